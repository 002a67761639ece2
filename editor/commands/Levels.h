#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// The range of levels that the editor sets.
constexpr int lowestLevel = -9;
constexpr int highestLevel = 99;

/// Sets the level of cells, clamped to lowestLevel and highestLevel.
Edit setLevels(const Drawing& drawing, const std::vector<Cell>& cells, int level);

/// Raises cells by a number of levels, or lowers them if it is negative.
Edit raiseLevels(const Drawing& drawing, const std::vector<Cell>& cells, int by);

} // namespace fw
