// Opens a game: replays its rows one by one, each of which must lead to the state it names.
#include "engine/session/GameNames.h"
#include "engine/session/GameRows.h"
#include "engine/session/StateText.h"
#include "engine/store/JsonTree.h"

namespace fw {

namespace {

std::string momentOf(const State& state)
{
    const Position& p = state.position;
    return std::to_string(p.turn) + '/' + std::to_string(p.phase) + '/' + std::to_string(p.active);
}

std::string semanticsOf(const JournalRow& first)
{
    const Result<Json> body = parseJson(first.body, {});
    const Json* at = body ? body->find("semantics") : nullptr;
    return at != nullptr && at->isText() ? at->text : std::string();
}

constexpr std::int64_t mostMissing = 10'000;

/// The rows of an altered file, numbered from 0 without a gap; empty rows take the place of missing ones.
std::vector<JournalRow> numbered(std::vector<JournalRow> rows)
{
    std::vector<JournalRow> out;
    std::int64_t missing = 0;
    for (JournalRow& row : rows) {
        auto next = static_cast<std::int64_t>(out.size());
        if (row.n < next)
            continue;
        if (row.n - next > mostMissing - missing)
            break;
        missing += row.n - next;
        for (; next < row.n; ++next)
            out.emplace_back().n = next;
        out.push_back(std::move(row));
    }
    return out;
}

Problem differs(std::int64_t row)
{
    return Problem(Trouble::Changed,
                   Text("row {0} leads to another position now than when it was played", {std::to_string(row)}), {}, {},
                   "row " + std::to_string(row));
}

} // namespace

Result<Game> Game::open(const JournalPlace& place, bool forWriting)
{
    auto journal = Journal::open(place, forWriting);
    if (!journal)
        return tl::unexpected(journal.error());
    auto game = load(std::move(*journal));
    if (!game) {
        Problem p = game.error();
        p.file = p.file.empty() || p.file == place.path ? place.path : place.path + " (" + p.file + ")";
        return tl::unexpected(std::move(p));
    }
    return game;
}

Result<Game> Game::load(Journal journal)
{
    const std::vector<Problem> found = journal.opened().findings;
    auto out = loadChecked(std::move(journal));
    if (out || found.empty())
        return out;
    // The first finding is the cause of whatever cannot be read.
    Problem p = found.front();
    p.remedy = "the file cannot be read any more: go back to a copy";
    return tl::unexpected(std::move(p));
}

/// Compiles the rules that a journal began with.
Result<void> Game::readyFrom(const Journal& journal)
{
    auto head = journal.head();
    if (!head)
        return tl::unexpected(head.error());
    auto start = startOf(*head);
    if (!start)
        return tl::unexpected(start.error());
    auto rules = compile(start->rules, start->scenario, start->setup);
    if (!rules)
        return tl::unexpected(rules.error());
    mMetaBegun = std::move(head->meta);
    mWritten = std::make_shared<const Ruleset>(std::move(start->rules));
    mRules = std::move(*rules);
    return {};
}

Result<Game> Game::loadChecked(Journal journal)
{
    if (journal.opened().copy)
        return tl::unexpected(*journal.closed());
    auto rows = journal.rows();
    if (!rows)
        return tl::unexpected(rows.error());
    Game out(std::move(journal));
    if (auto ready = out.readyFrom(out.mJournal); !ready)
        return tl::unexpected(ready.error());
    out.mDoubts = out.mJournal.opened().findings;
    if (out.mJournal.newer())
        out.mDoubts = {*out.mJournal.closed()};
    if (!out.mDoubts.empty())
        *rows = numbered(std::move(*rows));
    if (rows->empty())
        return fail(Trouble::Changed, "the game file has no rows");
    if (auto done = out.replay(*rows); !done)
        return tl::unexpected(done.error());
    return out;
}

Result<void> Game::replay(const std::vector<JournalRow>& rows)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        auto done = replayRow(rows[i]);
        if (done)
            continue;
        mDrift.push_back(done.error());
        auto skipped = skipTo(rows, i, done.error());
        if (!skipped)
            return tl::unexpected(skipped.error());
        if (!*skipped)
            break;
    }
    mSnapshotAt = momentOf(mState);
    recomputeMetadata();
    const bool older = semanticsOf(rows.front()) != std::to_string(rulesEngineVersion);
    // The same engine version leads to the same positions, so the file was altered.
    if (mDoubts.empty() && !mDrift.empty() && !older) {
        mDoubts = mDrift;
        for (Problem& p : mDoubts)
            p.file = mJournal.path();
        mJournal.close();
    }
    sayHowItStands();
    return {};
}

