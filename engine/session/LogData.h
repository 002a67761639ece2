#pragma once

#include "engine/session/Log.h"

namespace fw {

/// Adds the game and each of its rows as data to a log: actions, dice and changes. `side` limits it to what that side
/// may know; empty means all.
void addData(const Game& game, const std::string& side, LogDoc& log);

/// The orders of the game that a log is of; nothing for the log of one side, which has none.
std::optional<std::string> ordersIn(const LogDoc& log);

} // namespace fw
