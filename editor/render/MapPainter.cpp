#include "editor/render/MapPainter.h"

#include "editor/render/Houses.h"
#include "editor/render/Lines.h"
#include "editor/render/PlaceMarkers.h"
#include "editor/render/Rose.h"
#include "editor/render/Textures.h"
#include "editor/render/Trees.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <set>

namespace fw {

namespace {

constexpr double border = 3;    ///< ground between the cells and the neat line
constexpr double margin = 8.5;  ///< paper beyond the neat line
constexpr double titleRoom = 9; ///< additional paper above the neat line

/// The scenario's own terrain drawings: the folder `art` next to its file.
QString artFolder(const Map& map)
{
    return map.folder.empty() ? QString() : QString::fromStdString(map.folder) + "/art";
}

} // namespace

MapPainter::MapPainter(const Map& map, const Ruleset& ruleset, const MapStyle& style)
    : mMap(map), mStyle(style), mDrawings(std::make_shared<MapArt>(style, artFolder(map))),
      mGround(map, ruleset, mDrawings.get()), mRelief(map, mGround, style)
{
    mArtRules.features = ruleset.features;
    for (const Cell cell : map.outOfPlay.cells) {
        mOut.resize(std::size_t(map.grid.cellCount()), 0);
        if (map.grid.contains(cell))
            mOut[std::size_t(cell)] = 1;
    }
    if (map.grid.valid())
        mLabels = std::make_shared<Labels>(map, mGround, frame(), style);
}

MapPainter::MapPainter(const Scenario& scenario, const Ruleset& ruleset, const MapStyle& style)
    : MapPainter(scenario.map, ruleset, style)
{
    mPanel = std::make_shared<SheetPanel>(scenario, ruleset, geometry(), frame());
}

std::unique_ptr<MapPainter> MapPainter::emptySheet(const Scenario& scenario, const Ruleset& ruleset,
                                                   const MapStyle& style)
{
    Map empty;
    empty.title = scenario.map.title;
    empty.grid = scenario.map.grid;
    empty.numbering = scenario.map.numbering;
    empty.cellMillimetres = scenario.map.cellMillimetres;
    empty.cellStretch = scenario.map.cellStretch;
    empty.style = scenario.map.style;
    auto painter = std::make_unique<MapPainter>(empty, ruleset, style);
    painter->mPanel = std::make_shared<SheetPanel>(scenario, ruleset, painter->geometry(), painter->frame());
    return painter;
}

void MapPainter::setStyle(const MapStyle& style)
{
    MapStyle shown = mStyle; // what is visible takes no other drawings
    shown.grid = style.grid;
    shown.numbers = style.numbers;
    shown.names = style.names;
    if (shown != style) {
        mDrawings = std::make_shared<MapArt>(style, artFolder(mMap));
        if (!mRelief.suits(style))
            mRelief = Relief(mMap, mGround, style);
        if (mLabels && !style.lettersLike(mStyle))
            mLabels = std::make_shared<Labels>(mMap, mGround, frame(), style);
    }
    mStyle = style;
}

QRectF MapPainter::frameOf(const MapGeometry& geometry)
{
    return geometry.bounds().adjusted(-border, -border, border, border);
}

QRectF MapPainter::frame() const
{
    return frameOf(geometry());
}

namespace {

QRectF sheetRound(const QRectF& frame, const SheetPanel* panel, const Map& map)
{
    const double top = map.title.empty() ? margin : margin + titleRoom;
    QRectF sheet = frame;
    if (panel != nullptr && !panel->bounds().isEmpty())
        sheet |= panel->bounds();
    return sheet.adjusted(-margin, -top, margin, margin);
}

} // namespace

QRectF MapPainter::sheet() const
{
    return sheetRound(frame(), mPanel.get(), mMap);
}

QRectF MapPainter::sheetOf(const Scenario& scenario, const Ruleset& ruleset)
{
    const MapGeometry geometry(scenario.map);
    const QRectF frame = frameOf(geometry);
    const SheetPanel panel(scenario, ruleset, geometry, frame);
    return sheetRound(frame, &panel, scenario.map);
}

void MapPainter::paint(QPainter& painter, const QRectF& exposed, double detail) const
{
    const QRectF shown = exposed.intersected(sheet());
    if (shown.isEmpty() || !mMap.grid.valid())
        return;
    const Canvas canvas{painter, shown, detail};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const MapLayer layer : mapLayers)
        draw(canvas, layer);
    painter.restore();
}

