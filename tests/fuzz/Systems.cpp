#include "tests/fuzz/Systems.h"

#include "engine/store/Files.h"

#include <algorithm>
#include <filesystem>

namespace fuzz {

namespace {

void gather(const std::filesystem::path& folder, std::vector<std::string>& out)
{
    std::error_code none;
    std::vector<std::string> found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, none)) {
        const std::string path = entry.path().string();
        const std::string end = ".scenario.json";
        if (path.size() > end.size() && path.compare(path.size() - end.size(), end.size(), end) == 0)
            found.push_back(path);
    }
    std::sort(found.begin(), found.end());
    out.insert(out.end(), found.begin(), found.end());
}

} // namespace

fw::Result<System> load(const std::string& scenarioPath, const std::string& shippedFolder)
{
    const fw::Result<fw::Scenario> scenario = fw::readScenarioFile(scenarioPath);
    if (!scenario)
        return tl::unexpected<fw::Problem>(scenario.error());
    const std::string folder = std::filesystem::path(scenarioPath).parent_path().string();
    const fw::Result<fw::FoundRules> found = fw::findRules(*scenario, folder.empty() ? "." : folder, shippedFolder);
    if (!found)
        return tl::unexpected<fw::Problem>(found.error());
    fw::Result<std::shared_ptr<const fw::Rules>> rules = fw::compile(found->rules, *scenario, {});
    if (!rules)
        return tl::unexpected<fw::Problem>(rules.error());
    return System{scenarioPath, found->rules, *scenario, *rules};
}

std::vector<std::string> everyScenario(const std::string& sourceFolder)
{
    std::vector<std::string> out;
    gather(sourceFolder + "/scenarios", out);
    gather(sourceFolder + "/tests/kernel", out);
    // The folders of words have hardly any decisions, and that of recipes has no rules of its own.
    std::erase_if(out, [](const std::string& path) {
        return path.find("/kernel/words/") != std::string::npos || path.find("/kernel/recipes/") != std::string::npos;
    });
    return out;
}

} // namespace fuzz
