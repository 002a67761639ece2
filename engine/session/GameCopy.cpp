#include "engine/session/GameCopy.h"

#include "engine/play/OpenMenu.h"
#include "engine/report/LogText.h"
#include "engine/rules/Compiled.h"
#include "engine/session/Log.h"
#include "engine/session/LogUnseen.h"
#include "engine/store/Form.h"
#include "engine/store/JournalChain.h"
#include "engine/store/JournalDb.h"
#include "engine/store/Output.h"

#include <algorithm>
#include <map>

namespace fw {

namespace {

/// The blocks of a log by their row.
std::map<std::int64_t, std::vector<LogBlock>> byRow(const Game& game, const std::string& side)
{
    LogOptions options;
    options.full = true;
    options.side = side;
    std::map<std::int64_t, std::vector<LogBlock>> out;
    for (LogBlock& block : makeLog(game, options).blocks)
        if (block.row >= 0)
            out[block.row].push_back(std::move(block));
    return out;
}

JournalRow sealed(const JournalRow& row)
{
    JournalRow out;
    out.n = row.n;
    out.kind = copyKind::sealed;
    out.prior = row.prior;
    out.hash = row.hash;
    return out;
}

/// The refusal to overwrite a game, or the copy for another side.
Problem taken(const std::string& path, bool copy)
{
    return Problem(Trouble::Unwritable,
                   copy ? "a copy for another side has that name"
                        : "a game has that name, and a copy never replaces a game",
                   {}, path, {}, "choose another name");
}

} // namespace

std::set<std::int64_t> sealedRows(const Game& game, const std::string& side)
{
    std::set<std::int64_t> out;
    const auto whole = byRow(game, {});
    const auto theirs = byRow(game, side);
    const std::set<std::string> marks = hiddenMarks(game.rules());
    const std::vector<Entry>& entries = game.entries();
    for (std::size_t i = 1; i < entries.size(); ++i) {
        const Entry& e = entries[i];
        if (e.kind == RowKind::Program)
            continue; // the version of SQLite is no secret, and the check of the bytes needs it
        const State& before = entries[i - 1].after;
        // A ruling is one paragraph for several rows, so a difference in it may come from any of them.
        const auto ruling = whole.upper_bound(e.n);
        const auto other = theirs.upper_bound(e.n);
        bool same = (ruling == whole.begin()) == (other == theirs.begin());
        if (same && ruling != whole.begin())
            same = *std::prev(ruling) == *std::prev(other);
        const bool unseen = e.kind == RowKind::Action
                            && (unseenIn(*e.rules, before, e.action, e.after, marks, side)
                                || (e.action.seat != side && titleForAll(*e.rules, before, e.action, e.after)));
        if (!same || unseen)
            out.insert(e.n);
    }
    return out;
}

Result<std::string> copyFor(const Game& game, const std::string& side, const std::string& stamp)
{
    if (!game.doubts().empty())
        return tl::unexpected(game.doubts().front());
    auto head = game.journal().head();
    if (!head)
        return tl::unexpected(head.error());
    auto rows = game.journal().rows();
    if (!rows)
        return tl::unexpected(rows.error());
    const std::set<std::int64_t> hidden = sealedRows(game, side);
    if (head->key.empty() && !hidden.empty()) {
        return tl::unexpected(Problem(
            Trouble::Refused,
            "the game was begun without a key, so hidden counters could be guessed from the digests of its positions",
            {}, game.journal().path(), {},
            "write its orders to a file and adjudicate that file: the new game has a key"));
    }
    std::vector<JournalRow> out;
    for (JournalRow& row : *rows)
        out.push_back(hidden.contains(row.n) ? sealed(row) : std::move(row));
    LogOptions options;
    options.side = side;
    head->key.clear();
    head->copiedLog = renderText(makeLog(game, options));
    const JournalEntry last = copyRow(side, head->copiedLog, stamp, sqliteVersion());
    out.push_back(chainRow(last, out.back().n + 1, out.back().hash, {}));
    return journalImage(*head, out, nullptr);
}

Result<void> writeCopy(const Game& game, const std::string& side, const std::string& stamp, const std::string& path)
{
    const Result<Form> there = formOfFile(path);
    const bool isGame = there && *there == Form::Game;
    const auto older = isGame ? copiedLog(path) : Result<std::optional<CopiedLog>>(std::nullopt);
    if (isGame && (!older || !*older || (*older)->side != side))
        return tl::unexpected(taken(path, older && *older));
    auto copy = copyFor(game, side, stamp);
    if (copy)
        return writeOutput({path, Form::Game, {game.journal().path()}}, *copy);
    copy.error().file = path; // the error is about the copy
    return tl::unexpected(std::move(copy.error()));
}

Result<std::optional<CopiedLog>> copiedLog(const std::string& path)
{
    auto journal = Journal::open({path, {}}, false);
    if (!journal)
        return tl::unexpected(journal.error());
    if (!journal->opened().copy)
        return std::optional<CopiedLog>();
    auto head = journal->head();
    if (!head)
        return tl::unexpected(head.error());
    return std::optional(
        CopiedLog{journal->opened().copy->side, std::move(head->copiedLog), journal->opened().findings});
}

bool maySeal(const Rules& rules)
{
    const auto secret = [](const Instr& instr) {
        const auto* choose = std::get_if<ChooseInstr>(&instr);
        return choose != nullptr && choose->secret;
    };
    return hidesSomething(rules) || std::ranges::any_of(rules.compiled().bodies, [&](const CBody& body) {
               return std::ranges::any_of(body.code, secret);
           });
}

} // namespace fw
