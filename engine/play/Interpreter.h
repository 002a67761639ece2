#pragma once

#include "engine/play/PendingEffect.h"
#include "engine/play/PendingMoveReport.h"

namespace fw {

class Fill;

/// What an instruction leaves the interpreter to do.
enum class Flow : std::uint8_t {
    On,   ///< the next instruction may run
    Wait, ///< somebody must answer
};

/// Runs the instructions of a state until it must ask; carries answers in. Works on the state it is given.
class Interpreter : public StateView
{
public:
    /// Works on a state, which must outlive it; writes the reckoning to `trace` when given.
    Interpreter(const Rules& rules, State& state, Trace* trace);
    /// The same as part of a ruling that has this work left.
    Interpreter(const Rules& rules, State& state, Trace* trace, StepBudget& budget);

    /// Runs until a question or the end; a runaway procedure is a Problem.
    Result<void> run();
    /// Carries an answer to the pending question in, then runs on.
    Result<void> answer(const Action& action);
    /// Runs with everything skipped until the phase of the side in the turn begins.
    Result<void> seek(Sym phase, std::int32_t side, std::int32_t turn);
    /// Puts the clock where the referee says, the table as it lies; refuses where nobody can stand.
    Result<void> setClock(const Action& action);

    /// Starts a procedure on top of what is under way.
    void push(BodyId body, std::vector<Local> locals);

    State& state; ///< the state worked on

    // Used by the nodes.
    /// Runs one instruction, which moves the counter itself.
    Flow execute(const Instr& instr);
    /// The innermost frame.
    Frame& top() { return state.frames.back(); }
    /// Sets a local of the innermost frame.
    void setLocal(Sym name, Value value);
    /// Sets the nearest local of that name, or makes one in the innermost frame.
    void setNearest(Sym name, Value value);
    /// Forgets a local of the innermost frame.
    void dropLocal(Sym name);
    /// Writes a line when anybody reads.
    void note(Event line);
    /// Whether anybody reads the reckoning.
    bool tracing() const { return mTrace != nullptr; }
    /// The trace that is written; null when nobody reads it.
    Trace* trace() const { return mTrace; }
    /// The trace for a reckoning, the moves under way told first; null when nobody reads it.
    Trace* reckoningTrace();
    /// The report on the moves under way.
    PendingMoveReport& moves() { return mMoves; }
    /// Stops the ruling: what the row that is carried out asks for cannot be done, and is not passed over.
    Flow stop(Text text, Text remedy = {});
    /// Raises an event: triggers for it are put on top, the first one first.
    void raise(Sym event, std::vector<Local> roles);
    /// The same by the event's name.
    void raise(const std::string& event, std::vector<Local> roles);
    /// Whether any trigger waits for the event, that runs before it or after it.
    bool listens(Sym event, bool before) const;
    /// Lets what hears of an event before it comes to pass run first; false when nothing does.
    bool raiseBefore(const std::string& event, std::vector<Local> roles);
    /// Whether what a frame waited for is not to come to pass; forgets it.
    bool prevented(std::size_t frame);
    /// What the open loop whose members act at once has put off; null outside of one.
    Local* atOnce();
    /// The position while it is written to; what was found out about it is forgotten when the writing ends.
    class Change
    {
    public:
        /// Opens the position of this interpreter.
        explicit Change(Interpreter& interpreter) : mInterpreter(interpreter) {}
        ~Change() { mInterpreter.layBoard(); }
        Change(const Change&) = delete;
        Change& operator=(const Change&) = delete;
        /// The position, to be written to.
        Position* operator->() const { return &mInterpreter.state.position; }
        /// The position, to be written to.
        Position& operator*() const { return mInterpreter.state.position; }
        /// A unit of it, to be written to.
        UnitState& unit(UnitId unit) const { return nth(mInterpreter.state.position.units, unit.index()); }

