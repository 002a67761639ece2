#include "engine/grid/Grid.h"
#include "engine/grid/GridFrame.h"

#include <algorithm>

// The numbering has no gaps.
// Hexes, in the frame of a flat map: first the north and south sides of the cells, rows + 1 for each column. Then the
// slanting sides: they form zigzag chains before, between and after the columns, numbered downwards. Vertices are in
// vertical lines: two at the left edge, two between columns, two at the right edge.
// Squares: horizontal sides, vertical sides, diagonals falling to the right, diagonals falling to the left.

namespace fw {

namespace {

using frame::Place;
using frame::Point;

/// The number of slanting sides of a hex map in the chains before this one.
int chainStart(const Grid& grid, int chain)
{
    const int rows = frame::height(grid);
    return chain == 0 ? 0 : 2 * rows + (chain - 1) * (2 * rows + 1);
}

/// The lattice height of a chain's top end, in the higher of the adjacent columns.
int chainTop(const Grid& grid, int chain)
{
    if (chain == 0)
        return frame::shove(grid, 0) - 1;
    if (chain == frame::width(grid))
        return frame::shove(grid, chain - 1) - 1;
    return -1;
}

int hexSide(const Grid& grid, Place p, int direction)
{
    const int rows = frame::height(grid);
    if (direction == 0 || direction == 3)
        return p.u * (rows + 1) + p.v + (direction == 3 ? 1 : 0);
    const int chain = direction < 3 ? p.u + 1 : p.u;
    const bool south = direction == 2 || direction == 4;
    const int top = 2 * p.v + frame::shove(grid, p.u) - (south ? 0 : 1);
    return frame::width(grid) * (rows + 1) + chainStart(grid, chain) + top - chainTop(grid, chain);
}

SidePlace hexSidePlace(const Grid& grid, int side)
{
    const int rows = frame::height(grid);
    const int columns = frame::width(grid);
    const int level = columns * (rows + 1);
    const auto name = [&](Place p, int direction) {
        return SidePlace{frame::cell(grid, p), frame::direction(grid, direction)};
    };
    if (side < level) {
        const int v = side % (rows + 1);
        return v == 0 ? name({side / (rows + 1), 0}, 0) : name({side / (rows + 1), v - 1}, 3);
    }
    const int rest = side - level;
    const int chain = rest < 2 * rows ? 0 : std::min(columns, 1 + (rest - 2 * rows) / (2 * rows + 1));
    const int top = rest - chainStart(grid, chain) + chainTop(grid, chain);
    for (const int u : {chain - 1, chain}) {
        if (u < 0 || u >= columns)
            continue;
        const int depth = top - frame::shove(grid, u); // odd: a northern slant, even: a southern slant
        const bool south = (depth & 1) == 0;
        const Place p{u, south ? depth / 2 : (depth + 1) / 2};
        const bool east = u == chain - 1;
        if (depth >= -1 && p.v < rows)
            return name(p, east ? (south ? 2 : 1) : (south ? 4 : 5));
    }
    return {};
}

/// The first numbers of the kinds of square sides, and the two missing diagonals, whose cells would both be off the
/// map.
struct SquareSides {
    int upright;
    int fallRight;
    int fallLeft;
    int count;
    int hole1; ///< fallRight at the upper right corner of the map
    int hole2; ///< fallRight at the lower left corner of the map

