#pragma once

#include "engine/base/Text.h"
#include "engine/model/Scenario.h"

#include <vector>

namespace fw {

/// What changed between two rulesets, a sentence each, in the order of the file.
std::vector<Text> diff(const Ruleset& before, const Ruleset& after);

/// What changed between two scenarios, their maps included.
std::vector<Text> diff(const Scenario& before, const Scenario& after);

/// What changed between two maps.
std::vector<Text> diff(const Map& before, const Map& after);

} // namespace fw
