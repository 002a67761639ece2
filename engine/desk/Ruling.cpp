#include "engine/desk/Ruling.h"

#include "engine/desk/DeskBoard.h"
#include "engine/desk/DeskVocabulary.h"

#include <algorithm>

namespace fw {

namespace {

using Faces = std::vector<std::pair<std::string, int>>;

/// The name of one of several dice without its number: fire for fire.2.
std::string plainName(const std::string& die)
{
    const std::size_t dot = die.rfind('.');
    const bool counted = dot != std::string::npos && dot + 1 < die.size()
                      && die.find_first_not_of("0123456789", dot + 1) == std::string::npos;
    return counted ? die.substr(0, dot) : die;
}

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
            found = std::find_if(dice.begin(), dice.end(), [&](const auto& d) {
                return !d.first.empty() && d.first == plainName(die.name);
            });
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

Result<Ruling> ruleOn(const DeskVocabulary& known, const Case& given, const Stated& stated)
{
    Result<Desk> desk = setUpDesk(known, stated, given.setup, given.preset, given.turn);
    if (!desk)
        return tl::unexpected(desk.error());
    Ruling ruling;
    ruling.rules = desk->rules;
    if (stated.turn == 0)
        ruling.assumed.emplace_back(Text("turn {0}", {std::to_string(desk->turn)}));
    if (stated.phase.empty())
        ruling.assumed.emplace_back(Text("{0} of {1}", {desk->phase, desk->side}));
    ruling.assumed.insert(ruling.assumed.end(), desk->answered.begin(), desk->answered.end());
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

DeskVocabulary wordsOf(const Case& given)
{
    return {given.rules, given.like ? &*given.like : nullptr};
}

constexpr int otherValue = 7; ///< what a number not stated is tried with

std::string nameOf(const StatedUnit& unit)
{
    return unit.name.empty() ? unit.type : unit.name;
}

/// Whether two rulings say the same.
bool same(const Result<Ruling>& a, const Result<Ruling>& b)
{
    if (!a || !b)
        return !a && !b && a.error() == b.error();
    const auto chances = [](const Ruling& ruling) {
        std::vector<std::pair<std::string, Rational>> out;
        for (const Chance& chance : ruling.chances)
            out.emplace_back(chance.result, chance.chance);
        return out;
    };
    return a->trouble == b->trouble && a->trace == b->trace && chances(*a) == chances(*b);
}

/// The case with a number in the place of one that free counters could state and do not; names who lacks it.
Stated with(const DeskVocabulary& known, const Stated& stated, const std::string& rating, bool acting,
            bool target, std::vector<std::string>& who)
{
    Stated out = stated;
    const auto put = [&](std::vector<StatedUnit>& units) {
        for (StatedUnit& unit : units)
            if (unit.counter.empty() && !known.typeLacks(unit.type, rating)
                && unit.ratings.try_emplace(rating, otherValue).second)
                who.push_back(nameOf(unit));
    };
    if (acting)
        put(out.acting);
    if (target)
        put(out.target);
    return out;
}

/// Numbers that were not stated, count as 0, and would change the ruling if they were another.
void missing(const DeskVocabulary& known, const Case& given, const Stated& stated, Result<Ruling>& ruling)
{
    Stated all = stated;
    std::vector<std::string> lack;
    for (const Rating& rating : given.rules.ratings)
        all = with(known, all, rating.id, true, true, lack);
    // Mostly nothing that matters was left out: one look tells.
    if (lack.empty() || same(ruling, ruleOn(known, given, all)))
        return;
    for (const Rating& rating : given.rules.ratings)
        for (const bool acting : {true, false}) {
            std::vector<std::string> who;
            const Stated other = with(known, stated, rating.id, acting, !acting, who);
            if (who.empty() || same(ruling, ruleOn(known, given, other)))
                continue;
            const std::string names = listed(who);
            ruling->assumed.emplace_back(acting ? Text("{0} 0 of {1} who acts", {rating.id, names})
                                                : Text("{0} 0 of {1} acted on", {rating.id, names}));
        }
}

/// Where those stand who face somebody, when nobody said it of all of them.
void standing(const Stated& stated, GridShape shape, Ruling& ruling)
{
    const std::vector<int> directions = deskDirections(stated);
    std::string where;
    bool said = true;
    for (std::size_t i = 0; i < directions.size(); ++i) {
        if (stated.acting[i].together)
            continue;
        said = said && stated.acting[i].direction >= 0;
        where += (where.empty() ? "" : ", ") + std::string(directionName(shape, directions[i]));
    }
    if (!said && !stated.target.empty())
        ruling.assumed.emplace_back(Text("who acts stands {0} of the target", {where}));
}

} // namespace

Result<Ruling> ruleOn(const Case& given, const Stated& stated)
{
    return ruleOn(wordsOf(given), given, stated);
}

Result<Ruling> ruleAloud(const Case& given, const Stated& stated)
{
    const DeskVocabulary known = wordsOf(given);
    Result<Ruling> ruling = ruleOn(known, given, stated);
    if (!ruling)
        return ruling;
    bool faces = true;
    std::string counters;
    for (const auto* units : {&stated.acting, &stated.target})
        for (const StatedUnit& unit : *units) {
            faces = faces && unit.facing >= 0;
            if (!unit.counter.empty())
                counters += (counters.empty() ? "" : ", ") + unit.name;
        }
    if (!counters.empty() && given.like)
        ruling->assumed.emplace_back(Text("{0} as in {1}", {counters, given.like->title}));
    if (given.rules.facings > 0 && !faces)
        ruling->assumed.emplace_back("face to face");
    if (given.rules.facings > 0)
        standing(stated, ruling->rules->scenario().map.grid.shape, *ruling);
    missing(known, given, stated, ruling);
    return ruling;
}

} // namespace fw
