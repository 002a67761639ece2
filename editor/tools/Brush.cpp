#include "editor/tools/Tools.h"

#include "editor/document/CellWords.h"

#include <algorithm>

namespace fw {

ToolInfo BrushTool::info() const
{
    return {"brush", tr("Brush"), QKeySequence(tr("B")),
            tr("Paints the selected terrain: drag, or press Space at the cell cursor. Shift with the arrow keys "
               "continues painting. [ and ] change the radius.")};
}

void BrushTool::stroke(const Spot&, const std::vector<Cell>& cells, bool)
{
    const QString words = tr("Paint %1", "terrain").arg(featureWords(bench().document().rules(), pen().features));
    bench().push(MapPart::Terrain, paintTerrain(drawing(), covered(cells), pen().features, pen().mode), words,
                 number());
}

Preview BrushTool::preview() const
{
    if (!grid().contains(hovered().cell))
        return {};
    return {covered({hovered().cell}), {}, {}, {}};
}

ToolInfo PickTool::info() const
{
    return {"pick", tr("Pick"), QKeySequence(tr("I")),
            tr("Takes the terrain of a cell for the brush: click, or press Space.")};
}

void PickTool::press(const Spot& spot)
{
    if (!grid().contains(spot.cell))
        return;
    pen().features = drawing().features(spot.cell);
    pen().level = drawing().level.get(spot.cell);
    bench().penChanged();
    bench().say(tr("Picked: %1").arg(cellWords(drawing(), bench().document().rules(), spot.cell)));
}

ToolInfo FillTool::info() const
{
    return {"fill", tr("Fill"), QKeySequence(tr("F")),
            tr("Fills connected cells of the same terrain and level: click, or press Space.")};
}

void FillTool::press(const Spot& spot)
{
    const std::vector<Cell> cells = withMirrored(grid(), connectedCells(drawing(), spot.cell), pen().symmetry);
    bench().push(MapPart::Terrain, paintTerrain(drawing(), cells, pen().features, pen().mode),
                 tr("Fill with %1").arg(featureWords(bench().document().rules(), pen().features)));
}

ToolInfo LevelTool::info() const
{
    return {"level", tr("Elevation"), QKeySequence(tr("E")),
            tr("Raises cells by one level (with Alt it lowers them), or sets the selected level: drag, or press Space. "
               "[ and ] change the radius.")};
}

void LevelTool::stroke(const Spot& spot, const std::vector<Cell>& cells, bool first)
{
    if (first)
        mDone.clear();
    std::vector<Cell> fresh; // a stroke raises each cell only once
    std::ranges::copy_if(covered(cells), std::back_inserter(fresh),
                         [this](Cell cell) { return mDone.insert(cell).second; });
    const bool lower = spot.mods & Qt::AltModifier;
    bench().push(MapPart::Level,
                 pen().raise ? raiseLevels(drawing(), fresh, lower ? -1 : 1) : setLevels(drawing(), fresh, pen().level),
                 pen().raise ? (lower ? tr("Lower") : tr("Raise")) : tr("Set Level %1").arg(pen().level), number());
}

Preview LevelTool::preview() const
{
    if (!grid().contains(hovered().cell))
        return {};
    return {covered({hovered().cell}), {}, {}, tr("level %1").arg(drawing().level.get(hovered().cell))};
}

ToolInfo EraserTool::info() const
{
    return {"eraser", tr("Eraser"), QKeySequence(tr("X")),
            tr("Clears the terrain, level, roads and names of cells, and close to a side that side: drag, or press "
               "Space. [ and ] change the radius.")};
}

void EraserTool::stroke(const Spot& spot, const std::vector<Cell>& cells, bool first)
{
    if (first)
        mSides = spot.side >= 0 && drawing().sides.contains(spot.side) && drawing().sides.get(spot.side) != 0;
    if (mSides) {
        if (spot.side >= 0)
            bench().push(MapPart::Sides,
                         setSides(drawing(), withMirroredSides(grid(), {spot.side}, pen().symmetry), {}, false),
                         tr("Erase"), number());
        return;
    }
    const std::vector<Cell> all = covered(cells);
    if (all.empty())
        return;
    // Each part is erased separately, so that locked parts stay unchanged.
    bench().push(MapPart::Terrain, paintTerrain(drawing(), all, {}, PaintMode::Replace), tr("Erase"), number());
    if (!bench().locked(MapPart::Level))
        bench().push(MapPart::Level, setLevels(drawing(), all, 0), tr("Erase"), number());
    if (!bench().locked(MapPart::Ways))
        bench().push(MapPart::Ways, eraseWays(drawing(), all), tr("Erase"), number());
    if (!bench().locked(MapPart::Names))
        bench().push(MapPart::Names, eraseNames(drawing(), all), tr("Erase"), number());
}

Preview EraserTool::preview() const
{
    if (hovered().side >= 0 && drawing().sides.contains(hovered().side) && drawing().sides.get(hovered().side) != 0)
        return {{}, {hovered().side}, {}, {}};
    if (!grid().contains(hovered().cell))
        return {};
    return {covered({hovered().cell}), {}, {}, {}};
}

} // namespace fw
