// Checks that each cell has a printed number of its own, because orders, logs and messages name cells by it.
#include "engine/proof/FindingCollector.h"

#include <unordered_map>

namespace fw {

namespace {

constexpr const char* place = "/map/numbering";

/// Adds a finding about the numbering, with the first cells that it concerns.
void report(FindingCollector& found, const char* check, Text text, Text remedy, std::vector<Cell> cells)
{
    constexpr std::size_t mostShown = 100;
    if (cells.size() > mostShown)
        cells.resize(mostShown);
    found.doubt(check, {"numbering", {}, {}, {}}, std::move(text), std::move(remedy), std::move(cells), {}, place);
}

} // namespace

void provePrintedNumbers(const Map& map, FindingCollector& found)
{
    if (map.grid.linked() || !map.grid.valid())
        return;
    if (!map.numbering.suits(map.grid)) {
        report(found, "numbering/unsuited", Text("it cannot number these cells, so none has a number"),
               "use staggered and oblique schemes for hexes only, letters from 1, and at most 9 digits", {});
        return;
    }
    std::unordered_map<std::string, Cell> first;
    std::vector<Cell> none, twice;
    for (Cell cell = 0; cell < map.grid.cellCount(); ++cell) {
        if (map.outOfPlay.has(cell))
            continue;
        std::string label = map.numbering.label(map.grid, cell);
        if (label.empty())
            none.push_back(cell);
        else if (const auto [known, fresh] = first.try_emplace(std::move(label), cell); !fresh)
            twice.insert(twice.end(), {known->second, cell});
    }
    if (!none.empty())
        report(found, "numbering/none", Text("{0} cells have no number", {std::to_string(none.size())}),
               "begin with a later letter, or use numbers", none);
    if (!twice.empty())
        report(found, "numbering/twice",
               Text("{0} is the number of two cells", {map.numbering.label(map.grid, twice.front())}),
               "give the numbers more digits, or a separator between column and row", twice);
}

} // namespace fw
