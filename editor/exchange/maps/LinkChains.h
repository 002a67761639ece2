#pragma once

#include "engine/grid/Grid.h"

#include <utility>
#include <vector>

namespace fw {

/// Joins links between adjacent cells into chains that are as long as possible, each link once. A chain ends where
/// three or more links meet; a ring begins and ends in the same cell. Links given twice count once.
std::vector<std::vector<Cell>> linkChains(const std::vector<std::pair<Cell, Cell>>& links);

} // namespace fw
