#pragma once

#include "editor/document/Drawing.h"
#include "engine/model/Ruleset.h"

namespace fw {

/// The chain of cells that a road builder would choose between two cells; empty when either is off the map. It prefers
/// open and level ground, few water crossings and ways of the same kind. It only helps with drawing; the rules set the
/// costs. Beyond 150 cells it is the straight chain.
std::vector<Cell> easiestChain(const Drawing& drawing, const Ruleset& rules, const std::string& kind, Cell from,
                               Cell to);

} // namespace fw
