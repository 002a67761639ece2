#pragma once

#include "engine/play/PendingMoveReport.h"

namespace fw {

/// What an instruction leaves the interpreter to do.
enum class Flow : std::uint8_t {
    On,   ///< the next instruction may run
    Wait, ///< somebody must answer
};

/// Runs the instructions of a state until it must ask, and takes answers. Works on the state it is given.
class Interpreter : public StateView
{
public:
    static constexpr std::size_t frameLimit = 5000; ///< only events that set each other off without end need more
    static constexpr int workLimit = 1'000'000;     ///< only a procedure that asks nobody without end needs more

    /// Works on a state, which must outlive it; writes the reckoning to `trace` when given.
    Interpreter(const Rules& rules, State& state, Trace* trace);
    /// The same as part of a ruling that has this budget left.
    Interpreter(const Rules& rules, State& state, Trace* trace, StepBudget& budget);

    State& state; ///< the state worked on

    /// Runs until a question or the end; a runaway procedure is a Problem.
    Result<void> run();
    /// Takes an answer to the pending question, then runs on.
    Result<void> answer(const Action& action);
    /// Runs one instruction, which moves the program counter itself.
    Flow execute(const Instr& instr);
    /// Stops the ruling: what the row that runs asks for cannot be done, and is not passed over.
    Flow stop(Text text, Text remedy = {});
    /// Why the ruling was stopped; nothing while it goes on.
    const std::optional<Problem>& fault() const { return mFault; }

    /// The innermost frame.
    Frame& top() { return state.frames.back(); }
    /// Starts a body on top of what is under way.
    void push(BodyId body, std::vector<Local> locals);
    /// Sets the instruction of the innermost frame that runs next.
    Flow go(std::int32_t pc)
    {
        top().pc = pc;
        return Flow::On;
    }
    /// Goes on to the next instruction of the innermost frame.
    Flow advance() { return go(top().pc + 1); }
    /// Drops frames from `first` to below the innermost that wait for an event and have not begun.
    void dropWaiting(std::size_t first);

    /// Sets a local of the innermost frame.
    void setLocal(Sym name, Value value);
    /// Sets the nearest local of that name, or makes one in the innermost frame.
    void setNearest(Sym name, Value value);
    /// Forgets a local of the innermost frame.
    void dropLocal(Sym name);

    /// Raises an event: triggers for it are put on top, the first one first.
    void raise(const std::string& event, std::vector<Local> roles);
    /// Whether any trigger runs before the event comes to pass.
    bool listensBefore(const std::string& event) const;
    /// Lets triggers that run before the event go first; false when there are none.
    bool raiseBefore(const std::string& event, std::vector<Local> roles);
    /// Whether the event that a frame waited for is not to come to pass; forgets it.
    bool prevented(std::size_t frame);

    /// Whether anybody reads the reckoning.
    bool tracing() const { return mTrace != nullptr; }
    /// The trace that is written; null when nobody reads it.
    Trace* trace() const { return mTrace; }
    /// Writes to another trace from now on, null for none, and returns the one before.
    Trace* writeTo(Trace* trace) { return std::exchange(mTrace, trace); }
    /// The trace for a reckoning, the moves under way told first; null when nobody reads it.
    Trace* reckoningTrace();
    /// Writes a line when anybody reads.
    void note(Event line);
    /// The report on the moves under way.
    PendingMoveReport& moves() { return mMoves; }

    using StateView::layBoard;

private:
    Result<void> acceptAnswer(const Action& action);

    Trace* mTrace;
    PendingMoveReport mMoves{*this};
    std::optional<Problem> mFault;
};

} // namespace fw
