#pragma once

#include "engine/grid/Grid.h"

namespace fw::frame {

// Private to engine/grid. All hex arithmetic uses a flat-top map; a pointy map is its mirror image with columns (u) and
// rows (v) exchanged. Places may be off the map.
// The lattice keeps the arithmetic exact: the centre of (u, v) is (3u, 2v + 1 if shoved), with the corner offsets
// below. Real hexes are the lattice stretched along one axis, so straight lines stay straight. Squares use a lattice
// with centres (2u, 2v).

/// A place in the frame, on the map or off.
struct Place {
    int u = 0;
    int v = 0;
    friend bool operator==(const Place&, const Place&) = default;
};

/// A point or an offset of the lattice.
struct Point {
    std::int64_t x = 0;
    std::int64_t y = 0;
};

/// Corner i of a flat hex is clockwise after side i.
constexpr Point hexCorner[6] = {{1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}};

/// Steps of a square in its eight directions.
constexpr Place squareStep[8] = {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}};

/// Whether the frame mirrors the map.
inline bool mirrored(const Grid& grid)
{
    return grid.shape == GridShape::HexPointy;
}
/// The number of columns in the frame.
inline int width(const Grid& grid)
{
    return mirrored(grid) ? grid.rows : grid.columns;
}
/// The number of rows in the frame.
inline int height(const Grid& grid)
{
    return mirrored(grid) ? grid.columns : grid.rows;
}

/// Converts a map direction to a frame direction or back; the mirror is its own inverse.
inline int direction(const Grid& grid, int d)
{
    return mirrored(grid) ? (10 - d) % 6 : d;
}
/// Converts a map corner to a frame corner or back.
inline int corner(const Grid& grid, int c)
{
    return mirrored(grid) ? (9 - c) % 6 : c;
}

inline Place place(const Grid& grid, Cell cell)
{
    const Place p{grid.column(cell), grid.row(cell)};
    return mirrored(grid) ? Place{p.v, p.u} : p;
}

inline Cell cell(const Grid& grid, Place p)
{
    return mirrored(grid) ? grid.cell(p.v, p.u) : grid.cell(p.u, p.v);
}

/// 1 if frame column u of a hex map is shoved, otherwise 0.
inline int shove(const Grid& grid, int u)
{
    return (u & 1) == (grid.evenShoved ? 1 : 0) ? 1 : 0;
}

/// The centre of a place in the lattice of its shape.
inline Point centre(const Grid& grid, Place p)
{
    if (!grid.hex())
        return {2 * std::int64_t{p.u}, 2 * std::int64_t{p.v}};
    return {3 * std::int64_t{p.u}, 2 * std::int64_t{p.v} + shove(grid, p.u)};
}

/// The next place in a frame direction, on or off the map.
inline Place step(const Grid& grid, Place p, int d)
{
    if (!grid.hex())
        return {p.u + squareStep[d].u, p.v + squareStep[d].v};
    if (d == 0 || d == 3)
        return {p.u, p.v + (d == 3 ? 1 : -1)};
    const int down = shove(grid, p.u);
    const bool southward = d == 2 || d == 4;
    return {p.u + (d < 3 ? 1 : -1), p.v + (southward ? down : down - 1)};
}

} // namespace fw::frame
