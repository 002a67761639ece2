#pragma once

#include "engine/store/Files.h"

#include <string>

namespace fw {

/// The folder with the rule systems that come with the program, next to the build or in the installation; empty if
/// there is none.
std::string shippedFolder();

/// The folder of a file; "." for a bare name.
std::string folderOf(const std::string& path);

/// A scenario with the rules it names.
struct Loaded {
    Ruleset rules;
    Scenario scenario;
    std::string rulesPath;
    RulesSources sources = {}; ///< the files of the rules
    std::string mapPath = {};  ///< of the map; empty if it is in the scenario file
};

/// Reads a scenario and finds its rules.
Result<Loaded> loadScenario(const std::string& path);

/// The source files of a scenario or game except rules and maps: the file itself, drawings and the scan. An export
/// replaces none of them.
std::vector<std::string> filesOf(const std::string& path, const Scenario& scenario);

/// The kind of a file, by its name.
enum class FileKind { Rules, Scenario, Map, Orders, Game, Other };
FileKind kindOf(const std::string& path);
/// The kind of a file by its name or, if that is not enough, by its content; refuses an unreadable file.
Result<FileKind> kindOfFile(const std::string& path);

} // namespace fw
