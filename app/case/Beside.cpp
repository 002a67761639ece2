#include "app/case/Beside.h"

#include "app/Places.h"

#include <algorithm>
#include <filesystem>

namespace fw {

std::optional<Scenario> wholeScenarioBeside(const std::string& rulesPath, const std::string& id)
{
    std::vector<std::string> files;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folderOf(rulesPath), error))
        if (kindOf(entry.path().string()) == FileKind::Scenario)
            files.push_back(entry.path().string());
    std::ranges::sort(files);
    for (const std::string& file : files) {
        Result<Scenario> scenario = readScenarioFile(file);
        if (!scenario || scenario->rules != id)
            continue;
        return std::move(*scenario);
    }
    return std::nullopt;
}

std::optional<Scenario> scenarioBeside(const std::string& rulesPath, const std::string& id)
{
    const std::optional<Scenario> scenario = wholeScenarioBeside(rulesPath, id);
    if (!scenario)
        return std::nullopt;
    // Leave out what belongs only to that battle; the counters are known by name.
    Scenario lent;
    lent.title = scenario->title;
    lent.turnNames = scenario->turnNames;
    lent.units = scenario->units;
    lent.setup = scenario->setup;
    lent.map.level = scenario->map.level;
    lent.sides = scenario->sides;
    lent.firstTurn = scenario->firstTurn;
    lent.lastTurn = scenario->lastTurn;
    lent.map.grid = scenario->map.grid;
    return lent;
}

} // namespace fw