    private:
        Interpreter& mInterpreter;
    };
    /// Opens the position to be written to, for as long as the answer lives.
    Change change() { return Change(*this); }
    /// Sets the instruction of the innermost frame that runs next.
    void go(std::int32_t pc) { top().pc = pc; }
    /// Puts marks of a lifetime back to their start and lets triggers used up in it fire again.
    void clearMarks(const std::string& lifetime);
    /// Writes a mark, kept within what it can hold.
    void setMark(MarkId mark, std::int32_t subject, Rational value);
    /// What a mark holds when it is given a value: within its ends and steps.
    static Rational kept(const CMark& mark, Rational value);
    /// Puts a member into a set mark or takes it out.
    void setMember(MarkId mark, std::int32_t subject, UnitId member, bool in);
    /// Says when and where a counter arrives; nothing lets the scenario say it.
    void setSchedule(UnitId unit, std::optional<Scheduled> arrival);
    /// Puts a counter on top of a place.
    void putAt(UnitId unit, PlaceId place);
    /// The event of a counter's going to a box.
    std::string removal(PlaceId box) const;
    /// Takes a counter off to a box, none for nowhere, and raises the event; `cite` is the case that did it.
    void takeOff(UnitId unit, PlaceId box, const std::string& cite);
    /// Puts the position in step with the table, as the referee says.
    Result<void> applyManualSettings(const Action& action);
    /// Writes the heading of the turn.
    void headTurn(const std::string& cite);
    /// Raises an event by hand.
    Result<void> triggerManualEvent(const Action& action);

    // One function an instruction, in engine/play/nodes/.
    Flow act(const TestInstr& i);
    Flow act(const JumpInstr& i);
    Flow act(const ChooseInstr& i);
    Flow act(const WindowInstr& i);
    Flow act(const PathInstr& i);
    Flow act(const EachLeftInstr& i);
    Flow act(const EachTakenInstr& i);
    Flow act(const RollInstr& i);
    Flow act(const ManualInstr& i);
    Flow act(const CheckInstr& i);
    Flow act(const ComputeInstr& i);
    Flow act(const LookupInstr& i);
    Flow act(const LetInstr& i);
    Flow act(const DeclareInstr& i);
    Flow act(const NoteInstr& i);
    Flow act(const VerbInstr& i);
    Flow act(const SnapshotInstr& i);
    Flow act(const MoveInstr& i);
    Flow act(const EachBeginInstr& i);
    Flow act(const EachNextInstr& i);
    Flow act(const EachEndInstr& i);
    Flow act(const RepeatBeginInstr& i);
    Flow act(const RepeatTestInstr& i);
    Flow act(const CallInstr& i);
    Flow act(const PhaseBeginInstr& i);
    Flow act(const PhaseEndInstr& i);
    Flow act(const PhaseClearInstr& i);
    Flow act(const CodeInstr& i);
    Flow act(const EndInstr& i);
    Flow act(const ConstraintInstr& i);
    Flow act(const OnceInstr& i);
    Flow act(const InsteadInstr& i);

