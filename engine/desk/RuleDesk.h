#pragma once

#include "engine/desk/RuleWords.h"
#include "engine/play/Play.h"

#include <memory>

namespace fw {

/// A stated case set up on a small board, ready to be ruled on.
struct Desk {
    std::shared_ptr<const Rules> rules;
    State state;       ///< where the entry may be chosen
    Trace opening;     ///< the trace up to that state
    Action action;     ///< the entry with its fields
    std::string side;  ///< name of the side whose phase it is
    std::string phase; ///< label of the phase
    int turn = 1;
    std::vector<Text> answered; ///< questions before the entry, with the answers that were assumed
};

/// Puts the stated forces on a board and enters the phase that offers the entry. The turn is the stated one, else
/// `turn` of a game, else the first of some turns that allows it. Refuses what phase and turn forbid in play, and in a
/// game units that have left it for good. The scenario of the vocabulary, if any, supplies sides, grid, counters and
/// special rows.
Result<Desk> setUpDesk(const DeskVocabulary& known, const Stated& stated, const Setup& setup, const std::string& preset,
                       std::optional<int> turn = {});

} // namespace fw
