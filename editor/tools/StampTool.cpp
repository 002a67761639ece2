#include "editor/tools/StampTool.h"

#include "editor/commands/ClipTurn.h"

namespace fw {

ToolInfo StampTool::info() const
{
    return {"stamp", tr("Stamp"), QKeySequence(tr("D")),
            tr("Places a piece of map with its terrain, levels, hexsides and roads: choose or store one at the left, "
               "then click, or press Space. Comma and full stop turn it, slash flips it.")};
}

QString StampTool::uselessness() const
{
    return grid().linked() ? tr("Places cannot be stamped: add them with the Places tool.") : QString();
}

void StampTool::press(const Spot& spot)
{
    mHover = spot;
    const Clip& stamp = bench().stamp();
    if (stamp.cells.empty()) {
        bench().say(tr("Choose a stamp at the left first."));
        return;
    }
    if (stamp.map.grid.shape != grid().shape) {
        bench().say(tr("This stamp was made for cells of another shape."));
        return;
    }
    if (bench().push(MapPart::Terrain, pasteClip(drawing(), stamp, spot.cell), tr("Stamp")))
        bench().sayLeftOut(stamp.cells.size() - clipCells(grid(), stamp, spot.cell).size());
}

bool StampTool::key(int key, Qt::KeyboardModifiers)
{
    if (bench().stamp().cells.empty())
        return false;
    if (key == Qt::Key_Comma || key == Qt::Key_Period)
        bench().setStamp(turned(bench().stamp(), key == Qt::Key_Period ? 1 : -1));
    else if (key == Qt::Key_Slash)
        bench().setStamp(flipped(bench().stamp()));
    else
        return false;
    return true;
}

Preview StampTool::preview() const
{
    return {clipCells(grid(), bench().stamp(), mHover.cell), {}, {}, {}};
}

} // namespace fw
