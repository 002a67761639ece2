#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// Adds a way at the end of the list, with a unique id, made from its name or kind if empty; empty edit for fewer than
/// two cells or cells that are not adjacent.
Edit addWay(const Drawing& drawing, Way way);

/// Adds the pieces of a way whose steps no way of its kind and name has yet (any name if it has none); empty when all
/// steps exist.
Edit joinWay(const Drawing& drawing, const Way& way);

/// Replaces the way at an index of the list.
Edit changeWay(const Drawing& drawing, int at, Way way);

/// Removes the way at an index of the list.
Edit removeWay(const Drawing& drawing, int at);

/// Removes cells from all ways. A split way becomes several ways, of which the first keeps the id; pieces of one cell
/// are removed.
Edit eraseWays(const Drawing& drawing, const std::vector<Cell>& cells);

/// The indexes of the ways that pass through a cell.
std::vector<int> waysAt(const Drawing& drawing, Cell cell);

/// A shortest chain of adjacent cells along the straight line, both ends included; empty when either is off the map, or
/// when no links connect two places.
std::vector<Cell> straightChain(const Grid& grid, Cell from, Cell to);

} // namespace fw
