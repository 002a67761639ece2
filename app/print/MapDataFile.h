#pragma once

#include "app/widgets/Progress.h"
#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

namespace fw {

/// Writes the map of a scenario as data for other programs, on the sheet of its exports; see MapData.h. An old file
/// stays if the work is cancelled. Never replaces one of `inputs`. Needs a QGuiApplication.
Result<void> saveMapData(const Ruleset& rules, const Scenario& scenario, const std::string& file,
                         const std::vector<std::string>& inputs, Progress* progress = nullptr);

/// Writes a map as a text map. Refuses what textMapText() refuses.
Result<void> saveTextMap(const Map& map, const std::string& file, const std::vector<std::string>& inputs);

} // namespace fw
