#pragma once

#include "engine/model/Scenario.h"

#include <map>
#include <string>
#include <vector>

namespace fw {

/// The options of a scenario, on top of those of its preset and the standard values.
std::map<std::string, std::string> optionsOf(const Ruleset& ruleset, const Scenario& scenario);

/// Whether a row with this `when` is in force under these options.
bool inForce(const std::vector<std::string>& when, const std::map<std::string, std::string>& options);

/// The rules with the tables, modifiers and triggers of a scenario added to their own.
Ruleset withOwn(Ruleset ruleset, const Scenario& scenario);

} // namespace fw
