#pragma once

#include "engine/model/Ruleset.h"

#include <functional>

namespace fw {

/// Puts what a ruleset says once where it is used: rules of a group in place of the group's name, and under a path
/// what the path has that it is `like`. What is named and is not there is left out; lint tells of it.
/// Of several paths that one may be like, the first whose `when` is in force is meant.
void expandGroupsAndInheritance(Ruleset& rules,
                                const std::function<bool(const std::vector<std::string>&)>& inForce = {});

} // namespace fw
