#pragma once

#include "editor/document/Edit.h"
#include "engine/model/Ruleset.h"

#include <cstdint>

namespace fw {

/// The largest map for random ground.
constexpr int mostRandomCells = 20'000;

/// What random ground consists of; the same plan gives the same ground on the same map.
struct GroundPlan {
    std::uint32_t seed = 1;
    int rivers = 1;    ///< main streams from edge to edge, each with a tributary; 0 to 4
    int hills = 20;    ///< percent of the cells
    int woods = 25;    ///< percent of the cells
    int marsh = 3;     ///< percent of the cells, next to water
    int towns = 5;     ///< 0 to 40
    bool roads = true; ///< between the towns and to two edges of the map
    friend bool operator==(const GroundPlan&, const GroundPlan&) = default;
};

/// The features of a ruleset that random ground uses; empty where it has none.
struct GroundFeatures {
    std::string water, hill, woods, marsh, town, road;
    bool sides = true; ///< the water is on hexsides, not in cells
};

/// The features for random ground, by their drawings.
GroundFeatures groundFeatures(const Ruleset& rules);

/// Replaces terrain, levels, hexsides and roads of the given cells, or of all when there are none, with random ground.
/// Streams, roads and towns are only laid when all cells change. Cells out of play stay as they are. Empty for a map of
/// places, or one of more than mostRandomCells.
Edit randomGround(const Drawing& drawing, const Ruleset& rules, const std::vector<Cell>& cells, const GroundPlan& plan);

} // namespace fw
