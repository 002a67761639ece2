#include "editor/view/EditItems.h"

#include "editor/render/Lettering.h"
#include "editor/view/MapItems.h"

#include <QList>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <algorithm>

namespace fw {

namespace {

constexpr double paperMargin = 10; ///< in millimetres beyond the cells while the full style is missing
constexpr double fullFrom = 12;    ///< in pixels across a cell; below it the plain style looks the same
constexpr std::size_t mostSpoiled = 2000;

} // namespace

BoardItem::BoardItem(const MapDocument& document, const MapStyle& style)
    : mDocument(document), mGeometry(document.drawing().rest.map), mStyle(style), mPlain(document.rules(), style)
{
    setFlag(ItemUsesExtendedStyleOption); // otherwise Qt repaints the whole map every time
}

QRectF BoardItem::sheet() const
{
    return mFull ? mFull->sheet() : mGeometry.bounds().adjusted(-paperMargin, -paperMargin, paperMargin, paperMargin);
}

void BoardItem::measure()
{
    prepareGeometryChange();
    mGeometry = MapGeometry(mDocument.drawing().rest.map);
    mFull.reset();
    mSpoiled.clear();
}

void BoardItem::setFull(std::shared_ptr<const MapPainter> painter)
{
    prepareGeometryChange();
    mFull = std::move(painter);
    mSpoiled.clear();
    mAllSpoiled = false;
    update();
}

void BoardItem::spoil(const Dirty& dirty)
{
    if (dirty.all || (dirty.rows && !dirty.ground))
        mAllSpoiled = mAllSpoiled || dirty.all;
    mSpoiled.insert(dirty.cells.begin(), dirty.cells.end());
    if (mSpoiled.size() > mostSpoiled) {
        mAllSpoiled = true;
        mSpoiled.clear();
    }
    if (dirty.all || dirty.rows || dirty.cells.size() > 500) {
        update();
        return;
    }
    QRectF box;
    for (const Cell cell : dirty.cells)
        box |= mGeometry.outline(cell).boundingRect();
    update(box.adjusted(-1, -1, 1, 1));
}

bool BoardItem::fullShown(double detail) const
{
    return mFull && !mAllSpoiled && mGeometry.across() * detail >= fullFrom;
}

void BoardItem::setStyle(const MapStyle& style)
{
    mStyle = style;
    mPlain.setStyle(style);
    update();
}

QRectF BoardItem::boundingRect() const
{
    return sheet();
}

void BoardItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*)
{
    const QRectF clip = painter->clipBoundingRect();
    const QRectF shown = clip.isEmpty() ? option->exposedRect : option->exposedRect.intersected(clip);
    const double detail = detailOf(*painter);
    painter->save();
    painter->setClipRect(shown, Qt::IntersectClip);
    if (fullShown(detail)) {
        mFull->paint(*painter, shown, detail);
        if (!mSpoiled.empty()) {
            const std::vector<Cell> cells(mSpoiled.begin(), mSpoiled.end());
            mPlain.paint(*painter, mDocument.drawing(), mGeometry, shown, &cells);
        }
    } else {
        painter->fillRect(sheet().intersected(shown), mStyle.sheet);
        mPlain.paint(*painter, mDocument.drawing(), mGeometry, shown);
    }
    painter->restore();
}

OverlayItem::OverlayItem(const MapDocument& document, const BoardItem& board) : mDocument(document), mBoard(board)
{
    setFlag(ItemUsesExtendedStyleOption);
    setZValue(15);
}

void OverlayItem::setPreview(const Preview& preview)
{
    if (preview == mPreview)
        return;
    prepareGeometryChange();
    mPreview = preview;
    update();
}

void OverlayItem::setSelection(const std::vector<Cell>& cells)
{
    mSelection = cells;
    update();
}

void OverlayItem::setCursor(Cell cell, int side)
{
    mCursor = cell;
    mCursorSide = side;
    update();
}

void OverlayItem::setMarked(const std::vector<Cell>& cells)
{
    mMarked = cells;
    update();
}

void OverlayItem::setAreasShown(bool shown)
{
    mAreas = shown;
    update();
}

QRectF OverlayItem::boundingRect() const
{
    QRectF all = mBoard.boundingRect(); // a dragged panel may leave it for a while
    for (const QRectF& box : mPreview.boxes)
        all |= box.adjusted(-2, -2, 2, 2);
    const double reach = mBoard.geometry().radius() + 2;
    for (const QPointF rim : mPreview.rims)
        all |= QRectF(rim - QPointF(reach, reach), rim + QPointF(reach, reach));
    for (const QLineF& line : mPreview.lines)
        all |= QRectF(line.p1(), line.p2()).normalized().adjusted(-2, -2, 2, 2);
    return all;
}

void OverlayItem::cells(QPainter& painter, const std::vector<Cell>& list, const QColor& fill, const QPen& pen,
                        const QRectF& exposed) const
{
    painter.setBrush(fill);
    painter.setPen(pen);
    for (const Cell cell : list) {
        if (!mBoard.geometry().grid().contains(cell))
            continue;
        const QPolygonF outline = mBoard.geometry().outline(cell);
        if (outline.boundingRect().intersects(exposed))
            painter.drawPolygon(outline);
    }
}

