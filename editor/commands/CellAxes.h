#pragma once

#include "engine/grid/Grid.h"

#include <utility>

namespace fw {

/// Coordinates in which one offset means the same shift everywhere, even off the map; hexes use two of their three
/// axes. Flat hexes: north is (0, -1) and south-east (1, 0). Pointed hexes: east is (1, 0) and south-east (0, 1).
std::pair<int, int> axesOf(const Grid& grid, Cell cell);

/// Column and row at such coordinates, which may be off the map.
std::pair<int, int> placeAtAxes(const Grid& grid, std::pair<int, int> axes);

} // namespace fw
