#include "editor/commands/Sides.h"

#include <algorithm>

namespace fw {

Edit setSides(const Drawing& drawing, std::vector<int> sides, const std::string& feature, bool on)
{
    std::sort(sides.begin(), sides.end());
    sides.erase(std::unique(sides.begin(), sides.end()), sides.end());
    RunWriter runs(PlaneOf::Sides);
    for (const int side : sides) {
        if (!drawing.sides.contains(side) || drawing.grid().cellsOfSide(side).second == noCell)
            continue;
        const Mix before = drawing.sides.get(side);
        runs.put(side, before,
                 feature.empty() ? (on ? before : Mix(0))
                 : on            ? drawing.legend->with(before, feature)
                                 : drawing.legend->without(before, feature));
    }
    Edit edit;
    edit.add(runs.take());
    return edit;
}

std::vector<int> sidesOf(const Drawing& drawing, const std::vector<Cell>& cells)
{
    std::vector<int> sides;
    for (const Cell cell : cells) {
        for (int d = 0; d < drawing.grid().directions(); ++d) {
            const int side = drawing.grid().side(cell, d);
            if (side >= 0 && drawing.sides.get(side) != 0)
                sides.push_back(side);
        }
    }
    std::sort(sides.begin(), sides.end());
    sides.erase(std::unique(sides.begin(), sides.end()), sides.end());
    return sides;
}

} // namespace fw
