#pragma once

#include "engine/proof/Proof.h"

#include <string>
#include <vector>

namespace fw {

/// All that is found in a rules file, with its drawings and examples of play, and in a scenario by it, which may be
/// none; a cause is told once. The paths say where drawings lie, and what lends examples their counters. The command
/// line and the lists of the window have it from here.
std::vector<CheckResult> allFindings(const Ruleset& rules, const std::string& rulesPath, const Scenario* scenario,
                                     const std::string& scenarioPath);

/// What is found in a scenario by its rules, with its drawings, but not what was `told` of the rules already.
std::vector<CheckResult> scenarioFindings(const Ruleset& rules, const Scenario& scenario, const std::string& path,
                                          const std::vector<CheckResult>& told = {});

/// Why rules and scenario do not go together, with the file at fault of the two.
Problem inFileAtFault(Problem problem, const Ruleset& rules, const std::string& rulesPath,
                      const std::string& scenarioPath);

} // namespace fw
