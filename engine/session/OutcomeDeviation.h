#pragma once

#include "engine/play/Forecast.h"
#include "engine/session/Log.h"

#include <optional>

namespace fw {

/// How far the outcome of dice is from its expectation, for the first side against the others. It is measured in the
/// quantity that the rules name `standing`, and in steps that count as losses.
struct OutcomeDeviation {
    Rational points = 0;
    Rational steps = 0;
};

/// How far an outcome is from the mean of all outcomes of its forecast; nothing when it is none of them, or when its
/// name alone does not say what it was worth.
std::optional<OutcomeDeviation> swingOf(const Rules& rules, const State& before, const RollForecast& ahead,
                                        const std::string& outcome);

} // namespace fw
