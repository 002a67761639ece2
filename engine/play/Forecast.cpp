// Exact chances: the action is carried out on a copy, then once for each possible roll of the dice.
#include "engine/play/Forecast.h"

#include "engine/play/ActiveCombat.h"
#include "engine/play/KnownView.h"
#include "engine/play/OutcomeName.h"
#include "engine/play/StateView.h"
#include "engine/play/Throws.h"

#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

/// Whether the instructions of a menu entry reroll a die that was rolled before.
bool throwsAgain(const std::vector<Instr>& code, const Asking& asked, const CEntry& entry,
                 const std::set<std::string>& fallen)
{
    std::int32_t end = asked.jump;
    for (const CEntry& other : asked.menu)
        if (other.pc > entry.pc)
            end = std::min(end, other.pc);
    for (std::int32_t pc = entry.pc; pc < end && inside(code, pc); ++pc)
        if (const auto* roll = std::get_if<RollInstr>(&checkedAt(code, pc)))
            for (const CDie& die : roll->dice)
                if (fallen.contains(die.name))
                    return true;
    return false;
}

/// The answer that keeps the dice when a reroll is possible, since a forecast assumes no reroll; nothing
/// otherwise.
std::optional<Action> lettingStand(const Rules& rules, const State& state, const Question& q,
                                   const std::set<std::string>& fallen)
{
    if (q.wait != Wait::Choice || q.seats.size() != 1 || state.frames.empty())
        return std::nullopt;
    const Frame& frame = state.frames.back();
    const auto& code = rules.compiled().bodies[frame.body].code;
    Action out;
    out.kind = Action::Kind::Choose;
    out.seat = q.seats[0];
    const auto* window = inside(code, frame.pc) ? std::get_if<WindowInstr>(&checkedAt(code, frame.pc)) : nullptr;
    if (window != nullptr) {
        out.verb = "pass";
        const bool dice = std::ranges::all_of(
            window->menu, [&](const CEntry& entry) { return throwsAgain(code, *window, entry, fallen); });
        return dice ? std::optional<Action>(out) : std::nullopt;
    }
    const auto* choose = inside(code, frame.pc) ? std::get_if<ChooseInstr>(&checkedAt(code, frame.pc)) : nullptr;
    if (!choose || choose->menu.size() != 2)
        return std::nullopt;
    for (std::size_t i = 0; i < 2; ++i) {
        const CEntry& stands = choose->menu[i];
        if (!stands.fields.empty() || !stands.src->then.empty()
            || !throwsAgain(code, *choose, choose->menu[1 - i], fallen))
            continue;
        out.verb = stands.src->id;
        return out;
    }
    return std::nullopt;
}

constexpr std::size_t chanceLimit = 20000; // face combinations examined for one forecast
constexpr std::size_t mostAnswers = 4;     // answers that are followed to their results
constexpr int rollLimit = 24;              // successive rolls that are followed
constexpr std::int64_t rare = 100000000;   // branches with a chance below one in so many are not followed

/// A branch that comes back to dice that are rolled again, as after a tie.
struct Return {
    State state;
    Trace soFar;
    Rational chance;
};

/// Dice that are rolled on the current branch.
struct Thrown {
    const State& state; ///< the state that asks for them
    const Trace& soFar; ///< the trace before them
    std::size_t before; ///< DiceWalk::returns when they were first rolled
    bool open = true;   ///< branches that come back to them are collected here
    std::vector<Return> returns = {};
};

/// The search through all rolls, and what it finds.
struct DiceWalk {
    const Rules& rules;
    StepBudget& steps;
    bool certain = false; ///< whether to collect the lines that all branches share
    RollForecast found;
    std::set<std::string> fallen = {};      ///< dice that were rolled before
    std::vector<Thrown*> under = {};        ///< dice on the current branch, the first ones first
    std::size_t returns = 0;                ///< branches that came back to any of them
    std::stop_token stop = {};              ///< the forecast is no longer needed
    std::optional<ActiveCombat> fight = {}; ///< the combat in which the search begins
    bool ends = false;                      ///< whether to collect the states that the outcomes lead to
    std::vector<Argument> given = {};       ///< known faces of the first dice

    /// Whether the forecast was cancelled.
    bool ended() const { return stop.stop_requested(); }

