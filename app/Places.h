#pragma once

#include "engine/store/Files.h"

#include <string>

namespace fw {

/// The folder with the shipped rule systems: beside the build, or where the program was installed;
/// empty when there is none.
std::string shippedFolder();

/// The folder a file is in, "." for a bare name.
std::string folderOf(const std::string& path);

/// A scenario with the rules it names.
struct Loaded {
    Ruleset rules;
    Scenario scenario;
    std::string rulesPath;
};

/// Reads a scenario and finds its rules.
Result<Loaded> loadScenario(const std::string& path);

/// The files that are read for a scenario or game besides rules and maps: itself, the drawings and the scan beside
/// it. What is exported of it takes the place of none of them.
std::vector<std::string> filesOf(const std::string& path, const Scenario& scenario);

/// What a file is by its name.
enum class FileKind { Rules, Scenario, Map, Orders, Game, Other };
FileKind kindOf(const std::string& path);
/// The same, and where the name does not say it, by what the file holds; refuses what cannot be read.
Result<FileKind> kindOfFile(const std::string& path);

} // namespace fw
