#pragma once

#include "engine/play/Forecast.h"
#include "engine/session/Log.h"

#include <optional>

namespace fw {

/// How far what came of dice lies from what was to be expected of them, of the sides against each other: in what the
/// rules name `standing`, and in steps that are a loss.
struct OutcomeDeviation {
    Rational points = 0;
    Rational steps = 0;
};

/// How far an outcome lies from the mean of all that were ahead; nothing where it is none of them.
std::optional<OutcomeDeviation> swingOf(const Rules& rules, const State& before, const RollForecast& ahead,
                                        const std::string& outcome);

} // namespace fw
