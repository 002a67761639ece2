// Findings after the action. Each reads the state, the pending question or the reckoning; names of rows, marks and
// nodes come from the adapter.
#include "tests/Events.h"
#include "tests/conformance/Ruling.h"

#include "tests/engine/Asked.h"

#include <algorithm>

namespace conformance {

namespace {

using RulingFinder = Json (*)(Ruling&);

Json clock(Ruling& ruling)
{
    const fw::Position& position = ruling.now.state().position;
    const auto& sides = ruling.setting.scenario.sides;
    Json out;
    out["turn"] = position.turn;
    const auto active = static_cast<std::size_t>(position.active);
    if (position.active >= 0 && active < sides.size())
        out["player"] = sideName(ruling.adapter, sides[active].id);
    out["phase"] = phaseName(ruling.adapter, ruling.now.rules().word(position.phase));
    return out;
}

Json units(Ruling& ruling)
{
    Json out = Json::object();
    for (const auto& [id, wanted] : at(ruling.one.expect, "units").items())
        out[id] = unitFinding(ruling, ruling.now, id, wanted);
    return out;
}

Json legal(Ruling& ruling)
{
    return !ruling.now.refusal();
}

/// The path of the acting units, null when they did not move.
const fw::Event* wayOfActors(const Ruling& ruling)
{
    const std::vector<std::string> actors = words(at(ruling.now.action(), "units"));
    const fw::Event* way = nullptr;
    // If the trace reports a path in parts, the last part has the total cost.
    for (const fw::Event& line : ruling.now.trace())
        if (line.kind() == fw::EventKind::Moved && !line.units.empty()
            && std::find(actors.begin(), actors.end(), line.units.front()) != actors.end()
            && (way == nullptr || beforeOf(*way) == fw::Rational(0)))
            way = &line;
    return way;
}

/// The cost and the allowance of the acting units; an entry without a path has only its cost.
bool spending(const Ruling& ruling, fw::Rational& spent, fw::Rational& allowance)
{
    if (const fw::Event* way = wayOfActors(ruling)) {
        spent = numberOf(*way);
        allowance = beforeOf(*way);
        return true;
    }
    const fw::Event* price = lastLine(ruling.now.trace(), fw::EventKind::Quantity,
                                      word(at(names(ruling), "entryPrice")));
    if (!price)
        return false;
    spent = numberOf(*price);
    bool first = true;
    std::vector<std::int32_t> units;
    for (const std::string& id : words(at(ruling.now.action(), "units")))
        units.push_back(ruling.now.rules().unit(id));
    for (const std::int32_t unit : units) {
        const auto own = fw::evaluate(
            ruling.now.rules(), ruling.before.state().position, word(at(names(ruling), "allowance")),
            {{"unit", fw::Value::of(fw::Kind::Units, {unit})}, {"units", fw::Value::of(fw::Kind::Units, units)}});
        if (own && (first || *own < allowance))
            allowance = *own;
        first = false;
    }
    return true;
}

Json mpSpent(Ruling& ruling)
{
    fw::Rational spent;
    fw::Rational allowance;
    return spending(ruling, spent, allowance) ? jsonNumber(spent) : Json();
}

Json mpLeft(Ruling& ruling)
{
    fw::Rational spent;
    fw::Rational allowance;
    if (!spending(ruling, spent, allowance))
        return {};
    return jsonNumber(spent < allowance ? allowance - spent : fw::Rational(0));
}

Json minimumMoveUsed(Ruling& ruling)
{
    fw::Rational spent;
    fw::Rational allowance;
    return spending(ruling, spent, allowance) && spent > allowance;
}

/// The distance along the map edge between the actual and the scheduled entry.
Json slid(Ruling& ruling)
{
    const fw::Map& map = ruling.setting.scenario.map;
    const fw::Cell hex = map.numbering.parse(map.grid, word(at(ruling.now.action(), "hex")));
    const std::vector<std::string> actors = words(at(ruling.now.action(), "units"));
    for (const fw::Placement& placement : ruling.setting.scenario.setup) {
        if (actors.empty() || placement.unit != actors.front() || placement.arrives.at.empty())
            continue;
        const std::vector<fw::Cell> edge = map.grid.perimeter();
        const auto from = std::ranges::find(edge, placement.arrives.at.front());
        const auto to = std::ranges::find(edge, hex);
        if (from == edge.end() || to == edge.end())
            continue;
        const std::ptrdiff_t steps = std::abs(to - from);
        return std::min(steps, std::ssize(edge) - steps);
    }
    return {};
}

/// Whether an entry still offers a unit of the action.
Json mayContinue(Ruling& ruling)
{
    fw::Draft draft;
    const fw::Question asked = ruling.now.question();
    draft.seat = asked.seats.empty() ? std::string() : asked.seats.front();
    draft.verb = word(at(names(ruling), "moveEntry"));
    for (const fw::Choice& choice : ruling.now.offers(draft))
        if (lists(at(ruling.now.action(), "units"), choice.value))
            return true;
    return false;
}

Json movementEnded(Ruling& ruling)
{
    return mayContinue(ruling) == Json(false);
}

Json overstacked(Ruling& ruling)
{
    Json out = Json::array();
    for (const fw::Event& line : ruling.now.trace()) {
        if (!line.is<fw::ConstraintFailed>() || !lists(at(names(ruling), "stacking"), line.row))
            continue;
        for (const std::string& place : line.places)
            if (std::find(out.begin(), out.end(), Json(place)) == out.end())
                out.push_back(place);
    }
    return out;
}

Json automatic(Ruling& ruling)
{
    return !ruling.now.refusal() && ruling.now.diceUsed() == 0 && ruling.now.question().wait != fw::Wait::Dice;
}

Json diceUsed(Ruling& ruling)
{
    return ruling.now.diceUsed();
}

Json gameOver(Ruling& ruling)
{
    return ruling.now.state().over;
}

/// The winner or the level of victory, from the outcome word of the game.
Json outcome(const Ruling& ruling, const std::string& part)
{
    if (!ruling.now.state().over)
        return {};
    const std::string said = ruling.now.rules().word(ruling.now.state().outcome);
    return at(at(at(names(ruling), "outcomes"), said), part);
}

Json winner(Ruling& ruling)
{
    return outcome(ruling, "winner");
}

Json level(Ruling& ruling)
{
    return outcome(ruling, "level");
}

Json victoryPoints(Ruling& ruling)
{
    Json out = Json::object();
    const std::string row = word(at(names(ruling), "victoryPoints"));
    for (const fw::Army& army : ruling.setting.scenario.sides) {
        const int side = ruling.now.rules().side(army.id);
        out[sideName(ruling.adapter, army.id)] = jsonNumber(
            ruling.now.rules().mark(ruling.now.state().position, row, side));
    }
    return out;
}

Json evaluatesVictory(Ruling& ruling)
{
    return std::any_of(ruling.now.trace().begin(), ruling.now.trace().end(),
                       [&](const fw::Event& line) { return lists(at(names(ruling), "victoryRows"), line.row); });
}

Json passesThrough(Ruling& ruling)
{
    const std::vector<std::string> wanted = words(at(ruling.one.expect, "passes_through"));
    Json out = Json::array();
    for (const fw::Event& line : ruling.now.trace()) {
        if (line.kind() != fw::EventKind::Heading)
            continue;
        const std::string phase = phaseName(ruling.adapter, line.row);
        if (std::find(wanted.begin(), wanted.end(), phase) != wanted.end())
            out.push_back(phase);
    }
    return out;
}

Json weather(Ruling& ruling)
{
    return ladderStep(ruling.now, word(at(names(ruling), "weather")), -1);
}

Json replacements(Ruling& ruling)
{
    Json out = Json::object();
    const std::string mark = word(find(names(ruling), "givenMarks.replacements.mark"));
    for (const fw::Army& army : ruling.setting.scenario.sides) {
        const int side = ruling.now.rules().side(army.id);
        out[sideName(ruling.adapter, army.id)] = jsonNumber(
            ruling.now.rules().mark(ruling.now.state().position, mark, side));
    }
    return out;
}

/// The turn and place of arrival that a unit was given during the game; null if it was not.
const fw::Scheduled* scheduled(const fw::Position& position, int unit)
{
    const auto found = std::find_if(position.schedule.begin(), position.schedule.end(),
                                    [&](const fw::Scheduled& one) { return one.unit.index() == unit; });
    return found == position.schedule.end() ? nullptr : &*found;
}

/// The turn in which the action's unit comes back, null if it does not.
Json arrivesTurn(Ruling& ruling)
{
    const int unit = ruling.now.rules().unit(word(at(ruling.now.action(), "unit")));
    if (unit < 0)
        return {};
    const fw::Position& position = ruling.now.state().position;
    const auto& state = position.units[static_cast<std::size_t>(unit)];
    if (boxRole(ruling.now, state.place) != word(at(names(ruling), "waitingRole")))
        return {};
    const fw::Scheduled* const arrival = scheduled(position, unit);
    return arrival ? Json(arrival->turn) : Json();
}

/// The turn until which a unit that could not enter waits in its box.
Json waitsUntilTurn(Ruling& ruling)
{
    const fw::Position& position = ruling.now.state().position;
    for (const std::string& id : words(at(ruling.now.action(), "units"))) {
        const int unit = ruling.now.rules().unit(id);
        if (unit < 0)
            continue;
        const fw::PlaceId place = position.units[static_cast<std::size_t>(unit)].place;
        if (boxRole(ruling.now, place) == word(at(names(ruling), "waitingRole")))
            return position.turn + 1;
    }
    return {};
}

/// Moves of units other than those of the action: unit, destination and state.
Json triggers(Ruling& ruling)
{
    Json out = Json::array();
    const std::vector<std::string> actors = words(at(ruling.now.action(), "units"));
    for (const fw::Event& line : ruling.now.trace()) {
        const bool placed = line.kind() == fw::EventKind::Effect && line.row == "place";
        if ((line.kind() != fw::EventKind::Moved && !placed) || line.places.empty())
            continue;
        for (const std::string& unit : line.units) {
            if (std::find(actors.begin(), actors.end(), unit) != actors.end())
                continue;
            Json one;
            one["leader"] = unit;
            one["to"] = line.places.back();
            one["state"] = at(unitFinding(ruling, ruling.now, unit, {{"state", ""}}), "state");
            out.push_back(one);
        }
    }
    return out;
}

/// The number of times that the attack of the action's unit would be halved now.
Json attackHalvings(Ruling& ruling)
{
    const Json& row = at(names(ruling), "halving");
    const int unit = ruling.now.rules().unit(word(at(ruling.now.action(), "unit")));
    if (unit < 0)
        return {};
    fw::Trace trace;
    const auto strength = fw::evaluate(ruling.now.rules(), ruling.now.state().position, word(at(row, "quantity")),
                                       {{"unit", fw::Value::of(fw::Kind::Units, {unit})}}, &trace);
    int halvings = 0;
    for (const fw::Event& line : trace)
        for (const fw::Modifier& modifier : ruling.now.rules().ruleset().modifiers)
            if (line.kind() == fw::EventKind::Modifier && line.row == modifier.id
                && modifier.stage == word(at(row, "stage")))
                ++halvings;
    return strength ? Json(halvings) : Json();
}

Json primaryChosenBy(Ruling& ruling)
{
    const std::string field = word(at(names(ruling), "defenderPrimaryField"));
    return sideName(ruling.adapter, ruling.now.answeredBy(field));
}

/// The units of the formation in the action.
std::vector<int> namedFormation(const Ruling& ruling)
{
    std::vector<int> out;
    const auto& units = ruling.now.rules().scenario().units;
    for (std::size_t i = 0; i < units.size(); ++i)
        if (units[i].formation == word(at(ruling.now.action(), "formation")))
            out.push_back(static_cast<int>(i));
    return out;
}

Json markOfFormation(const Ruling& ruling, const std::string& key)
{
    const std::vector<int> units = namedFormation(ruling);
    const std::string mark = word(at(names(ruling), key));
    return units.empty() ? Json()
                         : jsonNumber(ruling.now.rules().mark(ruling.now.state().position, mark, units.front()));
}

/// The movement allowance that a formation rolled.
Json rolledMovement(Ruling& ruling)
{
    return markOfFormation(ruling, "rolledMovement");
}

/// The turn in a secret plan.
Json revealTurn(Ruling& ruling)
{
    return markOfFormation(ruling, "planTurn");
}

/// The side that cannot see an existing plan.
Json hiddenFrom(Ruling& ruling)
{
    const std::vector<int> units = namedFormation(ruling);
    const std::string mark = word(at(names(ruling), "planTurn"));
    const fw::Rules& rules = ruling.now.rules();
    for (const fw::Army& army : ruling.setting.scenario.sides) {
        const fw::State seen = fw::redact(rules, ruling.now.state(), army.id);
        if (!units.empty() && rules.mark(ruling.now.state().position, mark, units.front()) != fw::Rational(0)
            && rules.mark(seen.position, mark, units.front()) == fw::Rational(0))
            return sideName(ruling.adapter, army.id);
    }
    return {};
}

/// The turn and place of the unit's arrival.
Json arrives(Ruling& ruling)
{
    const fw::Rules& rules = ruling.now.rules();
    const int unit = rules.unit(word(at(ruling.now.action(), "unit")));
    if (unit < 0)
        return {};
    const fw::Scheduled* const arrival = scheduled(ruling.now.state().position, unit);
    if (!arrival || arrival->at.size() != 1)
        return {};
    return {{"turn", arrival->turn}, {"hex", rules.placeName(arrival->at.front())}};
}

/// The distance of the action's guns from their target.
Json range(Ruling& ruling)
{
    const fw::Rules& rules = ruling.now.rules();
    const std::vector<std::string> guns = words(at(ruling.now.action(), "artillery"));
    const int gun = guns.empty() ? -1 : rules.unit(guns.front());
    const int target = rules.place(word(at(ruling.now.action(), "target")));
    if (gun < 0 || target < 0)
        return {};
    const int from = ruling.before.state().position.units[static_cast<std::size_t>(gun)].place.index();
    return ruling.setting.scenario.map.grid.distance(from, target);
}

const std::pair<const char*, RulingFinder> rulingFinders[] = {
    {"arrives", arrives},
    {"hidden_from", hiddenFrom},
    {"ma", rolledMovement},
    {"range", range},
    {"reveal_turn", revealTurn},
    {"arrives_turn", arrivesTurn},
    {"attack_halvings_next_phase", attackHalvings},
    {"automatic", automatic},
    {"clock", clock},
    {"dice_used", diceUsed},
    {"evaluate_victory", evaluatesVictory},
    {"game_over", gameOver},
    {"legal", legal},
    {"level", level},
    {"may_continue", mayContinue},
    {"minimum_move_used", minimumMoveUsed},
    {"movement_ended", movementEnded},
    {"mp_left", mpLeft},
    {"mp_spent", mpSpent},
    {"overstacked", overstacked},
    {"passes_through", passesThrough},
    {"primary_chosen_by", primaryChosenBy},
    {"replacements", replacements},
    {"slid", slid},
    {"triggers", triggers},
    {"units", units},
    {"vp", victoryPoints},
    {"waits_until_turn", waitsUntilTurn},
    {"weather", weather},
    {"winner", winner},
};

} // namespace

Json finding(Ruling& ruling, const std::string& key)
{
    if (ruling.told.contains(key))
        return ruling.told[key];
    if (key == "illegal")
        return {};
    Json out;
    if (afterFinding(ruling, key, out))
        return out;
    for (const auto& [name, find] : rulingFinders)
        if (key == name)
            return find(ruling);
    if (!combatFinding(ruling, key, out) && ruling.now.fault().empty())
        ruling.now.setFault("the adapter has nothing that tells " + key);
    return out;
}

} // namespace conformance
