// Carries out a case's action as steps of the adapter: a menu entry with its fields, or a procedure with stated roles.
// After each step the case's dice and answers follow.
#include "tests/conformance/Field.h"
#include "tests/conformance/Ruling.h"
#include "tests/conformance/operations/Bench.h"

#include <algorithm>

namespace conformance {

namespace {

/// Reads one stated role: units, places, a side, a number or a word of the case's action.
bool castRole(Desk& desk, const Json& row, fw::Value& value)
{
    const fw::Rules& rules = desk.rules();
    const auto indices = [&](const char* kind, auto find) {
        std::vector<std::int32_t> items;
        for (const std::string& one : desk.gather(at(row, kind))) {
            const int index = find(one);
            if (index < 0)
                desk.setFault("the case names " + one + ", which is not there");
            items.push_back(index);
        }
        return items;
    };
    if (row.contains("units")) {
        value = fw::Value::of(fw::Kind::Units, indices("units", [&](const std::string& id) { return rules.unit(id); }));
        const std::string need = word(at(row, "need"));
        for (const std::int32_t unit : value.items)
            if (!need.empty() && unit >= 0 && !satisfies(desk, need, unit))
                desk.setFault("play offers no such choice: "
                              + rules.scenario().units[static_cast<std::size_t>(unit)].id);
    } else if (row.contains("places")) {
        value = fw::Value::of(fw::Kind::Places,
                              indices("places", [&](const std::string& number) { return rules.place(number); }));
    } else if (row.contains("sideOf")) {
        std::vector<std::int32_t> sides;
        for (const std::string& id : desk.gather(at(row, "sideOf"))) {
            const int unit = rules.unit(id);
            if (unit >= 0 && sides.empty())
                sides.push_back(rules.side(rules.scenario().units[static_cast<std::size_t>(unit)].side));
        }
        value = fw::Value::of(fw::Kind::Sides, sides);
    } else if (row.contains("number")) {
        const std::vector<std::string> said = desk.gather(at(row, "number"));
        value = fw::Value::ofNumber(fw::Rational::parse(said.empty() ? "0" : said.front()));
    } else if (row.contains("word")) {
        const std::vector<std::string> said = desk.gather(at(row, "word"));
        value = fw::Value::ofWord(said.empty() ? fw::noSym : rules.sym(said.front()));
    }
    return desk.fault().empty();
}

bool runStep(Desk& desk, const Json& step)
{
    std::map<std::string, fw::Value> cast;
    for (const auto& [role, row] : at(step, "cast").items()) {
        // The counter statedLoser exists only if the setting made it.
        const int stated = row.contains("stated") ? desk.rules().unit(statedLoser) : -1;
        if (row.contains("stated") && stated < 0)
            continue;
        if (stated >= 0)
            cast[role] = fw::Value::of(fw::Kind::Units, {stated});
        else if (!castRole(desk, row, cast[role]))
            return false;
    }
    return desk.run(word(at(step, "run")), cast);
}

/// Whether a step applies to this action at this moment.
bool stepApplies(const Desk& desk, const Json& step)
{
    for (const auto& [key, wanted] : at(step, "when").items()) {
        const std::vector<std::string> all = words(wanted);
        const Json& said = find(desk.action(), key);
        const std::string text = said.is_boolean() ? (said.get<bool>() ? "true" : "false") : word(said);
        if (std::find(all.begin(), all.end(), text) == all.end())
            return false;
    }
    if (desk.applies(step))
        for (const auto& [key, wanted] : at(step, "when").items())
            desk.takeUp(key);
    const auto pending = [&](const char* list) {
        const std::vector<std::string> all = words(at(step, list));
        return std::find(all.begin(), all.end(), desk.question().node) != all.end();
    };
    return desk.applies(step) && (at(step, "at").is_null() || pending("at")) && !pending("notAt");
}

/// The units of the action, grouped by place.
std::map<int, std::vector<std::string>> groupsOf(const Desk& desk, const Json& source)
{
    std::map<int, std::vector<std::string>> groups;
    for (const std::string& id : desk.gather(source)) {
        const int unit = desk.rules().unit(id);
        const auto index = static_cast<std::size_t>(unit);
        groups[unit < 0 ? -1 : desk.state().position.units[index].place.index()].push_back(id);
    }
    return groups;
}

/// Plays a step once for each part of the action.
void playEach(Desk& desk, const Json& step)
{
    const Json& whole = desk.action();
    desk.takeUp(word(at(step, "each")));
    for (const Json& part : at(whole, word(at(step, "each")))) {
        if (desk.refusal())
            break;
        const Json kept = part;
        desk.setAction(kept);
        desk.playDeed(step);
        if (const auto left = desk.leftOver(kept, {}); !left.empty())
            desk.setFault("nobody takes up what the case says: " + left.front());
        desk.setAction(whole);
    }
}

/// Plays one step. If it does not lead to the expected question, it is undone, and refused if the step says so.
void playStep(Desk& desk, const Json& step)
{
    const Desk kept = desk;
    if (step.contains("run")) {
        runStep(desk, step);
    } else if (step.contains("each")) {
        playEach(desk, step);
    } else if (step.contains("groups")) {
        for (const auto& [place, group] : groupsOf(desk, at(step, "groups")))
            if (!desk.refusal())
                desk.playDeed(step, group);
    } else {
        desk.playDeed(step);
    }
    desk.settle();
    const std::string aim = word(at(step, "leadsTo"));
    if (aim.empty() || desk.question().node == aim)
        return;
    desk = kept;
    if (step.contains("refusedAs"))
        desk.refuseAs(aim, word(at(step, "refusedAs")));
}

void playSteps(Desk& desk, const Json& steps)
{
    bool played = steps.empty();
    for (const Json& step : steps) {
        if (desk.refusal() || !desk.fault().empty() || !stepApplies(desk, step))
            continue;
        for (const char* list : {"if", "told"})
            for (const std::string& path : words(at(step, list)))
                desk.takeUp(path);
        playStep(desk, step);
        played = true;
    }
    const fw::Question asked = desk.question();
    if (!played && asked.wait != fw::Wait::Over)
        desk.setFault("the adapter has no way to do this");
    else if (asked.wait == fw::Wait::Manual)
        desk.setFault("left to the referee: " + asked.node);
}

/// Verifies the statements of the case about its action, and that play used all of them.
void checkAction(const Ruling& ruling, const Json& action, std::string& fault)
{
    const Json& names = ruling.adapter.names;
    const std::string type = word(at(action, "type"));
    // Units must be where the case places them.
    for (const auto& [who, where] : at(at(names, "stands"), type).items())
        for (const std::string& id : words(at(action, who))) {
            const int unit = ruling.before.rules().unit(id);
            const int place = unit < 0
                                  ? -1
                                  : ruling.before.state().position.units[static_cast<std::size_t>(unit)].place.index();
            const std::string said = word(at(action, word(where)));
            if (!said.empty() && (place < 0 || ruling.before.rules().placeName(place) != said))
                fault = id + " does not stand in " + said;
        }
    // A moment stated in addition to the clock must agree with it.
    const Json& moments = at(names, "moments");
    if (const std::string when = word(at(action, "when")); !when.empty()) {
        if (!moments.contains(when))
            fault = "the adapter does not know the moment " + when;
        for (const auto& [key, value] : at(moments, when).items())
            if (at(at(ruling.one.given, "clock"), key) != value)
                fault = "the clock does not stand at " + when;
    }
    if (!fault.empty() || ruling.now.refusal() || !ruling.now.fault().empty())
        return;
    std::vector<std::string> told = words(at(at(names, "told"), type));
    for (const std::string& key : {std::string("type"), std::string("then"), std::string("when")})
        told.push_back(key);
    for (const auto& [who, where] : at(at(names, "stands"), type).items()) {
        told.push_back(who);
        told.push_back(word(where));
    }
    if (const auto left = ruling.now.leftOver(action, told); !left.empty())
        fault = "play never offers what the case says: " + left.front();
}

/// All dice of the case must be rolled, unless it expects explicitly that some are not.
void checkDice(const Ruling& ruling, std::string& fault)
{
    if (!fault.empty() || ruling.now.refusal() || !ruling.now.fault().empty() || ruling.now.diceLeft() == 0)
        return;
    for (const std::string& key : words(at(ruling.adapter.names, "nobodyRolls")))
        if (at(ruling.one.expect, key) == Json::object())
            return;
    fault = "nobody rolls all of the dice";
}

/// Checks each action of a sequence separately, in one continuing game.
void actSequence(Ruling& ruling, const Json& action)
{
    Json told = Json::array();
    const Json& wanted = at(ruling.one.expect, "steps");
    std::size_t nth = 0;
    for (const Json& part : at(action, "actions")) {
        Desk start = ruling.now;
        start.setAction(part);
        start.forget();
        Case one = ruling.one;
        one.action = part;
        one.expect = nth < wanted.size() ? wanted[nth] : Json::object();
        Ruling step{one, ruling.adapter, ruling.setting, start, start, Json::object()};
        act(step, part);
        if (std::string fault; step.now.fault().empty()) {
            checkAction(step, part, fault);
            if (!fault.empty())
                step.now.setFault(fault);
        }
        Json got = Json::object();
        for (const auto& [key, value] : one.expect.items())
            got[key] = finding(step, key);
        told.push_back(got);
        ruling.now = step.now;
        ++nth;
    }
    ruling.now.setAction(ruling.one.action);
    ruling.told["steps"] = told;
}

} // namespace

void act(Ruling& ruling, const Json& action)
{
    const std::string type = word(at(action, "type"));
    if (type == "sequence") {
        actSequence(ruling, action);
        return;
    }
    if (type == "query") {
        ask(ruling, action);
        return;
    }
    const Json& steps = at(at(ruling.adapter.names, "deeds"), type);
    if (!steps.is_array()) {
        ruling.now.setFault("the adapter has no way to " + (type.empty() ? "act" : type));
        return;
    }
    playSteps(ruling.now, steps);
    if (steps.empty())
        ruling.now.settle();
    const std::string then = word(at(action, "then"));
    if (!then.empty())
        playSteps(ruling.now, at(at(ruling.adapter.names, "deeds"), then));
}

void prepare(Ruling& ruling, const Json& steps)
{
    playSteps(ruling.now, steps);
}

Json rule(const Case& said, const Adapter& adapter, const Shipped& shipped)
{
    if (has(adapter.names, "openField"))
        return ruleOnField(said, adapter, shipped);
    if (has(adapter.names, "operations"))
        return ruleOperation(said, adapter, shipped);
    const Case one = translated(said, adapter);
    Json got = Json::object();
    const Setting setting = makeSetting(one, adapter, shipped);
    if (!setting.fault.empty()) {
        got["fault"] = setting.fault;
        return got;
    }
    const auto rules = fw::compile(setting.rules, setting.scenario, setting.setup);
    if (!rules) {
        got["fault"] = fw::describe(rules.error());
        return got;
    }
    Desk desk(*rules, adapter, one);
    const std::vector<std::string> begins = words(at(adapter.names, "beginsItself"));
    const bool later = std::find(begins.begin(), begins.end(), word(at(one.action, "type"))) != begins.end();
    if (desk.begin(setting) && !later) {
        desk.settle();
        desk.forget();
    }
    Ruling ruling{one, adapter, setting, desk, desk, Json::object()};
    if (!desk.refusal() && desk.fault().empty())
        act(ruling, one.action);
    if (ruling.now.fault().empty())
        for (const auto& [key, value] : one.expect.items())
            got[key] = finding(ruling, key);
    if (std::string fault; ruling.now.fault().empty()) {
        if (word(at(one.action, "type")) != "sequence")
            checkAction(ruling, one.action, fault);
        checkDice(ruling, fault);
        if (!fault.empty())
            ruling.now.setFault(fault);
    }
    const auto& refusal = ruling.now.refusal();
    if (refusal) {
        got["illegal"] = refusal->cite;
        if (refusal->cite.empty() || refusal->trouble != fw::Trouble::Refused)
            got["fault"] = fw::describe(*refusal);
    }
    if (!ruling.now.fault().empty())
        got["fault"] = ruling.now.fault();
    return got;
}

} // namespace conformance
