#pragma once

#include "engine/proof/FindingCollector.h"
#include "engine/proof/MapFeatureIndex.h"

#include <set>
#include <vector>

namespace fw {

/// Where one side, cell or step is missing between two ends of water or of roads.
struct Gaps {
    std::set<int> sides;    ///< dry sides between two ends of water along sides
    std::set<int> vertices; ///< the ends at these sides
    std::set<Cell> waters;  ///< cells that are ends of water at a dry cell
    std::set<Cell> roads;   ///< cells where ways end next to each other
};

/// Reports gaps of water and roads, and returns them, so that other checks leave out the ends.
Gaps proveGaps(const Ruleset& ruleset, const Map& map, FindingCollector& found);

/// Checks for water in cells and on sides that reaches neither the edge of the map nor other water.
void proveWaters(const Ruleset& ruleset, const Map& map, const Gaps& gaps, FindingCollector& found);
/// Checks for ways that end in the open, roads that cross water without bridge or ford, and entries off the edge.
void proveWays(const Ruleset& ruleset, const Map& map, const Gaps& gaps, FindingCollector& found);

} // namespace fw
