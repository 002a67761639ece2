// One counter marches along a stated path.
#include "tests/conformance/operations/Bench.h"

#include "engine/rules/Compiled.h"
#include "engine/rules/Query.h"
#include "tests/engine/Asked.h"

#include <algorithm>

namespace conformance {

namespace {

/// Adds an enemy adjacent to this hex of the path, but to no other: beyond its outer corner.
void neighbours(Bench& bench, const Json& hex, fw::Cell cell, const std::string& enemy)
{
    const fw::Cell outer = bench.grid().neighbour(cell, bench.grid().shoved(cell) ? 3 : 0);
    if (has(hex, "enemy_zoc") || has(hex, "enemy_adjacent_parade") || has(hex, "enemy_zoc_rifle"))
        bench.extra(enemy, outer, true, has(hex, "enemy_zoc_rifle"));
    else if (has(hex, "adjacent_enemy_combat_unit"))
        bench.extra(enemy, outer, false);
    else if (has(hex, "adjacent_enemy_leader_only"))
        bench.extraLeader(enemy, outer);
}

/// Sets up the path along one row of the board.
std::vector<fw::Cell> layOutPath(Bench& bench, const std::string& side)
{
    const Json& given = bench.given();
    bench.know(given, {"phase", "phasing", "turn", "unit", "start", "path"}, "given");
    std::vector<Json> hexes{at(given, "start")};
    for (const Json& hex : at(given, "path"))
        hexes.push_back(hex);
    std::vector<fw::Cell> cells;
    const int row = bench.grid().rows / 2;
    int level = 0;
    std::map<std::string, std::vector<fw::Cell>> open;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        const Json& hex = hexes[i];
        bench.know(hex,
                   {"terrain", "edge", "road", "trail", "lane", "building", "chew_house", "enemy_zoc",
                    "enemy_zoc_rifle", "enemy_adjacent_parade", "adjacent_enemy_combat_unit",
                    "adjacent_enemy_leader_only"},
                   "path");
        const fw::Cell cell = bench.grid().cell(4 + static_cast<int>(i), row);
        cells.push_back(cell);
        bench.terrain(cell, word(at(hex, "terrain")));
        for (const char* flag : {"chew_house", "building"})
            if (has(hex, flag))
                bench.terrain(cell, flag);
        for (const std::string& feature : words(at(hex, "edge"))) {
            if (feature == "slope" || feature == "slope_up" || feature == "slope_down")
                level = feature == "slope_up" ? level + 1 : feature == "slope_down" ? level - 1 : 1 - level;
            if (!bench.has("ways", feature))
                bench.edge(cells[i - 1], cell, feature, side);
        }
        bench.level(cell, level);
        for (const char* kind : {"road", "trail", "lane"}) {
            std::vector<fw::Cell>& way = open[kind];
            const bool here = has(hex, kind) || lists(at(hex, "edge"), kind);
            // A road that does not cross the hexside ends, and a new one begins.
            if (!way.empty() && (!here || !lists(at(hex, "edge"), kind))) {
                bench.way(kind, way);
                way.clear();
            }
            if (here)
                way.push_back(cell);
        }
        neighbours(bench, hex, cell, bench.enemyOf(side));
    }
    for (const auto& [kind, way] : open)
        if (!way.empty())
            bench.way(kind, way);
    return cells;
}

std::vector<std::string> labels(const Bench& bench, const std::vector<fw::Cell>& cells, std::size_t count)
{
    std::vector<std::string> out;
    for (std::size_t i = 1; i <= count && i < cells.size(); ++i)
        out.push_back(bench.label(cells[i]));
    return out;
}

} // namespace

void moveUnit(Bench& bench, Json& told)
{
    bench.know(bench.action(), {"op", "unit", "mode"}, "action");
    const Json& unit = at(bench.given(), "unit");
    const std::string id = word(at(unit, "id"));
    const std::string side = bench.id("sides", word(at(unit, "side")));
    const std::vector<fw::Cell> cells = layOutPath(bench, side);
    bench.unit(unit, cells.front());
    if (word(at(bench.action(), "unit")) != id)
        bench.fail("another unit moves than is given");
    if (!bench.begin(bench.id("phases", word(at(bench.given(), "phase"))),
                     bench.id("sides", word(at(bench.given(), "phasing"))), number(at(bench.given(), "turn"), 2)))
        return;
    const std::string mode = word(at(bench.action(), "mode"));
    const std::string entry = bench.id("moveEntries", mode);
    const std::size_t all = cells.size() - 1;
    const auto go = [&](std::size_t count) {
        return bench.play(side, entry, {{"unit", {id}}, {"way", labels(bench, cells, count)}});
    };
    if (!go(all)) {
        const fw::Problem why = *bench.refusal();
        const std::string code = bench.refusalCode();
        std::size_t step = all;
        for (std::size_t count = 1; count < step; ++count) {
            bench.restart();
            if (!go(count) && bench.refusal()->cite == why.cite)
                step = count;
        }
        bench.restart();
        bench.refuse(why.cite);
        told["at_step"] = bench.has("refusedAtStart", code) ? 0 : static_cast<int>(step);
        return;
    }
    bench.settle();
    const auto index = bench.rules().unit(id);
    const fw::Rational cost = bench.rules().mark(bench.state().position, bench.id("marks", "spent"), index);
    fw::Value self = bench.units({id});
    const auto allowance = fw::evaluate(bench.rules(), bench.state().position, bench.id("allowances", mode),
                                        {{"unit", self}});
    told["legal"] = bench.cellOf(id) == static_cast<int>(cells.back());
    told["cost"] = jsonNumber(cost);
    if (!allowance)
        return bench.fail("no allowance");
    told["mp_left"] = jsonNumber(*allowance >= cost ? *allowance - cost : fw::Rational(0));
    told["minimum_move"] = cost > *allowance;
    told["am_delta"] = bench.moraleChange();
    told["pin_removed"] = has(unit, "pinned") && !bench.marked(id, bench.id("marks", "pinned"));
    bool zoned = false;
    for (std::size_t i = 0; i < bench.rules().scenario().units.size(); ++i)
        if (bench.rules().scenario().units[i].side != side)
            for (const int cell : fw::zone(bench.rules(), bench.state().position, static_cast<int>(i)))
                zoned = zoned || cell == bench.cellOf(id);
    told["stopped_by_zoc"] = zoned;
}

} // namespace conformance
