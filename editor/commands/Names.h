#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// Writes a name on the map; nothing when it is empty or its cell is off the map.
Edit addName(const Drawing& drawing, PlaceName name);

/// Changes the name at a place of the list; an empty text takes it away.
Edit changeName(const Drawing& drawing, int at, PlaceName name);

/// The place of the first name on a cell, -1 when it has none.
int nameAt(const Drawing& drawing, Cell cell);

/// Takes away the names on cells.
Edit eraseNames(const Drawing& drawing, const std::vector<Cell>& cells);

} // namespace fw
