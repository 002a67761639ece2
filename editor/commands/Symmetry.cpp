#include "editor/commands/Symmetry.h"

namespace fw {

namespace {

/// The place on the other side of a line of so many cells. A line in which every other cell is shifted keeps which ones
/// are, so its axis runs through a cell.
int across(int count, int place, bool alternates)
{
    return (alternates && count % 2 == 0 ? count - 2 : count - 1) - place;
}

} // namespace

Cell mirrored(const Grid& grid, Cell cell, Symmetry symmetry)
{
    if (grid.linked() || !grid.contains(cell))
        return noCell;
    int column = grid.column(cell);
    int row = grid.row(cell);
    // Along the axis in which they are shifted, shifted cells have their own middle, half a cell further on.
    const int shift = grid.hex() && grid.shoved(cell) ? 1 : 0;
    const bool flat = grid.shape == GridShape::HexFlat;
    const bool pointy = grid.shape == GridShape::HexPointy;
    if (symmetry == Symmetry::LeftRight || symmetry == Symmetry::HalfTurn)
        column = across(grid.columns, column, flat) - (pointy ? shift : 0);
    if (symmetry == Symmetry::TopBottom || symmetry == Symmetry::HalfTurn)
        row = across(grid.rows, row, pointy) - (flat ? shift : 0);
    return grid.cell(column, row);
}

std::vector<Cell> withMirrored(const Grid& grid, std::vector<Cell> cells, Symmetry symmetry)
{
    if (symmetry == Symmetry::None || grid.linked())
        return cells;
    for (std::size_t i = 0, n = cells.size(); i < n; ++i)
        if (const Cell other = mirrored(grid, cells[i], symmetry); other != noCell)
            cells.push_back(other);
    return cells;
}

std::vector<int> withMirroredSides(const Grid& grid, std::vector<int> sides, Symmetry symmetry)
{
    if (symmetry == Symmetry::None || grid.linked())
        return sides;
    for (std::size_t i = 0, n = sides.size(); i < n; ++i) {
        const auto [a, b] = grid.cellsOfSide(sides[i]);
        const Cell c = mirrored(grid, a, symmetry);
        const Cell d = mirrored(grid, b, symmetry);
        if (const int other = c == noCell || d == noCell ? -1 : grid.sharedSide(c, d); other >= 0)
            sides.push_back(other);
    }
    return sides;
}

} // namespace fw
