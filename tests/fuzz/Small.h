#pragma once

#include "engine/model/Scenario.h"
#include "tests/fuzz/Chance.h"

namespace fuzz {

/// A cut of a scenario: a few of its counters on a small map made of its ground, everything else as it is.
fw::Scenario small(const fw::Scenario& whole, std::uint64_t seed);

} // namespace fuzz
