// The formations of a scenario and what they are parts of.
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

} // namespace fw
