#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// The parameters of a resize.
struct NewSize {
    int columns = 0;
    int rows = 0;
    int right = 0;           ///< columns by which the old ground moves to the right
    int down = 0;            ///< rows by which it moves down
    bool keepNumbers = true; ///< ground keeps its printed numbers where the counting allows it
};

/// The cell of the resized map for a cell of the old one; noCell when it is cut off.
Cell movedCell(const Grid& before, const Grid& after, const NewSize& size, Cell cell);

/// The grid after a resize; hexes keep their arrangement, so an odd shift swaps which columns are shoved.
Grid resizedGrid(const Grid& grid, const NewSize& size);

/// The number of rows of the scenario that lose ground by a resize: ways, areas, names and placements.
int lossesOf(const Drawing& drawing, const NewSize& size);

/// Resizes and shifts the map; empty when the size is not possible. Ways, areas, names, set-up, arrivals, place marks
/// and acceptances move with their ground, and are removed when it is cut off.
Edit resizeMap(const Drawing& drawing, const NewSize& size);

} // namespace fw
