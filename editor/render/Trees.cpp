#include "editor/render/Trees.h"

#include "editor/render/Houses.h"
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

/// Trees are on a jittered grid over the whole map, so that a wood continues across cell borders: deep woods as one
/// cover of crowns, light woods as clumps of a few crowns with glades between them.
void plant(std::vector<Tree>& trees, const Ground& ground, const Labels& labels, Cell cell, bool deep,
           const MapStyle& style)
{
    const MapGeometry& g = ground.geometry();
    const QRectF box = g.outline(cell).boundingRect();
    const double spacing = (deep ? 1.95 : 4.3) * std::sqrt(100.0 / style.treeDensity);
    const int left = int(std::floor(box.left() / spacing)) - 1;
    const int right = int(std::ceil(box.right() / spacing)) + 1;
    const int top = int(std::floor(box.top() / spacing)) - 1;
    const int bottom = int(std::ceil(box.bottom() / spacing)) + 1;
    const std::uint32_t seed = deep ? 51 : 61;
    const std::vector<QRectF> texts = labels.textsIn(cell, 1.0);
    const bool house = ground.has(cell, Art::Town) || ground.has(cell, Art::City) || hasStronghold(ground, cell);
    struct Edge {
        QPointF on;
        QPointF inward;
        bool open;
    };
    std::vector<Edge> edges;
    for (int d = 0; d < g.grid().directions(); ++d) {
        const QPointF way = g.step(cell, d);
        const Cell next = g.grid().neighbour(cell, d);
        edges.push_back(
            {g.centre(cell) + way / 2, -way / std::max(1e-6, lengthOf(way)), next != noCell && !wooded(ground, next)});
    }
    const auto grows = [&](QPointF at) {
        double crowding = 0; // soft, so that a wood has no corners
        for (const Edge& edge : edges) {
            const double depth = QPointF::dotProduct(at - edge.on, edge.inward);
            if (depth < 0)
                return false;
            if (edge.open && depth < 8)
                crowding += std::exp(-depth / 1.6);
        }
        if (crowding > std::exp(-(1.35 + 0.75 * noise(at / 3.0, seed + 2)) / 1.6) || written(texts, at)
            || ground.waterDistance(cell, at) < 1.9)
            return false;
        return ground.roadDistance(cell, at) >= (house ? 5 : 1.9);
    };
    for (int iy = top; iy <= bottom; ++iy)
        for (int ix = left; ix <= right; ++ix) {
            const double stagger = iy % 2 ? 0.5 : 0;
            const QPointF middle((ix + stagger + 0.72 * (chance(ix, iy, seed) - 0.5)) * spacing,
                                 (iy + 0.72 * (chance(ix, iy, seed + 1) - 0.5)) * spacing);
            const bool glade = !deep && noise(middle / 5.0, seed + 7) < -0.42;
            const int crowns = deep ? 1 : glade ? 0 : 1 + int(scramble(ix, iy, seed + 4) % 3);
            for (int k = 0; k < crowns; ++k) {
                const double turn = 2.4 * k + 6.3 * chance(ix, iy, seed + 6); // the golden angle
                const QPointF at = middle
                                   + QPointF(std::cos(turn), 0.8 * std::sin(turn)) * (deep ? 0 : 1.05 * std::sqrt(k));
                if (!grows(at) || (!g.grid().hex() && g.cellAt(at) != cell))
                    continue;
                const double size = style.treeSize / 100.0 * (deep ? 1.12 : 1.3 - 0.15 * k)
                                    * (0.78 + 0.44 * chance(ix + 64 * k, iy, seed + 3));
                trees.push_back({at, size, int(scramble(ix, iy + 64 * k, seed + 5) % 6), deep});
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

/// The trees of a style; a scenario's own drawing of trees is drawn in every style.
TreeLook lookOf(const MapArt& art, const MapStyle& style)
{
    return art.own("tree") ? TreeLook::Drawings : style.treeLook;
}

/// Draws a tree as a sign: a round crown, a fir or a bush, with its light on the upper left.
void paintSign(QPainter& p, TreeLook look, const MapStyle& style, const Tree& tree, bool lines)
{
    const QColor crown = tree.deep ? style.crownDeep : style.crown;
    const QPointF at = tree.at;
    const double r = tree.size;
    const QPen outline = lines ? roundPen(style.crownLine, 0.13) : QPen(Qt::NoPen);
    if (look == TreeLook::Rounds) {
        p.setPen(outline);
        p.setBrush(crown);
        p.drawEllipse(at, 0.86 * r, 0.86 * r);
        if (lines && style.crownLight != style.crown) { // else the style is flat
            p.setPen(Qt::NoPen);
            p.setBrush(style.crownLight);
            p.drawEllipse(at - QPointF(0.26, 0.28) * r, 0.34 * r, 0.3 * r);
        }
    } else if (look == TreeLook::Firs) {
        const QPointF foot = at + QPointF(0, 0.95 * r);
        p.setPen(Qt::NoPen);
        p.setBrush(style.shadow);
        p.drawEllipse(foot + QPointF(0.3, -0.08) * r, 0.85 * r, 0.3 * r);
        p.setPen(outline);
        p.setBrush(crown);
        const QPointF fir[] = {foot + QPointF(0, -2.3) * r,     foot + QPointF(0.5, -1.25) * r,
                               foot + QPointF(0.26, -1.25) * r, foot + QPointF(0.78, -0.2) * r,
                               foot + QPointF(-0.78, -0.2) * r, foot + QPointF(-0.26, -1.25) * r,
                               foot + QPointF(-0.5, -1.25) * r};
        p.drawPolygon(fir, 7);
        if (lines) {
            p.setPen(Qt::NoPen);
            p.setBrush(style.crownLight);
            const QPointF light[] = {foot + QPointF(-0.02, -2.1) * r, foot + QPointF(-0.08, -1.3) * r,
                                     foot + QPointF(-0.36, -1.32) * r};
            p.drawPolygon(light, 3);
            const QPointF lower[] = {foot + QPointF(-0.12, -1.2) * r, foot + QPointF(-0.14, -0.32) * r,
                                     foot + QPointF(-0.6, -0.3) * r};
            p.drawPolygon(lower, 3);
        }
    } else {
        p.setPen(roundPen(tree.deep ? style.crownLine : style.crownDeep, 0.17));
        p.setBrush(Qt::NoBrush);
        const QPointF foot = at + QPointF(0, 0.4 * r);
        for (const double lean : {-0.75, -0.35, 0.0, 0.35, 0.75})
            p.drawLine(foot, foot + QPointF(lean, -1.05 + 0.5 * std::abs(lean)) * r);
    }
}

/// Draws a tree in the look of a style; `fine` is with its lines.
void paintTree(QPainter& p, const Tree& tree, const std::vector<ArtPiece>& kinds, TreeLook look, const MapStyle& style,
               bool fine)
{
    if (look == TreeLook::Drawings)
        paintPiece(p, kinds, std::uint32_t(tree.kind), tree.at, tree.size, fine);
    else
        paintSign(p, look == TreeLook::None ? TreeLook::Rounds : look, style, tree, fine);
}

/// Calls draw(place, kind) for the places of small drawings in a cell: a grid jittered by a fraction of its spacing,
/// clear of texts and roads.
void scatterOver(const Ground& ground, const Labels& labels, Cell cell, double spacing, double jitter, auto draw)
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
            if (inside && !written(texts, at) && ground.roadDistance(cell, at) >= 1.6)
                draw(at, scramble(ix, iy, 73));
        }
    }
}

