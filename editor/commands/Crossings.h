#pragma once

#include "editor/document/Edit.h"
#include "editor/render/Ground.h"

namespace fw {

/// The water that a chain of cells meets.
struct WaterMet {
    std::vector<int> sides;  ///< crossed hexsides with water on them
    std::vector<Cell> cells; ///< cells with water between cells without water
    bool empty() const { return sides.empty() && cells.empty(); }
};

/// The water that a path through these cells crosses.
WaterMet waterMet(const Drawing& drawing, const Ruleset& rules, const std::vector<Cell>& chain);

/// Adds a crossing, such as Art::Bridge, to all of that water without a crossing; empty where the rules have
/// no feature with that art.
Edit addCrossings(const Drawing& drawing, const Ruleset& rules, const WaterMet& water, Art art);

/// Steps the crossing of a side, or of a cell when `side` is -1, through none, bridge, ford and ferry, as far as the
/// rules have them; empty where there is no water.
Edit nextCrossing(const Drawing& drawing, const Ruleset& rules, int side, Cell cell);

} // namespace fw
