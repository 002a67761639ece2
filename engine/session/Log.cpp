// Long because: one writer goes through the rows of a game in order and keeps what later rows need.
#include "engine/session/Log.h"

#include "engine/base/CheckedIndex.h"
#include "engine/report/EventText.h"
#include "engine/report/LogForm.h"
#include "engine/report/LogLines.h"
#include "engine/report/LogShort.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/Query.h"
#include "engine/session/GameNames.h"
#include "engine/session/LogData.h"
#include "engine/session/LogTotals.h"
#include "engine/session/LogUnseen.h"
#include "engine/session/RowDie.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

/// What the current choice calls an answer: its label, or the word itself without a label.
std::string answerCalled(const Rules& rules, const State& before, const std::string& verb)
{
    if (before.frames.empty())
        return verb;
    const Frame& frame = before.frames.back();
    const auto& code = rules.compiled().bodies[frame.body].code;
    if (const Asking* asked = inside(code, frame.pc) ? menuOf(checkedAt(code, frame.pc)) : nullptr)
        for (const CEntry& entry : asked->menu)
            if (entry.src->id == verb && !entry.src->label.empty())
                return entry.src->label;
    return verb;
}

std::string unitNames(const Rules& rules, const State& before, const std::vector<std::string>& ids)
{
    std::string out;
    for (const std::string& id : ids) {
        const int u = rules.unit(id);
        out += (out.empty() ? "" : ", ") + (u < 0 ? id : rules.counterName(before.position, UnitId(u)));
    }
    return out;
}

/// Makes the blocks from the entries, one after the other.
class LogWriter
{
public:
    LogWriter(const Game& game, const LogOptions& options, LogDoc& doc)
        : mGame(game), mOptions(options), mDoc(doc), mRules(&game.rules()), mHidden(hiddenMarks(game.rules()))
    {}
    void write();

private:
    void entry(const Entry& e, const State& before);
    void action(const Entry& e, const State& before);
    Text sealedAnswer(const Action& a, const State& before, bool whole) const;
    void lines(const Entry& e, const Trace& trace, bool struck, bool brief, bool title);
    void remark(const Entry& e, Text text);
    void takenBack(const Entry& e);
    void corrected(const Entry& e);
    /// The arguments of a correction's text: row number, name of the die, both faces, and the reason.
    std::vector<std::string> readAnew(const Entry& e, std::int64_t row) const;
    void endTurn(const State& after);
    void heading(const Entry& e, const Event& line);
    LogBlock& open(LogBlock::Kind kind, const Entry& e, Text title);
    void add(const Entry& e, LogLine line);
    bool mayShow(const Event& line) const;
    State seen(const State& state) const;
    std::string sideName(const std::string& id) const;
    LogLine made(const Event& line) const;
    void begin(const Entry& e, const State& before);
    bool within(const State& before) const;
    /// The place of a unit while an entry is written; empty off the map.
    std::string where(const std::string& unit) const;
    /// Whether one of these counters is face down for the reader before and after the entry.
    bool covered(const Entry& e, const std::vector<std::string>& units) const;
    bool nextOfThem(const Event& line) const;
    void goOnWith(const Entry& e, const Event& line);
    void another(const Entry& e, const Event& line);

    const Game& mGame;
    const LogOptions& mOptions;
    LogDoc& mDoc;
    const Rules* mRules;
    std::set<std::string> mHidden; ///< marks that only their owner sees, and their steps
    /// The open ruling: its block, its first row, and the part of the procedure that its choice leads through.
    struct Ruling {
        std::size_t block = 0;
        std::int64_t row = -1;
        std::size_t depth = 0; ///< frames; 0 when no ruling is open
        BodyId body;
        std::int32_t from = 0;
        std::int32_t to = 0;
    } mRuling;
    std::map<std::int64_t, Ruling> mRulings;  ///< the open ruling after each row, which a take-back restores
    std::map<int, State> mStarts;             ///< the state in which each turn began
    std::map<int, Losses> mTurnTolls;         ///< losses of each turn, in all the time it was current
    std::map<std::string, std::string> mCame; ///< places that units reached in the entry being written
    int mTurn = 0;
    std::vector<LogBlock> mHeads;   ///< turn and phase headings of the rows that count
    int mVoid = 0;                  ///< number of its last headings to repeat, because taken-back headings follow them
    bool mEnded = false;            ///< the next turn is not told
    bool mUnseen = false;           ///< the entry being written belongs to an action that the reader does not see
    const State* mBefore = nullptr; ///< the state before the entry being written
};

