#include "editor/render/PlainPainter.h"

#include "editor/render/Noise.h"

#include <QPainter>
#include <algorithm>
#include <climits>
#include <cmath>

namespace fw {

namespace {

constexpr double stampsFrom = 6; ///< pixels across a cell
constexpr double linesFrom = 5;
constexpr double gridFrom = 9;

QColor shaded(QColor colour, int level)
{
    // Higher ground is darker, so that levels are visible without numbers.
    return level == 0  ? colour
           : level > 0 ? colour.darker(100 + 7 * std::min(level, 8))
                       : colour.lighter(100 + 7 * std::min(-level, 4));
}

double scaleOf(const QPainter& painter)
{
    return std::abs(painter.worldTransform().m11());
}

} // namespace

PlainPainter::PlainPainter(const Ruleset& rules, const MapStyle& style)
    : mRules([&] {
          Ruleset features;
          features.features = rules.features;
          return features;
      }()),
      mStyle(style)
{}

void PlainPainter::setStyle(const MapStyle& style)
{
    mStyle = style;
    mLooks.clear();
    mStamps.clear();
    mFigures.clear();
}

PlainPainter::Look PlainPainter::lookOf(const std::vector<std::string>& features) const
{
    // Features that cover the ground come before those that cross it, and those before the ground itself.
    static constexpr Art order[] = {Art::City,    Art::Town,  Art::Bastion, Art::Redoubt, Art::DeepWoods, Art::Woods,
                                    Art::Lake,    Art::River, Art::Marsh,   Art::Stream,  Art::Brook,     Art::Field,
                                    Art::Orchard, Art::Rough, Art::Sand,    Art::Hill};
    std::uint32_t has = 0;
    const std::string* unknown = nullptr;
    for (const std::string& feature : features) {
        const Art art = artOf(mRules, feature);
        has |= 1u << unsigned(art);
        if (art == Art::Words)
            unknown = &feature;
    }
    const auto colour = [&](Art art) -> QColor {
        switch (art) {
        case Art::City:
        case Art::Town:
        case Art::Redoubt:
        case Art::Bastion: return mStyle.town;
        case Art::DeepWoods: return mStyle.deepWoods;
        case Art::Woods: return mStyle.woods;
        case Art::Lake:
        case Art::River:
        case Art::Stream:
        case Art::Brook: return mStyle.water;
        case Art::Marsh: return mStyle.marsh;
        case Art::Field:
        case Art::Orchard: return mStyle.field;
        case Art::Rough: return mStyle.hillShade;
        case Art::Sand: return mStyle.hill[0];
        case Art::Hill: return mStyle.hill[1];
        default: return mStyle.ground;
        }
    };
    for (const Art art : order)
        if (has & (1u << unsigned(art)))
            return {colour(art), art};
    if (unknown != nullptr) {
        const auto hue = scramble(int(qHash(QString::fromStdString(*unknown), 0)), 0, 5) % 360;
        return {QColor::fromHsv(int(hue), 70, mStyle.dark ? 110 : 215), Art::Words};
    }
    return {mStyle.ground, Art::None};
}

const PlainPainter::Look& PlainPainter::look(const Drawing& drawing, Mix mix) const
{
    while (mLooks.size() <= mix)
        mLooks.push_back(lookOf(drawing.legend->words(Mix(mLooks.size()))));
    return mLooks[mix];
}

QColor PlainPainter::colourOf(const Drawing& drawing, Cell cell) const
{
    if (drawing.outOfPlay(cell))
        return mStyle.sheet;
    const Look& l = look(drawing, parts.terrain ? drawing.terrain.get(cell) : Mix(0));
    return shaded(l.colour, parts.level ? drawing.level.get(cell) : 0);
}

void PlainPainter::paint(QPainter& painter, const Drawing& drawing, const MapGeometry& geometry, const QRectF& exposed,
                         const std::vector<Cell>* only) const
{
    const double pixels = geometry.across() * scaleOf(painter);
    if (pixels < stampsFrom && only == nullptr) {
        samples(painter, drawing, geometry, exposed);
        return;
    }
    const double edge = geometry.across() * std::max(1.0, geometry.stretch());
    std::vector<Cell> cells = only ? *only : geometry.cellsIn(exposed.adjusted(-edge, -edge, edge, edge));
    if (only != nullptr) {
        std::erase_if(cells, [&](Cell cell) {
            const double r = geometry.radius() * std::max(1.0, geometry.stretch());
            return !exposed.adjusted(-r, -r, r, r).contains(geometry.centre(cell));
        });
    }
    stamps(painter, drawing, geometry, cells, exposed, pixels);
    if (pixels >= linesFrom)
        lines(painter, drawing, geometry, cells, exposed, pixels);
}

const PlainPainter::Stamp& PlainPainter::stamp(const Look& look, int level, const MapGeometry& geometry,
                                               double pixels) const
{
    if (mStampPixels != pixels || mStampShape != geometry.grid().shape || mStampStretch != geometry.stretch()) {
        mStamps.clear();
        mStampPixels = pixels;
        mStampStretch = geometry.stretch();
        mStampShape = geometry.grid().shape;
    }
    const QColor colour = shaded(look.colour, level);
    Stamp& made = mStamps[{colour.rgb(), int(look.sign)}];
    if (!made.image.isNull())
        return made;
    const double scale = pixels / geometry.across();
    QPolygonF shape = geometry.outline(0);
    shape.translate(-geometry.centre(0));
    const double half = geometry.radius() * std::max(1.0, geometry.stretch()) * scale + 1.5;
    const int side = int(std::ceil(2 * half));
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter p(&image);
    const int middle = side / 2; // at a whole pixel
    p.translate(middle, middle);
    p.scale(scale, scale);
    // Slightly larger than the cell, so that stamps at whole pixels leave no gaps.
    p.setPen(QPen(colour, 1.2 / scale));
    p.setBrush(colour);
    p.drawPolygon(shape);
    if (pixels >= gridFrom && parts.grid) {
        p.setRenderHint(QPainter::Antialiasing);
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(mStyle.gridLine, std::max(0.17, 0.7 / scale)));
        p.drawPolygon(shape);
    }
    if (pixels >= 12 && look.sign != Art::None) {
        // Signs, so that the colour is not the only difference.
        p.setRenderHint(QPainter::Antialiasing);
        const double r = geometry.across() * 0.2;
        p.setPen(QPen(mStyle.ink, geometry.across() * 0.03));
        p.setBrush(Qt::NoBrush);
        switch (look.sign) {
        case Art::Woods: p.drawEllipse(QPointF(), r * 0.7, r * 0.7); break;
        case Art::DeepWoods:
            p.drawEllipse(QPointF(-r * 0.6, 0), r * 0.6, r * 0.6);
            p.drawEllipse(QPointF(r * 0.6, 0), r * 0.6, r * 0.6);
            break;
        case Art::Hill:
            p.drawLine(QPointF(-r, r * 0.6), QPointF(0, -r * 0.6));
            p.drawLine(QPointF(0, -r * 0.6), QPointF(r, r * 0.6));
            break;
        case Art::Town: p.drawRect(QRectF(-r * 0.8, -r * 0.8, r * 1.6, r * 1.6)); break;
        case Art::City:
            p.drawRect(QRectF(-r, -r, r * 0.8, r * 2));
            p.drawRect(QRectF(r * 0.2, -r, r * 0.8, r * 2));
            break;
        case Art::Sand:
            for (const QPointF at : {QPointF(-0.7, 0.3), QPointF(0, -0.5), QPointF(0.7, 0.3)})
                p.drawEllipse(at * r, r * 0.12, r * 0.12);
            break;
        case Art::Redoubt:
        case Art::Bastion:
            p.setBrush(mStyle.ink);
            p.drawRect(QRectF(-r * 0.6, -r * 0.6, r * 1.2, r * 1.2));
            break;
        case Art::Stream:
        case Art::Brook:
        case Art::River:
        case Art::Lake:
            p.drawLine(QPointF(-r, -r * 0.3), QPointF(r, -r * 0.3));
            p.drawLine(QPointF(-r, r * 0.3), QPointF(r, r * 0.3));
            break;
        default: p.drawPoint(QPointF()); p.drawLine(QPointF(-r * 0.5, 0), QPointF(r * 0.5, 0));
        }
    }
    p.end();
    // The neighbour draws the partly covered pixels at the rim.
    for (int y = 0; y < side; ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        int first = 0;
        int end = side;
        while (first < side && qAlpha(row[first]) < 255)
            ++first;
        while (end > first && qAlpha(row[end - 1]) < 255)
            --end;
        made.spans.emplace_back(first, end - first);
    }
    made.middle = {side / 2, side / 2};
    made.image = std::move(image);
    return made;
}

