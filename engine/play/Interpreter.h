#pragma once

#include "engine/play/PendingMoveReport.h"

namespace fw {

/// What the interpreter does after an instruction.
enum class Flow : std::uint8_t {
    On,   ///< run the next instruction
    Wait, ///< wait for an answer
};

/// Runs the instructions of a state up to the next question, and takes answers; changes the state that it is given.
class Interpreter : public StateView
{
public:
    static constexpr std::size_t frameLimit = 5000; ///< only events that cause each other without end need more
    static constexpr int workLimit = 1'000'000;     ///< only a procedure that loops without asking anybody needs more

    /// Works on a state, which must outlive it; writes the reckoning to `trace` when given.
    Interpreter(const Rules& rules, State& state, Trace* trace);
    /// The same as part of a ruling that has this budget left.
    Interpreter(const Rules& rules, State& state, Trace* trace, StepBudget& budget, Dependencies* follows = nullptr);

    State& state; ///< the state that it changes

    /// Runs up to a question or the end of the game; a procedure that never ends is a Problem.
    Result<void> run();
    /// Takes an answer to the pending question, then runs on.
    Result<void> answer(const Action& action);
    /// Runs one instruction, which sets the program counter itself.
    Flow execute(const Instr& instr);
    /// Stops the ruling with a problem, because the current row asks for something that cannot be done.
    Flow stop(Text text, Text remedy = {});
    /// Why the ruling was stopped; nothing when it was not.
    const std::optional<Problem>& fault() const { return mFault; }
    /// Forgets the fault and the reports of an earlier ruling.
    void startRuling()
    {
        mFault.reset();
        mMoves.clear();
    }

    /// The innermost frame.
    Frame& top() { return state.frames.back(); }
    /// Starts a body as a new innermost frame.
    void push(BodyId body, std::vector<Local> locals);
    /// Continues at this instruction of the innermost frame.
    Flow go(std::int32_t pc)
    {
        top().pc = pc;
        return Flow::On;
    }
    /// Continues at the next instruction of the innermost frame.
    Flow advance() { return go(top().pc + 1); }
    /// Drops the frames from `first` on, except the innermost, that wait for an event and have not begun.
    void dropWaiting(std::size_t first);

    /// Sets a local of the innermost frame.
    void setLocal(Sym name, Value value);
    /// Sets the nearest local of that name, or adds one to the innermost frame.
    void setNearest(Sym name, Value value);
    /// Removes a local of the innermost frame.
    void dropLocal(Sym name);

    /// Raises an event: pushes the triggers for it, so that the first one runs first.
    void raise(const std::string& event, std::vector<Local> roles);
    /// Whether any trigger runs before the event happens.
    bool listensBefore(const std::string& event) const;
    /// Pushes the triggers that run before the event; false when there are none.
    bool raiseBefore(const std::string& event, std::vector<Local> roles);
    /// Whether a trigger prevented the event that a frame waited for; clears that fact.
    bool prevented(std::size_t frame);

    /// Whether a trace is written.
    bool tracing() const { return mTrace != nullptr; }
    /// The trace that is written; null for none.
    Trace* trace() const { return mTrace; }
    /// Writes to another trace from now on, null for none, and returns the previous one.
    Trace* writeTo(Trace* trace) { return std::exchange(mTrace, trace); }
    /// The trace, after the moves under way are reported to it; null for none.
    Trace* reckoningTrace();
    /// Adds an event to the trace, if one is written.
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
