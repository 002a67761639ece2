#pragma once

#include "editor/document/Drawing.h"
#include "engine/model/Ruleset.h"

namespace fw {

/// The chain of cells by which a road builder would go from one to another: open and level ground
/// before woods, marsh and slopes, few crossings of water, along a way of the same kind where there
/// is one, else straight. This is a help for the hand and no ruling: the rules price what is drawn.
/// Beyond 150 cells the straight chain; empty when either end is off the map.
std::vector<Cell> easiestChain(const Drawing& drawing, const Ruleset& rules, const std::string& kind, Cell from,
                               Cell to);

} // namespace fw
