#pragma once

#include "engine/store/Json.h"

#include <string>

namespace fw {

/// The text of a rules file for saving at `path`; refuses rules that could not be read back, such as a label beyond its
/// limit, and names row and limit.
Result<std::string> rulesToSave(const Ruleset& rules, const std::string& path, Spelling spelling = Spelling::Lines);

/// The text of a map file, with the same check.
Result<std::string> mapToSave(const Map& map, const std::string& path);

/// The text of a scenario file, with the same check; its map is in `mapFile` next to it, or inside if that is empty.
Result<std::string> scenarioToSave(const Scenario& scenario, const std::string& mapFile, const std::string& path);

} // namespace fw
