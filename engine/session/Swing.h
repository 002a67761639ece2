#pragma once

#include "engine/play/Forecast.h"
#include "engine/session/Log.h"

#include <optional>

namespace fw {

/// How far what came of dice lies from what was to be expected of them, of the sides against each other: in what the
/// rules name `standing`, and in steps that are a loss.
struct Swing {
    Rational points = 0;
    Rational steps = 0;
};

/// What a game is worth to the first side, less what it is worth to the others.
using Worth = Swing;

/// The worth of a state, with the steps lost since another.
Worth worthOf(const Rules& rules, const State& since, const State& now);

/// Where a state leads by the end of the fight it is in, up to the next dice: each who is asked takes what is offered
/// first, so that what a result costs counts, though it is not yet chosen who pays it.
State playedOn(const Rules& rules, const State& state);

/// How far an outcome lies from the mean of all that were ahead; nothing where it is none of them.
std::optional<Swing> swingOf(const Rules& rules, const State& before, const DiceAhead& ahead,
                             const std::string& outcome);

} // namespace fw
