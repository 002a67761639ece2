// Checks named areas of the map against the names and numbers that are printed on it.
#include "engine/proof/FindingCollector.h"
#include "engine/proof/NameWords.h"

#include <algorithm>
#include <map>

namespace fw {

namespace {

/// Whether the words of a name begin those of a label.
bool begins(const std::vector<std::string>& label, const std::vector<std::string>& name)
{
    return !name.empty() && name.size() <= label.size() && std::equal(name.begin(), name.end(), label.begin());
}

/// The distance from an area to the nearest of some cells; -1 when there are no cells.
int distanceTo(const Map& map, const Area& area, const std::vector<Cell>& cells)
{
    int least = -1;
    for (const Cell to : cells)
        for (const Cell from : area.cells)
            if (const int distance = map.grid.distance(from, to); distance >= 0 && (least < 0 || distance < least))
                least = distance;
    return least;
}

/// Areas whose id is the printed number of a cell.
void numbers(const Map& map, FindingCollector& found)
{
    const auto cellOf = [&](const Area& area) { return map.numbering.parse(map.grid, area.id); };
    const auto numbered = std::ranges::count_if(map.areas, [&](const Area& area) { return cellOf(area) != noCell; });
    const std::string form = formOf(map.numbering.label(map.grid, 0));
    for (std::size_t i = 0; i < map.areas.size(); ++i) {
        const Area& area = map.areas[i];
        const Cell cell = cellOf(area);
        const FindingSpot spot{"area", area.id, {}, {}};
        const std::string place = "/map/areas/" + std::to_string(i);
        if (cell != noCell && !area.cells.empty() && std::ranges::find(area.cells, cell) == area.cells.end())
            found.doubt("areas/number", spot,
                        Text("its id is the number of another cell than {0}, where it is",
                             {map.numbering.label(map.grid, area.cells.front())}),
                        "correct the id or the cells", area.cells, {}, place + "/cells");
        else if (cell == noCell && numbered >= 2 && formOf(area.id) == form)
            found.doubt("areas/number", spot, Text("its id is a number, and the map has no cell '{0}'", {area.id}),
                        "correct the number", area.cells, {}, place + "/id");
    }
}

/// Whether the cell of a name has something that no cell of the area has, such as the houses of a town.
bool lacksGround(const Map& map, const Area& area, Cell named)
{
    const auto terrain = [&](Cell cell) -> const std::vector<std::string>& {
        static const std::vector<std::string> none;
        return cell >= 0 && static_cast<std::size_t>(cell) < map.terrain.size()
                   ? map.terrain[static_cast<std::size_t>(cell)]
                   : none;
    };
    return std::ranges::any_of(terrain(named), [&](const std::string& feature) {
        return std::ranges::none_of(
            area.cells, [&](Cell cell) { return std::ranges::find(terrain(cell), feature) != terrain(cell).end(); });
    });
}

/// A name on the map or of a way, and its cells.
struct AreaName {
    std::vector<std::string> words;
    std::string text;
    std::vector<Cell> cells;
};

/// Names by their first word; equal names are one.
class NameIndex
{
public:
    void add(const std::string& text, const std::vector<Cell>& cells)
    {
        std::vector<std::string> words = nameWords(text);
        if (words.empty())
            return;
        std::vector<AreaName>& list = mByWord[words.front()];
        auto one = std::ranges::find(list, words, &AreaName::words);
        if (one == list.end())
            one = list.insert(list.end(), {words, text, {}});
        one->cells.insert(one->cells.end(), cells.begin(), cells.end());
    }
    /// The longest name that begins a label; null when there is none.
    const AreaName* of(const std::string& label) const
    {
        const std::vector<std::string> words = nameWords(label);
        const auto list = words.empty() ? mByWord.end() : mByWord.find(words.front());
        const AreaName* out = nullptr;
        if (list != mByWord.end())
            for (const AreaName& one : list->second)
                if (begins(words, one.words) && (out == nullptr || one.words.size() > out->words.size()))
                    out = &one;
        return out;
    }

private:
    std::map<std::string, std::vector<AreaName>> mByWord;
};

/// Areas called like a name on the map that is elsewhere.
void places(const Map& map, FindingCollector& found)
{
    NameIndex names, ways;
    for (const PlaceName& name : map.names)
        names.add(name.text, {name.cell});
    for (const Way& way : map.ways)
        ways.add(way.name, way.cells);
    for (std::size_t i = 0; i < map.areas.size(); ++i) {
        const Area& area = map.areas[i];
        const AreaName* const named = names.of(area.label);
        const AreaName* const way = ways.of(area.label);
        const int distance = named == nullptr ? -1 : distanceTo(map, area, named->cells);
        const int fromWay = way == nullptr ? -1 : distanceTo(map, area, way->cells);
        const FindingSpot spot{"area", area.id, {}, {}};
        const std::string place = "/map/areas/" + std::to_string(i) + "/cells";
        if (named == nullptr && fromWay > 1)
            found.doubt("areas/elsewhere", spot,
                        Text("it is at {0}, and '{1}' does not pass there",
                             {map.numbering.label(map.grid, area.cells.front()), way->text}),
                        "correct the cells of the area, or its label", area.cells, {}, place);
        if (distance <= 0 || fromWay == 0 || fromWay == 1)
            continue;
        if (distance > 1 || std::ranges::all_of(named->cells, [&](Cell cell) { return lacksGround(map, area, cell); }))
            found.doubt("areas/elsewhere", spot,
                        Text("it is at {0}, and the map has the name '{1}' at {2}",
                             {map.numbering.label(map.grid, area.cells.front()), named->text,
                              map.numbering.label(map.grid, named->cells.front())}),
                        "correct the cells of the area, or move the name", area.cells, {}, place);
    }
}

/// Areas whose label is almost the name that the map has at the same place.
void spellings(const Map& map, FindingCollector& found)
{
    std::map<Cell, std::vector<const PlaceName*>> at;
    for (const PlaceName& name : map.names)
        at[name.cell].push_back(&name);
    for (std::size_t i = 0; i < map.areas.size(); ++i) {
        const Area& area = map.areas[i];
        const std::vector<std::string> label = nameWords(area.label);
        std::vector<const PlaceName*> here;
        for (const Cell cell : area.cells)
            if (const auto names = at.find(cell); names != at.end())
                here.insert(here.end(), names->second.begin(), names->second.end());
        const auto words = [](const PlaceName* name) { return nameWords(name->text); };
        if (std::ranges::any_of(here, [&](const PlaceName* name) { return begins(label, words(name)); }))
            continue;
        for (const PlaceName* const name : here) {
            const std::vector<std::string> other = words(name);
            const std::vector<std::string> start(
                label.begin(), label.begin() + static_cast<std::ptrdiff_t>(std::min(label.size(), other.size())));
            if (!nearlySame(start, other, 4))
                continue;
            found.doubt("mentions/misspelt", {"area", area.id, {}, {}},
                        Text("'{0}' is written almost like '{1}'", {area.label, name->text}),
                        "write both alike, or accept it with a reason", area.cells, {},
                        "/map/areas/" + std::to_string(i) + "/label");
            break;
        }
    }
}

} // namespace

void proveAreas(const Scenario& scenario, FindingCollector& found)
{
    if (!scenario.map.grid.valid())
        return;
    numbers(scenario.map, found);
    places(scenario.map, found);
    spellings(scenario.map, found);
}

} // namespace fw
