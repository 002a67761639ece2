#include "editor/render/Trees.h"

#include "editor/render/Noise.h"

#include <algorithm>

namespace fw {

namespace {

constexpr double treelinesFrom = 1.2; ///< pixels for a millimetre; below it a row of trees is a dashed line

struct Tree {
    QPointF at;
    double size; ///< radius of the crown
    int kind;
    bool deep;
};

/// Whether a text with its margin covers a point.
bool written(const std::vector<QRectF>& texts, QPointF at)
{
    return std::ranges::any_of(texts, [at](const QRectF& text) { return text.contains(at); });
}

bool wooded(const Ground& ground, Cell cell)
{
    return ground.has(cell, Art::Woods) || ground.has(cell, Art::DeepWoods);
}

/// Trees are on a jittered grid over the whole map, so that a clump continues across cell borders.
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
            // Light woods are groups of trees with glades between them.
            if (!deep && noise(at / 5.2, seed + 4) < -0.22)
                continue;
            bool inside = g.grid().hex() || g.cellAt(at) == cell;
            for (int d = 0; d < g.grid().directions() && inside; ++d) {
                const double depth = g.depth(cell, d, at);
                const Cell next = g.grid().neighbour(cell, d);
                const bool open = next != noCell && !wooded(ground, next);
                inside = depth >= (open ? 1.15 + 0.6 * noise(at / 3.0, seed + 2) : 0.0);
            }
            if (!inside || written(texts, at) || ground.roadDistance(cell, at) < 1.75
                || ground.waterDistance(cell, at) < 1.5)
                continue;
            if (house && ground.roadDistance(cell, at) < 5)
                continue;
            const double size = (deep ? 1.12 : 0.98) * (0.78 + 0.44 * chance(ix, iy, seed + 3));
            trees.push_back({at, size, int(scramble(ix, iy, seed + 5) % 6), deep});
        }
    }
}

/// Draws one variant of a drawing, if there are any.
void paintPiece(QPainter& p, const std::vector<ArtPiece>& kinds, std::uint32_t kind, QPointF at, double size,
                bool lines)
{
    if (kinds.empty())
        return;
    const QTransform old = p.transform();
    p.translate(at);
    p.scale(size, size);
    kinds[kind % kinds.size()].paint(p, lines);
    p.setTransform(old);
}

/// Tufts of marsh, furrows of fields, stones of rough ground: small drawings on a grid, jittered by a fraction of its
/// spacing.
void scatter(QPainter& p, const Ground& ground, const Labels& labels, Cell cell, const std::vector<ArtPiece>& kinds,
             double spacing, double jitter)
{
    const MapGeometry& g = ground.geometry();
    const QRectF box = g.outline(cell).boundingRect();
    const std::vector<QRectF> texts = labels.textsIn(cell, 0.8);
    for (double y = std::ceil(box.top() / spacing) * spacing; y < box.bottom(); y += spacing) {
        for (double x = std::ceil(box.left() / spacing) * spacing; x < box.right(); x += spacing) {
            const int ix = int(std::lround(x / spacing));
            const int iy = int(std::lround(y / spacing));
            const QPointF at(x + jitter * spacing * (chance(ix, iy, 71) - 0.5) + (iy % 2 ? spacing / 2 : 0),
                             y + jitter * spacing * (chance(ix, iy, 72) - 0.5));
            bool inside = true;
            for (int d = 0; d < g.grid().directions() && inside; ++d)
                inside = g.depth(cell, d, at) > 1.4;
            if (!inside || written(texts, at) || ground.roadDistance(cell, at) < 1.6)
                continue;
            paintPiece(p, kinds, scramble(ix, iy, 73), at, 1, true);
        }
    }
}

/// The longer side of the largest of several drawings.
double extent(const std::vector<ArtPiece>& kinds)
{
    double most = 0;
    for (const ArtPiece& piece : kinds) {
        QRectF all;
        for (const ArtShape& shape : piece.shapes)
            all |= shape.path.boundingRect();
        most = std::max({most, all.width(), all.height()});
    }
    return most;
}

} // namespace

