#pragma once

#include "engine/session/Log.h"

namespace fw {

/// Puts what game it is of, and every row of it as data, into a log: who did what, what fell, and what it changed, as a
/// side may know it; everything when that is empty.
void addData(const Game& game, const std::string& side, LogDoc& log);

/// The orders of the game that a log is of; nothing in a log for one side's eyes, which has none.
std::optional<std::string> ordersIn(const LogDoc& log);

} // namespace fw
