#pragma once

#include "engine/play/Play.h"

#include <string>

namespace fw {

/// What the sides of two counters are to each other in a state; one side is allied to itself.
Relation relationIn(const Rules& rules, const State& state, int unit, int other);

/// What a side is to the side of a counter in a state; who is no side is neutral.
Relation relationIn(const Rules& rules, const State& state, const std::string& side, int unit);

} // namespace fw
