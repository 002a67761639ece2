#pragma once

#include "engine/model/Scenario.h"

#include <map>
#include <string>
#include <vector>

namespace fw {

/// The options as a scenario sets them, over those of its preset and the standard ones.
std::map<std::string, std::string> optionsOf(const Ruleset& ruleset, const Scenario& scenario);

/// Whether a row with this `when` is in force under these options.
bool inForce(const std::vector<std::string>& when, const std::map<std::string, std::string>& options);

/// The rules with the tables, modifiers and triggers of a scenario beside their own.
Ruleset withOwn(Ruleset ruleset, const Scenario& scenario);

} // namespace fw
