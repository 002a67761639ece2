#include "engine/desk/Ruling.h"

#include <algorithm>

namespace fw {

namespace {

using Faces = std::vector<std::pair<std::string, int>>;

/// The faces for a question, taken from those stated: by name, else the next one without a name.
std::optional<Action> answer(const Question& asked, Faces& dice)
{
    Action action;
    action.kind = Action::Kind::Dice;
    action.seat = asked.seats.empty() ? "" : asked.seats.front();
    action.verb = "dice";
    for (const DieAsked& die : asked.dice) {
        auto found = std::find_if(dice.begin(), dice.end(),
                                  [&](const auto& d) { return d.first == die.name; });
        if (found == dice.end())
            found = std::find_if(dice.begin(), dice.end(),
                                 [](const auto& d) { return d.first.empty(); });
        if (found == dice.end())
            return std::nullopt;
        action.args.push_back({die.name, {std::to_string(found->second)}});
        dice.erase(found);
    }
    return action;
}

void append(Trace& trace, const Trace& more)
{
    trace.insert(trace.end(), more.begin(), more.end());
}

/// Hands the dice over, roll by roll, as long as any are asked for.
void throwDice(const Rules& rules, State state, Faces dice, Ruling& ruling)
{
    while (true) {
        ruling.next = question(rules, state);
        ruling.unused = int(dice.size());
        if (ruling.next.wait != Wait::Dice)
            return;
        const Faces before = dice;
        const std::optional<Action> faces = answer(ruling.next, dice);
        if (!faces) {
            ruling.waiting = before;
            ruling.misnamed = !dice.empty();
            ruling.unused = 0;
            return;
        }
        Result<Outcome> outcome = apply(rules, state, *faces);
        if (!outcome) {
            ruling.trouble = outcome.error();
            ruling.unused = 0;
            return;
        }
        append(ruling.trace, outcome->trace);
        state = std::move(outcome->state);
    }
}

} // namespace

Result<Ruling> ruleOn(const Case& given, const Stated& stated)
{
    Result<Desk> desk = setUpDesk(given.rules, given.like ? &*given.like : nullptr, stated,
                                  given.setup, given.preset);
    if (!desk)
        return tl::unexpected(desk.error());
    Ruling ruling;
    ruling.rules = desk->rules;
    const Rules& rules = *desk->rules;
    Result<Outcome> outcome = apply(rules, desk->state, desk->action);
    if (!outcome) {
        ruling.trouble = outcome.error();
        return ruling;
    }
    ruling.trace = outcome->trace;
    if (!stated.dice.empty()) {
        throwDice(rules, std::move(outcome->state), stated.dice, ruling);
        return ruling;
    }
    ruling.next = question(rules, outcome->state);
    Result<Forecast> forecasted = forecast(rules, desk->state, desk->action);
    if (forecasted)
        ruling.chances = std::move(forecasted->chances);
    else
        ruling.trouble = forecasted.error();
    return ruling;
}

} // namespace fw
