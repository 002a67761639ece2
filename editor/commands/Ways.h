#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// Adds a way at the end of the list; an empty id is made from its name or kind, and made unique.
/// Nothing when it has fewer than two cells or two in a row are not adjacent.
Edit addWay(const Drawing& drawing, Way way);

/// The same, without the steps that a way of its kind and name takes already (of any name when it has
/// none): what is left is added in pieces. Nothing when every step is there.
Edit joinWay(const Drawing& drawing, const Way& way);

/// Changes the way at a place of the list.
Edit changeWay(const Drawing& drawing, int at, Way way);

/// Takes a way away.
Edit removeWay(const Drawing& drawing, int at);

/// Takes cells out of all ways that pass them; a way may fall into pieces, and a piece of one cell
/// goes. Pieces after the first get ids of their own.
Edit eraseWays(const Drawing& drawing, const std::vector<Cell>& cells);

/// The ways that pass a cell, by their places in the list.
std::vector<int> waysAt(const Drawing& drawing, Cell cell);

/// A shortest chain of adjacent cells from one to another, both included, along the straight line;
/// empty when either is off the map.
std::vector<Cell> straightChain(const Grid& grid, Cell from, Cell to);

} // namespace fw
