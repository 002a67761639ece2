#pragma once

#include "editor/document/Edit.h"

namespace fw {

constexpr int lowestLevel = -9;
constexpr int highestLevel = 99;

/// Sets the level of cells, kept between lowestLevel and highestLevel.
Edit setLevels(const Drawing& drawing, const std::vector<Cell>& cells, int level);

/// Raises cells by so many levels, or lowers them.
Edit raiseLevels(const Drawing& drawing, const std::vector<Cell>& cells, int by);

} // namespace fw
