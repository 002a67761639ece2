#pragma once

#include "engine/model/Ruleset.h"
#include "engine/model/Scenario.h"

#include <string>

namespace fw {

/// Writes the findings that matter for counters in print to standard error, and gives the number of errors.
int complainOfErrors(const Ruleset& rules, const Scenario& scenario, const std::string& file);

} // namespace fw
