#include "engine/store/DiffTree.h"
#include "engine/store/JsonRows.h"

#include <algorithm>
#include <map>

namespace fw {

namespace {

/// The largest number of changed cells that are listed; further ones are only counted.
constexpr int mostCellsListed = 2000;

std::string callingCell(const Map& map, Cell cell)
{
    std::string label = map.numbering.label(map.grid, cell);
    if (label.empty())
        label = std::to_string(map.grid.column(cell) + 1) + "," + std::to_string(map.grid.row(cell) + 1);
    return std::string(cellWord(map.grid.shape)) + " " + label;
}

void diffCells(DiffTree& out, const Map& before, const Map& after)
{
    static const std::vector<std::string> bare;
    int changes = 0;
    for (Cell cell = 0; cell < after.grid.cellCount(); ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        const std::vector<std::string>& a = at < before.terrain.size() ? before.terrain[at] : bare;
        const std::vector<std::string>& b = at < after.terrain.size() ? after.terrain[at] : bare;
        const int low = at < before.level.size() ? before.level[at] : 0;
        const int high = at < after.level.size() ? after.level[at] : 0;
        const bool was = before.outOfPlay.has(cell);
        const bool is = after.outOfPlay.has(cell);
        if ((a == b && low == high && was == is) || ++changes > mostCellsListed)
            continue;
        const std::string who = callingCell(after, cell);
        if (a != b && !out.words(who, {}, a, b))
            out.say({"{0}: order of features changed", {who}});
        if (was != is)
            out.say(is ? Text("{0}: now out of play", {who}) : Text("{0}: now in play", {who}));
        if (low != high)
            out.say({"{0}: level {1} → {2}", {who, std::to_string(low), std::to_string(high)}});
    }
    if (changes > mostCellsListed)
        out.say({"{0} more cells changed", {std::to_string(changes - mostCellsListed)}});
}

/// The features and the holder of each side, from all rows of that side.
std::map<std::pair<Cell, Cell>, std::vector<std::string>> sidesOf(const Map& map)
{
    std::map<std::pair<Cell, Cell>, std::vector<std::string>> out;
    for (const Side& side : map.sides) {
        std::vector<std::string>& features = out[std::minmax(side.a, side.b)];
        const std::string shelters = side.shelters == noCell
                                         ? std::string()
                                         : " sheltering " + map.numbering.label(map.grid, side.shelters);
        for (const std::string& feature : side.features)
            features.push_back(feature + shelters);
        if (!side.owner.empty())
            features.push_back("held by " + side.owner);
    }
    return out;
}

void diffSides(DiffTree& out, const Map& before, const Map& after)
{
    auto now = sidesOf(after);
    auto old = sidesOf(before);
    for (const auto& [side, features] : old)
        now.try_emplace(side);
    for (const auto& [side, features] : now) {
        const std::string a = after.numbering.label(after.grid, side.first);
        const std::string b = after.numbering.label(after.grid, side.second);
        out.words((after.grid.hex() ? "hexside " : "side ") + a + "-" + b, {}, old[side], features);
    }
}

} // namespace

void diffMaps(DiffTree& out, const Map& before, const Map& after)
{
    const Json a = mapTree(before, CellText::Printed);
    const Json b = mapTree(after, CellText::Printed);
    out.object("map", {}, a, b,
               {"format", "legend", "terrain", "levelLegend", "level", "sideLegend", "sidePlanes", "sides", "ways",
                "areas", "names", "outOfPlay", "panels"});
    if (before.grid == after.grid && after.grid.valid()) {
        diffCells(out, before, after);
        diffSides(out, before, after);
    } else if (!(before.grid == after.grid)) {
        out.say({"map: the grid changed, cells and sides are not compared"});
    }
    out.rows("ways", "way", a.find("ways"), b.find("ways"));
    out.rows("areas", "area", a.find("areas"), b.find("areas"));
    out.rows("panels", "panel", a.find("panels"), b.find("panels"));
    out.rows("names", "place name", a.find("names"), b.find("names"));
}

} // namespace fw
