#pragma once

#include "engine/base/Random.h"
#include "engine/model/Scenario.h"

namespace fuzz {

/// A part of a scenario: a few of its counters on a small map of its ground, everything else unchanged.
fw::Scenario small(const fw::Scenario& whole, std::uint64_t seed);

} // namespace fuzz