    /// Adds a branch and the state that it leads to.
    void keep(const Trace& trace, Rational chance, const State& end)
    {
        if (certain)
            found.certain = found.chances.empty() ? reckoned(trace) : commonTrace(found.certain, trace);
        addTables(tablesRead(rules, trace), found.tables);
        const std::string name = outcomeName(trace);
        for (std::size_t i = 0; i < found.chances.size(); ++i) {
            Chance& known = found.chances[i];
            if (known.result == name) {
                keepEnd(i, chance, end);
                known.chance = known.chance + chance;
                // Keep an effect of an outcome only if every branch with that outcome has it.
                std::erase_if(known.trace, [&](const Event& line) {
                    return line.kind() == EventKind::Effect && std::ranges::find(trace, line) == trace.end();
                });
                return;
            }
        }
        found.chances.push_back({name, chance, trace});
        keepEnd(found.chances.size() - 1, chance, end);
    }

private:
    void keepEnd(std::size_t outcome, Rational chance, const State& end)
    {
        if (!ends)
            return;
        const auto known = std::ranges::find_if(found.ends, [&](const RollEnd& one) {
            return one.outcome == outcome && one.state.position == end.position;
        });
        if (known == found.ends.end())
            found.ends.push_back({outcome, chance, end});
        else
            known->chance = known->chance + chance;
    }
};

/// Fixes the faces that are given and returns whether there were any; the dice of one name take their faces in order.
bool fixGiven(const std::vector<Argument>& given, std::vector<DieAsked>& dice)
{
    bool any = false;
    std::map<std::string, std::size_t> before; // number of dice of a name so far
    for (DieAsked& die : dice) {
        const std::string of = die.name.substr(0, std::min(die.name.size(), die.name.rfind('.')));
        const std::size_t at = before[of]++;
        for (const Argument& one : given) {
            const std::size_t place = one.name == die.name ? 0 : at;
            if ((one.name != die.name && one.name != of) || place >= one.values.size())
                continue;
            for (int face = die.low; face <= die.high; ++face)
                if (one.values[place] == std::to_string(face)) {
                    die.low = die.high = face;
                    any = true;
                }
        }
    }
    return any;
}

/// Whether two states wait at the same instructions and have equal positions.
bool sameMoment(const State& a, const State& b)
{
    return a.position == b.position && a.sealed == b.sealed && a.fired == b.fired
           && std::ranges::equal(a.frames, b.frames,
                                 [](const Frame& x, const Frame& y) { return x.body == y.body && x.pc == y.pc; });
}

/// The state without the counters of loops that have no limit.
State uncounted(const Rules& rules, State state)
{
    for (Frame& frame : state.frames)
        for (const Instr& instr : rules.compiled().bodies[frame.body].code)
            if (const auto* loop = std::get_if<RepeatTestInstr>(&instr); loop && loop->most.form == CAmount::Form::None)
                std::erase_if(frame.locals, [&](const Local& local) { return local.name == loop->count; });
    return state;
}

/// The result of a roll: the name of the outcome and the state after it.
using Led = std::pair<std::string, State>;

std::optional<Led> ledTo(const DiceWalk& way, const State& state, Trace soFar, const Action& dice)
{
    Result<Outcome> next = apply(way.rules, state, dice, true, way.steps);
    if (!next)
        return std::nullopt;
    soFar.insert(soFar.end(), next->trace.begin(), next->trace.end());
    return Led(outcomeName(soFar), uncounted(way.rules, std::move(next->state)));
}

/// Whether a repeated roll has the same results as the first one: each face leads to the same state and outcome name,
/// so earlier rolls no longer matter.
bool fallsAlike(const DiceWalk& way, const Thrown& first, const std::vector<Throw>& thrown, std::size_t combinations)
{
    for (std::size_t n = 0; n < combinations && !way.ended(); ++n) {
        Rational unused = 1;
        const Action dice = fallenAs(thrown, n, unused);
        const std::optional<Led> once = ledTo(way, first.state, first.soFar, dice);
        if (!once || std::ranges::any_of(first.returns, [&](const Return& back) {
                return ledTo(way, back.state, back.soFar, dice) != once;
            }))
            return false;
    }
    return true;
}

std::size_t follow(DiceWalk& way, const State& state, Trace soFar, Rational chance, std::size_t budget, int rolls);

