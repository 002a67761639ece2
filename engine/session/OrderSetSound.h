#pragma once

#include "engine/base/Problem.h"
#include "engine/play/Settings.h"

namespace fw {

/// Refuses what one line sets twice, and a counter on the map of which nothing would be left.
Result<void> soundSettings(const Rules& rules, const State& state, const std::vector<Setting>& settings,
                           const StateWords& words);

} // namespace fw
