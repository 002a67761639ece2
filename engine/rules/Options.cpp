#include "engine/rules/Options.h"

#include "engine/model/Procedures.h"

#include <algorithm>

namespace fw {

std::map<std::string, std::string> optionsOf(const Ruleset& ruleset, const Scenario& scenario)
{
    std::map<std::string, std::string> out;
    for (const Option& option : ruleset.options)
        out[option.id] = option.standard;
    for (const Preset& preset : ruleset.presets)
        if (preset.id == scenario.preset)
            for (const auto& [name, value] : preset.options)
                out[name] = value;
    for (const auto& [name, value] : scenario.options)
        out[name] = value;
    return out;
}

bool inForce(const std::vector<std::string>& when, const std::map<std::string, std::string>& options)
{
    return std::ranges::all_of(when, [&](const std::string& w) {
        const std::size_t equals = w.find('=');
        if (equals == std::string::npos || equals == 0)
            return true;
        const bool differs = w[equals - 1] == '!';
        const auto set = options.find(w.substr(0, equals - (differs ? 1 : 0)));
        return set == options.end() || (set->second == w.substr(equals + 1)) != differs;
    });
}

Ruleset withOwn(Ruleset ruleset, const Scenario& scenario)
{
    const auto append = [](auto& rows, const auto& more) { rows.insert(rows.end(), more.begin(), more.end()); };
    append(ruleset.tables, scenario.tables);
    append(ruleset.modifiers, scenario.modifiers);
    append(ruleset.triggers, scenario.triggers);
    return ruleset;
}

} // namespace fw
