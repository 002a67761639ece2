#pragma once

#include "tests/fuzz/Systems.h"

#include <cstdint>

namespace fuzz {

/// A scenario as a seed plays it.
struct Variant {
    std::string text; ///< what differs from the files, for reports; empty when nothing does
    std::shared_ptr<const fw::Rules> rules;
};

/// The scenario with options of the rules drawn by the seed and, for four seeds of five, the counters set up
/// at close quarters; refused when those options cannot be compiled together.
fw::Result<Variant> variant(const System& system, std::uint64_t seed);

/// Every option with a value of its own, half of them as the scenario has them.
fw::Setup otherOptions(const fw::Ruleset& ruleset, fw::Scenario& scenario, std::uint64_t seed);

/// The same ground and counters, but most of both sides thrown together around one or two spots, some with
/// steps lost, for a game of a few turns.
fw::Scenario closeQuarters(const fw::Ruleset& ruleset, const fw::Scenario& whole, std::uint64_t seed);

} // namespace fuzz
