#include "editor/tools/Tools.h"

#include "editor/commands/Places.h"
#include "editor/render/MapGeometry.h"

#include <algorithm>

namespace fw {

ToolInfo SelectTool::info() const
{
    if (grid().linked())
        return {"select", tr("Select"), QKeySequence(tr("V")),
                tr("Selects places: click, or drag a box. Ctrl adds or removes places, and Shift adds places. Drag "
                   "selected places to move them. Delete clears what is on them; the Places tool deletes a place.")};
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
    mFromAt = mToAt = spot.at;
    mDown = true;
    mMods = spot.mods;
    mMoving = !(mMods & (Qt::ControlModifier | Qt::ShiftModifier)) && chosen(spot.cell);
}

void SelectTool::drag(const Spot& spot)
{
    if (spot.cell != noCell)
        mTo = spot.cell;
    mToAt = spot.at;
}

QPoint SelectTool::dragged() const
{
    return {qRound(mToAt.x() - mFromAt.x()), qRound(mToAt.y() - mFromAt.y())};
}

std::vector<Cell> SelectTool::box() const
{
    const Grid& g = grid();
    if (g.linked() && !g.contains(mFrom)) { // a box may begin between places
        const MapGeometry at(drawing().rest.map);
        const QRectF box = QRectF(mFromAt, mToAt).normalized();
        std::vector<Cell> cells;
        for (const Cell cell : at.cellsIn(box))
            if (box.contains(at.centre(cell)))
                cells.push_back(cell);
        return cells;
    }
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

/// Moves the selection, which follows, from a cell to the end of the drag.
void SelectTool::move(Cell from)
{
    const std::vector<Cell> cells = bench().selection();
    if (grid().linked()) {
        if (bench().push(MapPart::Terrain, movePlaces(drawing(), cells, dragged().x(), dragged().y()).edit,
                         tr("Move Places")))
            bench().select(cells);
        return;
    }
    const std::vector<Cell> there = movedCells(grid(), cells, from, mTo); // needs the grid before the edit
    if (bench().push(MapPart::Terrain, moveCells(drawing(), cells, from, mTo), tr("Move Cells"))) {
        bench().select(there);
        bench().sayLeftOut(cells.size() - there.size());
    }
}

void SelectTool::release(const Spot& spot)
{
    drag(spot);
    const Cell from = mFrom;
    const std::vector<Cell> in = box();
    const bool moving = mMoving && (grid().linked() ? !dragged().isNull() : mTo != from);
    mFrom = noCell;
    mMoving = mDown = false;
    if (moving) {
        move(from);
        return;
    }
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
    mMoving = mDown = false;
    return begun;
}

Preview SelectTool::preview() const
{
    Preview p;
    if (mDown && grid().linked()) {
        const MapGeometry at(drawing().rest.map);
        for (const Cell cell : bench().selection())
            if (mMoving && grid().contains(cell))
                p.rims.push_back(at.centre(cell) + dragged());
        if (!mMoving)
            p.cells = box();
        if (!grid().contains(mFrom))
            p.boxes = {QRectF(mFromAt, mToAt).normalized()};
        return p;
    }
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
