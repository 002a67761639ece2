#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// Adds cells to the area with the id of `area`, in the order given, or removes them. An existing area keeps its label,
/// kind and side; a missing one is created from `area`.
Edit markArea(const Drawing& drawing, const Area& area, const std::vector<Cell>& cells, bool in);

/// Replaces the area at an index of the list, with its cells.
Edit changeArea(const Drawing& drawing, int at, Area area);

/// Removes the area at an index of the list.
Edit removeArea(const Drawing& drawing, int at);

/// The index of the area with an id, -1 when there is none.
int areaNamed(const Drawing& drawing, const std::string& id);

} // namespace fw
