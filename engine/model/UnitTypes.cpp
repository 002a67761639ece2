// The unit types of a ruleset by their ids.
#include "engine/model/Ruleset.h"

#include <algorithm>

namespace fw {

std::vector<std::string> typeIds(const Ruleset& rules)
{
    std::vector<std::string> out;
    out.reserve(rules.unitTypes.size());
    for (const UnitType& type : rules.unitTypes)
        out.push_back(type.id);
    return out;
}

const UnitType* typeNamed(const Ruleset& rules, const std::string& id)
{
    const auto found = std::ranges::find(rules.unitTypes, id, &UnitType::id);
    return found == rules.unitTypes.end() ? nullptr : &*found;
}

} // namespace fw
