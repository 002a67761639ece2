#pragma once

#include "engine/model/Ruleset.h"

#include <functional>

namespace fw {

/// Replaces the names of rule groups by their rules, and gives each path what it inherits from the path that it is
/// `like`. Unknown names are left out and reported by the lint. If several paths have that id, the first whose `when`
/// is in force counts.
void expandGroupsAndInheritance(Ruleset& rules,
                                const std::function<bool(const std::vector<std::string>&)>& inForce = {});

} // namespace fw
