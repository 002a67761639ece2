// Findings after the action: places and facings of units, obligations, costs and points. Names of rows, marks and
// definitions come from the adapter.
#include "tests/Events.h"
#include "tests/conformance/Ruling.h"

#include "engine/play/Routes.h"
#include "engine/rules/Evaluate.h"
#include "tests/engine/Asked.h"

#include <algorithm>

namespace conformance {

namespace {

using AfterFinder = Json (*)(Ruling&, const Json&);

int unitCount(const Ruling& ruling)
{
    return static_cast<int>(ruling.now.rules().scenario().units.size());
}

const fw::Unit& unitAt(const Ruling& ruling, int unit)
{
    return ruling.now.rules().scenario().units[static_cast<std::size_t>(unit)];
}

const fw::UnitState& stateAt(const Desk& desk, int unit)
{
    return desk.state().position.units[static_cast<std::size_t>(unit)];
}

Json placeOf(const Ruling& ruling, int unit)
{
    const int place = unit < 0 ? -1 : stateAt(ruling.now, unit).place.index();
    const fw::Rules& rules = ruling.now.rules();
    return place >= 0 && place < rules.cellCount() ? Json(rules.placeName(place)) : Json();
}

int actor(const Ruling& ruling)
{
    return ruling.now.rules().unit(word(at(ruling.now.action(), "unit")));
}

/// The place of the acting unit, or of each unit in the case.
Json whereUnits(Ruling& ruling, const Json& wanted)
{
    if (!wanted.is_object())
        return placeOf(ruling, actor(ruling));
    Json out = Json::object();
    for (const auto& [id, place] : wanted.items())
        out[id] = placeOf(ruling, ruling.now.rules().unit(id));
    return out;
}

Json facings(Ruling& ruling, const Json& wanted)
{
    Json out = Json::object();
    for (const auto& [id, facing] : wanted.items())
        if (const int unit = ruling.now.rules().unit(id); unit >= 0)
            out[id] = fw::directionName(boardShape(ruling.adapter), stateAt(ruling.now, unit).facing);
    return out;
}

/// The cost of the acting unit's path and its allowance; zero for a unit that did not move.
std::pair<fw::Rational, fw::Rational> spending(const Ruling& ruling)
{
    const std::string id = word(at(ruling.now.action(), "unit"));
    // If the trace reports a path in parts, the last part has the total cost.
    for (const fw::Event& line : ruling.now.trace())
        if (line.kind() == fw::EventKind::Moved && !line.units.empty() && line.units.front() == id
            && beforeOf(line) != fw::Rational(0))
            return {numberOf(line), beforeOf(line)};
    return {};
}

constexpr int quartersOfAPoint = 4;

Json costQuarters(Ruling& ruling, const Json&)
{
    return jsonNumber(spending(ruling).first * fw::Rational(quartersOfAPoint));
}

Json remainingQuarters(Ruling& ruling, const Json&)
{
    const auto [spent, allowed] = spending(ruling);
    return jsonNumber((allowed - spent) * fw::Rational(quartersOfAPoint));
}

bool marked(const Ruling& ruling, const std::string& mark, int unit)
{
    return ruling.now.rules().mark(ruling.now.state().position, mark, unit) != 0;
}

Json mustStop(Ruling& ruling, const Json&)
{
    for (const std::string& mark : words(at(names(ruling), "stopMarks")))
        if (marked(ruling, mark, actor(ruling)))
            return true;
    return false;
}

Json mustAttack(Ruling& ruling, const Json&)
{
    Json out = Json::array();
    const int unit = actor(ruling);
    const Json& row = at(names(ruling), "contact");
    if (unit < 0 || !satisfies(ruling.now, word(at(row, "duty")), unit))
        return out;
    const fw::Grid& grid = ruling.setting.scenario.map.grid;
    for (int other = 0; other < unitCount(ruling); ++other) {
        const int place = stateAt(ruling.now, other).place.index();
        if (unitAt(ruling, other).side != unitAt(ruling, unit).side && grid.contains(place)
            && grid.adjacent(place, stateAt(ruling.now, unit).place.index())
            && satisfies(ruling.now, word(at(row, "foe")), other))
            out.push_back(unitAt(ruling, other).id);
    }
    return out;
}

Json holds(Ruling& ruling, const Json& wanted)
{
    const std::string mark = word(at(names(ruling), "holdMark"));
    Json out = Json::object();
    for (const fw::Note& note : ruling.now.state().position.notes) {
        const auto& marks = ruling.now.rules().compiled().marks;
        if (note.other < 0 || marks[note.mark].src->id != mark)
            continue;
        out[unitAt(ruling, note.subject).id]["by"].push_back(unitAt(ruling, note.other).id);
    }
    // No unit may be held except those of the case.
    for (const auto& [id, hold] : out.items())
        if (!wanted.contains(id))
            return out.dump();
    return out;
}

Json obligations(Ruling& ruling, const Json&)
{
    Json out = Json::object();
    for (const fw::Army& army : ruling.setting.scenario.sides) {
        Json& list = out[sideName(ruling.adapter, army.id)] = Json::array();
        for (int unit = 0; unit < unitCount(ruling); ++unit)
            for (const auto& [must, def] : at(names(ruling), "obligations").items())
                if (unitAt(ruling, unit).side == army.id && satisfies(ruling.now, word(def), unit))
                    list.push_back({{"unit", unitAt(ruling, unit).id}, {"must", must}});
    }
    return out;
}

Json quantityOf(const Ruling& ruling, const std::string& quantity, const std::map<std::string, fw::Value>& cast)
{
    const auto found = fw::evaluate(ruling.now.rules(), ruling.now.state().position, quantity, cast);
    return found ? jsonNumber(*found) : Json();
}

Json points(Ruling& ruling, const Json&)
{
    Json out = Json::object();
    for (const fw::Army& army : ruling.setting.scenario.sides)
        out[sideName(ruling.adapter, army.id)] = quantityOf(
            ruling, word(at(names(ruling), "score")),
            {{"side", fw::Value::of(fw::Kind::Sides, {ruling.now.rules().side(army.id)})}});
    return out;
}

Json control(Ruling& ruling, const Json& wanted)
{
    Json out = Json::object();
    const std::string mark = word(find(names(ruling), "owners.control.mark"));
    for (const auto& [square, side] : wanted.items()) {
        const auto owner = ruling.now.rules().mark(ruling.now.state().position, mark, ruling.now.rules().place(square));
        const auto& sides = ruling.setting.scenario.sides;
        if (owner > 0 && static_cast<std::size_t>(owner.num()) <= sides.size())
            out[square] = sideName(ruling.adapter, sides[static_cast<std::size_t>(owner.num()) - 1].id);
    }
    return out;
}

Json stackTotal(Ruling& ruling, const Json&)
{
    const int unit = actor(ruling);
    return unit < 0 ? Json()
                    : quantityOf(ruling, word(at(names(ruling), "stackTotal")),
                                 {{"spot", fw::Value::of(stateAt(ruling.now, unit).place)},
                                  {"joining", fw::Value::of(fw::Kind::Units, {unit})}});
}

/// The sum of all rolls of the die that was rolled first.
Json roll(Ruling& ruling, const Json&)
{
    fw::Rational sum(0);
    std::string die;
    for (const fw::Event& line : ruling.now.trace()) {
        if (line.kind() != fw::EventKind::Roll || (!die.empty() && line.row != die))
            continue;
        die = line.row;
        sum = sum + numberOf(line);
    }
    return die.empty() ? Json() : jsonNumber(sum);
}

Json commanderRolls(Ruling& ruling, const Json& wanted)
{
    Json out = Json::object();
    for (const fw::Event& line : ruling.now.trace())
        if (line.kind() == fw::EventKind::Check && line.row == word(at(names(ruling), "survival"))
            && !line.units.empty())
            out[line.units.front()] = {{"roll", jsonNumber(numberOf(line))}, {"eliminated", !passedCheck(line)}};
    return out.size() > wanted.size() ? Json(out.dump()) : out;
}

Json markedUnits(Ruling& ruling, const Json& wanted)
{
    const std::string mark = word(at(names(ruling), "disorganized"));
    if (wanted.is_boolean())
        return marked(ruling, mark, actor(ruling));
    Json out = Json::array();
    for (int unit = 0; unit < unitCount(ruling); ++unit)
        if (marked(ruling, mark, unit) && !placeOf(ruling, unit).is_null())
            out.push_back(unitAt(ruling, unit).id);
    return out;
}

Json eliminated(Ruling& ruling, const Json&)
{
    Json out = Json::array();
    for (int unit = 0; unit < unitCount(ruling); ++unit)
        if (boxRole(ruling.now, stateAt(ruling.now, unit).place) == "eliminated")
            out.push_back(unitAt(ruling, unit).id);
    return out;
}

/// Whether units are unchanged.
Json unaffected(Ruling& ruling, const Json& wanted)
{
    Json out = Json::object();
    const std::string mark = word(at(names(ruling), "disorganized"));
    for (const auto& [id, said] : wanted.items()) {
        const int unit = ruling.now.rules().unit(id);
        const bool same = unit >= 0 && stateAt(ruling.now, unit) == stateAt(ruling.before, unit)
                          && !marked(ruling, mark, unit);
        out[id] = same ? "unaffected" : "affected";
    }
    return out;
}

/// The first result code that was applied, or "none".
Json effect(Ruling& ruling, const Json&)
{
    for (const fw::Event& line : ruling.now.trace())
        if (line.is<fw::CodeApplied>())
            return line.row;
    return "none";
}

/// The possible end squares of each loser's retreat from the present position.
Json retreats(Ruling& ruling, const Json& wanted)
{
    const Json& row = at(names(ruling), "retreatAsked");
    Json out = Json::object();
    for (const auto& [id, said] : wanted.items()) {
        Desk desk = ruling.now;
        const int unit = desk.rules().unit(id);
        const fw::Value* length = ruling.now.local(word(at(row, "length")));
        if (unit < 0 || length == nullptr)
            return {};
        const std::map<std::string, fw::Value> cast{{word(at(row, "losers")), fw::Value::of(fw::Kind::Units, {unit})},
                                                    {word(at(row, "length")), *length},
                                                    {word(at(row, "upset")), fw::Value::ofNumber(0)}};
        fw::Draft draft;
        Json squares = Json::array();
        if (desk.run(word(at(row, "run")), cast) && desk.question().wait == fw::Wait::Path) {
            const auto choices = desk.offers({});
            if (!choices.empty())
                draft = fw::extend(desk.rules(), desk.state(), {}, choices.front());
            for (const fw::Route& route : fw::routes(desk.rules(), desk.state(), draft))
                if (route.ends)
                    squares.push_back(route.cell);
        } else if (const Json end = Json(desk.rules().placeName(stateAt(desk, unit).place));
                   desk.state().position.units[static_cast<std::size_t>(unit)].place
                   != stateAt(ruling.now, unit).place) {
            squares.push_back(end);
        }
        out[id] = {{"squares", jsonNumber(length->number)}, {"options", squares}};
    }
    return out;
}

Json decision(Ruling& ruling, const Json&)
{
    if (ruling.now.decided().empty())
        return {};
    const Desk::Decided& one = ruling.now.decided().front();
    return {{"who", sideName(ruling.adapter, one.seat)},
            {"what", word(at(at(names(ruling), "decisions"), one.node))},
            {"from", one.from},
            {"count", 1}};
}

Json next(Ruling& ruling, const Json&)
{
    const fw::Position& position = ruling.now.state().position;
    const auto& scenario = ruling.setting.scenario;
    const auto turn = static_cast<std::size_t>(position.turn) - 1;
    Json out = Json::object();
    if (turn < scenario.turnNames.size())
        out["hour"] = scenario.turnNames[turn];
    if (position.active >= 0)
        out["player"] = sideName(ruling.adapter, scenario.sides[static_cast<std::size_t>(position.active)].id);
    out["step"] = phaseName(ruling.adapter, ruling.now.rules().word(position.phase));
    return out;
}

fw::Value unitsNamed(const Ruling& ruling, const Json& ids)
{
    std::vector<std::int32_t> items;
    for (const std::string& id : words(ids))
        items.push_back(ruling.now.rules().unit(id));
    return fw::Value::of(fw::Kind::Units, items);
}

Json battles(Ruling& ruling, const Json&)
{
    Json out = Json::array();
    for (const Json& battle : at(ruling.now.action(), "battles")) {
        const std::map<std::string, fw::Value> cast{{"attackers", unitsNamed(ruling, at(battle, "attackers"))},
                                                    {"targets", unitsNamed(ruling, at(battle, "defenders"))}};
        Json one;
        for (const char* total : {"attack", "defence"})
            one[total] = quantityOf(ruling, word(at(at(names(ruling), "quantities"), total)), cast);
        one["odds"] = oddsOf(ruling, one["attack"], one["defence"]);
        out.push_back(one);
    }
    return out;
}

/// The cell that was read in a table.
Json tableRead(Ruling& ruling, const Json& table)
{
    for (const fw::Event& line : ruling.now.trace())
        if (line.kind() == fw::EventKind::Table && line.row == word(table))
            return wordOf(line);
    return {};
}

Json after(Ruling& ruling, const Json& wanted);

const std::pair<const char*, AfterFinder> afterFinders[] = {
    {"after", after},
    {"at", whereUnits},
    {"battles", battles},
    {"bombarders", unaffected},
    {"commander_rolls", commanderRolls},
    {"control", control},
    {"cost_quarters", costQuarters},
    {"decision", decision},
    {"disorganized", markedUnits},
    {"effect", effect},
    {"eliminated", eliminated},
    {"facing", facings},
    {"hold", holds},
    {"must_attack", mustAttack},
    {"must_stop", mustStop},
    {"next", next},
    {"obligations", obligations},
    {"points", points},
    {"remaining_quarters", remainingQuarters},
    {"retreat", retreats},
    {"roll", roll},
    {"stack_factors", stackTotal},
};

/// Whether the pending retreat has only one possible path.
bool forced(const Desk& desk)
{
    if (desk.question().wait != fw::Wait::Path)
        return false;
    const auto choices = desk.offers({});
    if (choices.empty())
        return false;
    const fw::Draft draft = fw::extend(desk.rules(), desk.state(), {}, choices.front());
    const auto routes = fw::routes(desk.rules(), desk.state(), draft);
    return std::count_if(routes.begin(), routes.end(), [](const auto& r) { return r.ends; }) == 1;
}

Json after(Ruling& reached, const Json& wanted)
{
    Ruling ruling = reached;
    while (forced(ruling.now) && ruling.now.chooseAnything())
        ruling.now.settle();
    Json out = Json::object();
    for (const auto& [key, value] : wanted.items())
        for (const auto& [name, find] : afterFinders)
            if (key == name)
                out[key] = find(ruling, value);
    return out;
}

} // namespace

Json oddsOf(const Ruling& ruling, const Json& attack, const Json& defence)
{
    const Json& row = at(names(ruling), "odds");
    const auto total = [](const Json& one) { return fw::Rational(one.is_number_integer() ? one.get<long long>() : 0); };
    if (total(defence) == fw::Rational(0))
        return {};
    const auto read = fw::lookupTable(ruling.now.rules(), word(at(row, "table")),
                                      {fw::Value::ofNumber(total(attack) / total(defence))});
    return read ? Json(read->word) : Json();
}

bool afterFinding(Ruling& ruling, const std::string& said, Json& out)
{
    if (!has(names(ruling), "squareFindings"))
        return false;
    const Json& other = at(at(names(ruling), "keys"), word(at(ruling.now.action(), "type")));
    if (const std::string key = word(at(other, said)); !key.empty()) {
        Ruling renamed = ruling;
        out = finding(renamed, key);
        return true;
    }
    const Json& table = at(at(names(ruling), "tableReadings"), said);
    if (!table.is_null()) {
        out = tableRead(ruling, table);
        // Before the dice are rolled, the totals give the odds.
        if (out.is_null() && said == word(find(names(ruling), "odds.key"))) {
            Json attack, defence;
            combatFinding(ruling, "attack", attack);
            combatFinding(ruling, "defence", defence);
            out = oddsOf(ruling, attack, defence);
        }
        return true;
    }
    const Json& quantity = at(at(names(ruling), "quantities"), said);
    if (quantity.is_array()) {
        for (const std::string& row : words(quantity))
            if (const fw::Event* line = lastLine(ruling.now.trace(), fw::EventKind::Quantity, row))
                out = jsonNumber(numberOf(*line));
        return true;
    }
    for (const auto& [name, find] : afterFinders) {
        if (said != name)
            continue;
        out = find(ruling, at(ruling.one.expect, said));
        return true;
    }
    return false;
}

} // namespace conformance
