// Checks a map of places: places without links, parts that no link joins, and places that hide one another.
#include "engine/base/CheckedIndex.h"
#include "engine/proof/FindingCollector.h"

#include <map>
#include <string>
#include <utility>

namespace fw {

namespace {

/// The name of a place in findings.
FindingSpot spotOf(const MapPlace& place)
{
    return {"place", place.id, {}, {}};
}

std::string placeAt(Cell cell)
{
    return "/map/grid/places/" + std::to_string(cell);
}

/// Reports each part of the map that no link joins to the first place, once, at its first place.
void parts(const Grid& grid, FindingCollector& found)
{
    std::vector<char> told(grid.places.size(), 0);
    for (Cell cell = 1; cell < grid.cellCount(); ++cell) {
        if (checkedAt(told, cell) || grid.distance(0, cell) < PlaceGraph::unreachable)
            continue;
        const std::vector<Cell> part = grid.within(cell, grid.cellCount());
        for (const Cell other : part)
            checkedAt(told, other) = 1;
        const MapPlace& first = checkedAt(grid.places, cell);
        if (part.size() == 1)
            found.doubt("places/lone", spotOf(first), Text("no link leads to this place"),
                        "link it to its neighbours, or use a box", part, {}, placeAt(cell));
        else
            found.doubt("places/apart", spotOf(first),
                        Text("no link joins this place and {0} others to '{1}'",
                             {std::to_string(part.size() - 1), grid.places.front().id}),
                        "add the missing link", part, {}, placeAt(cell));
    }
}

} // namespace

void provePlaces(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
{
    const Grid& grid = scenario.map.grid;
    if (!grid.linked() || !grid.valid())
        return;
    parts(grid, found);
    std::map<std::pair<int, int>, const MapPlace*> spots;
    std::map<std::string, const char*> taken; // ids that orders know already
    for (const Unit& unit : scenario.units)
        taken.try_emplace(unit.id, "counter");
    for (const Army& side : scenario.sides)
        taken.try_emplace(side.id, "side");
    for (const Box& box : ruleset.boxes)
        taken.try_emplace(box.id, "box");
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        const MapPlace& place = checkedAt(grid.places, cell);
        if (const auto [at, fresh] = spots.try_emplace({place.x, place.y}, &place); !fresh)
            found.doubt("places/same-spot", spotOf(place), Text("it is at the same spot as '{0}'", {at->second->id}),
                        "move one of them", {cell}, {}, placeAt(cell));
        if (const auto same = taken.find(place.id); same != taken.end())
            found.doubt("places/same-id", spotOf(place), Text("a {0} has the same id", {same->second}),
                        "give one of them another id, so that orders can tell them apart", {cell}, {}, placeAt(cell));
    }
}

} // namespace fw
