#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// Adds a feature to sides or removes it; an empty feature removes all of them. Both cells share the side; sides on the
/// edge of the map are ignored.
Edit setSides(const Drawing& drawing, std::vector<int> sides, const std::string& feature, bool on);

/// Sets the holder of a side, none for an empty `owner`, and the cell that its feature shelters, both cells for noCell.
Edit guardSide(const Drawing& drawing, int side, const std::string& feature, const std::string& owner, Cell shelters);

/// The sides of cells that have any feature.
std::vector<int> sidesOf(const Drawing& drawing, const std::vector<Cell>& cells);

} // namespace fw
