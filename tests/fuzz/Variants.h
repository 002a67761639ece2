#pragma once

#include "tests/fuzz/Systems.h"

#include <cstdint>

namespace fuzz {

/// The scenario of a seed.
struct Variant {
    std::string text; ///< the differences from the files, for reports; empty if there are none
    std::shared_ptr<const fw::Rules> rules;
};

/// The scenario with random options of the rules and, for four of five seeds, a set-up at close quarters; refused when
/// these options cannot be compiled together.
fw::Result<Variant> variant(const System& system, std::uint64_t seed);

/// Gives every option a random value, but leaves about half of them as in the scenario.
fw::Setup otherOptions(const fw::Ruleset& ruleset, fw::Scenario& scenario, std::uint64_t seed);

/// The same ground and counters for a game of a few turns. Most counters of both sides are close together around one or
/// two places, some with lost steps.
fw::Scenario closeQuarters(const fw::Ruleset& ruleset, const fw::Scenario& whole, std::uint64_t seed);

} // namespace fuzz
