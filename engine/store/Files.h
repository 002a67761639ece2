#pragma once

#include "engine/store/Json.h"
#include "engine/store/RulesFile.h"
#include "engine/store/Sha256.h"

#include <optional>
#include <string>
#include <string_view>

namespace fw {

/// The text of a file; the digest shows later whether the file has changed.
struct FileText {
    std::string text;
    Digest digest{};
};

/// Bytes as text; refuses UTF-16 and names it.
Result<FileText> asText(std::string bytes, const std::string& path);

/// The content of a regular file of at most 64 MB.
Result<FileText> readText(const std::string& path);

/// Writes a text through Output (engine/store/Output.h): the old file stays on failure and if it has another form. With
/// `expectedPrevious`, it refuses with Trouble::Changed unless the file still has that digest.
Result<void> saveText(const std::string& path, std::string_view text,
                      const std::optional<Digest>& expectedPrevious = {});

/// Reads a rules file with all that it extends.
Result<Ruleset> readRulesFile(const std::string& path);

/// A scenario with the name of its map file; the name is empty if the map is inside.
struct ScenarioFile {
    Scenario scenario;
    std::string mapFile;
    Digest digest{};    ///< of the scenario file
    Digest mapDigest{}; ///< of the map file, if there is one
};

/// Reads a scenario file and its map file in the same folder.
Result<Scenario> readScenarioFile(const std::string& path);

/// Reads a scenario file, with everything that saving it again needs.
Result<ScenarioFile> openScenarioFile(const std::string& path);

/// Reads a map file.
Result<Map> readMapFile(const std::string& path);

/// The map "NAME.map.json" in a folder; refuses names that lead out of the folder.
Result<Map> mapInFolder(const std::string& folder, const std::string& name);

/// The rules file for a scenario.
struct FoundRules {
    Ruleset rules;
    std::string path;
    Digest digest{};
    RulesSources sources; ///< the files of the rules
};

/// Finds the rules with the scenario's id and version: first in its own folder, then in the shipped folder and its
/// subfolders.
Result<FoundRules> findRules(const Scenario& scenario, const std::string& scenarioFolder,
                             const std::string& shippedFolder);

/// The folder of a file; "." for a path without a folder.
std::string parentFolder(const std::string& path);

} // namespace fw
