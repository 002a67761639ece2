#pragma once

#include "engine/grid/Grid.h"

#include <cstdint>
#include <vector>

namespace fw {

/// Which cells of a line count.
enum class LineCells : std::uint8_t {
    All,    ///< both cells of a side along which it runs, if they are on the map
    Inside, ///< only cells whose inside it crosses
};

/// The cells strictly between two cells that the centre-to-centre line shares more than a point with; the same cells
/// from b to a.
std::vector<Cell> cellsCrossed(const Grid& grid, Cell a, Cell b, LineCells which = LineCells::All);

} // namespace fw
