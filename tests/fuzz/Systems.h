#pragma once

#include "engine/rules/Rules.h"

#include <memory>
#include <string>
#include <vector>

namespace fuzz {

/// A scenario made ready to play.
struct System {
    std::string path;    ///< of the scenario file
    fw::Ruleset ruleset; ///< as they were read, before options were folded
    fw::Scenario scenario;
    std::shared_ptr<const fw::Rules> rules;
};

/// Reads a scenario and the rules it names, which lie in its folder or among the shipped ones.
fw::Result<System> load(const std::string& scenarioPath, const std::string& shippedFolder);

/// Every scenario below the shipped folder, and the four of the kernel proof, in the order of names.
std::vector<std::string> everyScenario(const std::string& sourceFolder);

} // namespace fuzz
