#include "editor/render/PlainPainter.h"

#include "editor/render/Faces.h"
#include "editor/render/Lettering.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>
#include <cmath>

// The parts that the plain style draws over its cells: sides, ways, numbers and names.

namespace fw {

namespace {

constexpr double namesFrom = 14; ///< pixels across a cell
constexpr double numbersFrom = 40;

} // namespace

void PlainPainter::paintNumber(QPainter& painter, const QFontMetrics& metrics, QPointF at,
                               const std::string& number) const
{
    // Digits are cached as small pictures, because a text layout for each cell would take most of the time of a frame.
    if (mFigurePixels != painter.font().pixelSize()) {
        mFigures.clear();
        mFigurePixels = painter.font().pixelSize();
    }
    int width = 0;
    for (const char c : number) {
        QPixmap& figure = mFigures[c];
        if (figure.isNull()) {
            figure = QPixmap(std::max(1, metrics.horizontalAdvance(QChar(c))), metrics.height());
            figure.fill(Qt::transparent);
            QPainter p(&figure);
            p.setFont(painter.font());
            p.setPen(mStyle.number);
            p.drawText(0, metrics.ascent(), QString(QChar(c)));
        }
        width += figure.width();
    }
    int left = int(at.x()) - width / 2;
    const int top = int(at.y()) - metrics.height() / 2;
    for (const char c : number) {
        const QPixmap& figure = mFigures[c];
        painter.drawPixmap(left, top, figure);
        left += figure.width();
    }
}

const std::vector<int>& PlainPainter::sidesWith(const Drawing& drawing) const
{
    const Plane<Mix>& now = drawing.sides;
    const int step = Plane<Mix>::chunkSize;
    const bool fresh = mSidesSeen.size() != now.size();
    bool changed = fresh;
    mSidesIn.resize(std::size_t((now.size() + step - 1) / step));
    for (int first = 0; first < now.size(); first += step) {
        if (!fresh && mSidesSeen.sharesChunk(now, first))
            continue;
        changed = true;
        std::vector<int>& in = mSidesIn[std::size_t(first / step)];
        in.clear();
        for (int side = first; side < std::min(first + step, now.size()); ++side)
            if (now.get(side) != 0)
                in.push_back(side);
    }
    if (changed) {
        mSidesSeen = now;
        mSides.clear();
        for (const std::vector<int>& in : mSidesIn)
            mSides.insert(mSides.end(), in.begin(), in.end());
    }
    return mSides;
}

void PlainPainter::paintSide(QPainter& painter, const Drawing& drawing, const MapGeometry& geometry, int side,
                             double width) const
{
    const Mix mix = drawing.sides.get(side);
    while (mSideArt.size() <= mix) {
        const auto& words = drawing.legend->words(Mix(mSideArt.size()));
        mSideArt.push_back(words.empty() ? Art::None : artOf(mRules, words.front()));
    }
    const Art art = mSideArt[mix];
    const SidePlace place = geometry.grid().sidePlace(side);
    const bool wet = art == Art::River || art == Art::Stream || art == Art::Brook;
    const auto [a, b] = geometry.side(place.cell, place.direction);
    painter.setPen(QPen(wet ? mStyle.waterLine : mStyle.ink, width * 1.6,
                        wet || art == Art::Wall || art == Art::Hedge ? Qt::SolidLine : Qt::DotLine, Qt::RoundCap));
    if (a == b)
        painter.drawPoint(a);
    else
        painter.drawLine(a, b);
    crossings(painter, drawing.legend->words(mix), geometry, place.cell, place.direction, width);
}

void PlainPainter::crossings(QPainter& painter, const std::vector<std::string>& words, const MapGeometry& geometry,
                             Cell cell, int direction, double width) const
{
    for (const std::string& word : words) {
        const Art art = artOf(mRules, word);
        if (!isCrossing(art))
            continue;
        const auto [a, b] = geometry.side(cell, direction);
        const QPointF step = geometry.step(cell, direction);
        const QPointF along = 0.18 * step;
        const QPointF aside = 0.09 * QPointF(-step.y(), step.x());
        const QPointF at = (a + b) / 2;
        painter.setPen(QPen(mStyle.ink, width, art == Art::Bridge ? Qt::SolidLine : Qt::DotLine, Qt::RoundCap));
        painter.drawLine(at - along + aside, at + along + aside);
        painter.drawLine(at - along - aside, at + along - aside);
    }
}

/// The links from rim to rim.
void PlainPainter::links(QPainter& painter, const MapGeometry& geometry, double width) const
{
    painter.setPen(QPen(mStyle.gridLine, width, Qt::SolidLine, Qt::RoundCap));
    for (int link = 0; link < geometry.grid().sideCount(); ++link) {
        const auto [a, b] = geometry.grid().cellsOfSide(link);
        const QPointF along = geometry.centre(b) - geometry.centre(a);
        const double far = std::hypot(along.x(), along.y());
        if (far <= 2 * geometry.radius())
            continue;
        const QPointF rim = along / far * geometry.radius();
        painter.drawLine(geometry.centre(a) + rim, geometry.centre(b) - rim);
    }
}

/// The names of places, below each of them as in the full style.
void PlainPainter::placeNames(QPainter& painter, const Drawing& drawing, const MapGeometry& geometry,
                              const std::vector<Cell>& cells) const
{
    Lettering hand{.ink = mStyle.number, .halo = mStyle.halo};
    hand.serif = false;
    hand.bold = true;
    hand.capital = 2;
    for (const Cell cell : cells) {
        if (drawing.outOfPlay(cell))
            continue;
        const std::string& label = drawing.grid().places[std::size_t(cell)].label;
        hand.draw(painter, geometry.centre(cell) + QPointF(0, geometry.radius() + 0.8 + hand.capital),
                  QString::fromStdString(label.empty() ? drawing.number(cell) : label));
    }
}

void PlainPainter::lines(QPainter& painter, const Drawing& drawing, const MapGeometry& geometry,
                         const std::vector<Cell>& cells, const QRectF& exposed, double pixels) const
{
    const Grid& g = drawing.grid();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = std::max(geometry.across() * 0.06, 1.2 * geometry.across() / pixels);
    if (parts.grid && g.linked())
        links(painter, geometry, width);
    if (parts.sides) {
        const std::vector<int>& all = sidesWith(drawing);
        if (g.linked()) { // a link may be long, and they are few
            for (const int side : all)
                paintSide(painter, drawing, geometry, side, width);
        } else if (all.size() < cells.size()) {
            const double reach = geometry.across();
            const QRectF wide = exposed.adjusted(-reach, -reach, reach, reach);
            for (const int side : all)
                if (wide.contains(geometry.centre(g.sidePlace(side).cell)))
                    paintSide(painter, drawing, geometry, side, width);
        } else {
            for (const Cell cell : cells)
                // One of its two cells draws each side; the list extends one cell beyond the visible part.
                for (int d = 0; d < g.directions() / 2; ++d)
                    if (const int side = g.side(cell, d); side >= 0 && drawing.sides.get(side) != 0)
                        paintSide(painter, drawing, geometry, side, width);
        }
    }
    if (parts.ways) {
        const double reach = geometry.across();
        const QRectF wide = exposed.adjusted(-reach, -reach, reach, reach);
        for (const Way& way : drawing.rest.map.ways) {
            for (std::size_t i = 1; i < way.cells.size(); ++i) {
                const QPointF a = geometry.centre(way.cells[i - 1]);
                const QPointF b = geometry.centre(way.cells[i]);
                if (!g.linked() && !wide.contains(a) && !wide.contains(b))
                    continue;
                const bool trail = artOf(mRules, way.kind) == Art::Trail;
                painter.setPen(QPen(mStyle.roadLine, width * 1.5, Qt::SolidLine, Qt::RoundCap));
                if (!trail)
                    painter.drawLine(a, b);
                painter.setPen(QPen(mStyle.road, width, trail ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap));
                painter.drawLine(a, b);
            }
        }
    }
    if (parts.numbers && g.linked()) {
        placeNames(painter, drawing, geometry, cells);
    } else if (parts.numbers && pixels >= numbersFrom) {
        // Whole pixels, so that the glyphs come from the cache.
        const QTransform to = painter.worldTransform();
        const double scale = pixels / geometry.across();
        QFont font = faceFont(Face::Condensed);
        font.setPixelSize(std::max(6, int(std::min(1.5, geometry.across() * 0.085) * scale * 1.4)));
        painter.save();
        painter.resetTransform();
        painter.setFont(font);
        painter.setPen(mStyle.number);
        const QFontMetrics metrics(font);
        for (const Cell cell : cells) {
            if (drawing.outOfPlay(cell))
                continue;
            const QPointF at = to.map(geometry.centre(cell) - QPointF(0, geometry.across() * 0.38));
            paintNumber(painter, metrics, at, drawing.number(cell));
        }
        painter.restore();
    }
    if (parts.names && pixels >= namesFrom) {
        Lettering hand{.ink = mStyle.ink, .halo = mStyle.halo};
        for (const PlaceName& name : drawing.rest.map.names) {
            const QPointF at = geometry.centre(name.cell) + QPointF(0, geometry.across() * 0.36);
            if (!exposed.adjusted(-40, -5, 40, 5).contains(at))
                continue;
            hand.capital = name.size <= 1 ? 1.9 : name.size == 2 ? 2.5 : 3.6;
            painter.save();
            painter.translate(at);
            painter.rotate(name.angle);
            hand.draw(painter, {}, QString::fromStdString(name.text));
            painter.restore();
        }
    }
    painter.restore();
}

} // namespace fw
