#include "editor/commands/Sides.h"

#include <algorithm>

namespace fw {

Edit setSides(const Drawing& drawing, std::vector<int> sides, const std::string& feature, bool on)
{
    std::ranges::sort(sides);
    sides.erase(std::unique(sides.begin(), sides.end()), sides.end());
    RunWriter runs(PlaneOf::Sides);
    RunWriter guards(PlaneOf::Guards);
    for (const int side : sides) {
        if (!drawing.sides.contains(side) || drawing.grid().cellsOfSide(side).second == noCell)
            continue;
        const Mix before = drawing.sides.get(side);
        const Mix after = feature.empty() ? (on ? before : Mix(0))
                          : on            ? drawing.legend->with(before, feature)
                                          : drawing.legend->without(before, feature);
        runs.put(side, before, after);
        // A removed feature has no holder.
        if (const Mix held = drawing.guards.get(side); held != 0)
            guards.put(side, held, drawing.guardCode(side, after, drawing.guard(side)));
    }
    Edit edit;
    edit.add(runs.take());
    edit.add(guards.take());
    return edit;
}

Edit guardSide(const Drawing& drawing, int side, const std::string& feature, const std::string& owner, Cell shelters)
{
    Edit edit;
    if (!drawing.sides.contains(side))
        return edit;
    Guard guard = drawing.guard(side);
    guard.owner = owner;
    guard.shelters.erase(feature);
    if (shelters != noCell)
        guard.shelters[feature] = shelters;
    RunWriter guards(PlaneOf::Guards);
    guards.put(side, drawing.guards.get(side), drawing.guardCode(side, drawing.sides.get(side), guard));
    edit.add(guards.take());
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
    std::ranges::sort(sides);
    sides.erase(std::unique(sides.begin(), sides.end()), sides.end());
    return sides;
}

} // namespace fw
