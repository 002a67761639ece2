// The formations of a scenario, what they are parts of, and their signs.
#include "engine/model/Scenario.h"

namespace fw {

std::string formationParent(const Scenario& scenario, const std::string& side, const std::string& formation)
{
    const auto& parents = scenario.formationParents;
    auto found = parents.find(side + " " + formation);
    if (found == parents.end())
        found = parents.find(formation);
    return found == parents.end() ? std::string() : found->second;
}

const FormationSign* formationSign(const Scenario& scenario, const std::string& side, const std::string& formation)
{
    const FormationSign* out = nullptr;
    for (const FormationSign& row : scenario.formationSigns)
        if (row.formation == formation && (row.side == side || (row.side.empty() && out == nullptr)))
            out = &row;
    return out;
}

} // namespace fw
