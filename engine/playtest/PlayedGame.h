#pragma once

#include "engine/model/Action.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace fw {

/// How a simulated game ended and what happened in it; all numbers are whole, so that merged figures are equal to the
/// byte.
struct PlayedGame {
    /// What one side did and lost.
    struct Side {
        std::int64_t decisions = 0; ///< questions that it answered
        std::int64_t stepsLost = 0; ///< of its counters, those of eliminated ones included
        std::int64_t unitsLost = 0; ///< counters that were eliminated
        friend bool operator==(const Side&, const Side&) = default;
    };
    /// The running score after a turn, a value for each side in thousandths; empty if the rules have none.
    using Score = std::vector<std::int64_t>;

    // Keys of `spoken`: "modifier ROW", "cell TABLE BAND, BAND", "check NODE", "result CODE", "choice ENTRY".
    std::uint64_t number = 0; ///< of the game in its run, from 0; its dice follow from it and the seed of the run
    std::string winner;       ///< id of the side; empty for a draw or an unfinished game
    std::string outcome;      ///< result word of the game; empty if the limit of actions ended it
    std::string ending;       ///< case number of the rule that ended the game
    std::int64_t turns = 0;
    std::int64_t actions = 0;                                ///< dice included
    std::vector<Side> sides;                                 ///< in the order of the scenario
    std::vector<Score> scores;                               ///< by turn
    std::map<std::string, std::int64_t> spoken;              ///< how often each "KIND ROW" spoke, see below
    std::map<std::string, std::vector<std::int64_t>> lostAt; ///< steps lost in a cell, by side
    std::map<std::string, std::int64_t> heldBy;              ///< cell: index of the side whose unit is in it at the end
    std::vector<Action> record;                              ///< the game itself, only if it was asked for
    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

} // namespace fw