void Game::sayHowItStands()
{
    const std::string row = std::to_string(mResume ? *mResume : mFloor);
    if (mJournal.newer())
        mRemark = "the game was written by a newer program and can only be read";
    else if (!mDoubts.empty() && mDrift.empty())
        mRemark = closed()->text;
    else if (!mDoubts.empty())
        mRemark = Text("the game file was altered outside of this program and can only be read; not all of its rows "
                       "can be played again, and it goes on from the position of row {0}",
                       {row});
    else if (!mDrift.empty())
        mRemark = Text("this game was begun with an older version of the rules code; it resumes from the position "
                       "kept at row {0}, and the reckoning of earlier rows may be missing",
                       {row});
}

Result<void> Game::replayRow(const JournalRow& row)
{
    auto read = readRow(row);
    if (!read)
        return tl::unexpected(read.error());
    if (row.n == 0) {
        auto first = begin(*mRules);
        if (!first)
            return tl::unexpected(first.error());
        read->trace = std::move(first->trace);
        read->after = mState = std::move(first->state);
        read->rules = mRules;
        mEntries.push_back(std::move(*read));
    } else {
        const bool isStep = read->kind == RowKind::Action || read->kind == RowKind::House;
        std::vector<Step> steps = mSteps;
        if (isStep) {
            steps.push_back({row.n, read->action, {}});
        } else if (read->kind == RowKind::TakeBack || read->kind == RowKind::Resume) {
            if (read->target < mFloor)
                return tl::unexpected(differs(row.n));
            steps = stepsUpTo(read->target);
        } else if (read->kind == RowKind::Correct) {
            auto corrected = correctedSteps(read->target, read->die, std::stoi(read->newFace), read->oldFace);
            if (!corrected)
                return tl::unexpected(corrected.error());
            steps = std::move(*corrected);
            for (Step& step : steps)
                if (step.row == read->target)
                    step.by.push_back(row.n);
        }
        mEntries.push_back(std::move(*read));
        auto next = plan(std::move(steps));
        if (!next) {
            mEntries.pop_back();
            return tl::unexpected(next.error());
        }
        Entry& entry = mEntries.back();
        if (entry.kind == RowKind::TakeBack) {
            mMeta = namesBefore(mMetaBegun, mEntries, row.n);
            entry.putBack = putBackOf(*next, entry.target);
        }
        adopt(std::move(*next));
        if (!isStep) {
            mEntries.back().after = mState;
            mEntries.back().rules = mRules;
        }
    }
    if (positionDigest(mJournal.key(), canonical(*mRules, mState)) != row.state)
        return tl::unexpected(differs(row.n));
    return {};
}

Result<bool> Game::follow()
{
    auto rows = mJournal.follow();
    if (!rows)
        return tl::unexpected(rows.error());
    // Only opening the game anew finds out again which rows to leave out.
    if (!rows->empty() && (!mDoubts.empty() || !mDrift.empty()))
        return tl::unexpected(differs(rows->front().n));
    for (const JournalRow& row : *rows)
        if (auto done = replayRow(row); !done)
            return tl::unexpected(done.error());
    mSnapshotAt = momentOf(mState);
    recomputeMetadata();
    return !rows->empty();
}

