#pragma once

#include "engine/proof/Proof.h"

#include <string>
#include <vector>

namespace fw {

/// All findings in a rules file, with its drawings and examples of play, and in a scenario with these rules, which may
/// be null. Each cause is reported once. The paths lead to the drawings and to a scenario for the examples. Both the
/// command line and the lists of the window use this.
std::vector<CheckResult> allFindings(const Ruleset& rules, const std::string& rulesPath, const Scenario* scenario,
                                     const std::string& scenarioPath);

/// The findings in a scenario with its rules and drawings, without what was `told` of the rules already.
std::vector<CheckResult> scenarioFindings(const Ruleset& rules, const Scenario& scenario, const std::string& path,
                                          const std::vector<CheckResult>& told = {});

/// Plays random games, with the seeds from 0, until one breaks off; its findings are about the rules and cannot be
/// accepted. Plays none if the rules and the scenario do not make a game.
std::vector<CheckResult> trialFindings(const Ruleset& rules, const Scenario& scenario, int games);

/// The problem between rules and scenario, with the file at fault.
Problem inFileAtFault(Problem problem, const Ruleset& rules, const std::string& rulesPath,
                      const std::string& scenarioPath);

} // namespace fw
