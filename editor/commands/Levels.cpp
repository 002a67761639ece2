#include "editor/commands/Levels.h"

#include <algorithm>

namespace fw {

namespace {

template <class F>
Edit change(const Draft& draft, std::vector<Cell> cells, F after)
{
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    RunWriter runs(PlaneOf::Level);
    for (const Cell cell : cells) {
        if (!draft.level.contains(cell))
            continue;
        const int before = draft.level.get(cell);
        runs.put(cell, before, std::clamp(after(before), lowestLevel, highestLevel));
    }
    Edit edit;
    edit.add(runs.take());
    return edit;
}

} // namespace

Edit setLevels(const Draft& draft, const std::vector<Cell>& cells, int level)
{
    return change(draft, cells, [level](int) { return level; });
}

Edit raiseLevels(const Draft& draft, const std::vector<Cell>& cells, int by)
{
    return change(draft, cells, [by](int before) { return before + by; });
}

} // namespace fw