void OverlayItem::paintAreas(QPainter& painter, const QRectF& exposed, double detail) const
{
    const MapGeometry& g = mBoard.geometry();
    const Drawing& drawing = mDocument.drawing();
    std::map<Cell, int> labels; // number of area labels on a cell
    for (const Area& area : drawing.rest.map.areas) {
        QColor colour("#5b4a8a");
        for (const Army& army : drawing.rest.sides)
            if (army.id == area.side)
                colour = QColor(QString::fromStdString(army.colour));
        const bool dark = mBoard.style().dark;
        if (dark)
            colour = colour.lighter(190);
        std::vector<Cell> sorted = area.cells;
        std::ranges::sort(sorted);
        painter.setPen(QPen(colour, std::max(0.5, 1.6 / detail), Qt::DashLine));
        for (const Cell cell : sorted) {
            if (!g.grid().contains(cell) || !g.outline(cell).boundingRect().intersects(exposed))
                continue;
            if (g.grid().linked()) { // each place has a rim of its own
                painter.setBrush(Qt::NoBrush);
                painter.drawEllipse(g.centre(cell), 0.88 * g.radius(), 0.88 * g.radius());
                continue;
            }
            for (int d = 0; d < g.grid().directions(); ++d) {
                if (!g.grid().hex() && d % 2 == 1)
                    continue;
                if (std::ranges::binary_search(sorted, g.grid().neighbour(cell, d)))
                    continue;
                const auto [a, b] = g.side(cell, d);
                const QPointF in = 0.06 * (g.centre(cell) - (a + b) / 2);
                painter.drawLine(a + in, b + in);
            }
        }
        if (area.cells.empty() || g.across() * detail < 26 || !g.grid().contains(area.cells[0]))
            continue;
        Lettering hand;
        hand.serif = false;
        hand.capital = std::max(1.5, 8 / detail);
        hand.ink = dark ? colour.lighter(130) : colour.darker(130);
        hand.halo = mBoard.style().halo;
        const int line = labels[area.cells[0]]++;
        hand.draw(painter, g.centre(area.cells[0]) - QPointF(0, g.across() * 0.22 - line * hand.capital * 1.4),
                  QString::fromStdString(area.label.empty() ? area.id : area.label));
    }
}

void OverlayItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*)
{
    const QRectF shown = option->exposedRect;
    const double detail = detailOf(*painter);
    const MapGeometry& g = mBoard.geometry();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (mAreas)
        paintAreas(*painter, shown, detail);
    // A dark and a light line each, visible on any ground.
    const double thin = 1.5 / detail;
    cells(*painter, mSelection, QColor(255, 255, 255, 50), QPen(QColor("#1a1510"), 2 * thin), shown);
    cells(*painter, mSelection, Qt::transparent, QPen(QColor("#ffffff"), thin, Qt::DashLine), shown);
    cells(*painter, mMarked, Qt::transparent, QPen(QColor("#b02020"), 3 * thin), shown);
    cells(*painter, mPreview.cells, QColor(255, 233, 138, 70), QPen(QColor("#1a1510"), thin), shown);
    const auto side = [&](int number, const QColor& colour) {
        const SidePlace place = g.grid().sidePlace(number);
        if (place.cell == noCell)
            return;
        const auto [a, b] = g.side(place.cell, place.direction);
        painter->setPen(QPen(QColor("#1a1510"), 5 * thin, Qt::SolidLine, Qt::RoundCap));
        painter->drawLine(a, b);
        painter->setPen(QPen(colour, 3 * thin, Qt::SolidLine, Qt::RoundCap));
        painter->drawLine(a, b);
    };
    for (const int number : mPreview.sides)
        side(number, QColor("#ffe98a"));
    for (const auto& [colour, width] : {std::pair(QColor("#1a1510"), 5 * thin), {QColor("#ffe98a"), 2.5 * thin}}) {
        painter->setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        for (std::size_t i = 1; i < mPreview.chain.size(); ++i)
            painter->drawLine(g.centre(mPreview.chain[i - 1]), g.centre(mPreview.chain[i]));
    }
    const auto twice = [&](double wide, const auto& draw) {
        for (const auto& [colour, width] : {std::pair(QColor("#1a1510"), wide + 2 * thin), {QColor("#ffe98a"), wide}}) {
            painter->setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
            draw();
        }
    };
    twice(thin, [&] { painter->drawLines(QList<QLineF>(mPreview.lines.begin(), mPreview.lines.end())); });
    painter->setBrush(Qt::NoBrush);
    twice(1.4 * thin, [&] {
        for (const QPointF rim : mPreview.rims)
            painter->drawEllipse(rim, g.radius(), g.radius());
    });
    painter->setBrush(QColor("#ffe98a"));
    painter->setPen(QPen(QColor("#1a1510"), thin));
    for (const Cell cell : mPreview.dots)
        if (g.grid().contains(cell))
            painter->drawEllipse(g.centre(cell), 3.5 * thin, 3.5 * thin);
    painter->setBrush(Qt::NoBrush);
    for (std::size_t i = 0; i < mPreview.boxes.size(); ++i) {
        const QRectF& box = mPreview.boxes[i];
        if (box.isEmpty())
            continue;
        twice(i == 0 ? 2 * thin : thin, [&] { painter->drawRect(box); });
        const QRectF corner(box.bottomRight() - QPointF(6, 6) * thin, QSizeF(6, 6) * thin);
        painter->fillRect(corner, QColor("#1a1510"));
    }
    if (g.grid().contains(mCursor)) {
        cells(*painter, {mCursor}, Qt::transparent, QPen(QColor("#1a1510"), 3 * thin), shown);
        cells(*painter, {mCursor}, Qt::transparent, QPen(QColor("#ffe98a"), 1.4 * thin), shown);
        if (mCursorSide >= 0)
            side(mCursorSide, QColor("#ffe98a"));
    }
    painter->restore();
}

} // namespace fw