/// Restores the snapshot of a row; false when there is none, or when the row names another one.
bool Game::resumeFrom(const JournalRow& row)
{
    if (row.snapshot.empty())
        return false;
    auto text = mJournal.snapshot(row.n);
    if (!text || positionDigest(mJournal.key(), *text) != row.snapshot)
        return false;
    auto state = readState(*mRules, *text);
    if (!state)
        return false;
    mState = std::move(*state);
    mFloor = row.n;
    mSteps.clear();
    return true;
}

Result<bool> Game::skipTo(const std::vector<JournalRow>& rows, std::size_t& at, const Problem& why)
{
    // An earlier opening may have left the rows out and written that down. Otherwise the latest snapshot from here on
    // counts; without one, the game is in the state before the row.
    std::size_t until = rows.size() - 1;
    bool told = false;
    for (std::size_t i = rows.size(); i-- > at;) {
        auto row = readRow(rows[i]);
        if (!row || row->kind != RowKind::Resume || row->target + 1 != rows[at].n)
            continue;
        told = true;
        until = i - 1;
    }
    bool have = false;
    for (std::size_t i = rows.size(); !told && !have && i-- > at;) {
        have = resumeFrom(rows[i]);
        until = have ? i : until;
    }
    const std::int64_t stands = static_cast<std::int64_t>(at) - 1;
    if (!have && mEntries.empty())
        return tl::unexpected(why);
    if (!have && static_cast<std::size_t>(rows[at].n) < mEntries.size()) {
        // The row was replayed but led to another state, so it is left out.
        auto before = plan(stepsUpTo(stands));
        if (!before)
            return tl::unexpected(before.error());
        adopt(std::move(*before));
        mEntries.pop_back();
    }
    for (std::size_t i = mEntries.size(); i <= until; ++i) {
        auto read = readRow(rows[i]);
        if (!read) {
            read = Entry();
            read->n = rows[i].n;
            read->kind = RowKind::Lost;
        }
        mEntries.push_back(std::move(*read));
    }
    for (std::size_t i = at; i <= until; ++i) {
        Entry& entry = mEntries[i];
        entry.unreckoned = true;
        entry.struck = !have;
        entry.trace.clear();
        entry.after = mState;
        entry.rules = mRules;
    }
    at = until;
    if (!have && !told)
        mResume = stands;
    return have || told;
}

Result<JournalCheck> Game::verify(const JournalPlace& place)
{
    auto journal = Journal::open(place, false);
    if (!journal || journal->newer())
        return Journal::verify(place); // which gives the reason
    JournalCheck check = journal->opened();
    if (!check.intact() || check.copy)
        return check; // the rows of a copy cannot be replayed: some are sealed
    auto game = load(std::move(*journal));
    if (!game) {
        check.findings.push_back(game.error());
        return check;
    }
    check.findings = game->mDrift;
    for (Problem& p : check.findings)
        p.file = place.path;
    return check;
}

Result<JournalCheck> Game::verify() const
{
    auto check = mJournal.verify();
    if (!check || !check->intact())
        return check;
    auto rows = mJournal.rows();
    if (!rows)
        return tl::unexpected(rows.error());
    // Replays everything from the content of the journal alone.
    auto spare = Journal::create({}, {{}, {}, mJournal.key()}, {}, {});
    if (!spare)
        return tl::unexpected(spare.error());
    Game again(std::move(*spare));
    if (auto ready = again.readyFrom(mJournal); !ready)
        return tl::unexpected(ready.error());
    for (const JournalRow& row : *rows)
        if (auto done = again.replayRow(row); !done) {
            check->findings.push_back(done.error());
            return check;
        }
    if (canonical(*again.mRules, again.mState) != canonical(*mRules, mState))
        check->findings.push_back(differs(static_cast<std::int64_t>(rows->size()) - 1));
    return check;
}

} // namespace fw