/// Follows every possible roll. Each gets a share of the budget and returns what it does not use, so that a long branch
/// does not starve the others.
std::size_t followDice(DiceWalk& way, const State& state, const Trace& soFar, Rational chance, std::size_t budget,
                       int rolls, const std::vector<Throw>& thrown, std::size_t combinations)
{
    for (std::size_t n = 0; n < combinations && !way.ended(); ++n) {
        Rational each = chance;
        const Action dice = fallenAs(thrown, n, each);
        Result<Outcome> next = apply(way.rules, state, dice, true, way.steps);
        if (!next)
            continue;
        Trace trace = soFar;
        trace.insert(trace.end(), next->trace.begin(), next->trace.end());
        const std::size_t share = budget / (combinations - n);
        budget -= share;
        budget += follow(way, next->state, std::move(trace), each, share, rolls - 1);
    }
    return budget;
}

/// Accounts for the branches that came back to dice that are rolled again. If the new roll has the same results as the
/// first, their chance is shared out among the other outcomes in proportion; otherwise these branches are followed.
std::size_t takeReturns(DiceWalk& way, Thrown& first, const std::vector<Throw>& thrown, std::size_t combinations,
                        const std::vector<Rational>& before, Rational chance, std::size_t budget, int rolls)
{
    Rational back = 0;
    for (const Return& one : first.returns)
        back = back + one.chance;
    first.open = false;
    // Branches that came back to earlier dice would need a share too, so this works only without them.
    const bool own = way.returns - first.before == first.returns.size();
    if (own && back < chance && first.returns.size() * combinations <= budget
        && fallsAlike(way, first, thrown, combinations)) {
        const Rational more = chance / (chance - back);
        for (std::size_t i = 0; i < way.found.chances.size(); ++i) {
            Rational& now = way.found.chances[i].chance;
            const Rational was = i < before.size() ? before[i] : Rational(0);
            now = was + (now - was) * more;
        }
        return budget - first.returns.size() * combinations;
    }
    for (std::size_t i = 0; i < first.returns.size(); ++i) {
        Return& one = first.returns[i];
        const std::size_t share = budget / (first.returns.size() - i);
        budget -= share;
        budget += follow(way, one.state, std::move(one.soFar), one.chance, share, rolls - 1);
    }
    return budget;
}

std::size_t follow(DiceWalk& way, const State& state, Trace soFar, Rational chance, std::size_t budget, int rolls)
{
    const Rules& rules = way.rules;
    if (endAtHeading(soFar)
        || truncateAtNextCombat(rules, way.fight, state, soFar)) { // what follows belongs to another decision
        way.keep(soFar, chance, state);
        return budget;
    }
    Question q = question(rules, state);
    std::set<std::string> fallen = way.fallen;
    for (const Event& line : soFar)
        if (line.kind() == EventKind::Roll)
            fallen.insert(line.row);
    if (const auto stands = budget > 0 ? lettingStand(rules, state, q, fallen) : std::nullopt)
        if (Result<Outcome> next = apply(rules, state, *stands, true, way.steps)) {
            Trace trace = soFar;
            trace.insert(trace.end(), next->trace.begin(), next->trace.end());
            return follow(way, next->state, std::move(trace), chance, budget - 1, rolls);
        }
    // Successive rolls are followed; any other decision between them ends the branch.
    const bool shuffles = std::ranges::any_of(q.dice, [](const DieAsked& die) { return die.once; });
    if (q.wait != Wait::Dice || budget == 0 || rolls == 0 || chance * Rational(rare) < Rational(1) || shuffles) {
        way.keep(soFar, chance, state);
        return budget;
    }
    Thrown now{state, soFar, way.returns};
    for (Thrown* before : way.under)
        if (before->open && sameMoment(before->state, state)) {
            before->returns.push_back({state, std::move(soFar), chance});
            ++way.returns;
            return budget;
        }
    const bool known = fixGiven(std::exchange(way.given, {}), q.dice);
    const std::vector<Throw> thrown = throwsOf(rules, state, q.dice);
    const std::size_t combinations = waysOf(thrown, budget);
    if (combinations > budget) {
        follow(way, state, soFar, chance, 0, rolls);
        return budget;
    }
    std::vector<Rational> before;
    std::ranges::transform(way.found.chances, std::back_inserter(before), &Chance::chance);
    now.open = !known; // a repeated roll has no known faces
    way.under.push_back(&now);
    budget = followDice(way, state, soFar, chance, budget - combinations, rolls, thrown, combinations);
    if (!now.returns.empty())
        budget = takeReturns(way, now, thrown, combinations, before, chance, budget, rolls);
    way.under.pop_back();
    return budget;
}

