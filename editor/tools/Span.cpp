#include "editor/tools/Tools.h"

#include "editor/document/CellWords.h"
#include "editor/render/MapGeometry.h"

#include <cmath>

namespace fw {

void SpanTool::press(const Spot& spot)
{
    mSecond = mFrom != noCell;
    if (!mSecond)
        mFrom = spot.cell;
    mTo = spot.cell;
}

void SpanTool::release(const Spot& spot)
{
    if (spot.cell != noCell)
        mTo = spot.cell;
    // After a press and release on one cell, a second click sets the other end.
    if (mFrom != noCell && mTo != noCell && (mSecond || mFrom != mTo))
        finish();
}

void SpanTool::hover(const Spot& spot)
{
    mTo = spot.cell;
}

bool SpanTool::finish()
{
    if (mFrom == noCell || mTo == noCell)
        return false;
    const std::vector<Cell> cells = span(mFrom, mTo);
    mFrom = noCell;
    make(cells);
    return true;
}

bool SpanTool::cancel()
{
    const bool begun = mFrom != noCell;
    mFrom = noCell;
    return begun;
}

Preview SpanTool::preview() const
{
    if (!grid().contains(mTo))
        return {};
    return {mFrom == noCell ? std::vector<Cell>{mTo} : span(mFrom, mTo), {}, {}, {}};
}

ToolInfo LineTool::info() const
{
    return {"line", tr("Line"), QKeySequence(tr("L")),
            tr("Draws a straight line of terrain: drag, or click (or press Space) at both ends. Escape cancels.")};
}

QString LineTool::uselessness() const
{
    return grid().linked() ? tr("Between places there is no ground for a line: paint the places with the brush.")
                           : QString();
}

std::vector<Cell> LineTool::span(Cell from, Cell to) const
{
    return covered(straightChain(grid(), from, to));
}

void LineTool::make(const std::vector<Cell>& cells)
{
    bench().push(MapPart::Terrain, paintTerrain(drawing(), cells, pen().features, pen().mode),
                 tr("Line of %1").arg(featureWords(bench().document().rules(), pen().features)));
}

ToolInfo ShapeTool::info() const
{
    return {
        "shape", tr("Shape"), QKeySequence(tr("R")),
        tr("Fills a box or an ellipse with terrain: drag, or click (or press Space) at two corners. Escape cancels.")};
}

QString ShapeTool::uselessness() const
{
    return grid().linked() ? tr("Between places there is no ground for a shape: paint the places with the brush.")
                           : QString();
}

std::vector<Cell> ShapeTool::span(Cell from, Cell to) const
{
    const Grid& g = grid();
    if (!g.contains(from) || !g.contains(to))
        return {};
    const MapGeometry at(g, 1);
    const QRectF box = QRectF(at.centre(from), at.centre(to)).normalized().adjusted(-0.3, -0.3, 0.3, 0.3);
    std::vector<Cell> cells;
    for (const Cell cell : at.cellsIn(box)) {
        const QPointF p = at.centre(cell);
        if (!box.contains(p))
            continue;
        if (pen().ellipse
            && std::hypot((p.x() - box.center().x()) / (box.width() / 2),
                          (p.y() - box.center().y()) / (box.height() / 2))
                   > 1)
            continue;
        cells.push_back(cell);
    }
    return withMirrored(grid(), std::move(cells), pen().symmetry);
}

void ShapeTool::make(const std::vector<Cell>& cells)
{
    bench().push(MapPart::Terrain, paintTerrain(drawing(), cells, pen().features, pen().mode),
                 tr("Shape of %1").arg(featureWords(bench().document().rules(), pen().features)));
}

} // namespace fw
