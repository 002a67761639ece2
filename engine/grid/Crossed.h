#pragma once

#include "engine/grid/Grid.h"

#include <cstdint>
#include <vector>

namespace fw {

/// Which cells of a line count.
enum class LineCells : std::uint8_t {
    All,    ///< where it runs along a side, both of its cells, as far as they are on the map
    Inside, ///< only those whose inside it crosses
};

/// The cells strictly between two in which the line from centre to centre lies for more than a point. From b to a they
/// are the same ones.
std::vector<Cell> cellsCrossed(const Grid& grid, Cell a, Cell b, LineCells which = LineCells::All);

} // namespace fw
