// Rally, morale checks, army morale, initiative, stacks and zones.
#include "tests/Events.h"
#include "tests/conformance/operations/Bench.h"

#include "engine/rules/Compiled.h"
#include "engine/rules/Query.h"
#include "tests/engine/Asked.h"

#include <algorithm>

namespace conformance {

namespace {

/// Sets up the unit of a morale die, with its ground and leader in the case.
std::string steadyUnit(Bench& bench)
{
    const Json& given = bench.given();
    bench.know(given,
               {"phase", "phasing", "turn", "unit", "leader", "army_morale", "army_morale_band_delta",
                "behind_fieldworks", "fieldworks_owner", "in_chew_house", "panicked", "adjacent_enemy", "in_enemy_zoc"},
               "given");
    Json unit = at(given, "unit");
    if (has(given, "panicked"))
        unit["panicked"] = true;
    const std::string side = bench.id("sides", word(at(unit, "side")));
    const fw::Cell cell = bench.centre();
    if (has(given, "in_chew_house"))
        bench.terrain(cell, "chew_house");
    if (has(given, "behind_fieldworks")) {
        const std::string owner = word(at(given, "fieldworks_owner"));
        bench.edge(cell, bench.grid().neighbour(cell, 0), "fieldworks",
                   owner.empty() ? side : bench.id("sides", owner));
    }
    bench.unit(unit, cell);
    if (const Json& leader = at(given, "leader"); !leader.is_null()) {
        bench.know(leader, {"name", "leadership", "close_combat_drm"}, "leader");
        bench.leader(word(at(leader, "name")), side, cell);
        bench.rate(bench.id("leaders", word(at(leader, "name"))), leader);
    }
    if (has(given, "adjacent_enemy") || has(given, "in_enemy_zoc"))
        bench.extra(bench.enemyOf(side), bench.grid().neighbour(cell, 3), true);
    bench.band(side, number(at(given, "army_morale_band_delta")));
    bench.armyMorale();
    return word(at(unit, "id"));
}

void tellRoll(Bench& bench, const std::string& id, Json& told)
{
    const auto face = bench.rolled(bench.id("dice", "morale"));
    const auto total = bench.reckoned(bench.id("quantities", "morale"));
    if (!face || !total)
        return bench.fail("no morale die was reckoned");
    told["drm"] = jsonNumber(*total - fw::Rational(*face));
    told["modified"] = jsonNumber(*total);
    bool passed = false;
    for (const fw::Event& line : bench.trace())
        if (line.kind() == fw::EventKind::Check)
            passed = passedCheck(line);
    told["passed"] = passed;
    told["success"] = passed;
    told["state"] = bench.stateOf(id);
    told["am_delta"] = bench.moraleChange();
}

std::vector<std::string> statedStack(Bench& bench, fw::Cell cell)
{
    std::vector<std::string> ids;
    for (const Json& unit : at(bench.given(), "stack")) {
        bench.unit(unit, cell);
        ids.push_back(word(at(unit, "id")));
    }
    return ids;
}

} // namespace

void rallyUnit(Bench& bench, Json& told)
{
    bench.know(bench.action(), {"op", "unit"}, "action");
    const std::string id = steadyUnit(bench);
    const std::string side = bench.id("sides", word(at(bench.given(), "phasing")));
    if (!bench.begin(bench.id("phases", word(at(bench.given(), "phase"))), side, number(at(bench.given(), "turn"), 2)))
        return;
    if (!bench.play(side, bench.id("entries", "rally"), {{"unit", {word(at(bench.action(), "unit"))}}}))
        return;
    bench.settle();
    tellRoll(bench, id, told);
}

void checkMorale(Bench& bench, Json& told)
{
    bench.know(bench.action(), {"op", "unit"}, "action");
    const std::string id = steadyUnit(bench);
    if (!bench.ready()
        || !bench.run(
            bench.id("procedures", "morale_check"),
            {{"unit", bench.units({id})}, {"runs", fw::Value::ofNumber(1)}, {"held-firm", fw::Value::ofNumber(0)}}))
        return;
    const int stood = bench.cellOf(id);
    bench.settle();
    tellRoll(bench, id, told);
    told["retreat_hexes"] = bench.cellOf(id) < 0 ? 0 : bench.grid().distance(stood, bench.cellOf(id));
}

void rollInitiative(Bench& bench, Json& told)
{
    const Json& given = bench.given();
    bench.know(given, {"army_morale", "army_morale_band_delta", "momentum", "turn"}, "given");
    bench.armyMorale();
    bench.know(bench.action(), {"op", "spend"}, "action");
    for (const auto& [side, shift] : at(given, "army_morale_band_delta").items())
        bench.band(bench.id("sides", side), number(shift));
    for (const auto& [side, chits] : at(given, "momentum").items())
        bench.sideMark(bench.id("sides", side), bench.id("marks", "momentum"), number(chits));
    if (!bench.ready() || !bench.run(bench.id("procedures", "initiative"), {}))
        return;
    for (int i = 0; i < 4 && bench.question().wait == fw::Wait::Choice && !bench.refusal(); ++i) {
        const std::string seat = bench.question().seats.front();
        bench.play(seat, bench.id("entries", "commit"),
                   {{"chits", {std::to_string(number(at(at(bench.action(), "spend"), seat)))}}});
    }
    if (bench.refusal())
        return;
    // A side without chits is not asked, so an attempt to commit some is refused.
    for (const auto& [side, chits] : at(bench.action(), "spend").items())
        if (number(chits) > number(at(at(given, "momentum"), side)))
            bench.play(bench.id("sides", side), bench.id("entries", "commit"),
                       {{"chits", {std::to_string(number(chits))}}});
    if (bench.refusal())
        return;
    bench.settle();
    Json totals = Json::object();
    int rolls = 0;
    for (const auto& [side, name] : at(bench.adapterNames(), "initiativeDice").items()) {
        const auto face = bench.rolled(word(name));
        if (!face)
            return bench.fail("no initiative was rolled");
        rolls = 0;
        for (const fw::Event& line : bench.trace())
            rolls += line.kind() == fw::EventKind::Roll && line.row == word(name) ? 1 : 0;
        const auto total = fw::evaluate(
            bench.rules(), bench.state().position, bench.id("quantities", "initiative"),
            {{"side", bench.side(side)},
             {"face", fw::Value::ofNumber(*face)},
             {"chits", fw::Value::ofNumber(number(at(at(bench.action(), "spend"), side)))}});
        totals[side] = total ? jsonNumber(*total) : Json();
        if (bench.sideMarkNow(side, bench.id("marks", "leads")) != 0)
            told["first"] = side;
    }
    told["totals"] = totals;
    told["rerolled"] = rolls > 1;
    Json left = Json::object();
    for (const auto& [side, name] : totals.items())
        left[side] = jsonNumber(bench.sideMarkNow(side, bench.id("marks", "momentum")));
    told["momentum_left"] = left;
    told["dice_consumed"] = bench.diceUsed();
}

namespace {

/// A counter with the tags of the case leaves the map at its edge.
void leaveMap(Bench& bench, const std::string& side)
{
    const fw::Cell edge = bench.grid().cell(0, 3);
    Json unit{{"id", "leaver"}, {"side", side}, {"class", "infantry"}, {"sp", 2}, {"max_steps", 2}};
    for (const std::string& tag : words(at(bench.action(), "tags")))
        if (bench.has("marks", tag))
            unit[tag] = true;
        else
            unit["tags"].push_back(tag);
    bench.unit(unit, edge);
    if (bench.ready())
        bench.run(bench.id("procedures", "exits"), {{"leaver", bench.units({"leaver"})}});
}

} // namespace

void applyEvent(Bench& bench, Json& told)
{
    const Json& given = bench.given();
    bench.know(given, {"army_morale", "once_used", "phase", "phasing", "turn"}, "given");
    bench.know(bench.action(), {"op", "event", "side", "leader", "tags"}, "action");
    const std::string event = word(at(bench.action(), "event"));
    std::string side = word(at(bench.action(), "side"));
    bench.armyMorale();
    for (const std::string& used : words(at(given, "once_used")))
        bench.sideMark(bench.id("onceOf", used), bench.id("marks", used), 1);
    if (event == "leader_casualty") {
        const std::string who = word(at(bench.action(), "leader"));
        side = bench.sideOfLeader(who);
        bench.leader(who, side, bench.centre());
        if (bench.begin(bench.id("phases", "movement"), side, 2))
            bench.play(side, bench.id("entries", "mourn"), {{"fallen", {bench.id("leaders", who)}}});
    } else if (event == "unit_exits") {
        leaveMap(bench, bench.id("sides", side));
    } else if (bench.has("reports", event)) {
        if (bench.begin(bench.id("phases", "movement"), side, 2))
            bench.play(side, bench.id("entries", "report"), {{"side", {side}}, {"what", {bench.id("reports", event)}}});
    } else if (bench.ready()) {
        bench.run(bench.id("procedures", "event"),
                  {{"who", bench.side(bench.id("sides", side))},
                   {"event", fw::Value::ofWord(bench.rules().sym(bench.id("events", event)))}});
    }
    if (!bench.fault().empty() || bench.refusal())
        return;
    bench.settle();
    told["am_delta"] = bench.moraleChange();
    told["game_over"] = bench.victory();
    Json points = Json::object();
    for (const fw::Army& army : bench.scenario().sides)
        if (const auto value = fw::evaluate(bench.rules(), bench.state().position, bench.id("quantities", "points"),
                                            {{"side", bench.side(army.id)}}))
            points[army.id] = jsonNumber(*value);
    told["vp"] = points;
}

void checkStack(Bench& bench, Json& told)
{
    bench.know(bench.given(), {"stack", "leaders"}, "given");
    bench.know(bench.action(), {"op"}, "action");
    // The last counter that can march enters the stack, so that excess counters cause a refusal.
    const fw::Cell cell = bench.centre();
    const std::vector<std::string> ids = statedStack(bench, cell);
    if (ids.empty())
        return bench.fail("an empty stack");
    std::string comes = ids.back();
    for (const Json& unit : at(bench.given(), "stack"))
        if (const std::string state = word(at(unit, "state")); state.empty() || state == "parade")
            comes = word(at(unit, "id"));
    std::string side = bench.scenario().units.back().side;
    for (const std::string& leader : words(at(bench.given(), "leaders")))
        bench.leader(leader, side, cell);
    for (fw::Placement& place : bench.scenario().setup)
        if (place.unit == comes)
            place.at = bench.grid().neighbour(cell, 0);
    for (fw::Unit& unit : bench.scenario().units)
        unit.ratings[bench.id("ratingIds", "ma")]["full"] = 4;
    if (!bench.begin(bench.id("phases", "movement"), side, 2))
        return;
    const auto count = [&](const char* quantity) {
        const auto value = fw::evaluate(bench.rules(), bench.state().position, bench.id("quantities", quantity),
                                        {{"joining", bench.units(ids)}, {"spot", fw::Value::of(fw::PlaceId(cell))}});
        return value ? jsonNumber(*value) : Json();
    };
    told["sp"] = count("stack_sp");
    told["artillery"] = count("stack_artillery");
    told["excess_sp"] = count("excess_sp");
    told["excess_artillery"] = count("excess_artillery");
    told["legal"] = bench.play(side, bench.id("moveEntries", "normal"),
                               {{"unit", {comes}}, {"way", {bench.label(cell)}}});
}

void exertZones(Bench& bench, Json& told)
{
    bench.know(bench.given(), {"units", "neighbour"}, "given");
    bench.know(at(bench.given(), "neighbour"), {"terrain", "edge", "chew_house", "building"}, "neighbour");
    bench.know(bench.action(), {"op"}, "action");
    const fw::Cell cell = bench.centre();
    const fw::Cell beside = bench.grid().neighbour(cell, 0);
    const Json& hex = at(bench.given(), "neighbour");
    bench.terrain(beside, word(at(hex, "terrain")));
    for (const char* flag : {"chew_house", "building"})
        if (has(hex, flag))
            bench.terrain(beside, flag);
    for (const Json& unit : at(bench.given(), "units"))
        bench.unit(unit, cell);
    for (const std::string& feature : words(at(hex, "edge")))
        bench.edge(cell, beside, feature, bench.scenario().units.front().side);
    if (!bench.ready())
        return;
    Json zoc = Json::object();
    for (const Json& unit : at(bench.given(), "units")) {
        const std::vector<int> zone = fw::zone(bench.rules(), bench.state().position,
                                               bench.rules().unit(word(at(unit, "id"))));
        zoc[word(at(unit, "id"))] = std::find(zone.begin(), zone.end(), static_cast<int>(beside)) != zone.end();
    }
    told["zoc"] = zoc;
}

void zonesInto(Bench& bench, Json& told)
{
    bench.know(bench.given(), {"from_hex", "neighbours"}, "given");
    bench.know(at(bench.given(), "from_hex"), {"terrain", "chew_house"}, "from_hex");
    bench.know(bench.action(), {"op"}, "action");
    Json zoc = Json::array();
    const fw::Scenario bare = bench.scenario();
    const std::string side = bare.sides.front().id;
    for (const Json& hex : at(bench.given(), "neighbours")) {
        bench.know(hex, {"terrain", "edge", "chew_house", "building"}, "neighbours");
        bench.scenario() = bare;
        const fw::Cell cell = bench.centre();
        const fw::Cell beside = bench.grid().neighbour(cell, 0);
        bench.terrain(cell, word(at(at(bench.given(), "from_hex"), "terrain")));
        if (has(at(bench.given(), "from_hex"), "chew_house"))
            bench.terrain(cell, "chew_house");
        bench.terrain(beside, word(at(hex, "terrain")));
        for (const char* flag : {"chew_house", "building"})
            if (has(hex, flag))
                bench.terrain(beside, flag);
        for (const std::string& feature : words(at(hex, "edge"))) {
            const bool own = feature == "fieldworks_own";
            bench.edge(cell, beside, own || feature == "fieldworks_enemy" ? "fieldworks" : feature,
                       own ? side : bench.enemyOf(side));
            if (feature == "slope" || feature == "slope_up")
                bench.level(beside, 1);
        }
        const std::string who = bench.extra(side, cell, true);
        if (!bench.ready())
            return;
        const std::vector<int> zone = fw::zone(bench.rules(), bench.state().position, bench.rules().unit(who));
        zoc.push_back(std::find(zone.begin(), zone.end(), static_cast<int>(beside)) != zone.end());
    }
    told["zoc"] = zoc;
}

} // namespace conformance
