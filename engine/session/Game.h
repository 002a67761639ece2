#pragma once

#include "engine/model/LogDoc.h"
#include "engine/play/Play.h"
#include "engine/store/Journal.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace fw {

/// Version of the rules engine; raised when the same actions may lead to other states.
constexpr int rulesEngineVersion = 5;

/// What a game is started from.
struct GameStart {
    Ruleset rules;
    Scenario scenario;
    Setup setup;
    std::map<std::string, std::string> meta; ///< event, date, players, umpire ...
    std::vector<JournalContent> images;      ///< images the scenario uses
    std::string key = {}; ///< secret text: with it a copy for one side reveals nothing else; may be empty
};

/// A dice action as it was before a correction, with its reckoning.
struct Earlier {
    std::int64_t by = 0; ///< row of the correction
    Action action;
    Trace trace;
};

/// One mark that must be changed on the table.
struct MarkChange {
    std::string mark;
    std::string from; ///< value or step; empty for none
    std::string to;
    friend bool operator==(const MarkChange&, const MarkChange&) = default;
};

/// What to change on the table so that it shows the restored position.
struct TableCorrection {
    std::string unit;    ///< unit id; empty for a side, a place, the game or the clock
    std::string subject; ///< without a unit: side id, printed number, "game", "clock" or "names" (event, date ...)
    std::string from;    ///< printed number or box, empty when it stays
    std::string to;
    int stepsFrom = 0; ///< steps left
    int stepsTo = 0;
    int facingFrom = 0;
    int facingTo = 0;
    std::vector<MarkChange> marks; ///< marks to change
    friend bool operator==(const TableCorrection&, const TableCorrection&) = default;
};

/// What another face of a die would lead to.
struct Correction {
    Trace trace; ///< reckoning of the roll with that face, and of what follows in the same ruling
    std::vector<TableCorrection> putBack; ///< what to change on the table
};

/// One row of the journal with the state it led to.
struct Entry {
    std::int64_t n = 0;
    RowKind kind = RowKind::Action;
    Action action;                      ///< as it counts now, corrections included
    Trace trace;                        ///< its reckoning as it counts now
    State after;                        ///< the state it led to
    std::shared_ptr<const Rules> rules; ///< the rules in force then
    std::string reason;
    std::string stamp;
    std::string text;         ///< of a note
    bool struck = false;      ///< taken back
    bool unreckoned = false;  ///< from another engine version, or altered: no reckoning can be shown
    std::int64_t target = -1; ///< row that a take-back or correction names
    std::string die;          ///< corrected die
    std::string oldFace;
    std::string newFace;
    std::vector<Earlier> earlier;         ///< of dice: before each correction, oldest first
    std::vector<TableCorrection> putBack; ///< of a take-back
    std::optional<Modifier> house;        ///< of a house row
};

/// A game with its journal; every change of its position goes through it, and every take-back.
class Game
{
public:
    /// Starts a game, in a new file or in memory when the path is empty.
    static Result<Game> create(const GameStart& start, const JournalPlace& place, const std::string& stamp);
    /// Opens a game in the state after its last acknowledged row, and checks the file as verify does.
    static Result<Game> open(const JournalPlace& place, bool forWriting = true);
    /// Checks every byte of a game file, and that its rows lead to the states they name.
    static Result<JournalCheck> verify(const JournalPlace& place);
    /// Checks this game in the same way.
    Result<JournalCheck> verify() const;

    /// Reads the rows that another process has added to a game opened for reading; false when there are none. After
    /// Trouble::Unwritable try again later; after any other refusal open the game anew.
    Result<bool> follow();

    /// The rules in force now, with their options and house rows.
    const Rules& rules() const { return *mRules; }
    std::shared_ptr<const Rules> sharedRules() const { return mRules; }
    const State& state() const { return mState; }
    /// All rows, numbered from 0 without a gap.
    const std::vector<Entry>& entries() const { return mEntries; }
    /// Event, date, players, umpire and the like, with all corrections.
    const std::map<std::string, std::string>& meta() const { return mMeta; }
    /// The same data as given at the start of the game.
    const std::map<std::string, std::string>& metaBegun() const { return mMetaBegun; }
    const Journal& journal() const { return mJournal; }
    /// The findings of verify, or why it cannot check; empty when the file is as this program wrote it.
    const std::vector<Problem>& doubts() const { return mDoubts; }
    /// Why no row can be added: there are doubts, or the file can only be read; none when rows can be added.
    const std::optional<Problem>& closed() const { return mJournal.closed(); }
    /// True when nothing can be added.
    bool readOnly() const { return closed().has_value(); }
    /// SHA-256 of the text of the rules at the start of the game; computed at the first call.
    const std::string& rulesDigest() const;
    /// What the referee should know after opening; empty when nothing is amiss.
    const Text& remark() const { return mRemark; }

