#pragma once

#include "editor/exchange/vassal/ModuleText.h"
#include "engine/model/Scenario.h"

namespace fw {

/// The kinds of rolls that rules ask for, each once, in their order; without dice whose faces are calculated.
std::vector<ModuleDice> moduleDice(const Ruleset& rules);

/// The names of the phases of a turn in their order, those of a loop over the sides once for each side.
std::vector<std::string> modulePhases(const Ruleset& rules, const Scenario& scenario);

} // namespace fw