/// Tufts of marsh, furrows of fields, stones of rough ground.
void scatter(QPainter& p, const Ground& ground, const Labels& labels, Cell cell, const std::vector<ArtPiece>& kinds,
             double spacing, double jitter)
{
    scatterOver(ground, labels, cell, spacing, jitter,
                [&](QPointF at, std::uint32_t kind) { paintPiece(p, kinds, kind, at, 1, true); });
}

/// Grains of sand, and here and there the crest of a dune.
void paintSand(QPainter& p, const Ground& ground, const Labels& labels, Cell cell, const MapStyle& style)
{
    scatterOver(ground, labels, cell, 1.25, 0.95, [&](QPointF at, std::uint32_t kind) {
        if (kind % 23 == 0) {
            p.setBrush(Qt::NoBrush);
            p.setPen(roundPen(style.hillLine, 0.16));
            QPainterPath crest(at);
            crest.quadTo(at + QPointF(1.1, -0.75), at + QPointF(2.2, 0.1));
            p.drawPath(crest);
            return;
        }
        p.setPen(Qt::NoPen);
        p.setBrush(style.hillLine);
        const double r = 0.09 + 0.03 * (kind % 3);
        p.drawEllipse(at, r, r);
    });
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

void paintTrees(const Canvas& c, const Ground& ground, const Labels& labels, const MapArt& art, const MapStyle& style)
{
    const MapGeometry& g = ground.geometry();
    if (g.across() * c.detail < 22)
        return;
    std::vector<Tree> trees;
    const TreeLook look = lookOf(art, style);
    for (const Cell cell : g.cellsIn(c.exposed.adjusted(-2, -2, 2, 2))) {
        if (look != TreeLook::None && (ground.has(cell, Art::DeepWoods) || ground.has(cell, Art::Woods)))
            plant(trees, ground, labels, cell, ground.has(cell, Art::DeepWoods), style);
        if (ground.has(cell, Art::Marsh))
            scatter(c.painter, ground, labels, cell, art.kinds("tuft"), 2.9, 0.6);
        if (ground.has(cell, Art::Sand))
            paintSand(c.painter, ground, labels, cell, style);
        if (ground.has(cell, Art::Field) && style.fieldLook == FieldLook::Furrows)
            scatter(c.painter, ground, labels, cell, art.kinds("furrow"), 1.5, 0);
        if (ground.has(cell, Art::Orchard))
            scatterOver(ground, labels, cell, 3.4, 0.08, [&](QPointF at, std::uint32_t kind) {
                // As signs, fruit trees are small and dark, because their rows alone are not told from a wood.
                const bool sign = look != TreeLook::Drawings;
                paintTree(c.painter, {at, sign ? 0.78 : 1, int(kind % 5040), sign}, art.kinds("tree"), look, style,
                          true);
            });
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
        paintTree(c.painter, tree, tree.deep ? deep : light, look, style, fine);
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

void paintTreelines(const Canvas& c, const Map& map, const Ruleset& ruleset, const Labels& labels, const MapArt& art,
                    const MapStyle& style)
{
    if (c.detail <= treelinesFrom)
        return;
    const std::vector<ArtPiece>& kinds = art.kinds("tree");
    const MapGeometry g(map);
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
                paintTree(c.painter, {at, 0.8 + 0.25 * chance(ix, iy, 98), int(scramble(ix, iy, 99) % 5040), false},
                          kinds, lookOf(art, style), style, c.detail > 2.4);
        }
    }
}

} // namespace fw