void PlainPainter::stamps(QPainter& painter, const Drawing& drawing, const MapGeometry& geometry,
                          const std::vector<Cell>& cells, const QRectF& exposed, double pixels) const
{
    // Copies rows of pixels directly, because tens of thousands of small drawImage calls take ten times as long.
    const QTransform to = painter.worldTransform();
    const QRect device = to.mapRect(exposed.intersected(geometry.bounds().adjusted(-1, -1, 1, 1))).toAlignedRect();
    if (device.isEmpty() || cells.empty())
        return;
    QImage image(device.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const qsizetype stride = image.bytesPerLine() / qsizetype(sizeof(QRgb));
    auto* const bits = reinterpret_cast<QRgb*>(image.bits());
    // Most cells have level 0, and their features alone give the stamp.
    std::vector<const Stamp*> level(std::size_t(drawing.legend->size()), nullptr);
    for (const Cell cell : cells) {
        const Mix mix = parts.terrain ? drawing.terrain.get(cell) : Mix(0);
        const int height = parts.level ? drawing.level.get(cell) : 0;
        const Stamp* made = height == 0 ? level[mix] : nullptr;
        if (drawing.outOfPlay(cell)) {
            made = &stamp({mStyle.sheet, Art::None}, 0, geometry, pixels);
        } else if (made == nullptr) {
            made = &stamp(look(drawing, mix), height, geometry, pixels);
            if (height == 0)
                level[mix] = made; // pointers into the std::map stay valid
        }
        const QPointF at = to.map(geometry.centre(cell));
        const int left = int(std::floor(at.x())) - made->middle.x() - device.left();
        const int top = int(std::floor(at.y())) - made->middle.y() - device.top();
        const int rows = int(made->spans.size());
        for (int y = std::max(0, -top); y < rows && top + y < device.height(); ++y) {
            const auto [first, count] = made->spans[std::size_t(y)];
            const int from = std::max(left + first, 0);
            const int end = std::min(left + first + count, device.width());
            if (from >= end)
                continue;
            const auto* source = reinterpret_cast<const QRgb*>(made->image.constScanLine(y)) + (from - left);
            std::copy(source, source + (end - from), bits + (top + y) * stride + from);
        }
    }
    painter.save();
    painter.resetTransform();
    painter.drawImage(device.topLeft(), image);
    painter.restore();
}

void PlainPainter::samples(QPainter& painter, const Drawing& drawing, const MapGeometry& geometry,
                           const QRectF& exposed) const
{
    if (geometry.grid().linked()) // its places are drawn one by one
        return;
    const QTransform to = painter.worldTransform();
    bool possible = false;
    const QTransform from = to.inverted(&possible);
    const QRect device = to.mapRect(exposed.intersected(geometry.bounds())).toAlignedRect();
    if (!possible || device.isEmpty())
        return;
    QImage image(device.size(), QImage::Format_ARGB32_Premultiplied);
    std::vector<QRgb> colours;
    for (int mix = 0; mix < drawing.legend->size(); ++mix)
        colours.push_back(look(drawing, Mix(mix)).colour.rgb());
    const auto colour = [&](Cell cell) {
        if (drawing.out.get(cell) != 0)
            return mStyle.sheet.rgb();
        if (parts.level && drawing.level.get(cell) != 0)
            return colourOf(drawing, cell).rgb();
        return colours[parts.terrain ? drawing.terrain.get(cell) : Mix(0)];
    };
    // Cells are drawn as bricks, so that the column (row) of a pixel depends only on x (y).
    const Grid& g = drawing.grid();
    const double along = 1.5 * geometry.radius();
    const bool flat = g.shape == GridShape::HexFlat;
    const bool square = g.shape == GridShape::Square;
    std::vector<int> columns(std::size_t(device.width()));
    std::vector<int> shovedColumns(std::size_t(device.width()));
    const double across = geometry.across();
    for (int x = 0; x < device.width(); ++x) {
        const double mm = from.map(QPointF(device.left() + x + 0.5, 0)).x();
        columns[std::size_t(x)] = int(std::floor(flat ? (mm - 0.25 * geometry.radius()) / along : mm / across));
        shovedColumns[std::size_t(x)] = int(std::floor((mm - across / 2) / across));
    }
    const int wide = device.width();
    int lastPlain = INT_MIN;
    int lastShoved = INT_MIN;
    for (int y = 0; y < device.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const double mm = from.map(QPointF(0, device.top() + y + 0.5)).y() / geometry.stretch();
        const int plainRow = int(std::floor(flat || square ? mm / across : (mm - 0.25 * geometry.radius()) / along));
        const int shovedRow = flat ? int(std::floor((mm - across / 2) / across)) : plainRow;
        if (plainRow == lastPlain && shovedRow == lastShoved) {
            std::copy_n(reinterpret_cast<const QRgb*>(image.constScanLine(y - 1)), wide, line);
            continue; // the same cells as in the line above
        }
        lastPlain = plainRow;
        lastShoved = shovedRow;
        const bool rowShoved = !flat && !square && ((plainRow % 2 != 0) == g.evenShoved);
        const std::vector<int>& columnAt = rowShoved ? shovedColumns : columns;
        Cell last = noCell;
        QRgb shown = 0;
        for (int x = 0; x < wide; ++x) {
            const int column = columnAt[std::size_t(x)];
            const int row = flat && ((column & 1) != 0) == g.evenShoved ? shovedRow : plainRow;
            const bool on = unsigned(column) < unsigned(g.columns) && unsigned(row) < unsigned(g.rows);
            const Cell cell = on ? row * g.columns + column : noCell;
            if (cell != last) {
                last = cell;
                shown = on ? colour(cell) : 0;
            }
            line[x] = shown;
        }
    }
    painter.save();
    painter.resetTransform();
    painter.drawImage(device.topLeft(), image);
    painter.restore();
}

} // namespace fw
