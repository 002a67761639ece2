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

/// Two rows of houses along every street of the cell, the second one with gaps.
std::vector<House> town(const Ground& ground, const Labels& labels, Cell cell)
{
    const MapGeometry& g = ground.geometry();
    std::vector<House> houses;
    const std::vector<QRectF> texts = labels.textsIn(cell, 1.0);
    const auto build = [&](House house, double gap) {
        if (!inside(ground, texts, cell, house.at, 1.5) || !free(houses, house.at, gap)
            || ground.roadDistance(cell, house.at) < 0.75 + house.depth / 2 + 0.1
            || ground.waterDistance(cell, house.at) < 1.6)
            return;
        houses.push_back(house);
    };
    for (int row = 0; row < 2; ++row) {
        for (std::size_t r = 0; r < ground.roadsIn(cell).size(); ++r) {
            const Points& street = ground.roadsIn(cell)[r];
            double next = 0.6;
            double gone = 0;
            for (std::size_t i = 1; i < street.size(); ++i) {
                const QPointF v = street[i] - street[i - 1];
                const double l = std::hypot(v.x(), v.y());
                for (; next < gone + l; next += 2.55) {
                    const QPointF on = street[i - 1] + v * ((next - gone) / l);
                    const QPointF along = tangent(street, i);
                    const QPointF aside(-along.y(), along.x());
                    for (const int s : {-1, 1}) {
                        const int ix = int(on.x() * 16) + s;
                        const int iy = int(on.y() * 16) + row;
                        const double luck = chance(ix, iy, 81);
                        if (luck < (row == 0 ? 0.12 : 0.42))
                            continue;
                        House house;
                        house.depth = 1.25 + 0.45 * chance(ix, iy, 82);
                        house.length = 1.6 + 0.7 * chance(ix, iy, 83);
                        const double off = 0.75 + 0.45 + house.depth / 2 + row * 2.5 + row * 0.5 * chance(ix, iy, 84);
                        house.at = on + aside * (s * off);
                        house.angle = std::atan2(along.y(), along.x()) * 180 / M_PI;
                        if (row == 1) {
                            house.length *= 0.72;
                            house.depth *= 0.8;
                        }
                        build(house, 2.15);
                    }
                }
                gone += l;
            }
        }
    }
    if (!ground.roadsIn(cell).empty())
        return houses;
    for (int k = 0; k < 60; ++k) {
        House house;
        const double x = (chance(cell, k, 85) - 0.5) * g.across();
        const double y = (chance(cell, k, 86) - 0.5) * g.across();
        house.at = g.centre(cell) + QPointF(x, y);
        house.angle = 90.0 * int(2 * chance(cell, k, 87)) + 12 * noise(house.at / 6, 88);
        house.length = 1.7 + 0.7 * chance(cell, k, 89);
        build(house, 2.7);
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
        if (ground.has(cell, Art::Town))
            for (const House& house : town(ground, labels, cell))
                paintHouse(c.painter, house, art, style);
        if (ground.has(cell, Art::Bastion))
            strongHouse(c.painter, ground, cell, art, style);
    }
}

} // namespace fw