void MapPainter::paintLayer(QPainter& painter, const QRectF& exposed, double detail, MapLayer layer) const
{
    const QRectF shown = exposed.intersected(sheet());
    if (shown.isEmpty() || !mMap.grid.valid())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    draw({painter, shown, detail}, layer);
    painter.restore();
}

void MapPainter::draw(const Canvas& c, MapLayer layer) const
{
    switch (layer) {
    case MapLayer::Ground:
        c.painter.fillRect(frame().intersected(c.exposed), mStyle.ground);
        paintOpenGround(c, geometry(), mStyle);
        break;
    case MapLayer::Relief:
        mRelief.paintHills(c, mStyle);
        mRelief.paintCover(c, mStyle);
        break;
    case MapLayer::Water:
        paintWaters(c, mGround, mRelief.lake(), mStyle);
        mRelief.paintLakeLines(c, mStyle);
        break;
    case MapLayer::Sides:
        mRelief.paintSlopes(c, mStyle);
        paintSides(c, mMap, mArtRules, geometry(), mStyle);
        break;
    case MapLayer::Roads: paintRoads(c, mGround, mStyle); break;
    case MapLayer::Crossings: paintCrossings(c, mGround, mStyle); break;
    case MapLayer::Houses: paintHouses(c, mGround, *mLabels, *mDrawings, mStyle); break;
    case MapLayer::Woods:
        paintTrees(c, mGround, *mLabels, *mDrawings, mStyle);
        paintTreelines(c, mMap, mArtRules, *mLabels, *mDrawings, mStyle);
        paintOwnDrawings(c, mGround, *mLabels, *mDrawings);
        break;
    case MapLayer::OutOfPlay:
        if (!mOut.empty())
            paintOutOfPlay(c);
        break;
    case MapLayer::Grid:
        if (mStyle.grid)
            paintGrid(c);
        break;
    case MapLayer::Numbers: paintNumbers(c); break;
    case MapLayer::Names: paintNames(c); break;
    case MapLayer::Frame: paintFrame(c); break;
    case MapLayer::Panel:
        if (mPanel) {
            mPanel->paint(c, mStyle);
            paintTrackMarkers(c, mPanel->tracks(), mMarkers);
        }
        paintPlaceMarkers(c, geometry(), mMarkers);
        break;
    case MapLayer::Title:
        if (!mMap.title.empty()) {
            Lettering hand = titleHand();
            hand.ink = mStyle.ink;
            hand.draw(c.painter, titleAt(), QString::fromStdString(mMap.title));
        }
        if (const QString note = originNote(); !note.isEmpty()) {
            Lettering hand = originHand();
            hand.ink = mStyle.ink;
            hand.draw(c.painter, originAt(), note);
        }
        break;
    }
}

