#pragma once

#include "engine/desk/Ruling.h"
#include "engine/session/Game.h"

namespace fw {

/// What a game rules by, for the desk: its rules, options, level and house rows, its counters as they
/// stand, its turn.
Result<Case> caseOf(const Game& game);

} // namespace fw
