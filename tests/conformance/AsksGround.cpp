// Queries about squares, arcs, odds and the sequence of play.
#include "tests/Events.h"
#include "tests/conformance/Ruling.h"

#include "engine/grid/Facing.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/Query.h"
#include "tests/engine/Asked.h"

#include <set>

namespace conformance {

namespace {

int unitOf(Ruling& ruling, const Json& id)
{
    const int unit = ruling.now.rules().unit(word(id));
    if (unit < 0)
        ruling.now.setFault("there is no such unit");
    return unit;
}

const fw::UnitState& stateOf(const Ruling& ruling, int unit)
{
    return ruling.now.state().position.units[static_cast<std::size_t>(unit)];
}

void askControl(Ruling& ruling, const Json& action)
{
    Json out = Json::array();
    if (const int unit = unitOf(ruling, at(action, "unit")); unit >= 0)
        for (const int cell : fw::zone(ruling.now.rules(), ruling.now.state().position, unit))
            out.push_back(ruling.now.rules().placeName(cell));
    ruling.told["squares"] = out;
}

void askArcs(Ruling& ruling, const Json& action)
{
    const int unit = unitOf(ruling, at(action, "unit"));
    if (unit < 0)
        return;
    const fw::Compiled& c = ruling.now.rules().compiled();
    const fw::Grid& grid = ruling.setting.scenario.map.grid;
    for (const char* arc : {"front", "flank", "rear"})
        ruling.told[arc] = Json::array();
    for (int d = 0; d < grid.directions(); ++d) {
        const fw::Cell cell = grid.neighbour(stateOf(ruling, unit).place.index(), d);
        if (cell == fw::noCell)
            continue;
        const fw::Arc arc = fw::arcOf(c, stateOf(ruling, unit).facing, d);
        ruling.told[arc == fw::Arc::Front   ? "front"
                    : arc == fw::Arc::Flank ? "flank"
                                            : "rear"]
            .push_back(ruling.now.rules().placeName(cell));
    }
}

void askEnfilade(Ruling& ruling, const Json& action, const Json& row)
{
    const fw::Rules& rules = ruling.now.rules();
    const int attacker = unitOf(ruling, at(action, "attacker"));
    const int defender = unitOf(ruling, at(action, "defender"));
    if (attacker < 0 || defender < 0)
        return;
    const std::map<std::string, fw::Value> cast{{"unit", fw::Value::of(fw::Kind::Units, {attacker})},
                                                {"attackers", fw::Value::of(fw::Kind::Units, {attacker})},
                                                {"targets", fw::Value::of(fw::Kind::Units, {defender})}};
    for (const auto& [key, quantity] : at(row, "quantities").items()) {
        const auto found = fw::evaluate(rules, ruling.now.state().position, word(quantity), cast);
        ruling.told[key] = found ? jsonNumber(*found) : Json();
    }
    const fw::Grid& grid = ruling.setting.scenario.map.grid;
    const int bearing = fw::turnSteps(
        rules.ruleset().facings, stateOf(ruling, defender).facing,
        grid.directionTo(stateOf(ruling, defender).place.index(), stateOf(ruling, attacker).place.index()));
    const auto read = fw::lookupTable(
        rules, word(at(row, "table")),
        {fw::Value::ofNumber(bearing), fw::Value::ofWord(rules.sym(word(at(row, "column"))))});
    ruling.told["class"] = read ? Json(read->word) : Json();
}

void askTable(Ruling& ruling, const Json& row)
{
    for (const fw::Table& table : ruling.now.rules().ruleset().tables) {
        if (table.id != word(at(row, "table")) || table.axes.size() < 2)
            continue;
        for (const fw::Band& band : table.axes.back().bands)
            ruling.told["columns"].push_back(band.label);
        for (const fw::TableRow& one : table.rows)
            ruling.told["rows"][one.row] = one.cells;
    }
}

/// The steps of one turn, found by ending each of them until one repeats.
void askSequence(Ruling& ruling, const Json& row)
{
    Desk desk = ruling.now;
    const auto& sides = ruling.setting.scenario.sides;
    Json out = Json::array();
    std::set<std::string> seen;
    const auto add = [&](const std::string& side, const std::string& phase) {
        if (!seen.insert(side + " " + phase).second)
            return false;
        out.push_back({side.empty() ? word(at(row, "nobody")) : sideName(ruling.adapter, side),
                       phaseName(ruling.adapter, phase)});
        return true;
    };
    const fw::Position& first = desk.state().position;
    add(sides[static_cast<std::size_t>(std::max<std::int32_t>(0, first.active))].id, desk.rules().word(first.phase));
    for (bool more = true; more && !desk.refusal();) {
        desk.forget();
        fw::Action end;
        const fw::Question asked = desk.question();
        end.seat = asked.seats.empty() ? std::string() : asked.seats.front();
        end.verb = word(at(at(row, "ends"), asked.node));
        more = desk.play(end);
        for (const fw::Event& line : desk.trace())
            if (more && line.kind() == fw::EventKind::Heading && line.row != "turn")
                more = add(wordOf(line), line.row);
    }
    ruling.told["steps"] = out;
}

} // namespace

bool askGround(Ruling& ruling, const Json& action, const Json& row)
{
    const std::string way = word(at(row, "way"));
    if (way == "control")
        askControl(ruling, action);
    else if (way == "arcs")
        askArcs(ruling, action);
    else if (way == "enfilade")
        askEnfilade(ruling, action, row);
    else if (way == "odds")
        ruling.told["odds"] = oddsOf(ruling, at(ruling.one.given, "attack"), at(ruling.one.given, "defence"));
    else if (way == "table")
        askTable(ruling, row);
    else if (way == "sequence")
        askSequence(ruling, row);
    else
        return false;
    return true;
}

} // namespace conformance
