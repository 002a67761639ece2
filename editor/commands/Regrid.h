#pragma once

#include "editor/document/Drawing.h"

#include <functional>

namespace fw {

/// The number of rows that lose ground when a drawing is copied to another grid.
struct LostRows {
    int ways = 0;
    int areas = 0;
    int names = 0;    ///< names and points of the scanned picture
    int counters = 0; ///< set-up rows, also those that only lose a cell of arrival, departure or choice
    int marks = 0;    ///< place marks and acceptances
    int all() const { return ways + areas + names + counters + marks; }
};

/// Gives the new cell of an old one; noCell when its ground is gone.
using MovedCell = std::function<Cell(Cell)>;

/// Copies a drawing to another grid and numbering. Everything on a cell moves with it, or is left out when the cell is
/// gone; ways are cut between cells that are no longer adjacent. Adds what is lost to `lost`.
Drawing regrid(const Drawing& before, Grid grid, const Numbering& numbering, const MovedCell& moved, LostRows& lost);

} // namespace fw
