#pragma once

#include "engine/proof/Proof.h"

#include <string>
#include <vector>

namespace fw {

/// All that is found in a rules file and a scenario by it, each in the file where it is to be mended; a cause is told
/// once. The command line and the lists of the window have it from here.
struct AllFindings {
    std::vector<Proved> inRules;    ///< with drawings and examples of play
    std::vector<Proved> inScenario; ///< empty without one
};

/// Looks for them; `scenario` may be none. The paths say where drawings lie, and what lends examples their counters.
AllFindings allFindings(const Ruleset& rules, const std::string& rulesPath, const Scenario* scenario,
                        const std::string& scenarioPath);

/// Why rules and scenario do not go together, with the file at fault of the two.
Problem inFileAtFault(Problem problem, const Ruleset& rules, const std::string& rulesPath,
                      const std::string& scenarioPath);

} // namespace fw
