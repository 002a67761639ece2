#pragma once

#include "engine/model/Ruleset.h"

#include <vector>

namespace fw {

/// Whether some course through the body of a loop may leave it: a node `end`, or anything that may end the phase or the
/// game, also in called procedures.
bool mayLeave(const Ruleset& rules, const std::vector<Node>& body);

} // namespace fw
