#include "editor/render/Lines.h"

#include "editor/render/Noise.h"

#include "editor/render/Streams.h"

#include <algorithm>

namespace fw {

namespace {

QPainterPath polyline(const Points& line)
{
    QPainterPath path;
    for (std::size_t i = 0; i < line.size(); ++i)
        i == 0 ? path.moveTo(line[i]) : path.lineTo(line[i]);
    return path;
}

/// The factor from the width of a water as laid out to that of a style.
double widthOf(const Stroke& water, const MapStyle& style)
{
    switch (water.art) {
    case Art::River: return style.riverWidth / usualWidth(Art::River);
    case Art::Stream: return style.streamWidth / usualWidth(Art::Stream);
    default: return style.brookWidth / usualWidth(Art::Brook);
    }
}

std::vector<double> halvesOf(const Stroke& water, const MapStyle& style, double bank)
{
    std::vector<double> half = water.half;
    const double factor = widthOf(water, style);
    for (double& h : half)
        h = h * factor + bank;
    return half;
}

/// Draws a bridge: two rails at the sides of the road, over water of half that width.
void paintBridge(QPainter& p, const MapStyle& style, QPointF at, QPointF along, double water)
{
    const QPointF aside(-along.y(), along.x());
    const double reach = 0.75 + water;
    p.setPen(roundPen(style.frame, 0.3));
    for (const double s : {-0.86, 0.86}) {
        const QPointF rail = at + aside * s;
        p.drawLine(rail - along * reach, rail + along * reach);
        p.drawLine(rail - along * reach, rail - along * (reach + 0.35) + aside * s * 0.45);
        p.drawLine(rail + along * reach, rail + along * (reach + 0.35) + aside * s * 0.45);
    }
}

/// Draws a ford: two rows of stones through the water.
void paintFord(QPainter& p, const MapStyle& style, QPointF at, QPointF along, double water)
{
    const QPointF aside(-along.y(), along.x());
    const double reach = 0.5 + water;
    p.setPen(roundPen(style.frame, 0.12));
    p.setBrush(style.stone);
    for (const double s : {-0.8, 0.8})
        for (double t = -reach; t <= reach + 0.01; t += reach / 2)
            p.drawEllipse(at + aside * s + along * t, 0.26, 0.26);
    p.setBrush(Qt::NoBrush);
}

/// Draws a ferry: a rope across the water and a flat boat on it.
void paintFerry(QPainter& p, const MapStyle& style, QPointF at, QPointF along, double water)
{
    const QPointF aside(-along.y(), along.x());
    const double reach = 0.9 + water;
    p.setPen(QPen(style.frame, 0.14, Qt::DashLine, Qt::FlatCap));
    p.drawLine(at - along * reach, at + along * reach);
    p.setPen(roundPen(style.houseLine, 0.16));
    p.setBrush(style.road);
    const QPointF hull[] = {at - along * 0.95, at - along * 0.5 + aside * 0.55, at + along * 0.5 + aside * 0.55,
                            at + along * 0.95, at + along * 0.5 - aside * 0.55, at - along * 0.5 - aside * 0.55};
    p.drawConvexPolygon(hull, 6);
    p.setBrush(Qt::NoBrush);
}

/// Draws a railway: ties first, and the rails over them as one line.
void paintRail(const Canvas& c, const QPainterPath& line, bool casing, const MapStyle& style)
{
    const double least = 1.0 / c.detail;
    QPen pen(style.dark ? style.road : style.houseLine, std::max(least, 0.5), Qt::SolidLine, Qt::FlatCap,
             Qt::RoundJoin);
    if (casing) {
        if (c.detail <= 1.6)
            return;
        pen.setWidthF(1.5);
        pen.setDashPattern({0.18, 0.62}); // in widths
    }
    c.painter.setBrush(Qt::NoBrush);
    c.painter.setPen(pen);
    c.painter.drawPath(line);
}

/// Draws a hedge: bushes in a row, close together.
void paintHedge(QPainter& p, const MapStyle& style, QPointF from, QPointF along, double length)
{
    p.setPen(roundPen(style.crownLine, 0.12));
    for (double t = 0.35; t < length; t += 0.72) {
        const QPointF on = from + along * (t / length);
        const int ix = int(std::lround(on.x() * 16));
        const int iy = int(std::lround(on.y() * 16));
        p.setBrush(chance(ix, iy, 41) < 0.35 ? style.crown : style.crownDeep);
        const double r = 0.42 + 0.14 * chance(ix, iy, 42);
        p.drawEllipse(on + QPointF(0.3 * (chance(ix, iy, 43) - 0.5), 0.3 * (chance(ix, iy, 44) - 0.5)), r, r);
    }
    p.setBrush(Qt::NoBrush);
}

} // namespace

void paintWaters(const Canvas& c, const Ground& ground, const QPainterPath& lake, const MapStyle& style)
{
    QPainter& p = c.painter;
    std::vector<const Stroke*> shown;
    for (const Stroke& water : ground.waters())
        if (water.box.intersects(c.exposed))
            shown.push_back(&water);
    const bool fine = c.detail >= 1.6;
    const bool lakes = !lake.isEmpty() && lake.controlPointRect().intersects(c.exposed);
    // All banks lie below all water, so that streams open into each other and into lakes.
    if (lakes) {
        p.setPen(roundPen(style.waterLine, fine ? 0.4 : 0.25));
        p.setBrush(style.water);
        p.drawPath(lake);
    }
    if (!fine) {
        p.setBrush(Qt::NoBrush);
        for (const Stroke* water : shown) {
            const double least = 1.0 / c.detail;
            p.setPen(roundPen(style.waterLine, std::max(water->half[water->half.size() / 2] * 1.4, least)));
            p.drawPath(polyline(water->line));
        }
        return;
    }
    p.setPen(Qt::NoPen);
    p.setBrush(style.waterLine);
    for (const Stroke* water : shown)
        p.drawPath(ribbon(water->line, halvesOf(*water, style, style.bankWidth)));
    p.setBrush(style.water);
    if (lakes)
        p.drawPath(lake);
    for (const Stroke* water : shown)
        p.drawPath(ribbon(water->line, halvesOf(*water, style, 0)));
}

void paintRoad(const Canvas& c, const Stroke& road, bool casing, const MapStyle& style)
{
    if (!road.box.intersects(c.exposed))
        return;
    QPainter& p = c.painter;
    const double least = 1.0 / c.detail;
    const bool fine = c.detail > 1.6;
    if (road.art == Art::Rail) {
        paintRail(c, polyline(road.line), casing, style);
        return;
    }
    const bool trail = road.art == Art::Trail;
    if (!casing && (trail || !fine))
        return;
    QPen pen = roundPen(style.road, style.roadWidth);
    if (casing) {
        pen = roundPen(style.roadLine, std::max(least, trail ? style.trailWidth : style.casingWidth));
        if (!fine) {
            // A single line remains, which must contrast with the ground.
            pen.setWidthF(std::max(least, 0.8));
            pen.setColor(style.dark ? style.road : style.roadLine);
        }
        if (trail) {
            pen.setDashPattern({3.2, 2.4});
            pen.setCapStyle(Qt::FlatCap);
        }
    }
    p.setBrush(Qt::NoBrush);
    p.setPen(pen);
    p.drawPath(polyline(road.line));
}

void paintRoads(const Canvas& c, const Ground& ground, const MapStyle& style)
{
    for (const bool casing : {true, false})
        for (const Stroke& road : ground.roads())
            paintRoad(c, road, casing, style);
}

void paintCrossings(const Canvas& c, const Ground& ground, const MapStyle& style)
{
    if (c.detail <= 1.6)
        return;
    const QRectF near = c.exposed.adjusted(-4, -4, 4, 4);
    for (const RoadCrossing& crossing : ground.crossings())
        if (near.contains(crossing.at)) {
            const auto paint = crossing.art == Art::Ford    ? paintFord
                               : crossing.art == Art::Ferry ? paintFerry
                                                            : paintBridge;
            paint(c.painter, style, crossing.at, crossing.along, crossing.half);
        }
}

void paintSides(const Canvas& c, const Map& map, const Ruleset& ruleset, const MapGeometry& g, const MapStyle& style)
{
    QPainter& p = c.painter;
    const double least = 1.0 / c.detail;
    for (const Side& side : map.sides) {
        const int d = map.grid.contains(side.a) ? map.grid.directionTo(side.a, side.b) : -1;
        if (d < 0)
            continue;
        const auto [from, to] = g.side(side.a, d);
        if (!QRectF(from, to).normalized().adjusted(-2, -2, 2, 2).intersects(c.exposed))
            continue;
        const QPointF along = to - from;
        const double l = std::hypot(along.x(), along.y());
        if (l <= 0)
            continue;
        const QPointF inward = g.centre(side.a) - (from + to) / 2;
        const QPointF aside = inward / std::hypot(inward.x(), inward.y());
        for (const std::string& feature : side.features) {
            const Art art = artOf(ruleset, feature);
            switch (art) {
            case Art::Stream:
            case Art::Brook:
            case Art::River:
            case Art::Slope:
            case Art::Hill: break; // drawn as lines over many sides
            case Art::Wall:
                p.setPen(QPen(style.houseLine, 1.0, Qt::SolidLine, Qt::SquareCap));
                p.drawLine(from, to);
                p.setPen(QPen(style.stone, 0.64, Qt::SolidLine, Qt::SquareCap));
                p.drawLine(from, to);
                p.setPen(QPen(style.houseLine, 0.14, Qt::SolidLine, Qt::FlatCap));
                for (double t = 0.5; t < l; t += 1.1)
                    p.drawLine(from + along * (t / l) - aside * 0.4, from + along * (t / l) + aside * 0.4);
                break;
            case Art::Fence:
                p.setPen(roundPen(style.houseLine, 0.2));
                p.drawLine(from, to);
                for (double t = 0.6; t < l; t += 1.6)
                    p.drawLine(from + along * (t / l) - aside * 0.5, from + along * (t / l) + aside * 0.5);
                break;
            case Art::Hedge:
                if (c.detail > 1.2)
                    paintHedge(p, style, from, along, l);
                else {
                    p.setPen(roundPen(style.crownDeep, std::max(least, 0.8)));
                    p.drawLine(from, to);
                }
                break;
            case Art::Bridge:
            case Art::Ferry:
            case Art::Ford: break; // drawn over the road
            case Art::Treeline:
                if (c.detail > 1.2)
                    break; // the trees are drawn with the woods
                [[fallthrough]];
            default: {
                QPen pen = roundPen(style.crownLine, std::max(least, 0.7));
                pen.setDashPattern({1.5, 1.5});
                p.setPen(pen);
                p.drawLine(from, to);
                break;
            }
            }
        }
    }
}

} // namespace fw
