#include "editor/render/Trees.h"

#include "editor/render/Noise.h"

#include <algorithm>
#include <array>

namespace fw {

namespace {

struct Tree {
    QPointF at;
    double size; ///< radius of the crown
    int kind;
    bool deep;
};

/// A crown of radius about 1 with a lobed edge.
QPainterPath crown(int kind)
{
    Points edge;
    const int lobes = 6 + kind % 3;
    for (int i = 0; i < lobes * 2; ++i) {
        const double angle = M_PI * (i + 0.3 * chance(i, kind, 41)) / lobes;
        const double far = (i % 2 ? 0.87 : 1.05) * (0.93 + 0.14 * chance(i, kind, 42));
        edge.emplace_back(far * std::cos(angle), 0.94 * far * std::sin(angle));
    }
    return smoothClosed(edge);
}

const std::array<QPainterPath, 6>& crowns()
{
    static const std::array<QPainterPath, 6> all{crown(0), crown(1), crown(2),
                                                 crown(3), crown(4), crown(5)};
    return all;
}

/// Whether a text stands there, with some air round it.
bool written(const std::vector<QRectF>& texts, QPointF at)
{
    return std::any_of(texts.begin(), texts.end(),
                       [at](const QRectF& text) { return text.contains(at); });
}

bool wooded(const Ground& ground, Cell cell)
{
    return ground.has(cell, Art::Woods) || ground.has(cell, Art::DeepWoods);
}

/// Trees stand on a jittered lattice of the whole map, so a clump runs on over cell borders.
void plant(std::vector<Tree>& trees, const Ground& ground, const Labels& labels, Cell cell, bool deep)
{
    const MapGeometry& g = ground.geometry();
    const QRectF box = g.outline(cell).boundingRect();
    const double spacing = deep ? 1.95 : 2.5;
    const int left = int(std::floor(box.left() / spacing));
    const int right = int(std::ceil(box.right() / spacing));
    const int top = int(std::floor(box.top() / spacing));
    const int bottom = int(std::ceil(box.bottom() / spacing));
    const std::uint32_t seed = deep ? 51 : 61;
    const std::vector<QRectF> texts = labels.textsIn(cell, 1.0);
    const bool house = ground.has(cell, Art::Town) || ground.has(cell, Art::Bastion);
    for (int iy = top; iy <= bottom; ++iy) {
        for (int ix = left; ix <= right; ++ix) {
            const double stagger = iy % 2 ? 0.5 : 0;
            const QPointF at((ix + stagger + 0.72 * (chance(ix, iy, seed) - 0.5)) * spacing,
                             (iy + 0.72 * (chance(ix, iy, seed + 1) - 0.5)) * spacing);
            // Light woods stand in groups with glades between them.
            if (!deep && noise(at / 5.2, seed + 4) < -0.22)
                continue;
            bool inside = g.grid().hex() || g.cellAt(at) == cell;
            for (int d = 0; d < g.grid().directions() && inside; ++d) {
                const double depth = g.depth(cell, d, at);
                const Cell next = g.grid().neighbour(cell, d);
                const bool open = next != noCell && !wooded(ground, next);
                inside = depth >= (open ? 1.15 + 0.6 * noise(at / 3.0, seed + 2) : 0.0);
            }
            if (!inside || written(texts, at) || ground.roadDistance(cell, at) < 1.75 ||
                ground.waterDistance(cell, at) < 1.5)
                continue;
            if (house && ground.roadDistance(cell, at) < 5)
                continue;
            const double size = (deep ? 1.12 : 0.98) * (0.78 + 0.44 * chance(ix, iy, seed + 3));
            trees.push_back({at, size, int(scramble(ix, iy, seed + 5) % 6), deep});
        }
    }
}

void paintTree(QPainter& p, const Tree& tree, const MapStyle& style, bool fine)
{
    const QPainterPath& path = crowns()[std::size_t(tree.kind)];
    const QTransform old = p.transform();
    p.translate(tree.at);
    p.scale(tree.size, tree.size);
    p.setPen(Qt::NoPen);
    p.setBrush(style.shadow);
    p.drawEllipse(QPointF(0.34, 0.42), 0.98, 0.86);
    p.setBrush(tree.deep ? style.crownDeep : style.crown);
    if (fine)
        p.setPen(QPen(style.crownLine, 0.13));
    p.drawPath(path);
    if (fine) {
        p.setPen(Qt::NoPen);
        p.setBrush(tree.deep ? style.crown : style.crownLight);
        p.drawEllipse(QPointF(-0.26, -0.3), 0.44, 0.36);
    }
    p.setTransform(old);
}

/// Tufts of marsh, furrows of fields, stones of rough ground: short strokes on a jittered lattice.
void paintStrokes(QPainter& p, const Ground& ground, const Labels& labels, Cell cell, Art art,
                  const MapStyle& style)
{
    const MapGeometry& g = ground.geometry();
    const QRectF box = g.outline(cell).boundingRect();
    const double spacing = art == Art::Field ? 1.5 : 2.9;
    const QColor ink = art == Art::Marsh ? style.marsh : art == Art::Field ? style.field
                                                                          : style.hillLine;
    p.setPen(roundPen(ink, 0.16));
    const std::vector<QRectF> texts = labels.textsIn(cell, 0.8);
    for (double y = std::ceil(box.top() / spacing) * spacing; y < box.bottom(); y += spacing) {
        for (double x = std::ceil(box.left() / spacing) * spacing; x < box.right(); x += spacing) {
            const int ix = int(std::lround(x / spacing));
            const int iy = int(std::lround(y / spacing));
            const double jitter = art == Art::Field ? 0 : spacing * 0.6;
            const QPointF at(x + jitter * (chance(ix, iy, 71) - 0.5) +
                                 (iy % 2 ? spacing / 2 : 0),
                             y + jitter * (chance(ix, iy, 72) - 0.5));
            bool inside = true;
            for (int d = 0; d < g.grid().directions() && inside; ++d)
                inside = g.depth(cell, d, at) > 1.4;
            if (!inside || written(texts, at) || ground.roadDistance(cell, at) < 1.6)
                continue;
            if (art == Art::Marsh) {
                p.drawLine(at - QPointF(0.8, 0), at + QPointF(0.8, 0));
                for (const double lean : {-0.4, 0.0, 0.4})
                    p.drawLine(at, at + QPointF(lean, -0.8 + std::abs(lean) * 0.5));
            } else if (art == Art::Field) {
                p.drawLine(at, at + QPointF(0.7, -0.35));
            } else {
                p.drawLine(at + QPointF(-0.5, 0.3), at + QPointF(0, -0.4));
                p.drawLine(at + QPointF(0, -0.4), at + QPointF(0.55, 0.3));
            }
        }
    }
}

} // namespace

void paintTrees(const Canvas& c, const Ground& ground, const Labels& labels, const MapStyle& style)
{
    const MapGeometry& g = ground.geometry();
    if (g.across() * c.detail < 22)
        return;
    std::vector<Tree> trees;
    for (const Cell cell : g.cellsIn(c.exposed.adjusted(-2, -2, 2, 2))) {
        if (ground.has(cell, Art::DeepWoods))
            plant(trees, ground, labels, cell, true);
        else if (ground.has(cell, Art::Woods))
            plant(trees, ground, labels, cell, false);
        for (const Art art : {Art::Marsh, Art::Field, Art::Rough})
            if (ground.has(cell, art))
                paintStrokes(c.painter, ground, labels, cell, art, style);
    }
    std::sort(trees.begin(), trees.end(), [](const Tree& a, const Tree& b) {
        return a.at.y() != b.at.y() ? a.at.y() < b.at.y() : a.at.x() < b.at.x();
    });
    const bool fine = g.across() * c.detail > 44;
    for (const Tree& tree : trees)
        paintTree(c.painter, tree, style, fine);
}

void paintTreeline(const Canvas& c, QPointF from, QPointF to, const MapStyle& style)
{
    const QPointF along = to - from;
    const double length = std::hypot(along.x(), along.y());
    const int many = std::max(2, int(length / 1.7));
    const bool fine = c.detail > 2.4;
    for (int i = 0; i < many; ++i) {
        // The same from whichever end the side is told.
        const QPointF at = from + along * ((i + 0.5) / many);
        const int ix = int(std::lround(at.x() * 4));
        const int iy = int(std::lround(at.y() * 4));
        const QPointF jitter(0.7 * (chance(ix, iy, 96) - 0.5), 0.7 * (chance(ix, iy, 97) - 0.5));
        paintTree(c.painter,
                  {at + jitter, 0.8 + 0.25 * chance(ix, iy, 98), int(scramble(ix, iy, 99) % 6),
                   false},
                  style, fine);
    }
}

} // namespace fw
