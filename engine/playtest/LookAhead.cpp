#include "engine/playtest/LookAhead.h"

#include "engine/play/OpenMenu.h"
#include "engine/play/Throws.h"

#include <algorithm>

namespace fw {

namespace {

constexpr int mostSteps = 10;         // answers and rolls that are followed after an action
constexpr std::size_t mostExact = 40; // results of dice that are all followed
constexpr std::size_t sampled = 3;    // results that are followed of more
constexpr std::int64_t driven = 150;  // for units that must go
constexpr std::int64_t chanceScale = 1'000'000;

} // namespace

std::int32_t LookAhead::winner(const State& before, const Action& action) const
{
    const Result<Outcome> traced = apply(mRules, before, action, true);
    if (traced)
        for (const Event& event : traced->trace)
            if (event.is<GameEnded>() && !event.units.empty())
                return mRules.side(event.units.front());
    return -1;
}

std::int64_t LookAhead::settled(const State& state, std::int32_t side) const
{
    return mAppraisal.value(state.position, side, false);
}

std::optional<LookAhead::Next> LookAhead::next(const State& state, const Action& action, std::int32_t side)
{
    Result<State> done = mRulings.apply(state, action);
    if (!done)
        return std::nullopt;
    Next out{std::move(*done), std::nullopt};
    if (overIn(out.state))
        out.value = mAppraisal.victory(winner(state, action), side);
    return out;
}

bool LookAhead::backAtOrigin(const State& state) const
{
    return state.frames.size() == mOrigin.size() && !mOrigin.empty() && state.frames.back().body == mOrigin.back().body
           && state.frames.back().pc == mOrigin.back().pc;
}

bool LookAhead::left(const State& state) const
{
    return state.position.turn != mStart.turn || state.position.phase != mStart.phase
           || state.position.active != mStart.active;
}

std::optional<std::int64_t> LookAhead::value(const State& state, const Action& action, std::int32_t side, int rulings,
                                             bool follows)
{
    mRolled = false;
    mOrigin = state.frames;
    mStart = state.position;
    mRandom = Random(static_cast<std::uint64_t>(state.position.turn) * 31 + state.position.units.size());
    const std::optional<Next> after = next(state, action, side);
    if (!after)
        return std::nullopt;
    if (after->value)
        return after->value;
    return follows ? expected(after->state, side, false, mostSteps, rulings) : settled(after->state, side);
}

std::int64_t LookAhead::expected(const State& state, std::int32_t side, bool rolled, int steps, int rulings)
{
    if (steps == 0 || left(state) || (rolled && backAtOrigin(state)))
        return settled(state, side);
    const Question asked = question(mRules, state);
    if (asked.wait == Wait::Dice && rulings > 0)
        return afterDice(state, asked, side, rolled, steps, rulings);
    if (asked.seats.empty() || asked.wait == Wait::Over || asked.wait == Wait::Dice)
        return settled(state, side);
    const std::int32_t of = mRules.side(asked.seats.front());
    if (asked.wait == Wait::Path || (rolled && rulings <= 1)) // a retreat or a loss, whose place matters less
        return settled(state, side)
               + (of == side                                     ? -driven / 2
                  : mAppraisal.hostile(state.position, side, of) ? driven
                                                                 : 0);
    // A further action of the same step is a decision of its own, and what follows the dice would be asked for each of
    // their results: both are expensive to put together.
    const Wish wish = backAtOrigin(state) ? Wish::OnlyEnd : rolled ? Wish::Bare : Wish::Any;
    const std::optional<Action> answer = simpleAnswer(state, asked.seats.front(), wish);
    if (!answer)
        return settled(state, side);
    const std::optional<Next> after = next(state, *answer, side);
    if (!after)
        return settled(state, side);
    return after->value ? *after->value : expected(after->state, side, rolled, steps - 1, rulings - 1);
}

std::int64_t LookAhead::afterDice(const State& state, const Question& asked, std::int32_t side, bool rolled, int steps,
                                  int rulings)
{
    mRolled = true;
    const std::vector<Throw> thrown = throwsOf(mRules, state, asked.dice);
    const std::size_t most = rolled ? static_cast<std::size_t>(std::max(1, rulings)) : mostExact;
    const std::size_t ways = waysOf(thrown, most);
    const bool exact = ways <= most;
    const std::size_t count = exact ? ways : std::min(sampled, most);
    std::int64_t sum = 0, weights = 0;
    for (std::size_t k = 0; k < count; ++k) {
        Rational chance = 1;
        std::int64_t weight = 1;
        std::optional<Next> after;
        if (exact) {
            const Action dice = fallenAs(thrown, k, chance);
            weight = chance.valid() ? std::max<std::int64_t>(1, (chance * chanceScale).floor().num()) : 1;
            after = next(state, dice, side);
        } else {
            Action dice;
            dice.kind = Action::Kind::Dice;
            dice.verb = "dice";
            for (Choices faces = mRulings.legal(state, dice); !faces.empty(); faces = mRulings.legal(state, dice))
                dice = extend(mRules, state, dice, faces[mRandom.below(faces.size())]);
            after = next(state, dice, side);
        }
        if (!after)
            continue;
        const int share = std::max(0, rulings - static_cast<int>(count)) / static_cast<int>(count);
        sum += weight * (after->value ? *after->value : expected(after->state, side, true, steps - 1, share));
        weights += weight;
    }
    return weights > 0 ? sum / weights : settled(state, side);
}

std::optional<Action> LookAhead::simpleAnswer(const State& state, const std::string& seat, Wish wish)
{
    Draft draft;
    draft.seat = seat;
    const Choices choices = mRulings.legal(state, draft);
    if (choices.empty())
        return std::nullopt;
    const Choice* pick = &choices.front();
    if (pick->kind != Choice::Kind::Entry)
        return Action(extend(mRules, state, draft, *pick));
    const std::vector<const MenuEntry*> menu = openMenu(mRules, state);
    const auto rowOf = [&](const Choice& choice) {
        const auto found = std::ranges::find(menu, choice.value, &MenuEntry::id);
        return found == menu.end() ? nullptr : *found;
    };
    bool ends = false;
    if (wish == Wish::End || wish == Wish::OnlyEnd)
        for (const Choice& choice : choices)
            if (const MenuEntry* row = rowOf(choice); row == nullptr || mKinds.of(*row).ends) {
                pick = &choice;
                ends = true;
            }
    if (wish == Wish::OnlyEnd && !ends)
        return std::nullopt;
    if (choices.back().value == "pass" && rowOf(choices.back()) == nullptr) // a window
        pick = &choices.back();
    const MenuEntry* row = rowOf(*pick);
    draft = extend(mRules, state, draft, *pick);
    if (row == nullptr || row->fields.empty())
        return Action(draft);
    const std::int32_t side = mRules.side(seat);
    if (side < 0 || wish == Wish::Bare)
        return std::nullopt;
    const Situation at{state, state, seat, side, mAppraisal.deployment(state.position)};
    return mFiller.filled(at, *row, draft);
}

} // namespace fw