    explicit SquareSides(const Grid& grid)
        : upright(grid.columns * (grid.rows + 1)), fallRight(upright + (grid.columns + 1) * grid.rows),
          fallLeft(fallRight + (grid.columns + 1) * (grid.rows + 1) - 2),
          count(fallLeft + (grid.columns + 1) * (grid.rows + 1) - 2), hole1(grid.columns),
          hole2(grid.rows * (grid.columns + 1))
    {}
};

int squareSide(const Grid& grid, Place p, int direction)
{
    const SquareSides first(grid);
    const int wide = grid.columns + 1;
    if (direction % 4 == 0)
        return (p.v + (direction == 4 ? 1 : 0)) * grid.columns + p.u;
    if (direction % 4 == 2)
        return first.upright + p.v * wide + p.u + (direction == 2 ? 1 : 0);
    const bool right = direction == 1 || direction == 3;
    const bool low = direction == 3 || direction == 5;
    const int corner = (p.v + (low ? 1 : 0)) * wide + p.u + (right ? 1 : 0);
    if (direction % 4 == 3)
        return first.fallRight + corner - (corner > first.hole1 ? 1 : 0) - (corner > first.hole2 ? 1 : 0);
    return first.fallLeft + corner - 1;
}

SidePlace squareSidePlace(const Grid& grid, int side)
{
    const SquareSides first(grid);
    const int wide = grid.columns + 1;
    // Tries the lower-numbered cell first, then the other.
    const auto either = [&](int u0, int v0, int d0, int u1, int v1) {
        if (const Cell before = grid.cell(u0, v0); before != noCell)
            return SidePlace{before, d0};
        return SidePlace{grid.cell(u1, v1), (d0 + 4) % 8};
    };
    if (side < first.upright) {
        const int u = side % grid.columns;
        const int v = side / grid.columns;
        return either(u, v - 1, 4, u, v);
    }
    if (side < first.fallRight) {
        const int u = (side - first.upright) % wide;
        const int v = (side - first.upright) / wide;
        return either(u - 1, v, 2, u, v);
    }
    if (side < first.fallLeft) {
        int corner = side - first.fallRight;
        corner += corner >= first.hole1 ? 1 : 0;
        corner += corner >= first.hole2 ? 1 : 0;
        const int u = corner % wide;
        const int v = corner / wide;
        return either(u - 1, v - 1, 3, u, v);
    }
    const int corner = side - first.fallLeft + 1;
    const int u = corner % wide;
    const int v = corner / wide;
    return either(u, v - 1, 5, u - 1, v);
}

/// The vertex number of a lattice point that is a corner of a hex on the map.
int hexVertex(const Grid& grid, Point point)
{
    const int columns = frame::width(grid);
    const int rows = frame::height(grid);
    const int x = static_cast<int>(point.x) + 2;
    const int y = static_cast<int>(point.y);
    const int lineNumber = 2 * (x / 3) + x % 3;
    if (lineNumber == 0)
        return (y - frame::shove(grid, 0)) / 2;
    if (lineNumber == 2 * columns + 1)
        return rows + 2 * columns * (rows + 1) + (y - frame::shove(grid, columns - 1)) / 2;
    const int u = (lineNumber - 1) / 2;
    return rows + (lineNumber - 1) * (rows + 1) + (y - frame::shove(grid, u) + 1) / 2;
}

/// The lattice point of a hex map's vertex.
Point hexVertexPoint(const Grid& grid, int vertex)
{
    const int columns = frame::width(grid);
    const int rows = frame::height(grid);
    if (vertex < rows)
        return {-2, 2 * vertex + frame::shove(grid, 0)};
    const int rest = vertex - rows;
    if (rest >= 2 * columns * (rows + 1)) {
        const int v = rest - 2 * columns * (rows + 1);
        return {3 * columns - 1, 2 * v + frame::shove(grid, columns - 1)};
    }
    const int lineNumber = rest / (rows + 1);
    const int u = lineNumber / 2;
    return {3 * u + (lineNumber % 2 == 0 ? -1 : 1), 2 * (rest % (rows + 1)) + frame::shove(grid, u) - 1};
}

} // namespace

int Grid::sideCount() const
{
    if (linked())
        return graph->linkCount();
    if (!hex())
        return SquareSides(*this).count;
    const int w = frame::width(*this);
    const int h = frame::height(*this);
    return w * (h + 1) + 4 * h + (w - 1) * (2 * h + 1);
}

bool Grid::diagonalSide(int side) const
{
    if (linked())
        return side >= 0 && side < sideCount();
    return !hex() && side >= SquareSides(*this).fallRight && side < sideCount();
}

int Grid::side(Cell cell, int direction) const
{
    if (!contains(cell) || direction < 0 || direction >= directions())
        return -1;
    if (linked())
        return graph->link(cell, direction);
    const Place p = frame::place(*this, cell);
    return hex() ? hexSide(*this, p, frame::direction(*this, direction)) : squareSide(*this, p, direction);
}

int Grid::sharedSide(Cell a, Cell b) const
{
    return side(a, directionTo(a, b));
}

SidePlace Grid::sidePlace(int side) const
{
    if (side < 0 || side >= sideCount())
        return {};
    if (linked())
        return {graph->ends(side).first, directionTo(graph->ends(side).first, graph->ends(side).second)};
    const SidePlace found = hex() ? hexSidePlace(*this, side) : squareSidePlace(*this, side);
    const Cell beyond = neighbour(found.cell, found.direction);
    if (beyond != noCell && beyond < found.cell)
        return {beyond, opposite(found.direction)};
    return found;
}

std::pair<Cell, Cell> Grid::cellsOfSide(int side) const
{
    const SidePlace at = sidePlace(side);
    return {at.cell, neighbour(at.cell, at.direction)};
}

std::pair<int, int> Grid::verticesOfSide(int side) const
{
    const SidePlace at = sidePlace(side);
    if (at.cell == noCell || linked())
        return {-1, -1};
    if (hex())
        return {vertex(at.cell, (at.direction + 5) % 6), vertex(at.cell, at.direction)};
    const int after = at.direction / 2;
    const int before = at.direction % 2 == 0 ? (after + 3) % 4 : after;
    return {vertex(at.cell, before), vertex(at.cell, after)};
}

int Grid::vertexCount() const
{
    if (linked())
        return 0;
    if (!hex())
        return (columns + 1) * (rows + 1);
    const int h = frame::height(*this);
    return 2 * h + 2 * frame::width(*this) * (h + 1);
}

int Grid::vertex(Cell cell, int corner) const
{
    if (!contains(cell) || corner < 0 || corner >= corners())
        return -1;
    const Place p = frame::place(*this, cell);
    if (!hex()) {
        const int right = corner < 2 ? 1 : 0;
        const int low = corner == 1 || corner == 2 ? 1 : 0;
        return (p.v + low) * (columns + 1) + p.u + right;
    }
    const Point middle = frame::centre(*this, p);
    const Point offset = frame::hexCorner[frame::corner(*this, corner)];
    return hexVertex(*this, {middle.x + offset.x, middle.y + offset.y});
}

std::vector<Cell> Grid::cellsOfVertex(int vertex) const
{
    std::vector<Cell> result;
    if (vertex < 0 || vertex >= vertexCount())
        return result;
    const auto keep = [&](Cell cell) {
        if (cell != noCell)
            result.push_back(cell);
    };
    if (!hex()) {
        const int u = vertex % (columns + 1);
        const int v = vertex / (columns + 1);
        for (const int row : {v - 1, v}) {
            keep(cell(u - 1, row));
            keep(cell(u, row));
        }
        return result;
    }
    const Point point = hexVertexPoint(*this, vertex);
    for (const Point offset : frame::hexCorner) {
        const int x = static_cast<int>(point.x - offset.x);
        const int y = static_cast<int>(point.y - offset.y);
        if (x < 0 || x % 3 != 0)
            continue;
        const int depth = y - frame::shove(*this, x / 3);
        if (depth >= 0 && depth % 2 == 0)
            keep(frame::cell(*this, {x / 3, depth / 2}));
    }
    std::ranges::sort(result);
    return result;
}

} // namespace fw
