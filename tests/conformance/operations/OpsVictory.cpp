// Immediate victory and victory at the end.
#include "tests/conformance/operations/Bench.h"

#include "engine/rules/Compiled.h"
#include "engine/rules/Query.h"
#include "tests/engine/Asked.h"

namespace conformance {

namespace {

/// Adds a counter that was lost, or that is left at the end.
void counter(Bench& bench, const std::string& side, int steps, int left, const std::string& state, fw::Cell cell,
             const std::string& role, int sp = 2, bool militia = false, bool gun = false)
{
    Json unit{{"id", "counter-" + std::to_string(bench.scenario().units.size())},
              {"side", side},
              {"class", gun ? "artillery" : "infantry"},
              {"sp", sp},
              {"max_steps", steps},
              {"steps", left},
              {"state", state}};
    if (militia)
        unit["tags"] = {"militia"};
    bench.unit(unit, cell, role);
}

/// Sets the present and former holders of the objectives.
void objectives(Bench& bench)
{
    for (const auto& [place, said] : at(bench.given(), "objectives").items()) {
        bench.know(said, {"occupied_by", "last_occupied_by", "adjacent_enemy"}, "objectives." + place);
        const std::string area = bench.id("objectives", place);
        fw::Cell cell = fw::noCell;
        for (const fw::Area& one : bench.scenario().map.areas)
            if (one.id == area)
                cell = one.cells.front();
        const std::string holder = word(at(said, "occupied_by"));
        std::string last = word(at(said, "last_occupied_by"));
        last = last.empty() ? holder : last;
        if (!holder.empty())
            counter(bench, bench.id("sides", holder), 1, 1, "parade", cell, {});
        if (!last.empty())
            bench.scenario().placeMarks[bench.label(cell)][bench.id("marks", "occupier")] = bench.id("sides", last);
        if (has(said, "adjacent_enemy"))
            bench.extra(bench.enemyOf(bench.id("sides", holder)), bench.grid().neighbour(cell, 3), true);
    }
}

} // namespace

void finalScore(Bench& bench, Json& told)
{
    const Json& given = bench.given();
    bench.know(given, {"lost", "at_end", "leaders_lost", "objectives", "turn", "check_level"}, "given");
    bench.know(bench.action(), {"op"}, "action");
    for (const auto& [side, list] : at(given, "lost").items())
        for (const Json& one : list)
            counter(bench, side, number(one.at(1)), number(one.at(1)), "parade", fw::noCell, word(one.at(0)));
    int column = 2;
    for (const auto& [side, list] : at(given, "at_end").items())
        for (const Json& one : list) {
            bench.know(one, {"max_steps", "steps", "state", "sp"}, "at_end");
            const std::string state = word(at(one, "state"));
            counter(bench, side, number(at(one, "max_steps"), 1), number(at(one, "steps"), 1),
                    state.empty() ? "parade" : state, bench.grid().cell(column++ % (bench.grid().columns - 2), 1), {});
        }
    for (const std::string& name : words(at(given, "leaders_lost")))
        bench.leader(name, bench.sideOfLeader(name), fw::noCell, "eliminated");
    objectives(bench);
    if (!bench.ready())
        return;
    Json points = Json::object();
    for (const fw::Army& army : bench.scenario().sides)
        if (const auto value = fw::evaluate(bench.rules(), bench.state().position, bench.id("quantities", "points"),
                                            {{"side", bench.side(army.id)}}))
            points[army.id] = jsonNumber(*value);
    if (bench.run(bench.id("procedures", "final_score"), {})) {
        bench.settle();
        Json victory = bench.victory();
        told["victory"] = word(at(victory, "level")) == "draw" ? Json({{"level", "draw"}, {"winner", nullptr}})
                                                               : victory;
    }
    told["vp"] = points;
}

void checkVictory(Bench& bench, Json& told)
{
    const Json& given = bench.given();
    bench.know(given,
               {"enemy_sp_lost", "washington_on_map", "panic_occurred", "american_on_british_entry_hex",
                "adjacent_enemy_to_it", "objectives", "army_morale", "turn"},
               "given");
    bench.know(bench.action(), {"op"}, "action");
    for (const auto& [side, list] : at(given, "enemy_sp_lost").items())
        for (const Json& one : list) {
            bench.know(one, {"sp", "militia", "artillery"}, "enemy_sp_lost");
            counter(bench, side, 1, 1, "parade", fw::noCell, "eliminated", number(at(one, "sp")), has(one, "militia"),
                    has(one, "artillery"));
        }
    const std::string chief = bench.id("entryHolder", "chief");
    const Json& there = at(given, "washington_on_map");
    bench.leader(chief, bench.sideOfLeader(chief), bench.grid().cell(2, 2), there == Json(false) ? "left" : "");
    if (has(given, "panic_occurred"))
        bench.scenario().gameMarks[bench.id("marks", "panic")] = "1";
    bench.armyMorale();
    if (has(given, "american_on_british_entry_hex"))
        for (const fw::Area& one : bench.scenario().map.areas)
            if (one.id == bench.id("objectives", "british_entry")) {
                const fw::Cell cell = one.cells.front();
                counter(bench, bench.id("entryHolder", "side"), 1, 1, "parade", cell, {});
                if (has(given, "adjacent_enemy_to_it"))
                    bench.extra(bench.enemyOf(bench.id("entryHolder", "side")), bench.grid().neighbour(cell, 3), true);
            }
    objectives(bench);
    if (!bench.ready() || !bench.run(bench.id("procedures", "decisive"), {}))
        return;
    bench.settle();
    told["victory"] = bench.victory();
}

} // namespace conformance
