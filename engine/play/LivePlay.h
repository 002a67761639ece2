#pragma once

#include "engine/play/Interpreter.h"
#include "engine/play/OpenObligations.h"

#include <memory>

namespace fw {

/// A game that is played in place, for simulations: it gives the same choices and the same states as legal() and
/// apply(), but keeps what it finds out about a state for the states that follow. Not for several threads.
class LivePlay
{
public:
    /// Continues a game from a state; the rules must outlive it.
    LivePlay(const Rules& rules, State state);
    ~LivePlay();
    LivePlay(const LivePlay&) = delete;
    LivePlay& operator=(const LivePlay&) = delete;

    /// The state now.
    const State& state() const { return mState; }
    /// Whether the game has ended.
    bool over() const { return mState.over || mState.frames.empty(); }
    /// The seats that may act now; as toAct().
    std::vector<std::string> toAct();
    /// The clicks that may come next in a draft; as fw::legal().
    Choices legal(const Draft& draft);
    /// The constraints of the pending entries that are broken now; as fw::duties().
    std::vector<OpenObligation> duties();
    /// Carries an action out, as fw::apply(); the state stays as it is when the action is refused. Writes the reckoning
    /// to `trace` when given.
    Result<void> apply(const Action& action, Trace* trace = nullptr);
    /// Goes to another state of the same game, such as an earlier one.
    void goTo(const State& state);

private:
    const Rules& mRules;
    State mState;
    State mBefore; ///< the state before an action, whose memory is used again
    StepBudget mBudget;
    std::unique_ptr<Dependencies> mDependencies;
    std::unique_ptr<Interpreter> mInterpreter;
};

} // namespace fw
