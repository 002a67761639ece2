// The effects of a result on the losers, and the consequences.
#include "tests/conformance/operations/CombatBoard.h"

#include <algorithm>

namespace conformance {

namespace {

struct Sufferer {
    std::string side;
    std::string unit;
    std::string chief;
    std::vector<std::string> stack;
    fw::Cell at = fw::noCell;
};

/// The leader in the stack, by name or as the cases state a leader.
std::string leaderOf(const Bench& bench)
{
    const Json& leader = at(bench.given(), "leader");
    return word(leader.is_object() ? at(leader, "name") : leader);
}

Sufferer layOutSufferer(Bench& bench)
{
    const Json& given = bench.given();
    bench.know(given, {"unit", "chew_house", "stack", "retreat_hexes_available", "leader", "phase", "phasing", "turn"},
               "given");
    Sufferer one;
    one.unit = word(at(bench.action(), "unit"));
    one.at = bench.centre();
    Json first = at(given, "unit");
    std::set<std::string> put;
    const auto add = [&](const Json& unit) {
        if (put.insert(word(at(unit, "id"))).second) {
            bench.unit(unit, one.at);
            one.side = bench.id("sides", word(at(unit, "side")));
        }
    };
    if (!first.is_null())
        add(first);
    for (const Json& unit : at(given, "stack")) {
        if (unit.is_object())
            add(unit);
        else if (put.count(word(unit)) == 0) { // only an id: a counter like the first one
            Json like = first.is_null() ? Json({{"side", one.side}, {"class", "infantry"}, {"sp", 1}}) : first;
            like["id"] = unit;
            add(like);
        }
        one.stack.push_back(unit.is_object() ? word(at(unit, "id")) : word(unit));
    }
    if (has(given, "chew_house"))
        bench.terrain(one.at, "chew_house");
    if (const std::string name = leaderOf(bench); !name.empty()) {
        bench.leader(name, one.side, one.at);
        one.chief = bench.id("leaders", name);
    }
    return one;
}

/// Places the named hexes around the unit, with adjacent enemies as stated; closes all others.
std::map<std::string, fw::Cell> retreatHexes(Bench& bench, const Sufferer& one)
{
    std::map<std::string, fw::Cell> where;
    const Json& open = at(bench.given(), "retreat_hexes_available");
    if (open.is_null())
        return where;
    const std::vector<fw::Cell> around = bench.grid().neighbours(one.at);
    static constexpr std::size_t order[] = {0, 3, 1, 4, 2, 5};
    std::set<fw::Cell> named;
    std::size_t n = 0;
    for (const Json& hex : open) {
        bench.know(hex, {"hex", "adjacent_enemy"}, "retreat_hexes_available");
        const fw::Cell cell = around.at(order[n++ % 6]);
        where[word(at(hex, "hex"))] = cell;
        named.insert(cell);
        if (has(hex, "adjacent_enemy"))
            for (const fw::Cell beside : bench.grid().neighbours(cell))
                if (bench.grid().distance(beside, one.at) == 2 && !bench.occupied(beside)) {
                    bench.extra(bench.enemyOf(one.side), beside, true);
                    break;
                }
    }
    for (const fw::Cell cell : around)
        if (named.count(cell) == 0)
            bench.terrain(cell, "river");
    return where;
}

bool suffer(Bench& bench, const Sufferer& one, const std::string& result)
{
    const std::vector<std::string> losers = one.stack.empty() ? std::vector<std::string>{one.unit} : one.stack;
    const std::vector<std::string> chiefs = one.chief.empty() ? std::vector<std::string>{}
                                                              : std::vector<std::string>{one.chief};
    return bench.run(bench.id("procedures", "suffer"), {{"losers", bench.units(losers)},
                                                        {"lead", bench.units({one.unit})},
                                                        {"verdict", fw::Value::ofWord(bench.rules().sym(result))},
                                                        {"star", fw::Value::ofNumber(one.chief.empty() ? 0 : 1)},
                                                        {"attackers", bench.units({})},
                                                        {"targets", bench.units(losers)},
                                                        {"attacking", fw::Value::ofNumber(0)},
                                                        {"held-firm", fw::Value::ofNumber(0)},
                                                        {"chief", bench.units(chiefs)}});
}

} // namespace

void applyResult(Bench& bench, Json& told)
{
    bench.know(bench.action(), {"op", "unit", "result", "source"}, "action");
    const Sufferer one = layOutSufferer(bench);
    retreatHexes(bench, one);
    if (!bench.ready() || !suffer(bench, one, word(at(bench.action(), "result"))))
        return;
    // The checking units are recorded before any of them is eliminated.
    Json checks = Json::array();
    bench.settle();
    for (const std::string& id : one.stack)
        if (id != one.unit && bench.checks(id))
            checks.push_back(id);
    told["other_morale_checks"] = checks;
    told["am_delta"] = bench.moraleChange();
    told["state"] = bench.stateOf(one.unit);
    const int now = bench.cellOf(one.unit);
    told["retreat_hexes"] = now < 0 ? 0 : bench.grid().distance(one.at, now);
    told["eliminated"] = Json::array();
    told["captured"] = Json::array();
    told["pinned"] = Json::array();
    const bool fell = !one.chief.empty() && bench.roleOf(one.chief) == "eliminated";
    told["leader_casualty"] = fell ? Json(leaderOf(bench)) : Json(false);
    for (const auto& [node, yes] : at(bench.adapterNames(), "captureNodes").items())
        if (!bench.decidedBy(node).empty())
            told["capture"] = {{"from_side", one.side}, {"chooser", bench.decidedBy(node)}};
    Json steps = Json::object();
    std::vector<std::string> all = one.stack.empty() ? std::vector<std::string>{one.unit} : one.stack;
    for (const std::string& id : all) {
        const std::string role = bench.roleOf(id);
        if (role == "eliminated" || role == "captured")
            told[role].push_back(id);
        if (bench.marked(id, bench.id("marks", "pinned")))
            told["pinned"].push_back(id);
        steps[id] = bench.state().position.units[static_cast<std::size_t>(bench.rules().unit(id))].steps;
    }
    told["steps"] = steps;
}

void chooseRetreat(Bench& bench, Json& told)
{
    bench.know(bench.action(), {"op", "unit", "to", "result"}, "action");
    const Sufferer one = layOutSufferer(bench);
    const std::map<std::string, fw::Cell> where = retreatHexes(bench, one);
    const auto to = where.find(word(at(bench.action(), "to")));
    if (to == where.end())
        return bench.fail("no hex is called so");
    if (!bench.ready() || !suffer(bench, one, "R"))
        return;
    fw::Action act;
    act.seat = bench.question().seats.front();
    const fw::Choices clicks = fw::legal(bench.rules(), bench.state(), act);
    if (clicks.empty())
        return bench.fail("no retreat is asked for");
    fw::Action way = clicks.front().kind == fw::Choice::Kind::Entry
                         ? fw::extend(bench.rules(), bench.state(), act, clicks.front())
                         : act;
    const fw::Choices cells = fw::legal(bench.rules(), bench.state(), way);
    if (cells.empty())
        return bench.fail("no retreat is offered");
    told["legal"] = bench.play(act.seat, way.verb, {{cells.front().field, {bench.label(to->second)}}});
}

void advanceAfter(Bench& bench, Json& told)
{
    const Json& given = bench.given();
    bench.know(given,
               {"phase", "phasing", "turn", "attacker", "in_chew_house", "defender_hex_vacated",
                "defender_in_chew_house", "edge"},
               "given");
    bench.know(bench.action(), {"op", "units", "advance"}, "action");
    const Json& unit = at(given, "attacker");
    const std::string side = bench.id("sides", word(at(unit, "side")));
    const fw::Cell cell = bench.centre();
    const fw::Cell ground = bench.grid().neighbour(cell, 0);
    bench.unit(unit, cell);
    if (has(given, "in_chew_house"))
        bench.terrain(cell, "chew_house");
    if (has(given, "defender_in_chew_house"))
        bench.terrain(ground, "chew_house");
    for (const Json& feature : at(given, "edge"))
        bench.edge(cell, ground, word(feature), side);
    if (!has(given, "defender_hex_vacated"))
        bench.extra(bench.enemyOf(side), ground, true);
    bench.scenario().placeMarks[bench.label(ground)][bench.id("marks", "was_here")] = "1";
    if (!bench.ready()
        || !bench.run(bench.id("procedures", "advance"), {{"attackers", bench.units({word(at(unit, "id"))})}}))
        return;
    const bool goes = at(bench.action(), "advance") != Json(false);
    told["asked"] = bench.question().node == bench.id("nodes", "advance");
    if (told["asked"] == Json(false))
        return;
    told["legal"] = goes ? bench.play(side, bench.id("entries", "advance"),
                                      {{"units", words(at(bench.action(), "units"))}})
                         : bench.play(side, bench.id("entries", "stay"));
}

} // namespace conformance