    // Answers to those that wait; each refuses what does not fit.
    Result<void> answerChoose(const Asking& i, const Action& action);
    Result<void> answerSecret(const ChooseInstr& i, const Action& action);
    void warn(const Fill& fill, const Action& action);
    /// Lays the sealed answers open.
    void showSealed(const ChooseInstr& i);
    /// What one value of a field is called.
    std::string shown(const CEntry& entry, const CField& field, const std::string& value, std::int32_t side);
    /// What was filled in, with what stood by itself where it was left out.
    std::vector<Argument> withAutomatic(const CEntry& entry, std::vector<Argument> args,
                                        const std::vector<Local>& filled, std::int32_t side);
    /// The event of an entry with what was filled in.
    Event chosen(const CEntry& entry, const std::vector<Argument>& args, std::int32_t side, const std::string& cite);
    Result<void> answerRoll(const RollInstr& i, const Action& action);
    /// Lays counters upon each other, the first one on top.
    Result<void> shuffle(const RollInstr& i, const std::vector<std::int32_t>& order, Trace& said);
    /// Reads what one die of it showed; adds to what is found and to what is said.
    Result<void> readDie(const RollInstr& i, const CDie& die, const Action& action, std::vector<Local>& found,
                         Trace& said);
    Result<void> answerManual(const ManualInstr& i, const Action& action);
    /// Takes the only legal answer unasked; false when there is more or less than one.
    bool takeOnly(const Asking& i, std::int32_t side);
    /// Goes into the body of an entry with its filled fields.
    void enter(const Asking& i, const CEntry& entry, std::vector<Local> filled, const Action& action,
               std::int32_t side);

private:
    Result<void> acceptAnswer(const Action& action);
    // What a verb does, its reading done.
    Flow proceed(PendingEffect& effect);
    /// Goes on with it, and keeps it in the frame unless it is done.
    bool resumeEffect(PendingEffect& effect);
    /// Whether all members are done; false while what hears of it acts first.
    bool applyEffect(PendingEffect& effect);
    /// Whether what a verb did to a counter takes it off the map.
    bool falls(const VerbInstr& i, std::int32_t item) const;
    bool concerns(const VerbInstr& i, const PendingEffect& effect, std::int32_t item);
    /// The event of what is about to happen to a member; empty for none.
    std::string changes(const VerbInstr& i, const PendingEffect& effect, std::int32_t item);
    void change(const VerbInstr& i, const PendingEffect& effect, std::int32_t item);
    /// What a verb of that kind does to one member.
    template <class Kind>
    void change(const Kind& kind, const VerbInstr& i, const PendingEffect& effect, std::int32_t item);
    void changeMark(const VerbInstr& i, const PendingEffect& effect, std::int32_t item);
    void changeMembers(const VerbInstr& i, const PendingEffect& effect, std::int32_t item, std::int32_t subject);
    bool changesMembers(const VerbInstr& i, const PendingEffect& effect, std::int32_t subject) const;
    std::int32_t stepsLost(const PendingEffect& effect, UnitId who) const;
    void changeSteps(const VerbInstr& i, const PendingEffect& effect, UnitId unit);
    /// Ends an engagement and takes the marks on it away.
    void conclude(std::int32_t number);
    /// The same with all that are open.
    void concludeAll();
    void nextTurn(const VerbInstr& i);
    void endGame(const VerbInstr& i);
    Event verbEvent(const VerbInstr& i, Kind kind, std::int32_t item) const;
    Value subjectOf(const VerbInstr& i, const PendingEffect& effect, std::int32_t item);
    /// Who or what carries a mark for a member: its side, its place; -1 for nobody.
    std::int32_t bearer(const CMark& mark, Kind kind, std::int32_t item);
    Rational markAfter(const VerbInstr& i, const PendingEffect& effect, std::int32_t subject);
    /// The box that a verb takes counters off to, none for nowhere.
    PlaceId boxFor(const VerbInstr& i) const;
    void dropFrames(std::size_t from, std::size_t to);
    /// Whether a loop has gone round too often within one turn on the way to a phase.
    bool roundInOneTurn(Sym counter);
    bool skip(const Instr& instr);
    bool skipPhase(const PhaseBeginInstr& i);
    /// A window is left: the side of what is around it comes back.
    void closeWindow(Sym asked, Sym before);
    bool inPhase() const;
    Flow endPhase();
    void endMove();
    /// Says who was noted by a snapshot that has a label.
    void tellSnapshot(const SnapshotInstr& i, Kind kind, const std::vector<std::int32_t>& kept);
    /// From the beginning, with nobody asked, to the first phase sought; whether it was met. The position is left
    /// as the way there made it.
    bool find(Sym phase, std::int32_t side, std::int32_t turn);
    /// The frames with which a phase begins in a turn; any first phase of the turn without `phase`.
    Result<std::vector<Frame>> framesAt(Sym phase, std::int32_t side, std::int32_t turn) const;
    /// How a game is put where frames stand: the phase must ask somebody, and may lie as after its opening.
    enum class Stand : std::uint8_t { Turn, Phase, UnderWay };
    Result<void> stand(std::vector<Frame> frames, Stand how);
    Trace* mTrace;
    PendingMoveReport mMoves{*this};
    std::optional<Problem> mFault; ///< why the ruling was stopped
    bool mSeeking = false;
    Sym mSeekPhase = noSym;
    std::int32_t mSeekSide = -1;
    std::int32_t mSeekTurn = 0;
    /// A loop that is gone round on the way to a phase, and since when in one turn.
    struct Round {
        Sym count = noSym;
        std::size_t depth = 0;
        std::int32_t turn = 0;
        Rational since;
    };
    std::vector<Round> mRounds;
    int mAutomatic = 0;
};

} // namespace fw
