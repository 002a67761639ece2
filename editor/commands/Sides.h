#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// Puts a feature on sides, or takes it away; with an empty feature takes all away. A side is one
/// number for both its cells, so they agree; sides on the edge of the map are passed over.
Edit setSides(const Drawing& drawing, std::vector<int> sides, const std::string& feature, bool on);

/// Says who holds a side, nobody when `owner` is empty, and which of its cells the feature on it shelters, both
/// when `shelters` is no cell.
Edit guardSide(const Drawing& drawing, int side, const std::string& feature, const std::string& owner, Cell shelters);

/// The sides of cells that carry anything.
std::vector<int> sidesOf(const Drawing& drawing, const std::vector<Cell>& cells);

} // namespace fw
