#pragma once

#include "engine/model/Scenario.h"

#include <optional>
#include <string>

namespace fw {

/// The first scenario for these rules in their folder, with its map and set-up.
std::optional<Scenario> wholeScenarioBeside(const std::string& rulesPath, const std::string& id);

/// A scenario for these rules from their folder, which supplies sides, grid and counters, but neither special rows nor
/// its id.
std::optional<Scenario> scenarioBeside(const std::string& rulesPath, const std::string& id);

} // namespace fw
