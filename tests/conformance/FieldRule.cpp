// Rules on a case on an open field, from its statement to its findings.
#include "tests/conformance/Field.h"

#include "engine/rules/Evaluate.h"

#include <algorithm>

namespace conformance {

/// Checks each action of a sequence separately; a refused one changes nothing.
void sequenceOnField(Field& field, const Json& action)
{
    const Json& wanted = at(field.one.expect, "results");
    Json told = Json::array();
    std::size_t nth = 0;
    for (const Json& part : at(action, "actions")) {
        Json expected = wanted.is_array() && nth < wanted.size() ? wanted[nth] : Json::object();
        ++nth;
        Field own = field;
        own.now.forget();
        own.told = Json::object();
        own.before = own.position();
        actOnField(own, part);
        Json got = Json::object();
        const auto& refusal = own.now.refusal();
        for (const auto& [key, value] : expected.items())
            if (key == "reason" || key == "also")
                got[key] = value; // notes for readers
            else if (key == "illegal")
                got[key] = refusal ? Json(refusal->cite) : Json();
            else
                got[key] = fieldFinding(own, key, value);
        std::vector<std::string> also = field.one.also;
        for (const std::string& more : words(at(expected, "also")))
            also.push_back(more);
        if (refusal && std::find(also.begin(), also.end(), refusal->cite) != also.end())
            got["illegal"] = at(expected, "illegal");
        if (refusal && at(expected, "illegal").is_null())
            got["illegal"] = refusal->cite;
        told.push_back(got);
        if (!own.now.fault().empty()) {
            field.now.setFault(own.now.fault());
            return;
        }
        field.dice = own.dice;
        if (!refusal)
            field.cards = own.cards;
        for (const std::string& side : own.reshuffled)
            if (!refusal)
                field.reshuffled.push_back(side);
        if (!refusal)
            field.now = own.now;
    }
    field.told["results"] = told;
}

Json ruleOnField(const Case& said, const Adapter& adapter, const Shipped& shipped)
{
    Json got = Json::object();
    const auto fault = [&](const std::string& text) {
        got["fault"] = text;
        return got;
    };
    std::string unread;
    const Case one = onBoard(said, adapter, unread);
    if (!unread.empty())
        return fault(unread);
    const Setting setting = makeField(one, adapter, shipped);
    if (!setting.fault.empty())
        return fault(setting.fault);
    const auto rules = fw::compile(setting.rules, setting.scenario, setting.setup);
    if (!rules)
        return fault(fw::describe(rules.error()));
    Desk desk(*rules, adapter, one);
    Field field{one, adapter, setting, (*rules)->startPosition(), desk, one.action, {}};
    for (const CaseDie& die : one.dice)
        field.dice.push_back(die.face);
    field.now.begin(setting);
    for (const Json& attack : at(one.given, "declared"))
        if (!field.now.refusal() && field.now.fault().empty())
            declareAttack(field, attack);
    if (field.now.refusal())
        return fault("the case states what is not allowed: " + fw::describe(*field.now.refusal()));
    if (const Json& step = at(one.given, "step"); !step.is_null()) {
        const std::string run = word(at(at(adapter.names, "stepRuns"), word(step)));
        if (run.empty())
            return fault("the rules have no step " + step.dump());
        layCards(field, one.action);
        field.now.run(run, {});
        settleField(field);
    }
    if (word(at(one.action, "type")) != "query" && at(one.given, "step").is_null())
        field.now.forget();
    field.before = field.position();
    actOnField(field, one.action);
    if (field.now.fault().empty())
        for (const auto& [key, value] : one.expect.items())
            got[key] = fieldFinding(field, key, value);
    if (!field.now.refusal() && field.now.fault().empty() && !field.dice.empty())
        field.now.setFault("nobody rolls all of the dice");
    if (!field.now.refusal() && field.now.fault().empty() && !field.cards.empty())
        field.now.setFault("no window opens for all of the cards");
    if (const auto& refusal = field.now.refusal()) {
        got["illegal"] = refusal->cite;
        if (refusal->cite.empty() || refusal->trouble != fw::Trouble::Refused)
            got["fault"] = fw::describe(*refusal);
    }
    if (!field.now.fault().empty())
        got["fault"] = field.now.fault();
    return fromBoard(got, adapter);
}

} // namespace conformance