std::string LogWriter::sideName(const std::string& id) const
{
    const int side = mRules->side(id);
    if (side < 0)
        return isReferee(id) ? "Referee" : id;
    return checkedAt(mRules->scenario().sides, side).name;
}

State LogWriter::seen(const State& state) const
{
    return mOptions.side.empty() ? state : redact(*mRules, state, mOptions.side);
}

bool LogWriter::mayShow(const Event& line) const
{
    const auto* changed = line.as<MarkChanged>();
    const auto* members = line.as<MembersChanged>();
    const std::string mark = changed != nullptr ? changed->mark : members != nullptr ? members->mark : std::string();
    if (mOptions.side.empty() || !mHidden.contains(mark))
        return true;
    for (const std::string& id : line.units) {
        const int u = mRules->unit(id);
        const std::string& side = u >= 0 ? checkedAt(mRules->scenario().units, u).side : id;
        if (side != mOptions.side)
            return false;
    }
    return true;
}

bool LogWriter::covered(const Entry& e, const std::vector<std::string>& units) const
{
    return mBefore != nullptr && staysConcealed(*mRules, *mBefore, e.after, units, mOptions.side);
}

LogBlock& LogWriter::open(LogBlock::Kind kind, const Entry& e, Text title)
{
    if (kind == LogBlock::Kind::Ruling && !e.struck)
        mDoc.blocks.insert(mDoc.blocks.end(), mHeads.end() - std::exchange(mVoid, 0), mHeads.end());
    LogBlock block;
    block.kind = kind;
    block.row = e.n;
    block.title = std::move(title);
    block.stamp = e.stamp;
    block.struck = e.struck;
    mDoc.blocks.push_back(std::move(block));
    return mDoc.blocks.back();
}

void LogWriter::add(const Entry& e, LogLine line)
{
    line.row = e.n;
    // Rules may begin without a turn, so that there is no block yet for the line.
    if (mDoc.blocks.empty())
        mDoc.blocks.emplace_back();
    mDoc.blocks.back().lines.push_back(std::move(line));
}

LogLine LogWriter::made(const Event& line) const
{
    LogLine out = lineOf(line);
    out.reconstructed = reconstructed(*mRules, line.row);
    if (const auto* choice = line.as<ChoiceMade>(); choice != nullptr && !choice->automatic)
        out.text = choiceBySide(*choice);
    if (line.kind() == EventKind::Quantity && !line.units.empty()) {
        const State& before = mBefore ? *mBefore : mGame.entries().front().after;
        const std::string place = line.units.size() == 1 ? where(line.units.front()) : std::string();
        const std::string who = unitNames(*mRules, before, line.units);
        out.whose = place.empty() ? who : plain(Text("{0} in {1}", {who, place}));
        out.text = Text("{0}, {1}", {plain(eventText(line)), out.whose});
    }
    return out;
}

void LogWriter::heading(const Entry& e, const Event& line)
{
    const auto* turn = line.as<TurnStarted>();
    mRuling = {};
    if (turn != nullptr && !e.struck) {
        const int number = turn->turn;
        if (mTurn > 0 && number != mTurn)
            endTurn(e.after);
        mEnded = mOptions.until > 0 && number > mOptions.until;
        if (mEnded)
            return;
        mTurn = number;
        mStarts.try_emplace(number, e.after); // setting the clock back begins no turn a second time
    }
    LogBlock& head = open(turn ? LogBlock::Kind::Turn : LogBlock::Kind::Phase, e, eventText(line));
    head.cite = line.cite;
    if (e.struck) {
        mVoid = std::max(mVoid, std::min(turn ? 2 : 1, int(mHeads.size())));
        return;
    }
    mVoid = 0;
    if (turn)
        mHeads.clear();
    std::erase_if(mHeads, [](const LogBlock& other) { return other.kind == LogBlock::Kind::Phase; });
    mHeads.push_back(head);
}

