#include "editor/render/Houses.h"

#include "editor/render/Noise.h"

#include <algorithm>

namespace fw {

namespace {

struct House {
    QPointF at;
    double angle = 0; ///< in degrees
    double length = 2;
    double depth = 1.4;
    bool stone = false;
};

void paintHouse(QPainter& p, const House& house, const MapArt& art, const MapStyle& style)
{
    const QRectF plan(-house.length / 2, -house.depth / 2, house.length, house.depth);
    p.save();
    p.translate(house.at + QPointF(0.28, 0.34));
    p.rotate(house.angle);
    p.setPen(Qt::NoPen);
    p.setBrush(style.shadow);
    p.drawRect(plan);
    p.restore();
    p.save();
    p.translate(house.at);
    p.rotate(house.angle);
    // The light falls on the upper half of each roof.
    const bool flip = std::cos(house.angle * M_PI / 180) < 0;
    p.scale(house.length / 2, house.depth / 1.4 * (flip ? -1 : 1));
    const std::vector<ArtPiece>& kinds = art.kinds(house.stone ? "stone-house" : "house");
    if (!kinds.empty())
        kinds[scramble(int(house.at.x() * 16), int(house.at.y() * 16), 90) % kinds.size()].paint(p);
    p.restore();
}

bool free(const std::vector<House>& houses, QPointF at, double gap)
{
    return std::ranges::none_of(houses,
                                [&](const House& h) { return std::hypot(h.at.x() - at.x(), h.at.y() - at.y()) < gap; });
}

bool inside(const Ground& ground, const std::vector<QRectF>& texts, Cell cell, QPointF at, double margin)
{
    const MapGeometry& g = ground.geometry();
    for (int d = 0; d < g.grid().directions(); ++d) {
        const Cell next = g.grid().neighbour(cell, d);
        const double need = next != noCell && ground.has(next, Art::Town) ? 0 : margin;
        if (g.depth(cell, d, at) < need)
            return false;
    }
    return std::ranges::none_of(texts, [at](const QRectF& text) { return text.contains(at); });
}

/// The streets of a town's cell: its roads, else a village street and a lane across it.
std::vector<Points> streets(const Ground& ground, Cell cell)
{
    if (!ground.roadsIn(cell).empty())
        return ground.roadsIn(cell);
    const QPointF centre = ground.geometry().centre(cell);
    const double far = 0.4 * ground.geometry().across();
    const double angle = M_PI * chance(cell, 0, 85);
    const QPointF along(far * std::cos(angle), far * std::sin(angle));
    const QPointF bend = QPointF(-along.y(), along.x()) * (0.5 * chance(cell, 0, 86) - 0.25);
    const QPointF start = centre + bend + along * (0.5 * chance(cell, 0, 87) - 0.25);
    return {sampled({centre - along, centre + bend, centre + along}, far / 8),
            sampled({start, start + 0.7 * QPointF(-along.y(), along.x())}, far / 8)};
}

/// Houses along every street of a cell: a second row behind them with gaps where the town goes on in other cells, and
/// few along the road through a hamlet.
std::vector<House> town(const Ground& ground, const Labels& labels, Cell cell)
{
    const MapGeometry& g = ground.geometry();
    std::vector<House> houses;
    const std::vector<QRectF> texts = labels.textsIn(cell, 1.0);
    const std::vector<Points> ways = streets(ground, cell);
    const auto around = g.grid().neighbours(cell);
    const auto more = std::ranges::count_if(around, [&](Cell next) { return ground.has(next, Art::Town); });
    const double gaps = more == 0 ? 0.22 : 0.1;
    const auto build = [&](const House& house) {
        double road = 1e9;
        for (const Points& way : ways)
            road = std::min(road, distanceTo(way, house.at));
        if (inside(ground, texts, cell, house.at, 1.5) && free(houses, house.at, 2.15)
            && road >= 0.75 + house.depth / 2 + 0.1 && ground.waterDistance(cell, house.at) >= 1.6)
            houses.push_back(house);
    };
    for (int row = 0; row < (more > 1 ? 3 : 2); ++row)
        for (const Points& street : ways) {
            double next = 0.6;
            double gone = 0;
            for (std::size_t i = 1; i < street.size(); ++i) {
                const QPointF v = street[i] - street[i - 1];
                const double l = lengthOf(v);
                for (; next < gone + l; next += 2.55) {
                    const QPointF on = street[i - 1] + v * ((next - gone) / l);
                    const QPointF along = tangent(street, i);
                    const QPointF aside(-along.y(), along.x());
                    for (const int s : {-1, 1}) {
                        const int ix = int(on.x() * 16) + s;
                        const int iy = int(on.y() * 16) + row;
                        if (chance(ix, iy, 81) < gaps + row * (more == 0 ? 0.5 : 0.3))
                            continue;
                        House house;
                        house.depth = 1.25 + 0.45 * chance(ix, iy, 82);
                        house.length = 1.6 + 0.7 * chance(ix, iy, 83);
                        const double off = 0.75 + 0.45 + house.depth / 2 + row * 2.5 + row * 0.5 * chance(ix, iy, 84);
                        house.at = on + aside * (s * off);
                        house.angle = std::atan2(along.y(), along.x()) * 180 / M_PI;
                        if (row > 0) {
                            house.length *= 0.72;
                            house.depth *= 0.8;
                        }
                        build(house);
                    }
                }
                gone += l;
            }
        }
    return houses;
}

void strongHouse(QPainter& p, const Ground& ground, Cell cell, const MapArt& art, const MapStyle& style)
{
    const QPointF at = strongHouseBox(ground, cell).center();
    // The garden wall, then the house with two outbuildings.
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(style.houseLine, 0.22, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    p.drawRect(strongHouseBox(ground, cell));
    paintHouse(p, {at + QPointF(-2.2, 1.5), 90, 1.3, 1.0, true}, art, style);
    paintHouse(p, {at + QPointF(2.2, 1.5), 90, 1.3, 1.0, true}, art, style);
    paintHouse(p, {at + QPointF(0, -0.4), 0, 3.9, 2.2, true}, art, style);
}

/// Draws an earthwork with four bastions: a ditch, a parapet with hachures outward, and the ground inside.
void redoubt(QPainter& p, const Ground& ground, Cell cell, const MapStyle& style)
{
    const QRectF box = strongHouseBox(ground, cell);
    const QPointF at = box.center();
    QPolygonF wall;
    constexpr double reach[] = {1.0, 0.78, 0.5, 0.78}; // tip of a bastion, its shoulders, and the middle of a curtain
    constexpr double turn[] = {0, 17, 45, 73};
    for (int corner = 0; corner < 4; ++corner)
        for (int i = 0; i < 4; ++i) {
            const double angle = (90.0 * corner + 45 + turn[i]) * M_PI / 180;
            wall << at
                        + QPointF(box.width() / 2 * std::cos(angle), box.height() / 2 * std::sin(angle)) * reach[i]
                              * 1.2;
        }
    p.setPen(QPen(style.hillLine, 0.95, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    p.setBrush(style.ground);
    p.drawPolygon(wall);
    p.setPen(QPen(style.houseLine, 0.34, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    p.drawPolygon(wall);
    p.setPen(roundPen(style.hillLine, 0.16));
    for (int i = 0; i < wall.size(); ++i) {
        const QPointF a = wall[i], v = wall[(i + 1) % wall.size()] - a;
        for (double t = 0.2; t < 1; t += 0.3) {
            const QPointF on = a + v * t;
            p.drawLine(on, on + (on - at) * (0.75 / std::max(0.1, lengthOf(on - at))));
        }
    }
}

/// Blocks of a city between straight streets, which continue into the next cells of the city.
void city(const Canvas& c, const Ground& ground, const Labels& labels, Cell cell, const MapStyle& style)
{
    constexpr double wide = 3.5, deep = 2.7, street = 0.75;
    const MapGeometry& g = ground.geometry();
    const std::vector<QRectF> texts = labels.textsIn(cell, 0.8);
    QTransform plan; // the streets of all cities run in one direction, a little off the compass
    plan.rotate(-11);
    const QTransform back = plan.inverted();
    const QRectF box = back.mapRect(g.outline(cell).boundingRect());
    const auto in = [&](QPointF at) {
        for (int d = 0; d < g.grid().directions(); ++d) {
            const Cell next = g.grid().neighbour(cell, d);
            if (g.depth(cell, d, at) < (next != noCell && ground.has(next, Art::City) ? 0 : 0.9))
                return false;
        }
        return std::ranges::none_of(texts, [at](const QRectF& text) { return text.contains(at); })
               && ground.roadDistance(cell, at) >= 1.1 && ground.waterDistance(cell, at) >= 1.3;
    };
    QPainter& p = c.painter;
    for (int iy = int(std::floor(box.top() / (deep + street))); iy * (deep + street) < box.bottom(); ++iy)
        for (int ix = int(std::floor(box.left() / (wide + street))); ix * (wide + street) < box.right(); ++ix) {
            const QRectF block(ix * (wide + street), iy * (deep + street), wide, deep);
            // A block belongs to the cell of its middle; what does not fit there is cut to the half that does.
            const auto stands = [&](const QRectF& part) {
                const QPolygonF corners = plan.map(QPolygonF(part));
                return g.cellAt(plan.map(part.center())) == cell && std::ranges::all_of(corners, in);
            };
            QRectF part = block;
            for (const QRectF& half : {block, QRectF(block.left(), block.top(), wide / 2, deep),
                                       QRectF(block.center().x(), block.top(), wide / 2, deep),
                                       QRectF(block.left(), block.top(), wide, deep / 2),
                                       QRectF(block.left(), block.center().y(), wide, deep / 2)})
                if (stands(part = half))
                    break;
            if (!stands(part))
                continue;
            p.setPen(QPen(style.houseLine, 0.14, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            p.setBrush(chance(ix, iy, 181) < 0.5 ? style.roof : style.brick);
            p.drawPolygon(plan.map(QPolygonF(part)));
            if (part.width() == wide && part.height() == deep && chance(ix, iy, 182) < 0.6) { // a courtyard
                p.setBrush(style.town);
                p.drawPolygon(plan.map(QPolygonF(part.adjusted(0.95, 0.8, -0.95, -0.8))));
            }
        }
}

} // namespace

QRectF strongHouseBox(const Ground& ground, Cell cell)
{
    const MapGeometry& g = ground.geometry();
    QPointF at = g.centre(cell);
    if (ground.roadDistance(cell, at) < 3.5)
        at += QPointF(-g.across() * 0.2, g.across() * 0.1);
    return {at.x() - 3.6, at.y() - 2.9, 7.2, 5.8};
}

void paintHouses(const Canvas& c, const Ground& ground, const Labels& labels, const MapArt& art, const MapStyle& style)
{
    const MapGeometry& g = ground.geometry();
    if (g.across() * c.detail < 22)
        return;
    for (const Cell cell : g.cellsIn(c.exposed)) {
        if (ground.has(cell, Art::Town) && ground.roadsIn(cell).empty()) {
            c.painter.setPen(roundPen(style.road, 0.8));
            c.painter.setBrush(Qt::NoBrush);
            for (const Points& street : streets(ground, cell))
                c.painter.drawPolyline(street.data(), int(street.size()));
        }
        if (ground.has(cell, Art::Town))
            for (const House& house : town(ground, labels, cell))
                paintHouse(c.painter, house, art, style);
        if (ground.has(cell, Art::City))
            city(c, ground, labels, cell, style);
        if (ground.has(cell, Art::Bastion))
            strongHouse(c.painter, ground, cell, art, style);
        if (ground.has(cell, Art::Redoubt))
            redoubt(c.painter, ground, cell, style);
    }
}

} // namespace fw
