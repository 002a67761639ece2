#pragma once

#include "engine/desk/RuleWords.h"
#include "engine/play/Play.h"

#include <memory>

namespace fw {

/// A stated case set up on a small board, ready to be ruled on.
struct Desk {
    std::shared_ptr<const Rules> rules;
    State state;       ///< waits for the entry
    Trace opening;     ///< how it came there
    Action action;     ///< the entry with its fields
    std::string side;  ///< name of the side that acts
    std::string phase; ///< label of the phase
    int turn = 1;
};

/// Puts the stated forces on a board and enters the phase that offers the entry, in the turn stated, else
/// in `turn`, else in the first that allows it. Refuses what phase and turn forbid as play does. `like`
/// lends sides, grid, counters and special rows; null when there is no scenario for these rules.
Result<Desk> setUpDesk(const Ruleset& rules, const Scenario* like, const Stated& stated,
                       const Setup& setup, const std::string& preset, std::optional<int> turn = {});

} // namespace fw
