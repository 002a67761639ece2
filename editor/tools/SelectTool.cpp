#include "editor/tools/Tools.h"

#include "editor/render/MapGeometry.h"

#include <algorithm>

namespace fw {

ToolInfo SelectTool::info() const
{
    return {"select", tr("Select"), QKeySequence(tr("V")),
            tr("Selects cells: click, or drag a box. Ctrl adds or removes cells, and Shift adds cells. Drag selected "
               "cells to move them. Ctrl+C, Ctrl+X and Ctrl+V copy, cut and paste; Delete clears the cells.")};
}

bool SelectTool::chosen(Cell cell) const
{
    const std::vector<Cell>& all = bench().selection();
    return std::ranges::find(all, cell) != all.end();
}

void SelectTool::press(const Spot& spot)
{
    mFrom = mTo = spot.cell;
    mMods = spot.mods;
    mMoving = !(mMods & (Qt::ControlModifier | Qt::ShiftModifier)) && chosen(spot.cell);
}

void SelectTool::drag(const Spot& spot)
{
    if (spot.cell != noCell)
        mTo = spot.cell;
}

std::vector<Cell> SelectTool::box() const
{
    const Grid& g = grid();
    if (!g.contains(mFrom) || !g.contains(mTo))
        return {};
    if (mFrom == mTo)
        return {mFrom};
    const MapGeometry at(g, 1);
    const QRectF box = QRectF(at.centre(mFrom), at.centre(mTo)).normalized().adjusted(-0.3, -0.3, 0.3, 0.3);
    std::vector<Cell> cells;
    for (const Cell cell : at.cellsIn(box))
        if (box.contains(at.centre(cell)))
            cells.push_back(cell);
    return cells;
}

void SelectTool::release(const Spot& spot)
{
    drag(spot);
    const Cell from = mFrom;
    const std::vector<Cell> in = box();
    mFrom = noCell;
    if (mMoving && mTo != from) {
        const std::vector<Cell> cells = bench().selection();
        // The selection moves with the cells; movedCells needs the grid before the edit.
        const std::vector<Cell> there = movedCells(grid(), cells, from, mTo);
        if (bench().push(MapPart::Terrain, moveCells(drawing(), cells, from, mTo), tr("Move Cells"))) {
            bench().select(there);
            bench().sayLeftOut(cells.size() - there.size());
        }
        mMoving = false;
        return;
    }
    mMoving = false;
    if (!(mMods & (Qt::ControlModifier | Qt::ShiftModifier))) {
        bench().select(in);
        return;
    }
    std::vector<Cell> all = bench().selection();
    for (const Cell cell : in) {
        const auto found = std::ranges::find(all, cell);
        if (found == all.end())
            all.push_back(cell);
        else if ((mMods & Qt::ControlModifier) && in.size() == 1)
            all.erase(found);
    }
    bench().select(std::move(all));
}

bool SelectTool::cancel()
{
    const bool begun = mFrom != noCell || !bench().selection().empty();
    if (mFrom == noCell)
        bench().select({});
    mFrom = noCell;
    mMoving = false;
    return begun;
}

Preview SelectTool::preview() const
{
    Preview p;
    if (!grid().contains(mFrom))
        return p;
    if (mMoving) {
        p.cells = movedCells(grid(), bench().selection(), mFrom, mTo);
        return p;
    }
    p.cells = box();
    return p;
}

} // namespace fw
