// Finds and changes the names of rows.
#include "engine/rules/References.h"

#include "engine/rules/NameVisitor.h"

#include <algorithm>
#include <array>

namespace fw {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 27> lists{{
    {"option", "options"},
    {"preset", "presets"},
    {"unit type", "unitTypes"},
    {"feature", "features"},
    {"rating", "ratings"},
    {"mark", "marks"},
    {"box", "boxes"},
    {"definition", "defs"},
    {"quantity", "quantities"},
    {"stage", "stages"},
    {"modifier", "modifiers"},
    {"table", "tables"},
    {"zone", "zones"},
    {"sight", "sights"},
    {"group", "groups"},
    {"path", "paths"},
    {"path mode", "modes"},
    {"path tier", "tiers"},
    {"constraint", "constraints"},
    {"procedure", "procedures"},
    {"node", "moments"},
    {"menu entry", "moments"},
    {"code", "codes"},
    {"trigger", "triggers"},
    {"case", "cases"},
    {"side", "sides"},
    {"unit", "units"},
}};

} // namespace

std::string_view listOfKind(std::string_view kind)
{
    const auto found = std::ranges::find(lists, kind, &std::pair<std::string_view, std::string_view>::first);
    return found == lists.end() ? std::string_view() : found->second;
}

std::vector<NameUse> usesOf(const Ruleset& rules, const Scenario* scenario, const RowName& name)
{
    Ruleset copy = rules;
    NameVisitor visitor(rules, scenario, name.list, name.owner, {{name.id, name.id}});
    visitor.see(copy);
    visitor.inScenario = true;
    if (scenario != nullptr) {
        Scenario other = *scenario;
        visitor.see(other);
    }
    return std::move(visitor.uses);
}

void changeNames(Ruleset& rules, Scenario* scenario, const std::string& list, const std::string& owner,
                 const std::map<std::string, std::string>& names)
{
    const Ruleset before = rules;
    const std::optional<Scenario> there = scenario == nullptr ? std::nullopt : std::optional(*scenario);
    NameVisitor visitor(before, there ? &*there : nullptr, list, owner, names);
    visitor.see(rules);
    visitor.inScenario = true;
    if (scenario != nullptr)
        visitor.see(*scenario);
}

} // namespace fw
