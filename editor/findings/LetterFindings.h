#pragma once

#include "engine/proof/Proof.h"

#include <vector>

namespace fw {

/// Texts of rules with letters missing from the program's fonts, which may print as empty boxes.
std::vector<CheckResult> letterFindings(const Ruleset& rules);

/// The same for a scenario, its counters, map, charts and roster.
std::vector<CheckResult> letterFindings(const Ruleset& rules, const Scenario& scenario);

} // namespace fw
