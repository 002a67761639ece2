#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace fw {

/// The format of rules, scenario and map files that this program writes, and the highest it reads.
constexpr int jsonFormat = 4;
/// The same of logs kept as data.
constexpr int logFormat = 2;

/// Finds the map that a scenario names.
using MapLoader = std::function<Result<Map>(const std::string& name)>;

/// Reads a rules file; a problem names file, line, JSON pointer and a remedy.
Result<Ruleset> readRules(std::string_view text, const std::string& file);

/// Reads rules that were worked on and not saved: texts and lists may be longer than those of a file, so that
/// nothing typed is lost; saving them is what names the limit.
Result<Ruleset> readUnsavedRules(std::string_view text, const std::string& file);

/// Reads a scenario file; `mapLoader` is asked for the map when the scenario names one.
Result<Scenario> readScenario(std::string_view text, const std::string& file, const MapLoader& mapLoader = {});

/// Reads a scenario that was worked on and not saved, likewise.
Result<Scenario> readUnsavedScenario(std::string_view text, const std::string& file, const MapLoader& mapLoader = {});

/// Reads a map file.
Result<Map> readMap(std::string_view text, const std::string& file);

/// How conditions and amounts are written: as lines of text, or as trees for programs that read rules as data.
enum class Spelling : unsigned char { Lines, Trees };

/// The rules as a file; the same rules always give the same bytes.
std::string writeRules(const Ruleset& rules, Spelling spelling = Spelling::Lines);

/// The scenario as a file, with the name of its map's file, or with its map inside when that is
/// empty.
std::string writeScenario(const Scenario& scenario, const std::string& mapFile = {});

/// The map as a file of its own.
std::string writeMap(const Map& map);

/// Whether a text that is no formula is a word in a tree, as "D1*": it holds no sign that formulas are made of.
bool treeWord(std::string_view text);

} // namespace fw
