#pragma once

#include "engine/proof/Proof.h"
#include "engine/rules/Rules.h"

#include <cstdint>

namespace fw {

/// A random game, and where it broke off.
struct TrialGame {
    std::size_t actions = 0;
    bool over = false;                      ///< it came to an end; otherwise it broke off, or reached the limit
    std::vector<CheckResult> findings = {}; ///< one if it broke off
};

/// Plays a game by random choices from the set-up, at most `limit` actions; the same seed gives the same game. It
/// breaks off where nothing is legal, where a choice is refused or takes too much work to list, and in a turn that does
/// not end.
TrialGame trialGame(const Rules& rules, std::uint64_t seed, std::size_t limit);

} // namespace fw
