#pragma once

#include "engine/grid/Grid.h"

#include <vector>

namespace fw {

/// The cells strictly between two in which the line from centre to centre lies for more than a point: where it
/// runs along a side, both, as far as they are on the map. From b to a they are the same ones.
std::vector<Cell> cellsCrossed(const Grid& grid, Cell a, Cell b);

} // namespace fw
