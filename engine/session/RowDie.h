#pragma once

#include "engine/session/Game.h"

namespace fw {

/// The state in which a row was carried out.
const State& stateBefore(const Game& game, std::int64_t row);

/// How a die of a row was asked for, by its name in orders; one of any face where it was not.
DieAsked askedAs(const Game& game, std::int64_t row, const std::string& die);

} // namespace fw
