#pragma once

#include "engine/model/Scenario.h"
#include "engine/store/JsonTree.h"

#include <array>

namespace fw {

/// The additional keys of a map key that is written as rows of characters; "" for none.
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

/// Adds "legend" and "terrain" to a map's tree; adds nothing if no cell has features.
bool putPlane(Json& map, const Map& from, const std::vector<std::vector<std::string>>& terrain);

/// Adds "level" to a map's tree, and "levelLegend" for levels other than 0 to 9.
bool putPlane(Json& map, const Map& from, const std::vector<int>& level);

/// Adds "outOfPlay" to a map's tree; adds nothing if all cells are in play.
bool putPlane(Json& map, const Map& from, const CellSet& outOfPlay);

/// Adds "sideLegend" and "sidePlanes" to a map's tree if there are many sides in ascending order of their cells;
/// returns how many sides, from the first, these cover.
std::size_t putSidePlanes(Json& map, const Map& from, const std::vector<Side>& sides);

} // namespace fw
