#pragma once

#include "engine/session/Game.h"

namespace fw {

/// The state before a row.
const State& stateBefore(const Game& game, std::int64_t row);

/// The question for a die of a row, by the die's name in orders; a die of any face when there was no question.
DieAsked askedAs(const Game& game, std::int64_t row, const std::string& die);

} // namespace fw
