#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// What a resize asks for.
struct NewSize {
    int columns = 0;
    int rows = 0;
    int right = 0;           ///< how many columns the old ground moves to the right
    int down = 0;            ///< how many rows it moves down
    bool keepNumbers = true; ///< ground keeps its printed numbers where counting allows it
};

/// Where a cell of the old map lies on the resized one; noCell when it is cut off.
Cell movedCell(const Grid& before, const Grid& after, const NewSize& size, Cell cell);

/// The grid after a resize; the ground keeps its shape, so that an odd shift changes which columns
/// are shoved.
Grid resizedGrid(const Grid& grid, const NewSize& size);

/// How many rows of the scenario lose ground by a resize: ways, areas, names and placements.
int lossesOf(const Drawing& drawing, const NewSize& size);

/// Resizes and shifts the map; ways, areas, names, set-up, arrivals, marks on places and findings
/// let stand about them keep to their ground, and what has no ground left goes. Nothing when the size is not possible.
Edit resizeMap(const Drawing& drawing, const NewSize& size);

} // namespace fw
