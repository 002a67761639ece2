#include "editor/tools/RulerTool.h"

#include "editor/commands/Ways.h"
#include "editor/render/MapGeometry.h"

#include <algorithm>

namespace fw {

ToolInfo RulerTool::info() const
{
    return {
        "ruler", tr("Ruler"), QKeySequence(tr("M")),
        tr("Measures from one cell to another: click (or press Space), then point. A second click holds the answer, "
           "and Escape ends it. For the type of unit selected at the left it shows the cost of the cheapest path. If "
           "the rules have lines of sight, it shows whether the cell can be seen and what blocks the line.")};
}

void RulerTool::press(const Spot& spot)
{
    if (mFrom != noCell && !mEnded && spot.cell != mFrom && spot.cell != noCell) {
        mTo = spot.cell;
        mEnded = true;
        return;
    }
    mFrom = mTo = spot.cell;
    mEnded = false;
}

void RulerTool::hover(const Spot& spot)
{
    if (!mEnded && spot.cell != noCell)
        mTo = spot.cell;
}

bool RulerTool::cancel()
{
    const bool begun = mFrom != noCell;
    mFrom = noCell;
    mEnded = false;
    return begun;
}

Preview RulerTool::preview() const
{
    if (!grid().contains(mFrom) || !grid().contains(mTo))
        return {};
    const Asked now{mFrom, mTo, bench().revision(), pen().mover, pen().march};
    if (now == mAsked)
        return mAnswer;
    mAsked = now;
    Preview p;
    p.chain = straightChain(grid(), mFrom, mTo);
    const MapGeometry at(drawing().rest.map);
    p.lines = {QLineF(at.centre(mFrom), at.centre(mTo))};
    p.dots = {mFrom, mTo};
    const int n = grid().distance(mFrom, mTo);
    int highest = drawing().level.get(mFrom);
    for (const Cell cell : p.chain)
        highest = std::max(highest, drawing().level.get(cell));
    p.words = tr("%1 to %2: distance %3", "cells and steps")
                  .arg(QString::fromStdString(drawing().number(mFrom)), QString::fromStdString(drawing().number(mTo)))
                  .arg(n);
    if (highest != 0)
        p.words += tr(", levels %1 to %2, highest between %3")
                       .arg(drawing().level.get(mFrom))
                       .arg(drawing().level.get(mTo))
                       .arg(highest);
    if (!pen().mover.empty() && mFrom != mTo) {
        const Measure::Way way = mMeasure.way(pen().mover, pen().march, mFrom, mTo);
        if (!way.words.isEmpty())
            p.words = tr("%1; %2", "parts of an answer").arg(p.words, way.words);
        if (!way.cells.empty())
            p.chain = way.cells;
    }
    if (mFrom != mTo)
        for (const QString& sight : mMeasure.sights(pen().mover, mFrom, mTo))
            p.words = tr("%1; %2", "parts of an answer").arg(p.words, sight);
    mAnswer = p;
    return p;
}

} // namespace fw
