#pragma once

#include "engine/session/Game.h"

namespace fw {

/// A ruling of the referee where the rules are silent, or against them: an overruling, a house row, a decision.
struct Precedent {
    std::int64_t row = 0; ///< of the game
    std::string cite;     ///< case number; empty for none
    Text what;
    std::string reason; ///< as given; empty for none
};

/// The precedents of a game that were not taken back, in order.
std::vector<Precedent> precedents(const Game& game);

} // namespace fw
