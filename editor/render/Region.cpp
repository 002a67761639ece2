#include "editor/render/Region.h"

#include "editor/render/Noise.h"

#include <map>

namespace fw {

namespace {

/// The same grid with one more row or column on each side.
Grid padded(const Grid& grid)
{
    Grid wide = grid;
    wide.columns += 2;
    wide.rows += 2;
    wide.evenShoved = !grid.evenShoved;
    return wide;
}

QPointF padOrigin(const MapGeometry& g)
{
    const QPointF start = g.bounds().topLeft();
    const bool pointy = g.grid().shape == GridShape::HexPointy;
    return start
           - QPointF(g.grid().shape == GridShape::HexFlat ? 1.5 * g.radius() : g.across(),
                     (pointy ? 1.5 * g.radius() : g.across()) * g.stretch());
}

/// Moves each point a little towards its neighbours.
void relax(Points& p)
{
    const Points old = p;
    const std::size_t n = p.size();
    for (std::size_t i = 0; i < n; ++i)
        p[i] = old[i] / 2 + (old[(i + n - 1) % n] + old[(i + 1) % n]) / 4;
}

} // namespace

Region::Region(const MapGeometry& geometry, const std::function<bool(Cell)>& in)
    : mAcross(geometry.across()), mZigzags(geometry.grid().hex())
{
    const Grid& real = geometry.grid();
    if (real.linked()) { // each place is an area of its own
        for (Cell cell = 0; cell < real.cellCount(); ++cell)
            if (in(cell)) {
                const QPolygonF outline = geometry.outline(cell);
                mLoops.emplace_back(outline.begin(), outline.end() - 1);
            }
        return;
    }
    const Grid grid = padded(real);
    const MapGeometry wide(grid, mAcross, geometry.stretch(), padOrigin(geometry));

    std::vector<char> inside(std::size_t(grid.cellCount()), 0);
    bool any = false;
    for (Cell cell = 0; cell < real.cellCount(); ++cell) {
        if (!in(cell))
            continue;
        any = true;
        const Cell own = grid.cell(real.column(cell) + 1, real.row(cell) + 1);
        inside[std::size_t(own)] = 1;
        if (!real.onEdge(cell))
            continue;
        for (const Cell next : grid.neighbours(own))
            if (!real.contains(grid.column(next) - 1, grid.row(next) - 1))
                inside[std::size_t(next)] = 1;
    }
    if (!any)
        return;

    // All edges of the area, clockwise around their cells, so that the area is on the right.
    struct Edge {
        int to;
        QPointF end;
    };
    std::multimap<int, Edge> edges;
    const int stride = grid.hex() ? 1 : 2;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        if (!inside[std::size_t(cell)])
            continue;
        for (int d = 0; d < grid.directions(); d += stride) {
            const Cell next = grid.neighbour(cell, d);
            if (next != noCell && inside[std::size_t(next)])
                continue;
            const int after = d / stride;
            const int before = (after + grid.corners() - 1) % grid.corners();
            edges.insert({grid.vertex(cell, before), {grid.vertex(cell, after), wide.corner(cell, after)}});
        }
    }
    while (!edges.empty()) {
        const int first = edges.begin()->first;
        Points loop;
        int at = first;
        do {
            const auto found = edges.find(at);
            if (found == edges.end())
                break;
            loop.push_back(found->second.end);
            at = found->second.to;
            edges.erase(found);
        } while (at != first);
        mLoops.push_back(std::move(loop));
    }
}

std::vector<Points> Region::lines(double inset, double wobble, std::uint32_t seed) const
{
    std::vector<Points> result;
    for (const Points& loop : mLoops) {
        const std::size_t corners = loop.size();
        Points middles; // of the side before each corner
        for (std::size_t i = 0; i < corners; ++i)
            middles.push_back((loop[(i + corners - 1) % corners] + loop[i]) / 2);
        Points loose = middles;
        for (std::size_t i = 0; mZigzags && i < corners; ++i)
            loose[i] = looseMiddle(middles[(i + corners - 1) % corners], middles[i], middles[(i + 1) % corners],
                                   mAcross);
        Points line;
        for (std::size_t i = 0; i < corners; ++i) {
            const QPointF before = loose[i];
            const QPointF after = loose[(i + 1) % corners];
            const QPointF turn = looseCorner(before, loop[i], after, mAcross);
            line.insert(line.end(), {before, (before + turn) / 2, turn, (turn + after) / 2});
        }
        relax(line);
        const Points base = line;
        const std::size_t n = base.size();
        for (std::size_t i = 0; i < n; ++i) {
            const QPointF along = base[(i + 1) % n] - base[(i + n - 1) % n];
            const double l = std::hypot(along.x(), along.y());
            const QPointF inward = l > 0 ? QPointF(-along.y(), along.x()) / l : QPointF();
            // Small waves on large ones, so that a row of cells is no row of equal bays.
            const double waves = 0.6 * noise(base[i] / (mAcross * 0.28), seed) + noise(base[i] / mAcross, seed + 50);
            line[i] += inward * (inset + wobble * waves);
        }
        for (int pass = 0; pass < 2; ++pass)
            relax(line);
        result.push_back(std::move(line));
    }
    return result;
}

QPainterPath Region::path(double inset, double wobble, std::uint32_t seed) const
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const Points& line : lines(inset, wobble, seed))
        path.addPath(smoothClosed(line));
    return path;
}

std::vector<QPainterPath> Region::canopy(double inset, double wobble, std::uint32_t seed, double bulge) const
{
    std::vector<QPainterPath> loops;
    for (const Points& line : lines(inset, wobble, seed)) {
        QPainterPath& path = loops.emplace_back();
        QPointF from = line.front();
        path.moveTo(from);
        // Short straight pieces, because a long path of curves is slow to fill.
        const auto top = [&](QPointF to) {
            const QPointF along = to - from;
            const QPointF outward = QPointF(along.y(), -along.x()) * 0.35;
            for (const double t : {0.15, 0.38, 0.62, 0.85})
                path.lineTo(from + along * t + outward * (4 * t * (1 - t)));
            path.lineTo(to);
            from = to;
        };
        for (const QPointF to : line) {
            const int ix = int(to.x() * 64);
            const int iy = int(to.y() * 64);
            if (lengthOf(to - from) > bulge * (0.6 + 0.8 * chance(ix, iy, seed)))
                top(to);
        }
        top(line.front());
        path.closeSubpath();
    }
    return loops;
}

} // namespace fw
