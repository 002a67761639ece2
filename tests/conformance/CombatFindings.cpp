// Findings about a combat: strengths, column and result from the reckoning, checks, pending decisions.
#include "tests/Events.h"
#include "tests/conformance/Ruling.h"

#include <algorithm>

namespace conformance {

namespace {

/// more decisions than any combat has
constexpr int enoughResults = 60;

/// The event that read the combat results table, or the one with the extra code of its row.
const fw::Event* tableLine(const Ruling& ruling, bool extra)
{
    const fw::Trace& trace = ruling.now.trace();
    for (const fw::Event& line : trace)
        if ((extra ? line.is<fw::RowCodeRead>() : line.is<fw::CellRead>())
            && lists(at(names(ruling), "combatTables"), line.row))
            return &line;
    return nullptr;
}

/// A copy with the lowest faces rolled, if dice are pending and the case has none.
std::optional<Ruling> rolledLow(const Ruling& ruling)
{
    if (!ruling.one.dice.empty() || ruling.now.question().wait != fw::Wait::Dice)
        return std::nullopt;
    Ruling fallen = ruling;
    fallen.now.rollLow();
    fallen.now.settle();
    return fallen;
}

Json column(Ruling& ruling)
{
    if (const fw::Event* line = tableLine(ruling, false))
        return columnOf(*line);
    const std::optional<Ruling> fallen = rolledLow(ruling);
    const fw::Event* line = fallen ? tableLine(*fallen, false) : nullptr;
    return line ? Json(columnOf(*line)) : Json();
}

/// The last value of a quantity.
Json quantityFinding(const Ruling& ruling, const std::string& row)
{
    if (const fw::Event* line = lastLine(ruling.now.trace(), fw::EventKind::Quantity, row))
        return jsonNumber(numberOf(*line));
    const std::optional<Ruling> fallen = rolledLow(ruling);
    const fw::Event* line = fallen ? lastLine(fallen->now.trace(), fw::EventKind::Quantity, row) : nullptr;
    return line ? jsonNumber(numberOf(*line)) : Json();
}

Json result(Ruling& ruling)
{
    const fw::Event* line = tableLine(ruling, false);
    if (!line)
        return {};
    const fw::Event* extra = tableLine(ruling, true);
    return wordOf(*line) + (extra ? "+" + wordOf(*extra) : "");
}

const fw::Event* checkLine(const Ruling& ruling, const char* list)
{
    for (const fw::Event& line : ruling.now.trace())
        if (line.kind() == fw::EventKind::Check && lists(at(names(ruling), list), line.row))
            return &line;
    return nullptr;
}

Json checkFinding(const fw::Event& line)
{
    Json out;
    out["unit"] = line.units.empty() ? Json() : Json(line.units.front());
    out["mr"] = jsonNumber(beforeOf(line));
    out["die"] = jsonNumber(numberOf(line));
    out["passed"] = passedCheck(line);
    return out;
}

Json morale(Ruling& ruling)
{
    const fw::Event* line = checkLine(ruling, "moraleChecks");
    return line ? checkFinding(*line) : Json();
}

Json moraleNeeded(Ruling& ruling)
{
    const fw::Event* line = checkLine(ruling, "moraleChecks");
    return line != nullptr || ruling.now.question().wait == fw::Wait::Dice;
}

Json rating(Ruling& ruling)
{
    const Json found = morale(ruling);
    return at(found, "mr");
}

Json passed(Ruling& ruling)
{
    const Json found = morale(ruling);
    return at(found, "passed");
}

Json checks(Ruling& ruling)
{
    Json out = Json::array();
    for (const fw::Event& line : ruling.now.trace())
        if (line.kind() == fw::EventKind::Check && lists(at(names(ruling), "moraleChecks"), line.row))
            out.push_back(checkFinding(line));
    return out;
}

/// The last result code that ran; a rout if the only code led to one.
Json treatedAs(Ruling& ruling)
{
    Json out;
    int codes = 0;
    for (const fw::Event& line : ruling.now.trace()) {
        if (!line.is<fw::CodeApplied>())
            continue;
        out = line.row;
        ++codes;
    }
    const Json& pending = at(at(names(ruling), "retreats"), ruling.now.question().node);
    if (codes == 1 && has(pending, "rout"))
        return at(pending, "rout");
    return out;
}

Json leaderChecks(Ruling& ruling)
{
    Json out = Json::array();
    const Json& row = at(names(ruling), "leaderChecks");
    for (const fw::Event& line : ruling.now.trace()) {
        if (line.kind() != fw::EventKind::Check || !lists(at(row, "nodes"), line.row) || line.units.empty())
            continue;
        Json one;
        one["leader"] = line.units.front();
        one["total"] = jsonNumber(numberOf(line));
        one["die"] = jsonNumber(numberOf(line));
        one["eliminated"] = at(unitFinding(ruling, ruling.now, line.units.front(), {{"eliminated", ""}}), "eliminated");
        out.push_back(one);
    }
    return out;
}

Json choice(Ruling& ruling)
{
    const fw::Question asked = ruling.now.question();
    const Json& row = at(at(names(ruling), "choices"), asked.node);
    Json out;
    if (row.is_null()) { // "choice": null means that the question was not asked, rather than asked and answered
        for (const auto& [node, known] : at(names(ruling), "choices").items())
            if (const std::string entry = ruling.now.takenAt(node); !entry.empty())
                out["taken"] = entry;
        return out;
    }
    out["by"] = asked.seats.empty() ? Json() : Json(sideName(ruling.adapter, asked.seats.front()));
    out["options"] = Json::array();
    for (const fw::Choice& offered : ruling.now.offers({}))
        if (at(at(row, "options"), offered.value).is_string())
            out["options"].push_back(at(at(row, "options"), offered.value));
    return out;
}

/// Plays a menu entry of the pending question with its first legal values.
bool take(Desk& desk, const std::string& entry)
{
    for (const fw::Choice& offered : desk.offers({})) {
        if (offered.value != entry)
            continue;
        fw::Draft draft = fw::extend(desk.rules(), desk.state(), {}, offered);
        for (int i = 0; i < enoughResults && !fw::complete(desk.rules(), desk.state(), draft); ++i) {
            const std::vector<fw::Choice> next = desk.offers(draft);
            if (next.empty())
                return false;
            draft = fw::extend(desk.rules(), desk.state(), draft, next.front());
        }
        return desk.play(draft);
    }
    return false;
}

bool atBase(const Ruling& ruling, const Desk& desk)
{
    const fw::Question asked = desk.question();
    return asked.wait == fw::Wait::Over || lists(at(names(ruling), "baseNodes"), asked.node);
}

/// The tier of the first path that was searched: safe, unsafe or none.
Json line(Ruling& ruling)
{
    const Json& tiers = at(names(ruling), "tiers");
    for (const fw::Event& one : ruling.now.trace()) {
        const bool way = one.kind() == fw::EventKind::Choice || one.kind() == fw::EventKind::Moved;
        if (way && lists(at(names(ruling), "retreatRows"), one.row) && at(tiers, wordOf(one)).is_string())
            return at(tiers, wordOf(one));
    }
    // Units without any path are not asked for one.
    const bool open = ruling.now.refusal() || ruling.now.question().wait == fw::Wait::Path;
    return open ? Json() : at(tiers, "none");
}

/// The steps that the units of the action lost.
Json stepLoss(Ruling& ruling)
{
    int lost = 0;
    for (const std::string& id : words(at(ruling.now.action(), "units"))) {
        const int unit = ruling.now.rules().unit(id);
        if (unit < 0)
            continue;
        const auto index = static_cast<std::size_t>(unit);
        lost += ruling.before.state().position.units[index].steps - ruling.now.state().position.units[index].steps;
    }
    return lost;
}

Json routed(Ruling& ruling)
{
    const fw::Trace& trace = ruling.now.trace();
    return std::any_of(trace.begin(), trace.end(),
                       [&](const fw::Event& one) { return lists(at(names(ruling), "routRows"), one.row); });
}

Json retreat(Ruling& ruling)
{
    return retreatFinding(ruling, ruling.now);
}

Json after(Ruling& ruling)
{
    return afterRetreat(ruling, at(ruling.one.expect, "after_retreat"));
}

Json advance(Ruling& ruling)
{
    return advanceFinding(ruling);
}

/// Each unit that was resolved separately: its differential, its table result, its check.
Json resolutions(Ruling& ruling)
{
    Json out = Json::array();
    for (const fw::Event& line : ruling.now.trace()) {
        if (line.kind() == fw::EventKind::Quantity && line.row == word(at(names(ruling), "eachResolved"))) {
            Json one;
            one["unit"] = line.units.empty() ? Json() : Json(line.units.front());
            one["differential"] = jsonNumber(numberOf(line));
            out.push_back(one);
        } else if (out.empty()) {
            continue;
        } else if (line.is<fw::CellRead>() && lists(at(names(ruling), "combatTables"), line.row)) {
            out.back()["column"] = columnOf(line);
            out.back()["result"] = wordOf(line);
        } else if (line.kind() == fw::EventKind::Check && lists(at(names(ruling), "moraleChecks"), line.row)) {
            out.back()["morale"] = checkFinding(line);
            out.back()["morale"].erase("unit");
        }
    }
    return out;
}

/// The steps of a charge in the words of the cases.
Json sequence(Ruling& ruling)
{
    Json out = Json::array();
    const Json& steps = at(names(ruling), "sequence");
    for (const fw::Event& line : ruling.now.trace()) {
        if (line.kind() == fw::EventKind::Check && steps.contains(line.row))
            out.push_back(at(at(steps, line.row), passedCheck(line) ? "passed" : "failed"));
        else if (line.kind() == fw::EventKind::Effect && numberOf(line) != fw::Rational(0)
                 && steps.contains(wordOf(line)))
            out.push_back(at(steps, wordOf(line)));
        else if (&line == tableLine(ruling, false))
            out.push_back(at(steps, "resolve"));
    }
    return out;
}

Json mayChargeAgain(Ruling& ruling);

const std::pair<const char*, Json (*)(Ruling&)> combatFinders[] = {
    {"may_charge_again", mayChargeAgain},
    {"resolutions", resolutions},
    {"sequence", sequence},
    {"advance", advance},
    {"after_retreat", after},
    {"checks", checks},
    {"choice", choice},
    {"column", column},
    {"leader_checks", leaderChecks},
    {"line", line},
    {"morale", morale},
    {"morale_needed", moraleNeeded},
    {"mr", rating},
    {"passed", passed},
    {"result", result},
    {"retreat", retreat},
    {"routed", routed},
    {"step_loss", stepLoss},
    {"treated_as", treatedAs},
};

/// Whether another charge is offered after this one, or this one was the first and was won.
Json mayChargeAgain(Ruling& ruling)
{
    const Json& row = at(names(ruling), "chargeAgain");
    Desk desk = ruling.now;
    desk.rollLow();
    for (int i = 0; i < enoughResults && !atBase(ruling, desk); ++i) {
        if (desk.question().node == word(at(row, "node")))
            return true;
        desk.settle();
        if (atBase(ruling, desk) || !desk.chooseAnything())
            break;
    }
    for (const std::string& id : words(at(ruling.now.action(), "attackers")))
        if (const int unit = ruling.now.rules().unit(id);
            unit >= 0 && ruling.now.rules().mark(desk.state().position, word(at(row, "mark")), unit) == fw::Rational(1))
            return true;
    return false;
}

/// The longest possible advance, from a local of the rules; null if that has no number.
Json reach(const Ruling& ruling, const Desk& desk)
{
    const std::string most = word(find(names(ruling), "advances.most"));
    const fw::Value* local = desk.local(most);
    if (local && local->kind == fw::Kind::Number)
        return jsonNumber(local->number);
    return {};
}

/// Plays the entry by which all remaining units go together.
bool takeTogether(Desk& desk, const Json& row)
{
    fw::Action action;
    const fw::Question asked = desk.question();
    action.seat = asked.seats.empty() ? std::string() : asked.seats.front();
    action.verb = word(at(row, "through"));
    action.args = {{word(at(row, "field")), desk.localWords(word(at(row, "all")))}};
    return desk.play(action);
}

/// The retreat decision that is pending now.
Json pendingRetreat(const Ruling& ruling, const Desk& desk)
{
    const Json& row = at(at(names(ruling), "retreats"), desk.question().node);
    if (row.is_null())
        return {};
    if (row.contains("through")) {
        Desk together = desk;
        return takeTogether(together, row) ? pendingRetreat(ruling, together) : Json();
    }
    Json out;
    out["units"] = desk.localWords(word(at(row, "units")));
    for (const char* bound : {"min", "max"}) {
        const fw::Value* value = desk.local(word(at(row, bound)));
        out[bound] = value ? jsonNumber(value->number) : Json();
    }
    if (has(row, "rout"))
        out["rout"] = true;
    return out;
}

/// Adds the units of later retreats: losers in other hexes and parts of a group.
void addLaterRetreats(const Ruling& ruling, Desk desk, Json& first)
{
    desk.rollLow();
    for (int i = 0; i < enoughResults && !atBase(ruling, desk); ++i) {
        const Json& row = at(at(names(ruling), "retreats"), desk.question().node);
        const bool split = row.contains("through");
        if (!(split ? takeTogether(desk, row) : desk.chooseAnything()))
            return;
        const Json next = pendingRetreat(ruling, desk);
        for (const Json& unit : at(next, "units"))
            if (std::find(first["units"].begin(), first["units"].end(), unit) == first["units"].end())
                first["units"].push_back(unit);
    }
}

} // namespace

Json retreatFinding(const Ruling& ruling, const Desk& desk)
{
    Json pending = pendingRetreat(ruling, desk);
    if (pending.is_object()) {
        addLaterRetreats(ruling, desk, pending);
        return pending;
    }
    const std::string node = desk.question().node;
    const std::string entry = word(at(at(at(names(ruling), "choices"), node), "retreat"));
    if (entry.empty())
        return {};
    Desk chosen = desk;
    if (!take(chosen, entry))
        return {};
    Json out = retreatFinding(ruling, chosen);
    if (out.is_object())
        out["optional"] = true;
    return out;
}

Json afterRetreat(const Ruling& ruling, const Json& wanted)
{
    Desk desk = ruling.now;
    desk.rollLow();
    for (int i = 0; i < enoughResults && !atBase(ruling, desk); ++i) {
        desk.settle();
        if (atBase(ruling, desk) || !desk.chooseAnything())
            break;
    }
    Json out;
    for (const auto& [id, state] : wanted.items())
        out[id] = at(unitFinding(ruling, desk, id, {{"state", ""}}), "state");
    return out;
}

Json advanceFinding(const Ruling& ruling)
{
    Desk desk = ruling.now;
    desk.rollLow();
    Json out;
    out["allowed"] = false;
    for (int i = 0; i < enoughResults; ++i) {
        const std::string node = desk.question().node;
        if (lists(find(names(ruling), "advances.nodes"), node)) {
            out["allowed"] = true;
            out["max"] = reach(ruling, desk);
            return out;
        }
        if (atBase(ruling, desk) || !desk.chooseAnything())
            return out;
    }
    return out;
}

bool combatFinding(Ruling& ruling, const std::string& key, Json& out)
{
    const Json& quantity = at(at(names(ruling), "quantities"), key);
    if (quantity.is_string()) {
        out = quantityFinding(ruling, word(quantity));
        return true;
    }
    for (const auto& [name, find] : combatFinders) {
        if (key != name)
            continue;
        out = find(ruling);
        return true;
    }
    return false;
}

} // namespace conformance
