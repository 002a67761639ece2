#pragma once

#include "editor/exchange/vassal/VassalGrid.h"

#include <algorithm>

namespace fw {

/// A centre closer to the edge of the board than this share of a step is that of a cell cut in half.
constexpr double edgeShare = 1.0 / 16;

/// Whether a grid has pointy hexes, so that x and y are exchanged.
inline bool isPointy(const VassalGrid& grid)
{
    return grid.sideways && !grid.square;
}

/// Whether VASSAL pushes a column down.
inline bool isPushed(int column)
{
    return column % 2 != 0;
}

/// Columns and rows of VASSAL, ends included.
struct VassalExtent {
    VassalHex first;
    VassalHex last{-1, -1};

    /// Whether it has no cell.
    bool empty() const { return last.column < first.column || last.row < first.row; }
    /// Extends it to a cell.
    void take(VassalHex hex)
    {
        first = {std::min(first.column, hex.column), std::min(first.row, hex.row)};
        last = {std::max(last.column, hex.column), std::max(last.row, hex.row)};
    }
    friend bool operator==(const VassalExtent&, const VassalExtent&) = default;
};

/// The cells whose centres are in the rectangle of a grid.
VassalExtent vassalExtent(const VassalGrid& grid);

/// The cell of VASSAL for a column and a row of a map of ours that begins with `first`.
VassalHex vassalHexAt(const VassalGrid& vassal, VassalHex first, int column, int row);

/// VASSAL's numbers as ours count: by columns and rows of the screen, the letter A as 1.
CellNumbers numbersFromVassal(const VassalGrid& vassal, VassalHex hex);

/// Compares the names that VASSAL and a map of ours give the same cells.
struct VassalNameComparison {
    const VassalGrid& vassal;
    VassalHex first; ///< cell 0 of our map
    const Grid& grid;
    const Numbering& numbering;

    /// Whether all names are the same.
    bool sameEverywhere() const;
    /// How many names differ.
    int different() const;

    /// Whether one cell has the same name.
    bool same(Cell cell) const;
    /// Whether a whole line has the same names: both numberings go along it in equal steps.
    bool sameLine(int line) const;
    /// The number of straight lines: columns, or rows of pointy hexes.
    int lines() const { return isPointy(vassal) ? grid.rows : grid.columns; }
    /// The number of cells of a line.
    int length() const { return isPointy(vassal) ? grid.columns : grid.rows; }
    /// A cell of a line.
    Cell at(int line, int place) const { return isPointy(vassal) ? grid.cell(place, line) : grid.cell(line, place); }
};

} // namespace fw
