#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// Writes a name on the map; empty when the text is empty or the cell is off the map.
Edit addName(const Drawing& drawing, PlaceName name);

/// Replaces the name at an index of the list; an empty text removes it.
Edit changeName(const Drawing& drawing, int at, PlaceName name);

/// The index of the first name on a cell, -1 when it has none.
int nameAt(const Drawing& drawing, Cell cell);

/// Removes the names on cells.
Edit eraseNames(const Drawing& drawing, const std::vector<Cell>& cells);

} // namespace fw
