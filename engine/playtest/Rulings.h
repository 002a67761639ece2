#pragma once

#include "engine/play/LivePlay.h"

#include <memory>

namespace fw {

/// Whether the game of a state is over.
inline bool overIn(const State& state)
{
    return state.over || state.frames.empty();
}

/// Choices and actions for the states that players look at. It remembers what it finds out about a state for the next
/// state, which is usually similar.
class Rulings
{
public:
    /// The rules must outlive it.
    explicit Rulings(const Rules& rules) : mRules(rules) {}

    /// The clicks that may come next in a draft; as fw::legal().
    Choices legal(const State& state, const Draft& draft) { return at(state).legal(draft); }
    /// The state after an action, or the refusal; as fw::apply(). Writes the reckoning to `trace` when given.
    Result<State> apply(const State& state, const Action& action, Trace* trace = nullptr);

private:
    LivePlay& at(const State& state);

    const Rules& mRules;
    std::unique_ptr<LivePlay> mLive; ///< null until the first question
};

} // namespace fw
