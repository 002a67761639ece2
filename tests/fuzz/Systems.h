#pragma once

#include "engine/rules/Rules.h"

#include <memory>
#include <string>
#include <vector>

namespace fuzz {

/// A scenario ready to play.
struct System {
    std::string path;    ///< of the scenario file
    fw::Ruleset ruleset; ///< as read, before the options were applied
    fw::Scenario scenario;
    std::shared_ptr<const fw::Rules> rules;
};

/// Reads a scenario and its rules, from its folder or the shipped ones.
fw::Result<System> load(const std::string& scenarioPath, const std::string& shippedFolder);

/// Every scenario below the shipped folder, and those of the kernel proof, by name.
std::vector<std::string> everyScenario(const std::string& sourceFolder);

} // namespace fuzz
