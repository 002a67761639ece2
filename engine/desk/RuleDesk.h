#pragma once

#include "engine/desk/RuleWords.h"
#include "engine/play/Play.h"

#include <memory>

namespace fw {

/// A stated case set up on a small board, ready to be ruled on.
struct Desk {
    std::shared_ptr<const Rules> rules;
    State state;     ///< waits for the entry
    Trace opening;   ///< how it came there
    Action action;   ///< the entry with its fields
};

/// Puts the stated forces on a board and finds a phase of the sequence of play that offers the
/// entry. `like` lends sides, grid and special rows; null when there is no scenario for these
/// rules.
Result<Desk> setUpDesk(const Ruleset& rules, const Scenario* like, const Stated& stated,
                       const Setup& setup, const std::string& preset);

} // namespace fw
