// The steps that count: go back, correct a die, and replay the rest.
#include "engine/base/CheckedIndex.h"
#include "engine/play/OpenMenu.h"
#include "engine/session/GameNames.h"
#include "engine/session/StateText.h"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace fw {

namespace {

bool reveals(const Trace& trace)
{
    return std::ranges::any_of(trace, [](const Event& event) { return event.is<Revealed>(); });
}

/// The value of a die in a dice action: "combat", or "combat.2" for the second of several; null when there is none.
std::string* faceOf(Action& action, const std::string& die)
{
    if (action.kind != Action::Kind::Dice)
        return nullptr;
    for (Argument& a : action.args)
        if (a.values.size() == 1 && (a.name == die || (die.empty() && action.args.size() == 1)))
            return &a.values.front();
    const std::size_t dot = die.rfind('.');
    if (dot == std::string::npos)
        return nullptr;
    std::size_t which = 0;
    const char* end = die.data() + die.size();
    if (std::from_chars(die.data() + dot + 1, end, which).ptr != end)
        return nullptr;
    for (Argument& a : action.args)
        if (a.name == die.substr(0, dot) && which >= 1 && which <= a.values.size())
            return &a.values[which - 1];
    return nullptr;
}

} // namespace

Result<Game::Done> Game::changeRules(const Entry& entry, const State& from,
                                     const std::shared_ptr<const Rules>& rules) const
{
    Setup setup = rules->setup();
    setup.house.push_back(*entry.house);
    auto more = compile(*mWritten, rules->scenario(), setup);
    if (!more)
        return tl::unexpected(more.error());
    auto state = readState(**more, canonical(*rules, from));
    if (!state)
        return tl::unexpected(state.error());
    Event event(HouseRowAdded{entry.house->label.empty() ? entry.house->id : entry.house->label, entry.reason},
                entry.house->id, entry.house->cite);
    return Done{{std::move(event)}, std::move(*state), std::move(*more)};
}

Result<Game::Done> Game::perform(const Step& step, const State& from, const std::shared_ptr<const Rules>& rules) const
{
    const Entry* entry = inside(mEntries, step.row) ? &checkedAt(mEntries, step.row) : nullptr;
    if (entry != nullptr && entry->house)
        return changeRules(*entry, from, rules);
    if (setsName(step.action)) {
        auto line = nameSet(namesBefore(mMetaBegun, mEntries, step.row), step.action);
        if (!line)
            return tl::unexpected(line.error());
        return Done{{std::move(*line)}, from, rules};
    }
    return fw::apply(*rules, from, step.action).map([&](Outcome&& outcome) {
        return Done{std::move(outcome.trace), std::move(outcome.state), rules};
    });
}

Result<Game::Plan> Game::plan(std::vector<Step> steps) const
{
    Plan out;
    out.steps = std::move(steps);
    const std::size_t most = std::min(out.steps.size(), mSteps.size());
    while (out.same < most && out.steps[out.same] == mSteps[out.same])
        ++out.same;
    const std::int64_t last = out.same == 0 ? mFloor : out.steps[out.same - 1].row;
    const Entry& from = checkedAt(mEntries, last);
    State state = from.after;
    std::shared_ptr<const Rules> rules = from.rules;
    for (std::size_t i = out.same; i < out.steps.size(); ++i) {
        auto done = perform(out.steps[i], state, rules);
        if (!done) {
            Problem p = done.error();
            p.place = "row " + std::to_string(out.steps[i].row);
            p.text = Text("after that, row {0} would not be legal: {1}",
                          {std::to_string(out.steps[i].row), plain(p.text)});
            return tl::unexpected(std::move(p));
        }
        state = done->after;
        rules = done->rules;
        out.done.push_back(std::move(*done));
    }
    return out;
}

const State& Game::stateOf(const Plan& plan) const
{
    if (!plan.done.empty())
        return plan.done.back().after;
    const std::int64_t last = plan.steps.empty() ? mFloor : plan.steps.back().row;
    return checkedAt(mEntries, last).after;
}

void Game::adopt(Plan plan)
{
    for (std::size_t i = 0; i < plan.done.size(); ++i) {
        const Step& step = plan.steps[plan.same + i];
        Entry& entry = checkedAt(mEntries, step.row);
        if (step.by.size() > entry.earlier.size())
            entry.earlier.push_back({step.by.back(), entry.action, std::move(entry.trace)});
        entry.action = step.action;
        entry.trace = std::move(plan.done[i].trace);
        entry.after = std::move(plan.done[i].after);
        entry.rules = std::move(plan.done[i].rules);
    }
    mark(plan.steps);
    mSteps = std::move(plan.steps);
    const Entry& last = checkedAt(mEntries, mSteps.empty() ? mFloor : mSteps.back().row);
    mState = last.after;
    mRules = last.rules;
}

