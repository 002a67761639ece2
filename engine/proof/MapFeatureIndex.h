#pragma once

#include "engine/model/Art.h"
#include "engine/model/Scenario.h"

#include <unordered_map>

namespace fw {

/// A map as people see it: the drawings in its cells and on its sides.
class MapFeatureIndex
{
public:
    /// Reads a map whose features are drawn as these rules say.
    MapFeatureIndex(const Ruleset& ruleset, const Map& map);

    /// The map's geometry.
    const Grid& grid() const { return mMap.grid; }
    /// The features of a cell of the map.
    const std::vector<std::string>& cell(Cell cell) const;
    /// The features of a side of the map.
    const std::vector<std::string>& side(int side) const;
    /// The sides that have features, ascending.
    std::vector<int> sides() const;
    /// How a feature is drawn.
    Art art(const std::string& feature) const;
    /// Whether one of the features is drawn as flowing water.
    bool flows(const std::vector<std::string>& features) const;
    /// Whether one of the features is drawn as water, flowing or still.
    bool wet(const std::vector<std::string>& features) const;
    /// Whether one of the features is a bridge, a ford or a ferry by its id or drawing.
    bool crossed(const std::vector<std::string>& features) const;
    /// Whether one of the features is a bridge.
    bool bridged(const std::vector<std::string>& features) const;
    /// The printed number of a cell.
    std::string number(Cell cell) const { return mMap.numbering.label(mMap.grid, cell); }
    /// Printed numbers, "0304, 0305", the first few of many.
    std::string numbers(const std::vector<Cell>& cells) const;
    /// Whether the cell has a name on the map.
    bool named(Cell cell) const;

private:
    bool crossing(const std::string& feature) const;
    std::string drawnAs(const std::string& feature) const;

    const Ruleset& mRules;
    const Map& mMap;
    std::unordered_map<int, std::vector<std::string>> mSides; ///< by the number of the side
    mutable std::unordered_map<std::string, Art> mArt;        ///< the drawings looked up so far
};

/// Whether a vertex is on the border of the map, where fewer cells meet than inside.
bool borderVertex(const Grid& grid, int vertex);

} // namespace fw
