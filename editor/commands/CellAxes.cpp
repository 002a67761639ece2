#include "editor/commands/CellAxes.h"

namespace fw {

namespace {

/// Half a number of lines, rounded so that shifted lines count with the one before them.
int halfOf(const Grid& grid, int lines)
{
    const int odd = grid.evenShoved ? 0 : 1;
    return (lines + odd - ((lines + odd) & 1)) / 2;
}

} // namespace

std::pair<int, int> axesOf(const Grid& grid, Cell cell)
{
    const int column = grid.column(cell);
    const int row = grid.row(cell);
    if (grid.shape == GridShape::HexFlat)
        return {column, row - halfOf(grid, column)};
    if (grid.shape == GridShape::HexPointy)
        return {column - halfOf(grid, row), row};
    return {column, row};
}

std::pair<int, int> placeAtAxes(const Grid& grid, std::pair<int, int> axes)
{
    const auto [q, s] = axes;
    if (grid.shape == GridShape::HexFlat)
        return {q, s + halfOf(grid, q)};
    if (grid.shape == GridShape::HexPointy)
        return {q + halfOf(grid, s), s};
    return {q, s};
}

} // namespace fw
