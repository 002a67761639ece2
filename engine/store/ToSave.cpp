#include "engine/store/ToSave.h"

namespace fw {

namespace {

/// The text, or the problem if reading it back fails.
template <class Read>
Result<std::string> sound(std::string text, const Result<Read>& read)
{
    if (!read)
        return tl::unexpected<Problem>(read.error());
    return text;
}

} // namespace

Result<std::string> rulesToSave(const Ruleset& rules, const std::string& path, Spelling spelling)
{
    std::string text = writeRules(rules, spelling);
    const Result<Ruleset> read = readRules(text, path);
    return sound(std::move(text), read);
}

Result<std::string> mapToSave(const Map& map, const std::string& path)
{
    std::string text = writeMap(map);
    const Result<Map> read = readMap(text, path);
    return sound(std::move(text), read);
}

Result<std::string> scenarioToSave(const Scenario& scenario, const std::string& mapFile, const std::string& path)
{
    std::string text = writeScenario(scenario, mapFile);
    const Result<Scenario> read = readScenario(text, path,
                                               [&](const std::string&) -> Result<Map> { return scenario.map; });
    return sound(std::move(text), read);
}

} // namespace fw
