#pragma once

#include "engine/session/Log.h"
#include "engine/session/OutcomeDeviation.h"

#include <functional>
#include <memory>

namespace fw {

/// A throw of the same fight that came after somebody had been asked something.
struct LaterThrow {
    State before; ///< it asks for the dice
    std::string outcome;
};

/// A roll that was made in a ruling: all that its forecast needs, so that it can be made beside the game, and what it
/// is called in the log.
struct Rolled {
    std::int64_t row = 0;               ///< of the action that led to the dice
    std::shared_ptr<const Rules> rules; ///< in force then
    State before;                       ///< before that action
    Action action;
    std::string outcome; ///< what came of the dice, by the name that forecasts have for it
    std::vector<LaterThrow> later;
    Text turn;              ///< heading of the turn; may be empty
    Text ruling;            ///< what it is called
    Text sides;             ///< who against whom, and where they stood; empty when nothing was reckoned
    std::vector<Text> came; ///< the cells read and what they did
};

/// The rolls of a game that were made in rulings and count, told as in this log of it: what the log does not show is
/// not told.
std::vector<Rolled> rollsOf(const Game& game, const LogDoc& log);

/// A roll held against its forecast.
struct TurningPoint {
    Rolled rolled;
    Rational chance;        ///< of the outcome that came, through all of its throws
    Rational asRare;        ///< of that and every outcome rarer than it
    OutcomeDeviation swing; ///< to the good of the first side where it is above 0
};

/// Asked between two forecasts, with how many of all are made; false when the rest is not wanted.
using KeepOn = std::function<bool(int made, int all)>;

/// The rolls by which the game swung farthest from what their forecasts led to expect, at most so many: by what the
/// rules name `standing`, then by steps lost, then by the chance that anything so rare comes, since of many dice that
/// fall one after the other every outcome is rare. What moved nothing and comes every third time is none. A roll that
/// cannot be forecast, or that was thrown again after it fell, is left out.
std::vector<TurningPoint> turningPoints(const std::vector<Rolled>& rolls, std::size_t most, const KeepOn& keepOn);

} // namespace fw