void MapPainter::paintFrame(const Canvas& c) const
{
    // Paper covers everything beyond the neat line, because some paint devices cannot clip.
    QPainter& p = c.painter;
    if (!frame().contains(c.exposed)) {
        QPainterPath ring;
        const double far = 4 * geometry().across();
        ring.addRect(sheet().adjusted(-far, -far, far, far));
        ring.addRect(frame());
        p.setPen(Qt::NoPen);
        p.setBrush(mStyle.sheet);
        p.drawPath(ring);
    }
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(mStyle.frame, 0.25, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    p.drawRect(frame());
    p.setPen(QPen(mStyle.frame, 0.8, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    p.drawRect(frame().adjusted(-1.4, -1.4, 1.4, 1.4));
    paintRose(c, frame(), geometry(), mStyle);
}

Lettering MapPainter::titleHand() const
{
    Lettering hand{.smallCaps = true, .capital = 4.6, .spacing = 0.2};
    hand.setTypeface(mStyle.titleFont);
    const double width = hand.box(QString::fromStdString(mMap.title)).width();
    hand.capital *= std::min(1.0, frame().width() / std::max(1.0, width));
    return hand;
}

QPointF MapPainter::titleAt() const
{
    // A note below it lifts the title.
    return {frame().center().x(), frame().top() - (originNote().isEmpty() ? 5.4 : 8.2)};
}

QString MapPainter::originNote() const
{
    if (mMap.title.empty() || mMap.origin == Origin::Printed)
        return {};
    return mMap.origin == Origin::Reconstructed
               ? QCoreApplication::translate("MapPainter", "ground reconstructed, not copied from the printed map")
               : QCoreApplication::translate("MapPainter", "one reading of the printed map");
}

Lettering MapPainter::originHand() const
{
    Lettering hand{.italic = true, .capital = 1.8};
    hand.setTypeface(mStyle.nameFont);
    const double width = hand.box(originNote()).width();
    hand.capital *= std::min(1.0, frame().width() / std::max(1.0, width));
    return hand;
}

QPointF MapPainter::originAt() const
{
    return {frame().center().x(), frame().top() - 3.3};
}

void MapPainter::paintOutOfPlay(const Canvas& c) const
{
    // Bare paper covers cells out of play, up to the neat line on the edge of the map.
    const MapGeometry& g = geometry();
    const Grid& grid = g.grid();
    QPainterPath paper;
    QPainterPath shore;
    const double wide = g.across();
    for (const Cell cell : g.cellsIn(c.exposed.adjusted(-wide, -wide, wide, wide))) {
        if (!out(cell))
            continue;
        const QPolygonF outline = g.outline(cell);
        paper.addPolygon(outline);
        paper.closeSubpath();
        for (int d = 0; d < grid.directions(); ++d) {
            const auto [a, b] = g.side(cell, d);
            if (const Cell next = grid.neighbour(cell, d); next != noCell) {
                if (!out(next) && a != b) {
                    shore.moveTo(a);
                    shore.lineTo(b);
                }
                continue;
            }
            // The strip beyond the edge is bare if all cells that touch it are.
            const QPointF aside = g.step(cell, d);
            bool bare = true;
            for (int round = 0; round < grid.directions() && bare; ++round) {
                const Cell near = g.cellAt(g.centre(cell) + aside + g.step(cell, round));
                bare = near == noCell || out(near);
            }
            if (bare) {
                paper.addPolygon(outline.translated(aside));
                paper.closeSubpath();
            }
        }
    }
    // A corner of the neat line is bare if the nearest cell is.
    const double reach = border + 0.2 * wide;
    for (const int column : {0, grid.columns - 1}) {
        for (const int row : {0, grid.rows - 1}) {
            if (!out(grid.cell(column, row)))
                continue;
            const QRectF edge = frame();
            const QPointF corner(column == 0 ? edge.left() : edge.right() - reach,
                                 row == 0 ? edge.top() : edge.bottom() - reach);
            paper.addRect(QRectF(corner, QSizeF(reach, reach)));
        }
    }
    paper.setFillRule(Qt::WindingFill);
    c.painter.setPen(QPen(mStyle.sheet, 0.15)); // no gaps between the cells
    c.painter.setBrush(mStyle.sheet);
    if (!paper.isEmpty()) // for an empty path, a PDF would close a line that it never started
        c.painter.drawPath(paper);
    c.painter.setBrush(Qt::NoBrush);
    c.painter.setPen(QPen(mStyle.frame, std::max(0.4, 1.0 / c.detail), Qt::SolidLine, Qt::RoundCap));
    if (!shore.isEmpty())
        c.painter.drawPath(shore);
}

void MapPainter::paintGrid(const Canvas& c) const
{
    const MapGeometry& g = geometry();
    if (g.grid().linked()) {
        paintPlaces(c);
        return;
    }
    if (mStyle.gridLook == GridLook::None || g.across() * c.detail < 9)
        return;
    // A cell draws the sides of its first directions and those on the map's edge, so that each is drawn once.
    QPainterPath lines;
    std::set<int> corners; // each is drawn once
    const int half = g.grid().directions() / 2;
    const int stride = g.grid().hex() ? 1 : 2;
    for (const Cell cell : g.cellsIn(c.exposed)) {
        for (int d = 0; d < g.grid().directions(); d += stride) {
            const Cell next = g.grid().neighbour(cell, d);
            if ((d >= half && next != noCell) || (out(cell) && (next == noCell || out(next))))
                continue;
            const auto [a, b] = g.side(cell, d);
            if (mStyle.gridLook == GridLook::Lines) {
                lines.moveTo(a);
                lines.lineTo(b);
            } else if (mStyle.gridLook == GridLook::Corners) {
                const QPointF tick = (b - a) * std::min(0.5, mStyle.gridReach / std::max(0.01, lengthOf(b - a)));
                lines.moveTo(a);
                lines.lineTo(a + tick);
                lines.moveTo(b - tick);
                lines.lineTo(b);
            } else {
                const int after = d / stride;
                const int before = (after + g.grid().corners() - 1) % g.grid().corners();
                for (const auto& [corner, at] : {std::pair(before, a), std::pair(after, b)})
                    if (corners.insert(g.grid().vertex(cell, corner)).second)
                        lines.addEllipse(at, mStyle.gridReach / 2, mStyle.gridReach / 2);
            }
        }
    }
    if (lines.isEmpty())
        return;
    const bool dots = mStyle.gridLook == GridLook::Dots;
    c.painter.setBrush(dots ? QBrush(mStyle.gridLine) : QBrush(Qt::NoBrush));
    c.painter.setPen(dots ? QPen(Qt::NoPen)
                          : QPen(mStyle.gridLine, std::max(mStyle.gridWidth, 0.6 / c.detail), Qt::SolidLine,
                                 Qt::FlatCap, Qt::RoundJoin));
    c.painter.drawPath(lines);
}

void MapPainter::paintPlaces(const Canvas& c) const
{
    // Links without a road or another way are plain lines from rim to rim; ways have their own drawing.
    const MapGeometry& g = geometry();
    const Grid& grid = g.grid();
    std::set<int> ways;
    for (const Way& way : mMap.ways)
        for (std::size_t i = 1; i < way.cells.size(); ++i)
            ways.insert(grid.sharedSide(way.cells[i - 1], way.cells[i]));
    QPainterPath lines;
    QPainterPath rims;
    for (int link = 0; link < grid.sideCount(); ++link) {
        const auto [a, b] = grid.cellsOfSide(link);
        const QPointF along = g.centre(b) - g.centre(a);
        const double far = lengthOf(along);
        if (ways.contains(link) || far <= 2 * g.radius() || out(a) || out(b))
            continue;
        lines.moveTo(g.centre(a) + along / far * g.radius());
        lines.lineTo(g.centre(b) - along / far * g.radius());
    }
    for (const Cell cell : g.cellsIn(c.exposed))
        if (!out(cell)) {
            rims.addPolygon(g.outline(cell));
            rims.closeSubpath();
        }
    c.painter.setBrush(Qt::NoBrush);
    c.painter.setPen(QPen(mStyle.gridLine, std::max(0.7, 0.8 / c.detail), Qt::SolidLine, Qt::RoundCap));
    if (!lines.isEmpty())
        c.painter.drawPath(lines);
    c.painter.setPen(QPen(mStyle.frame, std::max(0.5, 0.8 / c.detail)));
    if (!rims.isEmpty())
        c.painter.drawPath(rims);
}

void MapPainter::paintNumbers(const Canvas& c) const
{
    const MapGeometry& g = geometry();
    Lettering hand = mLabels->numberHand();
    hand.ink = mStyle.number;
    hand.halo = mStyle.halo;
    hand.halo.setAlphaF(float(mStyle.numberHalo) / 100.0f);
    if (g.grid().linked()) { // names of places are read, not looked up
        hand.bold = true;
        hand.capital = std::max(hand.capital, 2.0);
        hand.halo.setAlphaF(1);
    }
    const auto cellText = [&](Cell cell) {
        if (g.grid().linked())
            if (const std::string& label = g.grid().places[std::size_t(cell)].label; !label.empty())
                return QString::fromStdString(label);
        return QString::fromStdString(mMap.numbering.label(g.grid(), cell));
    };
    if (!mStyle.numbers || hand.capital * c.detail <= 3.2)
        return;
    for (const Cell cell : g.cellsIn(c.exposed.adjusted(-2, -2, 2, 2)))
        if (!out(cell))
            hand.draw(c.painter, mLabels->numberAt(cell), cellText(cell));
}

void MapPainter::paintNames(const Canvas& c) const
{
    const double pixels = geometry().across() * c.detail;
    for (const MapLabel& label : mLabels->texts()) {
        // At small scales the small texts disappear first.
        const bool least = label.of == LabelOf::Word || label.of == LabelOf::Way;
        if (label.of == LabelOf::Word ? label.hand.capital * c.detail < 3.6
                                      : pixels <= (least ? 40 : 26) || !mStyle.names)
            continue;
        if (!label.box.adjusted(-1, -1, 1, 1).intersects(c.exposed))
            continue;
        Lettering hand = label.hand;
        hand.ink = label.water ? mStyle.waterInk : mStyle.ink;
        hand.halo = mStyle.halo;
        if (!label.letters.empty()) {
            hand.draw(c.painter, label.letters);
        } else if (label.angle == 0) {
            hand.draw(c.painter, label.at, label.text);
        } else {
            c.painter.save();
            c.painter.translate(label.at);
            c.painter.rotate(label.angle);
            hand.draw(c.painter, {}, label.text);
            c.painter.restore();
        }
    }
}

} // namespace fw
