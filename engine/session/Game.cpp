#include "engine/session/Game.h"

#include "engine/model/Limits.h"
#include "engine/report/EventText.h"
#include "engine/session/ActionText.h"
#include "engine/session/GameRows.h"
#include "engine/session/StateText.h"
#include "engine/store/Json.h"
#include "engine/store/Sha256.h"

#include <algorithm>

namespace fw {

namespace {

/// Turn, phase and side of a state; whenever they change, a snapshot is kept.
std::string moment(const State& state)
{
    const Position& p = state.position;
    return std::to_string(p.turn) + '/' + std::to_string(p.phase) + '/' + std::to_string(p.active);
}

} // namespace

Entry Game::fresh(RowKind kind, const std::string& reason, const std::string& stamp) const
{
    Entry out;
    out.n = static_cast<std::int64_t>(mEntries.size());
    out.kind = kind;
    out.reason = reason;
    out.stamp = stamp;
    return out;
}

Result<Game> Game::create(const GameStart& start, const JournalPlace& place, const std::string& stamp)
{
    auto rules = compile(start.rules, start.scenario, start.setup);
    if (!rules)
        return tl::unexpected(rules.error());
    auto first = begin(**rules);
    if (!first)
        return tl::unexpected(first.error());
    JournalEntry row;
    row.kind = rowKind::begin;
    row.stamp = stamp;
    row.snapshot = canonical(**rules, first->state);
    row.state = positionDigest(start.key, row.snapshot);
    auto journal = Journal::create(place, {start.meta, contentOf(start), start.key}, row,
                                   {{"semantics", std::to_string(rulesEngineVersion)}});
    if (!journal)
        return tl::unexpected(journal.error());
    Game out(std::move(*journal));
    out.mMetaBegun = out.mMeta = start.meta;
    out.mWritten = std::make_shared<const Ruleset>(start.rules);
    out.mRules = std::move(*rules);
    out.mState = first->state;
    out.mSnapshotAt = moment(out.mState);
    Entry entry = out.fresh(RowKind::Begin, {}, stamp);
    entry.trace = std::move(first->trace);
    entry.after = std::move(first->state);
    entry.rules = out.mRules;
    out.mEntries.push_back(std::move(entry));
    return out;
}

Result<const Entry*> Game::commit(Entry entry, const std::string& kind, const std::string& body,
                                  std::optional<Plan> plan)
{
    if (mResume) {
        // First write down which rows were left out when the game was opened.
        const std::int64_t to = *mResume;
        mResume.reset();
        auto left = commit(fresh(RowKind::Resume, {}, entry.stamp), rowKind::resume, takeBackBody(to), std::nullopt);
        if (!left) {
            mResume = to;
            return left;
        }
        mEntries.back().target = to;
        entry.n = static_cast<std::int64_t>(mEntries.size());
    }
    const bool changes = plan.has_value();
    const State& after = changes ? stateOf(*plan) : mState;
    const Rules& rules = changes && !plan->done.empty() ? *plan->done.back().rules : *mRules;
    JournalEntry row;
    row.kind = kind;
    row.stamp = entry.stamp;
    row.reason = entry.reason;
    row.body = body;
    std::string text = canonical(rules, after);
    row.state = positionDigest(mJournal.key(), text);
    if (moment(after) != mSnapshotAt)
        row.snapshot = std::move(text);
    auto written = mJournal.append(row);
    if (!written)
        return tl::unexpected(written.error());
    if (!row.snapshot.empty())
        mSnapshotAt = moment(after);
    // The journal may have written a row of its own first.
    while (static_cast<std::int64_t>(mEntries.size()) < written->n) {
        Entry program = fresh(RowKind::Program, {}, entry.stamp);
        program.after = mState;
        program.rules = mRules;
        mEntries.push_back(std::move(program));
    }
    const bool isStep = entry.kind == RowKind::Action || entry.kind == RowKind::House;
    if (isStep && entry.n != written->n)
        plan->steps.back().row = written->n;
    entry.n = written->n;
    mEntries.push_back(std::move(entry));
    if (changes)
        adopt(std::move(*plan));
    Entry& last = mEntries.back();
    if (!isStep) {
        last.after = mState;
        last.rules = mRules;
    }
    if (changes)
        recomputeMetadata();
    return &last;
}

Result<const Entry*> Game::apply(const Action& action, const std::string& stamp)
{
    if (closed())
        return tl::unexpected(*closed());
    const bool needs = action.overruled || action.kind == Action::Kind::Set;
    if (needs && saysNothing(action.reason))
        return fail(Trouble::Refused, "say why: an overruling or a setting needs a reason");
    if (const Result<void> sound = checkTexts(action); !sound)
        return tl::unexpected(sound.error());
    Action said = action; // a draft has empty fields, which mean nothing
    std::erase_if(said.args, [](const Argument& a) { return a.values.empty(); });
    const std::string body = actionText(said);
    Entry entry = fresh(RowKind::Action, action.reason, stamp);
    Plan next{mSteps, mSteps.size(), {}};
    next.steps.push_back({entry.n, std::move(said), {}});
    auto done = perform(next.steps.back(), mState, mRules);
    if (!done)
        return tl::unexpected(done.error());
    next.done.push_back(std::move(*done));
    entry.action = next.steps.back().action;
    return commit(std::move(entry), needs ? rowKind::overrule : rowKind::action, body, std::move(next));
}

Result<const Entry*> Game::note(const std::string& text, const std::string& stamp)
{
    if (closed())
        return tl::unexpected(*closed());
    if (saysNothing(text))
        return fail(Trouble::Refused, "there is nothing to note");
    if (text.size() > std::size_t(most::prose))
        return fail(Trouble::Refused, Text("a note may have {0} bytes", {std::to_string(most::prose)}));
    const auto notes = std::ranges::count_if(mEntries, [](const Entry& e) { return e.kind == RowKind::Note; });
    if (notes >= most::remarks)
        return fail(Trouble::Refused, Text("the game has {0} notes, and may not have more", {std::to_string(notes)}));
    Entry entry = fresh(RowKind::Note, {}, stamp);
    entry.text = text;
    return commit(std::move(entry), rowKind::note, noteBody(text), std::nullopt);
}

Result<const Entry*> Game::addHouse(const Modifier& row, const std::string& reason, const std::string& stamp)
{
    if (closed())
        return tl::unexpected(*closed());
    if (saysNothing(reason))
        return fail(Trouble::Refused, "say why: a house row needs a reason");
    const std::string body = houseBody(row);
    if (const Result<Ruleset> read = readRules(body, {}); !read) // otherwise the game could not be opened again
        return tl::unexpected(read.error());
    Entry entry = fresh(RowKind::House, reason, stamp);
    entry.house = row;
    Plan next{mSteps, mSteps.size(), {}};
    next.steps.push_back({entry.n, {}, {}});
    auto done = changeRules(entry, mState, mRules);
    if (!done)
        return tl::unexpected(done.error());
    next.done.push_back(std::move(*done));
    return commit(std::move(entry), rowKind::house, body, std::move(next));
}

Result<const Entry*> Game::takeBack(std::int64_t row, const std::string& reason, const std::string& stamp)
{
    if (closed())
        return tl::unexpected(*closed());
    if (row < mFloor || row >= static_cast<std::int64_t>(mEntries.size()))
        return fail(Trouble::Refused, Text("there is no row {0} to go back to", {std::to_string(row)}));
    if (auto final = movesAreFinal(*mRules))
        return tl::unexpected(std::move(*final));
    auto steps = stepsUpTo(row);
    if (steps.size() == mSteps.size())
        return fail(Trouble::Refused, "nothing was done since then");
    if (saysNothing(reason) && needsReason(row))
        return fail(Trouble::Refused, undoesRandomness(row)
                                          ? "dice fell or something was revealed since then: say why it is taken back"
                                          : "these rules need a reason for each take-back: say why");
    auto next = plan(std::move(steps));
    if (!next)
        return tl::unexpected(next.error());
    Entry entry = fresh(RowKind::TakeBack, reason, stamp);
    entry.target = row;
    entry.putBack = putBackOf(*next, row);
    return commit(std::move(entry), rowKind::takeBack, takeBackBody(row), std::move(*next));
}

Result<const Entry*> Game::correctRoll(std::int64_t row, const std::string& die, int face, const std::string& reason,
                                       const std::string& stamp)
{
    if (closed())
        return tl::unexpected(*closed());
    if (saysNothing(reason))
        return fail(Trouble::Refused, "say why the die is corrected");
    if (row < 0)
        for (const Step& step : mSteps)
            if (step.action.kind == Action::Kind::Dice && (die.empty() || step.action.has(die)))
                row = step.row;
    std::string oldFace;
    auto steps = correctedSteps(row, die, face, oldFace);
    if (!steps)
        return tl::unexpected(steps.error());
    const std::int64_t own = static_cast<std::int64_t>(mEntries.size()) + (mResume ? 1 : 0);
    for (Step& step : *steps)
        if (step.row == row)
            step.by.push_back(own);
    auto next = plan(std::move(*steps));
    if (!next) {
        Problem p = next.error();
        p.remedy = "take back to before that row first";
        return tl::unexpected(std::move(p));
    }
    Entry entry = fresh(RowKind::Correct, reason, stamp);
    entry.target = row;
    entry.die = die;
    entry.oldFace = oldFace;
    entry.newFace = std::to_string(face);
    return commit(std::move(entry), rowKind::correct, correctBody(row, die, face), std::move(*next));
}

Text doubtLabel(const Problem& doubt)
{
    if (doubt.trouble == Trouble::Newer)
        return Text("Not checked");
    return doubt.place.empty() ? Text("Altered") : Text("Altered, {0}", {doubt.place});
}

std::optional<Text> ending(const Game& game)
{
    if (!game.state().over)
        return std::nullopt;
    const std::optional<GameEnded> end = endOf(game);
    return end ? eventText(*end) : Text("The game is over");
}

std::optional<GameEnded> endOf(const Game& game)
{
    const auto& entries = game.entries();
    for (auto e = entries.rbegin(); game.state().over && e != entries.rend(); ++e)
        for (auto event = e->trace.rbegin(); !e->struck && event != e->trace.rend(); ++event)
            if (const auto* end = event->as<GameEnded>())
                return *end;
    return std::nullopt;
}

const std::string& Game::rulesDigest() const
{
    std::call_once(mDigest->once,
                   [this] { mDigest->hex = hex(sha256(writeRules(mEntries.front().rules->ruleset()))); });
    return mDigest->hex;
}

} // namespace fw
