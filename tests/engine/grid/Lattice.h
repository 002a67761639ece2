#pragma once

#include "engine/grid/Grid.h"

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

// The geometry of each shape, independent of the engine's code: integer points, scaled evenly from the real ones, x to
// the right and y down.

namespace lattice {

struct Point {
    std::int64_t x = 0;
    std::int64_t y = 0;
    friend auto operator<=>(const Point&, const Point&) = default;
};

inline Point operator+(Point a, Point b)
{
    return {a.x + b.x, a.y + b.y};
}
inline Point operator-(Point a, Point b)
{
    return {a.x - b.x, a.y - b.y};
}
inline std::int64_t cross(Point a, Point b)
{
    return a.x * b.y - a.y * b.x;
}

inline Point centre(const fw::Grid& grid, fw::Cell cell)
{
    const std::int64_t column = cell % grid.columns;
    const std::int64_t row = cell / grid.columns;
    const auto shove = [&](std::int64_t index) -> std::int64_t {
        const bool evenNumbered = (index + 1) % 2 == 0;
        return evenNumbered == grid.evenShoved ? 1 : 0;
    };
    switch (grid.shape) {
    case fw::GridShape::HexFlat: return {3 * column, 2 * row + shove(column)};
    case fw::GridShape::HexPointy: return {2 * column + shove(row), 3 * row};
    case fw::GridShape::Square: break;
    }
    return {2 * column, 2 * row};
}

/// Corners clockwise, starting at the clockwise end of side 0 (square: the north side).
inline std::vector<Point> corners(fw::GridShape shape)
{
    switch (shape) {
    case fw::GridShape::HexFlat: return {{1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}};
    case fw::GridShape::HexPointy: return {{1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}, {0, -2}};
    case fw::GridShape::Square: break;
    }
    return {{1, -1}, {1, 1}, {-1, 1}, {-1, -1}};
}

/// The vector from a centre to the next one in each direction.
inline std::vector<Point> steps(fw::GridShape shape)
{
    switch (shape) {
    case fw::GridShape::HexFlat: return {{0, -2}, {3, -1}, {3, 1}, {0, 2}, {-3, 1}, {-3, -1}};
    case fw::GridShape::HexPointy: return {{1, -3}, {2, 0}, {1, 3}, {-1, 3}, {-2, 0}, {-1, -3}};
    case fw::GridShape::Square: break;
    }
    return {{0, -2}, {2, -2}, {2, 0}, {2, 2}, {0, 2}, {-2, 2}, {-2, 0}, {-2, -2}};
}

/// Every shape and parity in a few sizes, some of them narrow.
inline std::vector<fw::Grid> sampleGrids()
{
    std::vector<fw::Grid> grids;
    for (const auto shape : {fw::GridShape::HexFlat, fw::GridShape::HexPointy, fw::GridShape::Square}) {
        for (const bool even : {true, false}) {
            for (const auto& [columns, rows] : std::vector<std::pair<int, int>>{
                     {1, 1}, {1, 6}, {7, 1}, {2, 2}, {2, 5}, {5, 2}, {6, 7}, {7, 6}, {9, 8}})
                grids.push_back({shape, columns, rows, even});
        }
    }
    return grids;
}

inline std::string name(const fw::Grid& grid)
{
    const char* shapes[] = {"flat", "pointy", "square"};
    return std::string(shapes[static_cast<int>(grid.shape)]) + " " + std::to_string(grid.columns) + "x"
           + std::to_string(grid.rows) + (grid.evenShoved ? " even" : " odd");
}

} // namespace lattice

/// Rows of a data-driven test: one for each sample grid.
#define FW_GRID_ROWS()                                                                                                 \
    QTest::addColumn<int>("index");                                                                                    \
    for (std::size_t i = 0; i < lattice::sampleGrids().size(); ++i)                                                    \
    QTest::newRow(lattice::name(lattice::sampleGrids()[i]).c_str()) << static_cast<int>(i)

/// The grid of the current row.
#define FW_GRID()                                                                                                      \
    QFETCH(int, index);                                                                                                \
    const Grid grid = lattice::sampleGrids()[static_cast<std::size_t>(index)]
