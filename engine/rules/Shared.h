#pragma once

#include "engine/model/Ruleset.h"

namespace fw {

/// Puts what a ruleset says once where it is used: rules of a group in place of the group's name, and under a path
/// what the path has that it is `like`. What is named and is not there is left out; lint tells of it.
void unfoldShared(Ruleset& rules);

} // namespace fw
