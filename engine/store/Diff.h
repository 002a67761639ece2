#pragma once

#include "engine/base/Text.h"
#include "engine/model/Scenario.h"

#include <vector>

namespace fw {

/// The changes between two rulesets, one sentence each, in the order of the file.
std::vector<Text> diff(const Ruleset& before, const Ruleset& after);

/// The changes between two scenarios, including their maps.
std::vector<Text> diff(const Scenario& before, const Scenario& after);

/// The changes between two maps.
std::vector<Text> diff(const Map& before, const Map& after);

} // namespace fw
