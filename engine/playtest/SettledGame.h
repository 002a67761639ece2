#pragma once

#include "engine/playtest/LookAhead.h"

#include <optional>

namespace fw {

/// Tells who would win if a game ended now: it ends the last step of the last turn in a given position.
class SettledGame
{
public:
    /// Finds the last question of the game; `ahead` must outlive it.
    SettledGame(const Rules& rules, LookAhead& ahead);
    /// The winner, -1 for a draw; nothing when the game does not end without further decisions.
    std::optional<std::int32_t> winner(const Position& position) const;

private:
    std::optional<State> last(const std::string& phase, const std::string& side) const;

    const Rules& mRules;
    LookAhead& mAhead;
    std::optional<State> mLast; ///< the state that asks the last question
    Action mEnd;                ///< its answer
};

} // namespace fw
