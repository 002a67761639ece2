#pragma once

#include "engine/base/Problem.h"
#include "engine/play/Settings.h"

namespace fw {

/// Refuses a repeated setting, an arrival after the last turn or of a unit on the map, and a counter on the map without
/// steps.
Result<void> validateSettings(const Rules& rules, const State& state, const std::vector<Setting>& settings,
                              const StateWords& words);

/// Adds the hiding marks of `units` that `settings` do not mention, so that placing a stack does not reveal it.
void keepHidden(const Rules& rules, const State& state, const std::vector<std::string>& units,
                std::vector<Setting>& settings);

} // namespace fw
