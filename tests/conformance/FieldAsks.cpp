// Queries on an open field: zones, sides of an attack, the sequence of play, tables.
#include "engine/model/Procedures.h"
#include "tests/Events.h"
#include "tests/conformance/Field.h"

#include "engine/grid/Facing.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/Query.h"

#include <algorithm>
#include <set>

namespace conformance {

namespace {

int asked(Field& field, const char* key)
{
    const int unit = field.rules().unit(word(at(field.action, key)));
    if (unit < 0)
        field.now.setFault(std::string("there is no such unit as ") + key);
    return unit;
}

void askZone(Field& field)
{
    const int unit = asked(field, "unit");
    if (unit < 0)
        return;
    field.told["zoc"] = field.told["flank"] = Json::array();
    for (const int cell : fw::zone(field.rules(), field.position(), unit))
        field.told["zoc"].push_back(field.rules().placeName(cell));
    const fw::Grid& grid = field.setting.scenario.map.grid;
    for (int d = 0; d < grid.directions(); ++d)
        if (fw::arcOf(field.rules().compiled(), stateOf(field.position(), unit).facing, d) == fw::Arc::Flank)
            field.told["flank"].push_back(
                field.rules().placeName(grid.neighbour(stateOf(field.position(), unit).place.index(), d)));
}

void askSide(Field& field)
{
    const int target = asked(field, "target");
    const fw::Grid& grid = field.setting.scenario.map.grid;
    for (const std::string& id : words(at(field.action, "attackers"))) {
        const int unit = field.rules().unit(id);
        if (unit < 0 || target < 0)
            return;
        const int d = grid.directionTo(stateOf(field.position(), target).place.index(),
                                       stateOf(field.position(), unit).place.index());
        const bool front = fw::arcOf(field.rules().compiled(), stateOf(field.position(), target).facing, d)
                           == fw::Arc::Front;
        field.told[id] = front ? "front" : "flank";
    }
}

/// The phases of one turn, found by ending each of them until the first repeats.
void askSequence(Field& field)
{
    Field run = field;
    Json out = Json::array();
    std::set<std::string> seen;
    const auto add = [&](const std::string& side, const std::string& phase) {
        if (!seen.insert(side + " " + phase).second)
            return false;
        out.push_back({side, phaseName(field.adapter, phase)});
        return true;
    };
    add(field.setting.side, field.setting.phase);
    for (bool more = true; more && !run.now.refusal();) {
        run.now.forget();
        const std::string end = word(at(field.named("ends"), run.now.question().node));
        more = !end.empty() && playEntry(run, end, {});
        for (const fw::Event& one : run.now.trace())
            if (more && one.kind() == fw::EventKind::Heading && one.row != "turn")
                more = add(wordOf(one), one.row);
    }
    field.told["phases"] = out;
}

/// The steps of a phase: the procedures that it calls, in order.
void askSteps(Field& field)
{
    const Json& row = at(field.named("stepsOf"), word(at(field.action, "phase")));
    if (!row.is_object())
        field.now.setFault("nothing here knows the steps of " + at(field.action, "phase").dump());
    field.told["steps"] = Json::array();
    for (const fw::Procedure& procedure : field.rules().ruleset().procedures)
        for (const fw::Node& node : procedure.then)
            if (procedure.id == word(at(row, "procedure")))
                field.told["steps"].push_back(at(at(row, "steps"), node.id));
}

void askTable(Field& field)
{
    for (const fw::Table& table : field.rules().ruleset().tables) {
        if (table.id != word(field.named("result.table")) || table.axes.size() < 2)
            continue;
        for (const fw::Band& band : table.axes.back().bands)
            field.told["columns"].push_back(band.label);
        for (const fw::TableRow& one : table.rows)
            field.told["rows"][one.row] = one.cells;
    }
}

} // namespace

void askField(Field& field, const Json& action)
{
    const std::string what = word(at(action, "what"));
    const Json& known = at(field.named("queryKeys"), what);
    for (const auto& [key, value] : action.items())
        if (key != "type" && key != "what" && !lists(known, key))
            field.now.setFault("nothing here reads the query's " + key);
    if (what == "zoc")
        askZone(field);
    else if (what == "attack_side")
        askSide(field);
    else if (what == "sequence")
        askSequence(field);
    else if (what == "steps")
        askSteps(field);
    else if (what == "results_table")
        askTable(field);
    else
        field.now.setFault("the adapter has no way to ask " + what);
}

} // namespace conformance
