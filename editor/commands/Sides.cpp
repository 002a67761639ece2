#include "editor/commands/Sides.h"

#include <algorithm>

namespace fw {

Edit setSides(const Draft& draft, std::vector<int> sides, const std::string& feature, bool on)
{
    std::sort(sides.begin(), sides.end());
    sides.erase(std::unique(sides.begin(), sides.end()), sides.end());
    RunWriter runs(PlaneOf::Sides);
    for (const int side : sides) {
        if (!draft.sides.contains(side) || draft.grid().cellsOfSide(side).second == noCell)
            continue;
        const Mix before = draft.sides.get(side);
        runs.put(side, before,
                 feature.empty() ? (on ? before : Mix(0))
                 : on            ? draft.legend->with(before, feature)
                                 : draft.legend->without(before, feature));
    }
    Edit edit;
    edit.add(runs.take());
    return edit;
}

std::vector<int> sidesOf(const Draft& draft, const std::vector<Cell>& cells)
{
    std::vector<int> sides;
    for (const Cell cell : cells) {
        for (int d = 0; d < draft.grid().directions(); ++d) {
            const int side = draft.grid().side(cell, d);
            if (side >= 0 && draft.sides.get(side) != 0)
                sides.push_back(side);
        }
    }
    std::sort(sides.begin(), sides.end());
    sides.erase(std::unique(sides.begin(), sides.end()), sides.end());
    return sides;
}

} // namespace fw
