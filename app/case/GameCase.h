#pragma once

#include "engine/desk/Ruling.h"
#include "engine/session/Game.h"

#include <set>

namespace fw {

/// The case of a game for the desk: rules, options, level and house rows, counters in their position, and turn.
Result<Case> caseOf(const Game& game);

/// The stack in a cell of a game as the target of a case, attacked by the picked counters, else by all adjacent ones.
/// While the screen is `closed`, refuses a case with a face-down counter.
Result<Stated> stacksAt(const Game& game, int cell, const std::set<int>& picked, bool closed);

} // namespace fw