void LogWriter::lines(const Entry& e, const Trace& trace, bool struck, bool brief, bool title)
{
    int unseen = -1; // depth of a number that the reader may not know; the lines that explain it are left out too
    for (const Event& line : trace) {
        unseen = reckons(line.kind()) && line.depth > unseen ? unseen : -1;
        if (unseen >= 0)
            continue;
        if (line.kind() == EventKind::Quantity && covered(e, line.units)) {
            unseen = line.depth;
            continue;
        }
        if (line.kind() == EventKind::Heading) {
            if (!struck || e.struck)
                heading(e, line);
            if (mEnded)
                return;
            continue;
        }
        if (mBefore != nullptr && tellsPlace(*mRules, *mBefore, e.after, line, mUnseen, mOptions.side)) {
            if (line.kind() == EventKind::Moved && !line.places.empty())
                for (const std::string& unit : line.units)
                    mCame[unit] = line.places.back();
            continue;
        }
        const std::optional<LogLine> veiled = covered(e, line.units) ? veiledMove(
                                                  *mRules, mBefore->position, line,
                                                  [&](const std::string& unit) { return where(unit); },
                                                  [&](const std::string& unit) { return covered(e, {unit}); })
                                                                     : std::nullopt;
        if (line.kind() == EventKind::Moved && !line.places.empty())
            for (const std::string& unit : line.units)
                mCame[unit] = line.places.back();
        if (veiled) {
            add(e, *veiled);
            mDoc.blocks.back().lines.back().struck = struck;
            continue;
        }
        if (title && line.kind() == EventKind::Declared) {
            title = false;
            continue;
        }
        if (!mayShow(line) || (brief && reckons(line.kind())) || covered(e, line.units))
            continue;
        if (!struck && nextOfThem(line)) {
            another(e, line);
            continue;
        }
        if (!struck)
            goOnWith(e, line);
        LogLine l = made(line);
        l.struck = struck;
        add(e, std::move(l));
    }
}

/// Whether a line begins another ruling of the same kind as the open one. For example, the last of several attacks
/// follows without a question which one is next.
bool LogWriter::nextOfThem(const Event& line) const
{
    const bool said = line.kind() == EventKind::Declared || line.kind() == EventKind::Choice;
    if (!said || mRuling.depth == 0 || mRuling.block + 1 != mDoc.blocks.size())
        return false;
    const LogBlock& block = mDoc.blocks.back();
    return block.kind == LogBlock::Kind::Ruling && !block.rule.empty() && block.rule == line.row
           && !block.lines.empty();
}

/// An automatic answer may come after the ruling is over and begin something that is now under way. For example, only
/// one attack was declared. Then the ruling goes on with it.
void LogWriter::goOnWith(const Entry& e, const Event& line)
{
    if (line.kind() != EventKind::Choice || mRuling.depth == 0 || mRuling.block + 1 != mDoc.blocks.size()
        || within(e.after))
        return;
    const auto& frames = e.after.frames;
    for (std::size_t depth = frames.size(); depth > 0; --depth) {
        const Frame& frame = frames[depth - 1];
        const auto& code = mRules->compiled().bodies[frame.body].code;
        for (std::int32_t pc = 0; pc < frame.pc && inside(code, pc); ++pc) {
            const Asking* asked = menuOf(checkedAt(code, pc));
            const bool said = asked != nullptr && std::ranges::any_of(asked->menu, [&](const CEntry& entry) {
                                  return entry.src->id == line.row;
                              });
            if (!said || frame.pc > asked->jump)
                continue;
            mRuling = {mDoc.blocks.size() - 1, mRuling.row, depth, frame.body, pc, asked->jump};
            mDoc.blocks.back().rule = line.row;
            return;
        }
    }
}

void LogWriter::another(const Entry& e, const Event& line)
{
    const auto* choice = line.as<ChoiceMade>();
    LogBlock& block = open(LogBlock::Kind::Ruling, e, choice != nullptr ? choiceBySide(*choice) : eventText(line));
    block.cite = line.cite;
    block.rule = line.row;
    block.units = line.units;
    block.places = line.places;
    mRuling.block = mDoc.blocks.size() - 1;
    mRuling.row = e.n;
}

