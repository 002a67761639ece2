#include "editor/commands/Bounds.h"

#include <algorithm>

namespace fw {

Edit setInPlay(const Drawing& drawing, std::vector<Cell> cells, bool in)
{
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    RunWriter runs(PlaneOf::Out);
    for (const Cell cell : cells)
        if (drawing.out.contains(cell))
            runs.put(cell, drawing.out.get(cell), in ? 0 : 1);
    Edit edit;
    edit.add(runs.take());
    return edit;
}

} // namespace fw
