#pragma once

#include "engine/model/Ruleset.h"

#include <vector>

namespace fw {

/// Whether some way through the body of a loop leaves it: a node `end`, or what may end the phase or the game, also in
/// the procedures that it calls.
bool mayLeave(const Ruleset& rules, const std::vector<Node>& body);

} // namespace fw