void LogWriter::begin(const Entry& e, const State& before)
{
    mRuling = {};
    if (before.frames.empty())
        return;
    const Frame& frame = before.frames.back();
    const auto& code = mRules->compiled().bodies[frame.body].code;
    mRuling.block = mDoc.blocks.size() - 1;
    mRuling.row = e.n;
    mRuling.depth = before.frames.size();
    mRuling.body = frame.body;
    mRuling.from = frame.pc;
    if (inside(code, frame.pc))
        if (const Asking* asked = menuOf(checkedAt(code, frame.pc)))
            mRuling.to = asked->jump;
}

bool LogWriter::within(const State& before) const
{
    const std::size_t depth = mRuling.depth;
    if (depth == 0 || before.frames.size() < depth)
        return false;
    const Frame& frame = before.frames[depth - 1];
    const bool deeper = before.frames.size() > depth;
    return frame.body == mRuling.body && frame.pc > mRuling.from
           && (frame.pc < mRuling.to || (deeper && frame.pc == mRuling.to));
}

/// The text of a sealed answer. Its own side reads the content, and so does a reader of everything when `whole` is
/// true. For others the content appears when all answers are shown.
Text LogWriter::sealedAnswer(const Action& a, const State& before, bool whole) const
{
    return mOptions.side == a.seat || (whole && mOptions.side.empty())
               ? Text("{0}: sealed answer, {1}", {sideName(a.seat), answerCalled(*mRules, before, a.verb)})
               : Text("{0}: sealed answer", {sideName(a.seat)});
}

void LogWriter::action(const Entry& e, const State& before)
{
    const Action& a = e.action;
    const bool underWay = within(before);
    mUnseen = mUnseen && underWay; // its dice and answers belong to an unseen action too
    if (const auto unseen = unseenIn(*mRules, before, a, e.after, mHidden, mOptions.side)) {
        if (unseen->set)
            open(LogBlock::Kind::Remark, e, unseen->title);
        else if (underWay)
            add(e, declaredLine(unseen->title, unseen->cite, e.struck));
        else
            open(LogBlock::Kind::Ruling, e, unseen->title).cite = unseen->cite;
        if (!unseen->set && !underWay)
            begin(e, before);
        mUnseen = true;
        lines(e, withoutWarnings(e.trace), e.struck, true, true); // the public part of the change
        return;
    }
    const auto declared = std::ranges::find_if(e.trace,
                                               [](const Event& line) { return line.kind() == EventKind::Declared; });
    const bool sealed = givenInSecret(*mRules, before, a, e.after);
    if (a.kind != Action::Kind::Dice && !underWay) {
        Text title;
        if (a.kind == Action::Kind::Choose && declared != e.trace.end() && !sealed)
            title = made(*declared).text;
        else if (a.kind == Action::Kind::Choose)
            title = sealed ? sealedAnswer(a, before, false) : Text("{0}: {1}", {sideName(a.seat), a.verb});
        else
            title = a.kind == Action::Kind::Decide  ? Text("The referee decides: {0}", {a.verb})
                    : a.kind == Action::Kind::Event ? Text("Event: {0}", {a.verb})
                    : setsName(a)                   ? Text("The referee corrects a name or a date of the game")
                                                    : Text("The referee sets the position");
        LogBlock& block = open(a.kind == Action::Kind::Choose ? LogBlock::Kind::Ruling : LogBlock::Kind::Remark, e,
                               std::move(title));
        if (declared != e.trace.end())
            block.cite = declared->cite;
        if (declared != e.trace.end() && !sealed) {
            block.rule = declared->row;
            block.units = declared->units;
            block.places = declared->places;
        }
        if (a.kind == Action::Kind::Choose || a.kind == Action::Kind::Event) {
            begin(e, before);
        }
        lines(e, e.trace, e.struck, e.struck, a.kind == Action::Kind::Choose && !sealed);
        return;
    }
    // After a remark or a summary, the rest of the ruling needs a block of its own.
    const LogBlock::Kind last = mDoc.blocks.empty() ? LogBlock::Kind::Turn : mDoc.blocks.back().kind;
    const bool fits = underWay ? mRuling.block + 1 == mDoc.blocks.size() : last == LogBlock::Kind::Phase;
    if (!fits || mDoc.blocks.back().struck != e.struck) {
        open(LogBlock::Kind::Ruling, e,
             underWay ? Text("Ruling of row {0}, continued", {std::to_string(mRuling.row)})
                      : question(*mRules, before).text);
        mDoc.blocks.back().of = underWay ? mRuling.row : -1;
        mRuling.block = mDoc.blocks.size() - 1;
    }
    if (sealed)
        add(e, declaredLine(sealedAnswer(a, before, true), {}, e.struck));
    for (const Earlier& earlier : e.earlier) {
        lines(e, earlier.trace, true, true, false);
        const Entry& by = checkedAt(mGame.entries(), earlier.by);
        LogLine l;
        l.style = LogStyle::Remark;
        l.text = drawsUnseen(*mRules, by.die, mOptions.side)
                     ? Text("corrected in row {0}, because {1}", {std::to_string(by.n), by.reason})
                     : Text("corrected in row {0}: {1} {2}, not {3}, because {4}", readAnew(by, by.n));
        l.struck = e.struck;
        add(e, std::move(l));
    }
    lines(e, e.trace, e.struck, e.struck, false);
}

