#include "editor/render/SheetLegend.h"

#include "editor/Translated.h"
#include "editor/render/Lettering.h"
#include "editor/render/MapPainter.h"
#include "editor/render/StyleShelf.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainterPath>
#include <cmath>
#include <set>

namespace fw {

namespace {

constexpr double sampleSize = 8.6; ///< from flat to flat
constexpr double legendLine = 9.8;
constexpr double leastColumn = 36;
constexpr double leastSample = 60; ///< smallest size in pixels at which a sample is drawn

/// The direction of the side of a sample's middle cell that the legend shows.
int sampleSide(const Grid& grid)
{
    return grid.hex() ? 1 : 2;
}

/// All features and kinds of way on a map.
std::set<std::string> used(const Map& map)
{
    std::set<std::string> found;
    for (const auto& cell : map.terrain)
        found.insert(cell.begin(), cell.end());
    for (const Side& side : map.sides)
        found.insert(side.features.begin(), side.features.end());
    for (const Way& way : map.ways)
        found.insert(way.kind);
    return found;
}

/// Three by three cells with the feature in, on the side of, or through the middle one.
Map sampleMap(const Map& map, const Feature& feature, Art art)
{
    Map sample;
    sample.folder = map.folder; // of the scenario's own drawings
    sample.grid = map.grid;
    if (sample.grid.linked()) // a feature looks the same in a square
        sample.grid = Grid{GridShape::Square};
    sample.grid.columns = 3;
    sample.grid.rows = 3;
    sample.cellMillimetres = map.cellMillimetres;
    sample.cellStretch = map.cellStretch;
    sample.terrain.resize(9);
    const Cell middle = sample.grid.cell(1, 1);
    const int half = sample.grid.directions() / 2;
    const int through = sampleSide(sample.grid);
    const std::vector<Cell> chain{sample.grid.neighbour(middle, through), middle,
                                  sample.grid.neighbour(middle, through + half)};
    if (feature.kind == FeatureKind::Way) {
        sample.ways.push_back({"sample", {}, feature.id, chain, Origin::Printed});
    } else if (feature.kind == FeatureKind::Hexside) {
        const MapGeometry g(sample.grid, 1);
        const int shown = sampleSide(sample.grid);
        const auto isBeyond = [&](Cell cell) {
            const QPointF way = g.step(middle, shown);
            return QPointF::dotProduct(g.centre(cell) - g.centre(middle), way) > QPointF::dotProduct(way, way) / 2;
        };
        // A stream runs from edge to edge; of other features one side is enough.
        for (Cell cell = 0; cell < sample.grid.cellCount(); ++cell)
            for (const Cell next : sample.grid.neighbours(cell))
                if (isFlowing(art) ? !isBeyond(cell) && isBeyond(next)
                                   : cell == middle && next == sample.grid.neighbour(middle, shown))
                    sample.sides.push_back({cell, next, {feature.id}, {}, noCell});
    } else {
        for (const Cell cell : isFlowing(art) ? chain : std::vector<Cell>{middle})
            sample.terrain[std::size_t(cell)].push_back(feature.id);
    }
    return sample;
}

} // namespace

SheetLegend::SheetLegend(const Map& map, const Ruleset& ruleset)
{
    const std::set<std::string> shown = used(map);
    for (const Feature& feature : ruleset.features) {
        const Art art = artOf(ruleset, feature.id);
        if (shown.count(feature.id) == 0 || !map.grid.valid())
            continue;
        mEntries.push_back({translated(feature.label.empty() ? feature.id : feature.label),
                            std::make_unique<MapPainter>(sampleMap(map, feature, art), ruleset, styleOf(map, false)),
                            feature.kind == FeatureKind::Hexside});
    }
}

SheetLegend::~SheetLegend() = default;

double SheetLegend::height(double width) const
{
    const int columns = std::max(1, int(width / leastColumn));
    return std::ceil(double(mEntries.size()) / columns) * legendLine;
}

void SheetLegend::paint(const Canvas& c, const MapStyle& style, QPointF at, double width) const
{
    const int columns = std::max(1, int(width / leastColumn));
    const int lines = int(std::ceil(double(mEntries.size()) / columns));
    Lettering hand{.serif = false, .capital = 1.9, .ink = style.ink};
    for (int i = 0; i < int(mEntries.size()); ++i) {
        // The entries fill one column after another.
        const int column = i / lines;
        const QPointF corner = at + QPointF(width / columns * column, legendLine * (i % lines));
        if (!QRectF(corner, QSizeF(width / columns, legendLine)).intersects(c.exposed))
            continue;
        const Entry& entry = mEntries[std::size_t(i)];
        paintSample(c, style, entry, corner);
        const double room = width / columns - sampleSize * 1.2 - 3;
        Lettering fitted = hand;
        fitted.capital *= std::min(1.0, room / std::max(1.0, hand.box(entry.label).width()));
        const double half = fitted.box(entry.label).width() / 2;
        fitted.draw(c.painter, corner + QPointF(sampleSize * 1.2 + 2 + half, legendLine / 2 + 0.95), entry.label);
    }
}

void SheetLegend::paintSample(const Canvas& c, const MapStyle& style, const Entry& entry, QPointF at) const
{
    MapPainter map = *entry.sample; // a copy, because several threads may paint
    const MapGeometry& g = map.geometry();
    const Cell middle = g.grid().cell(1, 1);
    const double scale = sampleSize / g.across();
    const QPointF centre = at + QPointF(sampleSize * 0.6, legendLine / 2);
    // A side is shown across the centre, ground in its cell.
    const auto [left, right] = g.side(middle, sampleSide(g.grid()));
    const QPointF focus = entry.side ? (left + right) / 2 : g.centre(middle);
    // At a smaller size the painter would omit the feature.
    const double least = leastSample / g.across();
    MapStyle plain = style;
    plain.numbers = false;
    map.setStyle(plain);
    const auto draw = [&](QPainter& p, QPointF where, double detail) {
        p.translate(where);
        p.scale(scale, scale);
        p.translate(-focus);
        const QPolygonF outline = g.outline(middle).translated(focus - g.centre(middle));
        QPainterPath hole;
        hole.addPolygon(outline);
        p.save(); // keeps an existing clip, such as that of one page of many
        p.setClipPath(hole, Qt::IntersectClip);
        map.paint(p, outline.boundingRect(), std::max(detail * scale, least));
        p.restore();
        p.setRenderHint(QPainter::Antialiasing);
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(style.frame, 0.35, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        p.drawPolygon(outline);
    };
    if (c.painter.paintEngine()->type() != QPaintEngine::SVG) {
        c.painter.save();
        draw(c.painter, centre, c.detail);
        c.painter.restore();
        return;
    }
    // The SVG paint engine cannot clip here, so the sample is a picture.
    constexpr double dots = 24; // in a millimetre
    const double size = sampleSize * 1.2;
    QImage picture(QSizeF(size * dots, size * dots).toSize(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter fresh(&picture);
    fresh.scale(dots, dots);
    draw(fresh, QPointF(size / 2, size / 2), dots);
    fresh.end();
    c.painter.drawImage(QRectF(centre - QPointF(size / 2, size / 2), QSizeF(size, size)), picture);
}

} // namespace fw
