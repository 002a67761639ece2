#pragma once

#include "engine/play/Play.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/PathFinder.h"
#include "engine/rules/Scope.h"

#include <optional>

namespace fw {

/// How an instruction left the machine.
enum class Went : std::uint8_t {
    On,   ///< the next instruction may run
    Wait, ///< somebody must answer
};

/// Runs the instructions of a state until it must ask; carries answers in. Works on the state it is given.
class Machine {
public:
    /// Works on a state, which must outlive it; writes the reckoning to `trace` when given.
    Machine(const Rules& rules, State& state, Trace* trace);
    /// Looks at a state and answers questions about it; must not be run.
    Machine(const Rules& rules, const State& state);

    /// Runs until a question or the end; a runaway procedure is a Problem.
    Result<void> run();
    /// Carries an answer to the pending question in, then runs on.
    Result<void> answer(const Action& action);
    /// Runs with everything skipped until the phase of the side in the turn begins.
    Result<void> seek(Sym phase, std::int32_t side, std::int32_t turn);

    /// The instruction that waits; null when the game is over.
    const Instr* pending() const;
    /// Sides that answer the pending question; empty means the referee.
    std::vector<std::int32_t> answering();
    /// Starts a procedure on top of what is under way.
    void push(std::int32_t body, std::vector<Local> locals);

    /// The scope with the locals of all frames, ready to judge.
    Scope& scope();
    /// The scope as it stands, its layers untouched.
    Scope& bareScope() { return mScope; }
    const Compiled& c;  ///< the rows as the kernel reads them
    const Rules& rules; ///< the rules
    State& st;          ///< the state worked on

    // Used by the nodes.
    /// Runs one instruction, which moves the counter itself.
    Went execute(const Instr& instr);
    /// The innermost frame.
    Frame& top() { return st.frames.back(); }
    /// Sets a local of the innermost frame.
    void setLocal(Sym name, Value value);
    /// Sets the nearest local of that name, or makes one in the innermost frame.
    void setNearest(Sym name, Value value);
    /// The nearest local of that name; null when nobody has it.
    const Value* local(Sym name) const;
    /// A local of the innermost procedure itself; null when it has none of that name.
    const Value* own(Sym name) const;
    /// Forgets a local of the innermost frame.
    void dropLocal(Sym name);
    /// Writes a line when anybody reads.
    void note(TraceLine line);
    /// Whether anybody reads the reckoning.
    bool tracing() const { return mTrace != nullptr; }
    /// The name of a counter; empty for none.
    std::string unitName(std::int32_t unit) const;
    /// The printed number of a cell or the label of a box.
    /// A facing for people: the point of the compass where there is one for each, else its number.
    std::string facingName(int facing) const
    {
        const Grid& grid = c.scenario.map.grid;
        return c.facings == grid.directions() ? std::string(directionName(grid.shape, facing))
                                              : std::to_string(facing);
    }
    std::string placeName(std::int32_t place) const;
    /// Names of counters with commas between.
    std::string unitNames(const Items& units) const;
    /// Raises an event: triggers for it are put on top, the first one first.
    void raise(Sym event, std::vector<Local> roles);
    /// The same by the event's name.
    void raise(const std::string& event, std::vector<Local> roles);
    /// Whether any trigger waits for the event.
    bool listens(Sym event) const;
    /// Must be called after the position was written to.
    void positionChanged() { mScope.changed(); }
    /// The position, to be changed.
    Position& position() { return st.position; }
    /// Sets the instruction of the innermost frame that runs next.
    void go(std::int32_t pc) { top().pc = pc; }
    /// Puts marks of a lifetime back to their start and lets triggers used up in it fire again.
    void clearMarks(const std::string& lifetime);
    /// Writes a mark, kept within what it can hold.
    void setMark(std::int32_t mark, std::int32_t subject, std::int64_t value);
    /// Puts a member into a set mark or takes it out.
    void setMember(std::int32_t mark, std::int32_t subject, std::int32_t member, bool in);
    /// Puts a counter on top of a place.
    void putAt(std::int32_t unit, std::int32_t place);
    /// Takes a counter off to a box, -1 for nowhere, and raises the event.
    void takeOff(std::int32_t unit, std::int32_t box);
    /// Puts the position in step with the table, as the referee says.
    Result<void> house(const Action& action);
    /// Raises an event by hand.
    Result<void> handMade(const Action& action);

    // One function a node kind, each in engine/play/nodes/.
    Went doChoose(const Instr& i);
    Went doWindow(const Instr& i);
    Went doPath(const Instr& i);
    Went doJudge(const Instr& i);
    Went doCompute(const Instr& i);
    Went doLookup(const Instr& i);
    Went doLet(const Instr& i);
    Went doVerb(const Instr& i);
    Went doForeachInit(const Instr& i);
    Went doForeachNext(const Instr& i);
    Went doRepeatTest(const Instr& i);
    Went doCall(const Instr& i);
    Went doCode(const Instr& i);
    Went doPhaseBegin(const Instr& i);
    Went doPhaseEnd(const Instr& i);
    Went doSnapshot(const Instr& i);
    Went doMove(const Instr& i);
    Went doEnd(const Instr& i);
    Went doConstraint(const Instr& i);
    Went doOnce(const Instr& i);

    // Answers to the nodes that wait; each refuses what does not fit.
    Result<void> answerChoose(const Instr& i, const Action& action);
    Result<void> answerSecret(const Instr& i, const Action& action);
    Result<void> answerRoll(const Instr& i, const Action& action);
    Result<void> answerManual(const Instr& i, const Action& action);
    /// Takes the only legal answer unasked; false when there is more or less than one.
    bool takeOnly(const Instr& i, std::int32_t side);
    /// Whether no entry of a menu can be taken by the rules. Ought implies can: what would then still refuse
    /// to end the step (constraints of entries without fields) is let pass, and the log says so.
    bool stuck(const Instr& i, std::int32_t side);
    /// Goes into the body of an entry with its filled fields.
    void enter(const Instr& i, const CEntry& entry, std::vector<Local> filled,
               const Action& action, std::int32_t side);

private:
    bool skip(const Instr& i);
    Trace* mTrace;
    Scope mScope;
    bool mSeeking = false;
    Sym mSeekPhase = noSym;
    std::int32_t mSeekSide = -1;
    std::int32_t mSeekTurn = 0;
    int mAutomatic = 0;
};

} // namespace fw
