#include "editor/commands/Levels.h"

#include <algorithm>

namespace fw {

namespace {

template <class F>
Edit change(const Drawing& drawing, std::vector<Cell> cells, F after)
{
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    RunWriter runs(PlaneOf::Level);
    for (const Cell cell : cells) {
        if (!drawing.level.contains(cell))
            continue;
        const int before = drawing.level.get(cell);
        runs.put(cell, before, std::clamp(after(before), lowestLevel, highestLevel));
    }
    Edit edit;
    edit.add(runs.take());
    return edit;
}

} // namespace

Edit setLevels(const Drawing& drawing, const std::vector<Cell>& cells, int level)
{
    return change(drawing, cells, [level](int) { return level; });
}

Edit raiseLevels(const Drawing& drawing, const std::vector<Cell>& cells, int by)
{
    return change(drawing, cells, [by](int before) { return before + by; });
}

} // namespace fw
