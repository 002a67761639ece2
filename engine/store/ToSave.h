#pragma once

#include "engine/store/Json.h"

#include <string>

namespace fw {

/// The text of a rules file that is to be saved at `path`; refuses what could not be opened again, naming row and
/// limit, as a label that is longer than a file may hold.
Result<std::string> rulesToSave(const Ruleset& rules, const std::string& path, Spelling spelling = Spelling::Lines);

/// The text of a map file, likewise.
Result<std::string> mapToSave(const Map& map, const std::string& path);

/// The text of a scenario file, likewise; its map stands in the file `mapFile` beside it when that has a name.
Result<std::string> scenarioToSave(const Scenario& scenario, const std::string& mapFile, const std::string& path);

} // namespace fw
