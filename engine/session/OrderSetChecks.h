#pragma once

#include "engine/base/Problem.h"
#include "engine/play/Settings.h"

namespace fw {

/// Refuses what one line sets twice, a turn of arrival after the last, and a counter on the map of which nothing would
/// be left.
Result<void> validateSettings(const Rules& rules, const State& state, const std::vector<Setting>& settings,
                              const StateWords& words);

/// Adds for counters laid as a stack the marks that hide them, where they lie hidden and the line says nothing of
/// it: laid elsewhere they are not turned up.
void keepHidden(const Rules& rules, const State& state, const std::vector<std::string>& units,
                std::vector<Setting>& settings);

} // namespace fw
