#pragma once

#include "editor/view/Highlights.h"

#include <vector>

namespace fw {

/// The cells in front, on the flanks and in the rear of a counter in `cell` with this facing, each with its word; empty
/// if `facings` (0, 6, 8 or 12) is 0 or the cell is off the map.
std::vector<CellNote> arcNotes(const Grid& grid, int facings, Cell cell, int facing);

/// The same as text for screen readers: "front B3 B4, flank A4, rear A5".
QString arcWords(const Map& map, int facings, Cell cell, int facing);

} // namespace fw