void LogWriter::remark(const Entry& e, Text text)
{
    open(LogBlock::Kind::Remark, e, std::move(text));
}

void LogWriter::takenBack(const Entry& e)
{
    remark(e, e.reason.empty() ? Text("Taken back to row {0}", {std::to_string(e.target)})
                               : Text("Taken back to row {0}, because {1}", {std::to_string(e.target), e.reason}));
    for (const TableCorrection& change : e.putBack) {
        if (covered(e, {change.unit}))
            continue;
        LogLine l;
        l.style = LogStyle::Effect;
        l.text = Text("put back {0}", {plain(putBackText(*mRules, change))});
        for (const std::string& one : {change.to, change.subject})
            if (mRules->place(one) >= 0)
                l.places.push_back(one);
        if (!change.unit.empty())
            l.units.push_back(change.unit);
        add(e, std::move(l));
    }
    mRuling = mRulings[e.target];
    mTurn = e.after.position.turn;
}

std::vector<std::string> LogWriter::readAnew(const Entry& e, std::int64_t row) const
{
    const DieAsked die = askedAs(mGame, e.target, e.die);
    const auto face = [&](const std::string& number) {
        for (int one = die.low; one <= die.high && !die.names.empty(); ++one)
            if (std::to_string(one) == number)
                return die.faceName(one);
        return number;
    };
    return {std::to_string(row), die.label.empty() ? "die" : die.label, face(e.newFace), face(e.oldFace), e.reason};
}

void LogWriter::corrected(const Entry& e)
{
    remark(e, drawsUnseen(*mRules, e.die, mOptions.side)
                  ? Text("Corrected in row {0}, because {1}", {std::to_string(e.target), e.reason})
                  : Text("Corrected in row {0}: {1} {2}, not {3}, because {4}", readAnew(e, e.target)));
    mDoc.blocks.back().struck = e.struck;
}

void LogWriter::endTurn(const State& after)
{
    const std::string number = std::to_string(mTurn);
    const auto start = mStarts.find(mTurn);
    if (mTurn == 0 || start == mStarts.end())
        return;
    const State now = seen(after);
    const State& last = mGame.state();
    const bool goesOn = !last.over && last.position.turn == mTurn;
    mDoc.blocks.push_back(lossesBetween(*mRules, seen(start->second), now, mTurnTolls[mTurn], LogBlock::Kind::Losses,
                                        Text(goesOn ? "Losses in turn {0} so far" : "Losses in turn {0}", {number})));
    LogBlock control = controlAt(
        *mRules, now, Text(goesOn ? "Control as it stands in turn {0}" : "Control at the end of turn {0}", {number}));
    if (!control.lines.empty())
        mDoc.blocks.push_back(std::move(control));
}

