#pragma once

#include "editor/view/Highlights.h"

#include <vector>

namespace fw {

/// The neighbouring cells in front of, beside and behind a counter in `cell` that looks along `facing`, each with
/// the word for it; none where `facings` (0, 6, 8 or 12) is 0 or the cell is off the map.
std::vector<CellNote> arcNotes(const Grid& grid, int facings, Cell cell, int facing);

/// The same in words, as "front B3 B4, flank A4, rear A5"; for those who hear the map.
QString arcWords(const Map& map, int facings, Cell cell, int facing);

} // namespace fw