/// Follows the dice from a state within the limits of any forecast; nothing when the budget is used up or it is
/// cancelled.
std::optional<RollForecast> followed(DiceWalk& way, const State& state)
try {
    way.fight = engaged(way.rules, state);
    follow(way, state, {}, 1, chanceLimit, rollLimit);
    return way.ended() ? std::nullopt : std::optional<RollForecast>(std::move(way.found));
} catch (const BudgetSpent&) {
    return std::nullopt;
}

} // namespace

RollForecast diceAhead(const Rules& rules, const State& state, std::size_t combinations, StepBudget& budget)
{
    DiceWalk way{rules, budget, true, {}};
    way.fight = engaged(rules, state);
    follow(way, state, {}, 1, combinations, rollLimit);
    return std::move(way.found);
}

std::optional<RollForecast> diceAhead(const Rules& rules, const State& state, const std::stop_token& stop,
                                      const std::vector<Argument>& given)
{
    StepBudget budget;
    DiceWalk way{rules, budget, true, {}};
    way.stop = stop;
    way.given = given;
    return followed(way, state);
}

std::optional<RollForecast> endsAhead(const Rules& rules, const State& state)
{
    StepBudget budget;
    DiceWalk way{rules, budget, false, {}};
    way.ends = true;
    return followed(way, state);
}

namespace {

/// One answer and its results; nothing when it needs more than a click or is cancelled.
std::optional<ChoiceForecast> answerAhead(const Rules& rules, const State& state, const Draft& blank,
                                          const Choice& choice, const std::set<std::string>& fallen,
                                          const std::stop_token& stop)
{
    StepBudget budget;
    Result<Outcome> given = apply(rules, state, extend(rules, state, blank, choice), true, budget);
    if (!given)
        return std::nullopt;
    DiceWalk way{rules, budget, false, {}, fallen};
    way.stop = stop;
    way.fight = engaged(rules, state);
    follow(way, given->state, given->trace, 1, chanceLimit / mostAnswers, rollLimit);
    if (way.ended())
        return std::nullopt;
    return ChoiceForecast{choice, std::move(way.found.chances), std::move(way.found.tables)};
}

} // namespace

std::vector<ChoiceForecast> answersAhead(const Rules& rules, const State& state, const std::set<std::string>& fallen,
                                         const std::stop_token& stop)
{
    const Question q = question(rules, state);
    if (q.wait != Wait::Choice || q.seats.size() != 1 || !state.sealed.empty() || !state.position.unidentified.empty())
        return {};
    Draft blank;
    blank.seat = q.seats.front();
    std::vector<ChoiceForecast> out;
    bool told = false; // whether a table or a check follows
    for (const Choice& choice : legal(rules, state, blank)) {
        if (choice.kind != Choice::Kind::Entry || out.size() == mostAnswers)
            return {};
        std::optional<ChoiceForecast> ahead = unlessSpent(
            [&] { return answerAhead(rules, state, blank, choice, fallen, stop); }, std::optional<ChoiceForecast>());
        if (!ahead)
            return {};
        told = told || std::ranges::any_of(ahead->chances, [](const Chance& one) { return !one.result.empty(); });
        out.push_back(std::move(*ahead));
    }
    return told && out.size() > 1 ? std::move(out) : std::vector<ChoiceForecast>();
}

Result<Forecast> forecast(const Rules& rules, const State& state, const Action& action)
{
    std::vector<TableRead> tables;
    return forecast(rules, state, action, tables);
}

Result<Forecast> forecast(const Rules& rules, const State& state, const Action& action, std::vector<TableRead>& tables)
{
    return orProblem(
        [&]() -> Result<Forecast> {
            StepBudget budget;
            StateView whole(rules, state, budget);
            KnownView known(whole, whole.answerer(action.seat)); // a forecast tells only what the side knows
            const State& from = known.state();
            Result<Outcome> declared = from.position.unidentified.empty() ? apply(rules, from, action, true, budget)
                                                                          : apply(rules, from, action, true);
            if (!declared)
                return tl::unexpected<Problem>(declared.error());
            DiceWalk way{rules, budget, false, {}};
            way.fight = engaged(rules, declared->state);
            follow(way, declared->state, {}, 1, chanceLimit, rollLimit);
            tables = std::move(way.found.tables);
            return Forecast{std::move(declared->trace), std::move(way.found.chances)};
        },
        "forecast");
}

} // namespace fw
