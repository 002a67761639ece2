#pragma once

#include "engine/grid/Grid.h"

#include <vector>

namespace fw {

/// How drawing tools repeat what is drawn on the other part of the map.
enum class Symmetry { None, LeftRight, TopBottom, HalfTurn };

/// The cell that corresponds to a cell of hexes or squares; noCell if it is off the map. Neighbours correspond to
/// neighbours, so the axis runs through cells and an outermost line without a partner has none.
Cell mirrored(const Grid& grid, Cell cell, Symmetry symmetry);

/// Cells and those that correspond to them; unchanged without symmetry and on a map of places.
std::vector<Cell> withMirrored(const Grid& grid, std::vector<Cell> cells, Symmetry symmetry);

/// Sides and those that correspond to them, likewise.
std::vector<int> withMirroredSides(const Grid& grid, std::vector<int> sides, Symmetry symmetry);

} // namespace fw
