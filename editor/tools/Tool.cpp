#include "editor/tools/Tool.h"

#include "editor/commands/Ways.h"

namespace fw {

std::vector<Cell> Tool::covered(const std::vector<Cell>& cells) const
{
    if (pen().radius == 0)
        return withMirrored(grid(), cells, pen().symmetry);
    std::vector<Cell> all;
    for (const Cell cell : cells)
        for (const Cell near : grid().within(cell, pen().radius))
            all.push_back(near);
    return withMirrored(grid(), std::move(all), pen().symmetry);
}

void StrokeTool::press(const Spot& spot)
{
    mNumber = bench().document().beginStroke();
    mLast = spot.cell;
    mHover = spot;
    stroke(spot, spot.cell == noCell ? std::vector<Cell>() : std::vector<Cell>{spot.cell}, true);
}

void StrokeTool::drag(const Spot& spot)
{
    mHover = spot;
    if (mNumber == 0)
        return;
    // A fast stroke skips cells, so the straight line fills the gaps.
    std::vector<Cell> passed;
    if (spot.cell != mLast && spot.cell != noCell)
        passed = mLast == noCell || grid().linked() ? std::vector<Cell>{spot.cell}
                                                    : straightChain(grid(), mLast, spot.cell);
    if (spot.cell != noCell)
        mLast = spot.cell;
    stroke(spot, passed, false);
}

void StrokeTool::release(const Spot& spot)
{
    if (mNumber == 0)
        return;
    drag(spot);
    mNumber = 0;
    bench().document().endStroke();
}

bool StrokeTool::cancel()
{
    if (mNumber == 0)
        return false;
    mNumber = 0;
    bench().document().cancelStroke();
    return true;
}

} // namespace fw