void paintTrees(const Canvas& c, const Ground& ground, const Labels& labels, const MapArt& art)
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
        if (ground.has(cell, Art::Marsh))
            scatter(c.painter, ground, labels, cell, art.kinds("tuft"), 2.9, 0.6);
        if (ground.has(cell, Art::Field))
            scatter(c.painter, ground, labels, cell, art.kinds("furrow"), 1.5, 0);
        if (ground.has(cell, Art::Orchard))
            scatter(c.painter, ground, labels, cell, art.kinds("tree"), 3.4, 0.08);
        if (ground.has(cell, Art::Rough))
            scatter(c.painter, ground, labels, cell, art.kinds("stones"), 2.9, 0.6);
    }
    std::ranges::sort(trees, [](const Tree& a, const Tree& b) {
        return a.at.y() != b.at.y() ? a.at.y() < b.at.y() : a.at.x() < b.at.x();
    });
    const bool fine = g.across() * c.detail > 44;
    const std::vector<ArtPiece>& light = art.kinds("tree");
    const std::vector<ArtPiece>& deep = art.kinds("deep-tree");
    for (const Tree& tree : trees)
        paintPiece(c.painter, tree.deep ? deep : light, std::uint32_t(tree.kind), tree.at, tree.size, fine);
}

void paintOwnDrawings(const Canvas& c, const Ground& ground, const Labels& labels, const MapArt& art)
{
    const MapGeometry& g = ground.geometry();
    if (g.across() * c.detail < 22 || ground.ownDrawings().empty())
        return;
    const std::vector<Cell> shown = g.cellsIn(c.exposed.adjusted(-2, -2, 2, 2));
    for (const auto& [name, cells] : ground.ownDrawings()) {
        const std::vector<ArtPiece>& kinds = art.kinds(name);
        const double size = extent(kinds);
        for (const Cell cell : shown) {
            if (!std::ranges::binary_search(cells, cell))
                continue;
            if (size > 0.55 * g.across())
                paintPiece(c.painter, kinds, scramble(cell, 0, 74), g.centre(cell), 1, true);
            else
                scatter(c.painter, ground, labels, cell, kinds, std::max(1.5, size * 1.25), 0.3);
        }
    }
}

void paintTreelines(const Canvas& c, const Map& map, const Ruleset& ruleset, const Labels& labels, const MapArt& art)
{
    if (c.detail <= treelinesFrom)
        return;
    const std::vector<ArtPiece>& kinds = art.kinds("tree");
    const MapGeometry g(map.grid, map.cellMillimetres);
    for (const Side& side : map.sides) {
        const int d = map.grid.contains(side.a) ? map.grid.directionTo(side.a, side.b) : -1;
        if (d < 0 || std::ranges::none_of(side.features, [&](const std::string& word) {
                return artOf(ruleset, word) == Art::Treeline;
            }))
            continue;
        const auto [from, to] = g.side(side.a, d);
        if (!QRectF(from, to).normalized().adjusted(-2, -2, 2, 2).intersects(c.exposed))
            continue;
        std::vector<QRectF> texts = labels.textsIn(side.a, 0.7);
        const std::vector<QRectF> others = labels.textsIn(side.b, 0.7);
        texts.insert(texts.end(), others.begin(), others.end());
        const QPointF along = to - from;
        const int many = std::max(2, int(std::hypot(along.x(), along.y()) / 1.7));
        for (int i = 0; i < many; ++i) {
            const QPointF on = from + along * ((i + 0.5) / many);
            const int ix = int(std::lround(on.x() * 4));
            const int iy = int(std::lround(on.y() * 4));
            const QPointF at = on + QPointF(0.7 * (chance(ix, iy, 96) - 0.5), 0.7 * (chance(ix, iy, 97) - 0.5));
            if (!written(texts, at))
                paintPiece(c.painter, kinds, scramble(ix, iy, 99), at, 0.8 + 0.25 * chance(ix, iy, 98), c.detail > 2.4);
        }
    }
}

} // namespace fw
