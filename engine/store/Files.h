#pragma once

#include "engine/store/Json.h"
#include "engine/store/Sha256.h"

#include <optional>
#include <string>
#include <string_view>

namespace fw {

/// A file as it was read; the digest tells later whether it changed.
struct FileText {
    std::string text;
    Digest digest{};
};

/// Bytes as the text of a file; refuses UTF-16 and names it.
Result<FileText> asText(std::string bytes, const std::string& path);

/// The content of a regular file of at most 64 MB.
Result<FileText> readText(const std::string& path);

/// Puts a text into a file through the door of engine/store/Output.h: on failure the old file stays, and a file
/// of another form than the text's is not replaced. With `expectedPrevious` it refuses as Trouble::Changed
/// unless the file still has that digest.
Result<void> saveText(const std::string& path, std::string_view text,
                      const std::optional<Digest>& expectedPrevious = {});

/// Reads a rules file.
Result<Ruleset> readRulesFile(const std::string& path);

/// A scenario with the name of the map file it uses, empty when the map is inside.
struct ScenarioFile {
    Scenario scenario;
    std::string mapFile;
    Digest digest{};    ///< of the scenario file
    Digest mapDigest{}; ///< of the map file, when there is one
};

/// Reads a scenario file and the map it names in its folder.
Result<Scenario> readScenarioFile(const std::string& path);

/// Reads a scenario file and tells what is needed to save it again.
Result<ScenarioFile> openScenarioFile(const std::string& path);

/// Reads a map file.
Result<Map> readMapFile(const std::string& path);

/// The map "NAME.map.json" of a folder; refuses any name that leads out of it.
Result<Map> mapInFolder(const std::string& folder, const std::string& name);

/// Rules found for a scenario.
struct FoundRules {
    Ruleset rules;
    std::string path;
    Digest digest{};
};

/// The rules a scenario names by id and version: in its own folder first, then in the shipped
/// folder and the folders in it.
Result<FoundRules> findRules(const Scenario& scenario, const std::string& scenarioFolder,
                             const std::string& shippedFolder);

/// The folder of a file, "." for one named without a folder.
std::string parentFolder(const std::string& path);

} // namespace fw
