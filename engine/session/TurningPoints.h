#pragma once

#include "engine/session/Log.h"
#include "engine/session/OutcomeDeviation.h"

#include <functional>
#include <memory>

namespace fw {

/// A later roll of the same combat, after a question in between.
struct LaterThrow {
    State before; ///< the state that asks for the dice
    std::string outcome;
};

/// A roll made in a ruling, with its texts from the log and all that its forecast needs without the game.
struct Rolled {
    std::int64_t row = 0;               ///< of the action that led to the dice
    std::shared_ptr<const Rules> rules; ///< the rules in force then
    State before;                       ///< the state before that action
    Action action;
    std::string outcome; ///< the result of the dice, by its name in forecasts
    std::vector<LaterThrow> later;
    Text turn;              ///< heading of the turn; may be empty
    Text ruling;            ///< title of the ruling
    Text sides;             ///< who against whom, and where; empty when nothing was reckoned
    std::vector<Text> came; ///< the table cells read and their effects
};

/// The rolls of a game that were made in rulings and count, as this log shows them; omits what the log omits.
std::vector<Rolled> rollsOf(const Game& game, const LogDoc& log);

/// A roll compared with its forecast.
struct TurningPoint {
    Rolled rolled;
    Rational chance;        ///< of the outcome, over all of its throws
    Rational asRare;        ///< of that outcome and every rarer one
    OutcomeDeviation swing; ///< in favour of the first side when above 0
};

/// Called between two forecasts with the number made and the number of all; returns false to stop.
using KeepOn = std::function<bool(int made, int all)>;

/// The rolls by which the game swung farthest from their forecasts, at most `most`. They are sorted by the swing in
/// `standing`, then by steps, then by the chance of anything so rare: each single outcome of many dice is rare. Omits
/// rolls that changed nothing and come every third time, rolls without a forecast, and rolls that were thrown again.
std::vector<TurningPoint> turningPoints(const std::vector<Rolled>& rolls, std::size_t most, const KeepOn& keepOn);

} // namespace fw