void Game::mark(const std::vector<Step>& steps)
{
    // Ordinary play adds one step at the end; only a take-back strikes rows.
    if (steps.size() > mSteps.size() && mSteps.size() + 1 == steps.size())
        return;
    std::vector<char> counts(mEntries.size(), 0);
    for (const Step& step : steps) {
        checkedAt(counts, step.row) = 1;
        for (const std::int64_t by : step.by)
            checkedAt(counts, by) = 1;
    }
    for (Entry& entry : mEntries)
        if (entry.n > mFloor
            && (entry.kind == RowKind::Action || entry.kind == RowKind::House || entry.kind == RowKind::Correct))
            entry.struck = checkedAt(counts, entry.n) == 0;
}

std::vector<Game::Step> Game::stepsUpTo(std::int64_t row) const
{
    std::vector<Step> out;
    for (const Step& step : mSteps)
        if (step.row <= row || checkedAt(mEntries, step.row).house)
            out.push_back(step);
    return out;
}

std::int64_t Game::rowBefore(int actions) const
{
    for (std::size_t i = mSteps.size(); i-- > 0 && actions > 0;) {
        if (checkedAt(mEntries, mSteps[i].row).house)
            continue;
        if (--actions == 0)
            return mSteps[i].row - 1;
    }
    return -1;
}

std::optional<Problem> movesAreFinal(const Rules& rules)
{
    if (rules.ruleset().takeBack != TakeBack::Never)
        return std::nullopt;
    return Problem(Trouble::Refused, "these rules allow no take-back", rules.ruleset().takeBackCite, {}, {},
                   "set the position instead, and give the reason");
}

bool Game::needsReason(std::int64_t row) const
{
    return mRules->ruleset().takeBack == TakeBack::Reason || undoesRandomness(row);
}

bool Game::undoesRandomness(std::int64_t row) const
{
    const State* before = &checkedAt(mEntries, mFloor).after;
    for (const Step& step : mSteps) {
        const Entry& entry = checkedAt(mEntries, step.row);
        const bool shown = !before->sealed.empty() && entry.after.sealed.empty();
        if (step.row > row && (entry.action.kind == Action::Kind::Dice || shown || reveals(entry.trace)))
            return true;
        before = &entry.after;
    }
    return false;
}

Result<std::vector<TableCorrection>> Game::preview(std::int64_t row) const
{
    if (auto final = movesAreFinal(*mRules))
        return tl::unexpected(std::move(*final));
    return plan(stepsUpTo(row)).map([&](const Plan& next) { return putBackOf(next, row); });
}

std::vector<TableCorrection> Game::putBackOf(const Plan& plan, std::int64_t row) const
{
    std::vector<TableCorrection> out = fw::putBack(*mRules, mState, stateOf(plan));
    std::vector<TableCorrection> names = namesPutBack(mMeta, namesBefore(mMetaBegun, mEntries, row + 1));
    std::move(names.begin(), names.end(), std::back_inserter(out));
    return out;
}

void Game::recomputeMetadata()
{
    mMeta = namesBefore(mMetaBegun, mEntries, static_cast<std::int64_t>(mEntries.size()));
}

Result<Correction> Game::previewCorrection(std::int64_t row, const std::string& die, int face) const
{
    std::string oldFace;
    auto steps = correctedSteps(row, die, face, oldFace);
    if (!steps)
        return tl::unexpected(steps.error());
    auto next = plan(std::move(*steps));
    if (!next) {
        Problem p = next.error();
        p.remedy = "take back to before that row first";
        return tl::unexpected(std::move(p));
    }
    Correction out;
    out.putBack = fw::putBack(*mRules, mState, stateOf(*next));
    const State* const act = actOf(row);
    for (std::size_t i = 0; i < next->done.size(); ++i) {
        const Done& done = next->done[i];
        if (i > 0 && (act == nullptr || !partOfAct(*mRules, *act, next->done[i - 1].after)))
            break; // later rulings are not part of it
        out.trace.insert(out.trace.end(), done.trace.begin(), done.trace.end());
    }
    return out;
}

/// The state in which the action that led to the dice of a row was chosen; null when nobody chose one.
const State* Game::actOf(std::int64_t row) const
{
    for (std::int64_t n = row - 1; n > 0; --n) {
        const Entry& e = checkedAt(mEntries, n);
        const State& chosen = checkedAt(mEntries, n - 1).after;
        if (e.kind == RowKind::Action && !e.struck && !e.unreckoned && e.action.kind == Action::Kind::Choose
            && partOfAct(*e.rules, chosen, checkedAt(mEntries, row - 1).after))
            return &chosen;
    }
    return nullptr;
}

Result<std::vector<Game::Step>> Game::correctedSteps(std::int64_t row, const std::string& die, int face,
                                                     std::string& oldFace) const
{
    std::vector<Step> out = mSteps;
    const auto at = std::ranges::find_if(out, [&](const Step& step) { return step.row == row; });
    if (at == out.end())
        return fail(Trouble::Refused, row < 0 ? Text("no such die was rolled: {0}", {die})
                                              : Text("row {0} is not a roll that counts", {std::to_string(row)}));
    std::string* value = faceOf(at->action, die);
    if (value == nullptr)
        return fail(Trouble::Refused, Text("row {0} has no die '{1}'", {std::to_string(row), die}));
    oldFace = *value;
    *value = std::to_string(face);
    if (*value == oldFace)
        return fail(Trouble::Refused, Text("the die shows {0} already", {oldFace}));
    return out;
}

} // namespace fw
