// Checks heights that differ from their neighbours more than others of the map do, and cells with two labels.
#include "engine/base/CheckedIndex.h"
#include "engine/proof/FindingCollector.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>

namespace fw {

namespace {

/// Two neighbouring cells and how much their levels differ.
struct Slope {
    Cell a, b;
    int rise;
};

std::vector<Slope> slopesOf(const Map& map)
{
    std::vector<Slope> out;
    for (Cell cell = 0; cell < map.grid.cellCount(); ++cell)
        for (const Cell next : map.grid.neighbours(cell)) {
            if (next < cell || map.outOfPlay.has(cell) || map.outOfPlay.has(next))
                continue;
            const std::int64_t rise = std::int64_t(checkedAt(map.level, cell)) - checkedAt(map.level, next);
            out.push_back({cell, next, static_cast<int>(std::min<std::int64_t>(std::abs(rise), 1'000'000))});
        }
    return out;
}

/// The fewest cells, one by one, that are in all slopes steeper than a step.
std::vector<Cell> culprits(const std::vector<Slope>& slopes, int step, std::size_t most)
{
    std::vector<Slope> steep;
    std::ranges::copy_if(slopes, std::back_inserter(steep), [&](const Slope& one) { return one.rise > step; });
    std::vector<Cell> out;
    constexpr std::size_t mostBeside = 8;
    if (steep.size() > most * mostBeside)
        return {};
    while (!steep.empty()) {
        if (out.size() == most)
            return {};
        std::map<Cell, int> in;
        for (const Slope& one : steep) {
            ++in[one.a];
            ++in[one.b];
        }
        const Cell worst = std::ranges::max_element(in, [](const auto& x, const auto& y) {
                               return x.second < y.second;
                           })->first;
        if (in.at(worst) < 3)
            return {}; // a cliff between two cells, not one wrong cell
        out.push_back(worst);
        std::erase_if(steep, [&](const Slope& one) { return one.a == worst || one.b == worst; });
    }
    return out;
}

void levels(const Map& map, FindingCollector& found)
{
    if (map.level.size() != static_cast<std::size_t>(map.grid.cellCount()))
        return;
    const std::vector<Slope> slopes = slopesOf(map);
    std::map<int, std::size_t> steps; ///< rise, how many slopes have it
    for (const Slope& one : slopes)
        if (one.rise > 0)
            ++steps[one.rise];
    // The usual step is the smallest one beyond which few cells explain all slopes.
    const std::size_t most = 1 + map.level.size() / 100;
    for (auto at = steps.begin(); at != steps.end(); ++at) {
        const int usual = at->first;
        // Heights in metres have many steps; only twice the usual one is a jump.
        if (std::next(at) == steps.end())
            return;
        if (std::next(at)->first < usual * 2)
            continue;
        const std::vector<Cell> wrong = culprits(slopes, usual, most);
        for (const Cell cell : wrong) {
            int steepest = 0;
            for (const Slope& one : slopes)
                if (one.a == cell || one.b == cell)
                    steepest = std::max(steepest, one.rise);
            found.doubt(
                "levels/jump", {std::string(cellWord(map.grid.shape)), map.numbering.label(map.grid, cell), {}, {}},
                Text("the level {0} differs by {1} from a neighbour, and by {2} at most elsewhere",
                     {std::to_string(checkedAt(map.level, cell)), std::to_string(steepest), std::to_string(usual)}),
                "correct the level, or accept it with a reason", {cell});
        }
        if (!wrong.empty())
            return;
    }
}

void labels(const Map& map, FindingCollector& found)
{
    std::map<Cell, std::size_t> first;
    for (std::size_t i = 0; i < map.names.size(); ++i) {
        const Cell cell = map.names[i].cell;
        if (!map.grid.contains(cell))
            continue;
        const auto [known, fresh] = first.try_emplace(cell, i);
        if (!fresh)
            found.doubt(
                "labels/same-cell",
                {std::string(cellWord(map.grid.shape)), map.numbering.label(map.grid, cell), {}, {}},
                Text("'{0}' and '{1}' are written in one cell", {map.names[known->second].text, map.names[i].text}),
                "move one of the two", {cell}, {}, "/map/names/" + std::to_string(i));
    }
}

} // namespace

void proveLevels(const Map& map, FindingCollector& found)
{
    levels(map, found);
    labels(map, found);
}

} // namespace fw
