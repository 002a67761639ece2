#pragma once

#include "engine/desk/Ruling.h"
#include "engine/session/Game.h"

#include <set>

namespace fw {

/// What a game rules by, for the desk: its rules, options, level and house rows, its counters as they
/// stand, its turn.
Result<Case> caseOf(const Game& game);

/// The stack in a cell of a game as the target of a case, with those who attack it: the counters picked, else all
/// beside it. While the screen is `closed` nobody is stated who lies face down.
Result<Stated> stacksAt(const Game& game, int cell, const std::set<int>& picked, bool closed);

} // namespace fw
