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
    std::string side;  ///< name of the side whose phase it is
    std::string phase; ///< label of the phase
    int turn = 1;
    std::vector<Text> answered; ///< what the phase asks before, and what was taken for the answer
};

/// Puts the stated forces on a board and enters the phase that offers the entry, in the turn stated, else
/// in `turn` of a game, else in the first of some that allows it. Refuses what phase and turn forbid as play
/// does, and in a game who has left it for good. The scenario of the vocabulary, if it has one, lends sides, grid,
/// counters and special rows.
Result<Desk> setUpDesk(const DeskVocabulary& known, const Stated& stated, const Setup& setup, const std::string& preset,
                       std::optional<int> turn = {});

} // namespace fw
