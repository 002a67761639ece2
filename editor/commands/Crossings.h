#pragma once

#include "editor/document/Edit.h"
#include "editor/render/Ground.h"

namespace fw {

/// Where a chain of cells meets water.
struct WaterMet {
    std::vector<int> sides;  ///< stepped over, with water on them
    std::vector<Cell> cells; ///< gone through, with water in them and dry ground before and after
    bool empty() const { return sides.empty() && cells.empty(); }
};

/// The water that a path through these cells crosses.
WaterMet waterMet(const Drawing& drawing, const Ruleset& rules, const std::vector<Cell>& chain);

/// Puts a bridge or a ford (Art::Bridge, Art::Ford) on all of that water that has neither yet, by the
/// features of the rules that are drawn so; nothing where the rules have none.
Edit addCrossings(const Drawing& drawing, const Ruleset& rules, const WaterMet& water, Art art);

/// Changes what crosses the water on a side, or in a cell when the side is -1: nothing, a bridge, a
/// ford, as far as the rules have them; nothing where there is no water.
Edit nextCrossing(const Drawing& drawing, const Ruleset& rules, int side, Cell cell);

} // namespace fw