std::string LogWriter::where(const std::string& unit) const
{
    if (const auto came = mCame.find(unit); came != mCame.end())
        return came->second;
    const int known = mRules->unit(unit);
    const State& before = mBefore ? *mBefore : mGame.entries().front().after;
    const PlaceId place = known < 0 ? PlaceId() : checkedAt(before.position.units, known).place;
    return mRules->compiled().onMap(place) ? mRules->placeName(place) : std::string();
}

void LogWriter::entry(const Entry& e, const State& before)
{
    mRules = e.rules.get();
    mBefore = &before;
    mCame.clear();
    switch (e.kind) {
    case RowKind::Begin: lines(e, e.trace, false, false, false); break;
    case RowKind::Action:
        if (e.unreckoned && !mGame.doubts().empty())
            remark(e, Text("Row {0} cannot be played again as it stands in the file", {std::to_string(e.n)}));
        else if (e.unreckoned)
            remark(e, Text("Row {0} was played with other rules code; its reckoning is not available",
                           {std::to_string(e.n)}));
        else
            action(e, before);
        break;
    case RowKind::TakeBack: takenBack(e); break;
    case RowKind::Correct: corrected(e); break;
    case RowKind::Note: remark(e, Text("Note: {0}", {e.text})); break;
    case RowKind::House:
        remark(e, Text("House row from here on: {0}, because {1}",
                       {e.house->label.empty() ? e.house->id : e.house->label, e.reason}));
        break;
    case RowKind::Resume:
        remark(e, Text("Rows after {0} could not be repeated by this program and are left out",
                       {std::to_string(e.target)}));
        break;
    case RowKind::Lost: remark(e, Text("Row {0} is missing or cannot be understood", {std::to_string(e.n)})); break;
    case RowKind::Program: break;
    }
}

void LogWriter::write()
{
    const auto& entries = mGame.entries();
    const State* before = &entries.front().after;
    const State* stands = before; // the state without rows taken back
    for (const Entry& e : entries) {
        if (e.kind == RowKind::Action && !e.struck && mOptions.side.empty())
            addToll(*e.rules, *stands, e.after, mTurnTolls[mTurn]); // no copy is needed for a reader who sees all
        else if (e.kind == RowKind::Action && !e.struck)
            addToll(*e.rules, seen(*stands), seen(e.after), mTurnTolls[mTurn]);
        entry(e, *before);
        mRulings[e.n] = mRuling;
        before = &e.after;
        if (!e.struck)
            stands = before;
        if (mEnded)
            break;
    }
    mRules = &mGame.rules();
    if (mTurn == 0) {
        mTurn = mGame.state().position.turn;
        mStarts[mTurn] = entries.front().after;
    }
    if (!mEnded)
        endTurn(mGame.state());
    const State last = seen(mGame.state());
    LogBlock totals = lossesBetween(*mRules, seen(entries.front().after), last, tollOf(mGame, mOptions.side),
                                    LogBlock::Kind::Totals, "Totals");
    addTracks(*mRules, last, totals);
    LogLine end;
    end.text = mGame.state().over
                   ? Text("The game is over")
                   : Text("The game is not over; next: {0}", {plain(question(*mRules, mGame.state()).text)});
    totals.lines.push_back(std::move(end));
    mDoc.blocks.push_back(std::move(totals));
}

} // namespace

LogDoc makeLog(const Game& game, const LogOptions& options)
{
    LogDoc out;
    out.title = game.rules().scenario().title;
    out.side = options.side;
    out.header = logHeader(game);
    out.doubts = game.doubts();
    if (!options.side.empty())
        out.header.push_back({"seen-by", "Seen by", Text("{0}", {options.side})});
    LogWriter(game, options, out).write();
    out.rows = static_cast<std::int64_t>(game.entries().size());
    // When few answers are possible, trial reveals a sealed one from its hash, so the log of one side has no chain.
    if (options.side.empty())
        out.chain = game.journal().lastHash();
    if (options.data)
        addData(game, options.side, out);
    return inForm(std::move(out), options.full || options.data, options.brief && !options.data);
}

} // namespace fw