    /// Carries out an action and commits it; the pointer is valid until the next change.
    Result<const Entry*> apply(const Action& action, const std::string& stamp);
    /// Goes back to row `row`: later actions no longer count, corrections and house rows stay.
    Result<const Entry*> takeBack(std::int64_t row, const std::string& reason, const std::string& stamp);
    /// The row to go back to so that the last `actions` actions no longer count; -1 when there are fewer.
    std::int64_t rowBefore(int actions) const;
    /// Whether going back to the row needs a reason: dice or a reveal since then, or rules that always want one.
    bool needsReason(std::int64_t row) const;
    /// What to change on the table, and in event, players and the like, when going back to the row.
    Result<std::vector<TableCorrection>> preview(std::int64_t row) const;
    /// Corrects a die that was read wrongly; `row` -1 is the last roll that has the die.
    Result<const Entry*> correctRoll(std::int64_t row, const std::string& die, int face, const std::string& reason,
                                     const std::string& stamp);
    /// What correctRoll would lead to; refuses what it refuses.
    Result<Correction> previewCorrection(std::int64_t row, const std::string& die, int face) const;
    /// Adds a note.
    Result<const Entry*> note(const std::string& text, const std::string& stamp);
    /// Adds a modifier to the rules from here on.
    Result<const Entry*> addHouse(const Modifier& row, const std::string& reason, const std::string& stamp);

private:
    /// Writing the rules as text takes longer than any ruling by them, so the digest is kept.
    struct Digest {
        std::once_flag once;
        std::string hex;
    };
    /// One action or house row that counts.
    struct Step {
        std::int64_t row = 0;
        Action action;
        std::vector<std::int64_t> by; ///< rows of its corrections
        friend bool operator==(const Step&, const Step&) = default;
    };
    /// What a step leads to.
    struct Done {
        Trace trace;
        State after;
        std::shared_ptr<const Rules> rules;
    };
    /// A sequence of steps, and what the new ones lead to.
    struct Plan {
        std::vector<Step> steps;
        std::size_t same = 0; ///< number of first steps that are unchanged
        std::vector<Done> done;
    };

    explicit Game(Journal journal) : mJournal(std::move(journal)) {}
    const State* actOf(std::int64_t row) const;
    static Result<Game> load(Journal journal);
    static Result<Game> loadChecked(Journal journal);
    Result<void> readyFrom(const Journal& journal);
    Result<void> replay(const std::vector<JournalRow>& rows);
    Result<void> replayRow(const JournalRow& row);
    Result<bool> skipTo(const std::vector<JournalRow>& rows, std::size_t& at, const Problem& why);
    bool resumeFrom(const JournalRow& row);
    void sayHowItStands();

    /// Carries out a row that changes the rules from there on.
    Result<Done> changeRules(const Entry& entry, const State& from, const std::shared_ptr<const Rules>& rules) const;
    Result<Done> perform(const Step& step, const State& from, const std::shared_ptr<const Rules>& rules) const;
    Result<Plan> plan(std::vector<Step> steps) const;
    void adopt(Plan plan);
    std::vector<TableCorrection> putBackOf(const Plan& plan, std::int64_t row) const;
    void recomputeMetadata();
    bool undoesRandomness(std::int64_t row) const;
    const State& stateOf(const Plan& plan) const;
    std::vector<Step> stepsUpTo(std::int64_t row) const;
    Result<std::vector<Step>> correctedSteps(std::int64_t row, const std::string& die, int face,
                                             std::string& oldFace) const;
    void mark(const std::vector<Step>& steps);

    Result<const Entry*> commit(Entry entry, const std::string& kind, const std::string& body,
                                std::optional<Plan> plan);
    Entry fresh(RowKind kind, const std::string& reason, const std::string& stamp) const;

    Journal mJournal;
    std::map<std::string, std::string> mMetaBegun;
    std::map<std::string, std::string> mMeta;
    std::shared_ptr<const Ruleset> mWritten; ///< the whole rules file, with the rows that options leave out
    std::shared_ptr<const Rules> mRules;
    State mState;
    std::vector<Entry> mEntries;
    std::vector<Step> mSteps;
    std::int64_t mFloor = 0;             ///< the first row that a take-back can name
    std::optional<std::int64_t> mResume; ///< row to resume from, not yet in the journal
    Text mRemark;
    std::shared_ptr<Digest> mDigest = std::make_shared<Digest>();
    std::vector<Problem> mDrift; ///< rows that replay differently
    std::vector<Problem> mDoubts;
    std::string mSnapshotAt; ///< turn, phase and side of the last snapshot
};

/// The heading of a doubt about a game file: "Altered, row 5".
Text doubtLabel(const Problem& doubt);

/// How the game ended, from its last reckoning; none while it goes on.
std::optional<Text> ending(const Game& game);
/// The event that ended the game; none while it goes on, or when it ended with nothing more to do.
std::optional<GameEnded> endOf(const Game& game);

/// The refusal of every take-back, with the case that makes moves final; none when the rules allow take-backs.
std::optional<Problem> movesAreFinal(const Rules& rules);

/// Which marks a comparison of two positions includes.
enum class MarksShown : std::uint8_t {
    OnTable, ///< those that counters or markers show on the table
    All,     ///< bookkeeping too
};

/// What to change on the table so that `from` becomes `to`.
std::vector<TableCorrection> putBack(const Rules& rules, const State& from, const State& to,
                                     MarksShown shown = MarksShown::OnTable);

/// One instruction for people: "Pulaski: from 0811 to 0709, 1 step left".
Text putBackText(const Rules& rules, const TableCorrection& change);

} // namespace fw
