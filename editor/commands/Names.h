#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// Writes a name on the map; nothing when it is empty or its cell is off the map.
Edit addName(const Draft& draft, PlaceName name);

/// Changes the name at a place of the list; an empty text takes it away.
Edit changeName(const Draft& draft, int at, PlaceName name);

/// The place of the first name on a cell, -1 when it has none.
int nameAt(const Draft& draft, Cell cell);

/// Takes away the names on cells.
Edit eraseNames(const Draft& draft, const std::vector<Cell>& cells);

} // namespace fw
