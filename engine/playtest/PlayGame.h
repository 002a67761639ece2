#pragma once

#include "engine/playtest/Outlook.h"
#include "engine/playtest/PlayedGame.h"
#include "engine/playtest/Player.h"

#include <stop_token>

namespace fw {

/// What is needed to play simulated games: rules, a player for each side, a seed, limits.
struct Match {
    const Rules* rules = nullptr;
    std::vector<PlayerSettings> players; ///< a player for each side of the scenario
    std::uint64_t seed = 0;              ///< of the run
    std::int64_t mostActions = 20000;    ///< a game with more ends without a winner
    bool statistics = true;              ///< fills in `spoken`, `lostAt`, `heldBy` and `scores`
    bool record = false;                 ///< fills in `record`
    std::stop_token stop = {};           ///< ends a game between two of its actions
    std::shared_ptr<OpeningBook> openings = std::make_shared<OpeningBook>(); ///< of all games of the match
};

/// Plays the game with that number. The same match and number give the same game. The dice follow from the seed, the
/// number, and the turn and place in the procedure where they are rolled, so that a game with changed rules keeps the
/// dice of all rolls that both games make. Refuses a game that does not begin,
/// that comes to a dead end or that is stopped.
Result<PlayedGame> playGame(const Match& match, std::uint64_t number);

} // namespace fw
