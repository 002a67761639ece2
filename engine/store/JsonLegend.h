#pragma once

#include "engine/model/Scenario.h"
#include "engine/store/JsonTree.h"

#include <array>

namespace fw {

/// The keys that go with a key of a map that is written as rows of characters; "" for none.
constexpr std::array<const char*, 2> planeKeys(std::string_view key)
{
    if (key == "terrain")
        return {"legend", ""};
    if (key == "level")
        return {"levelLegend", ""};
    if (key == "outOfPlay")
        return {"", ""};
    return {"sideLegend", "sidePlanes"};
}

/// Adds "legend" and "terrain" to a map's tree; nothing when all cells are bare.
bool putPlane(Json& map, const Map& from, const std::vector<std::vector<std::string>>& terrain);

/// Adds "levelLegend", where digits do not do, and "level" to a map's tree.
bool putPlane(Json& map, const Map& from, const std::vector<int>& level);

/// Adds "outOfPlay" to a map's tree; nothing when all cells are in play.
bool putPlane(Json& map, const Map& from, const CellSet& outOfPlay);

/// Adds "sideLegend" and "sidePlanes" to a map's tree when there are many sides, in ascending order
/// of their cells; says how many of them, from the first, need no rows then.
std::size_t putSidePlanes(Json& map, const Map& from, const std::vector<Side>& sides);

} // namespace fw
