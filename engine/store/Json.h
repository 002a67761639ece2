#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace fw {

/// The format of rules, scenario and map files that this program writes; it reads no higher one.
constexpr int jsonFormat = 4;
/// The same for logs as data.
constexpr int logFormat = 2;

/// Loads the map that a scenario names.
using MapLoader = std::function<Result<Map>(const std::string& name)>;

/// Reads a rules file; a problem gives file, line, JSON pointer and a remedy.
Result<Ruleset> readRules(std::string_view text, const std::string& file);

/// Reads unsaved rules, with texts and lists of any length, so that no input is lost; saving enforces the limits.
Result<Ruleset> readUnsavedRules(std::string_view text, const std::string& file);

/// Reads a scenario file; `mapLoader` loads the map if the scenario names one.
Result<Scenario> readScenario(std::string_view text, const std::string& file, const MapLoader& mapLoader = {});

/// Reads an unsaved scenario, with texts and lists of any length.
Result<Scenario> readUnsavedScenario(std::string_view text, const std::string& file, const MapLoader& mapLoader = {});

/// Reads a map file.
Result<Map> readMap(std::string_view text, const std::string& file);

/// The form of a file's values.
enum class Spelling : unsigned char {
    Lines, ///< short forms, conditions and amounts as lines of text
    Trees, ///< conditions and amounts as trees, for programs that process rules as data
    Forms, ///< lines of text, but each row as an object and each list in brackets, for a form with a field for each key
};

/// The rules as file text; equal rules give equal bytes.
std::string writeRules(const Ruleset& rules, Spelling spelling = Spelling::Lines);

/// The scenario as file text, with the name of its map file, or with the map inside if the name is empty.
std::string writeScenario(const Scenario& scenario, const std::string& mapFile = {});

/// The map as file text.
std::string writeMap(const Map& map);

/// Whether a text that is not a formula is a plain word in a tree, such as "D1*", without characters of formulas.
bool treeWord(std::string_view text);

} // namespace fw
