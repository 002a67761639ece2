#include "editor/tools/Tools.h"

#include "editor/commands/Areas.h"

#include <algorithm>

namespace fw {

ToolInfo NameTool::info() const
{
    return {"name", tr("Name"), QKeySequence(tr("T")),
            tr("Writes a name on a cell, or changes the name there: click or press Space, type the name, and press "
               "Enter.")};
}

void NameTool::release(const Spot& spot)
{
    if (spot.cell == mPressed && grid().contains(spot.cell))
        bench().askName(spot.cell, nameAt(drawing(), spot.cell));
}

ToolInfo AreaTool::info() const
{
    return {"area", tr("Area"), QKeySequence(tr("A")),
            tr("Adds cells to the area selected at the left, or removes cells that are in it: drag, or press Space.")};
}

void AreaTool::stroke(const Spot& spot, const std::vector<Cell>& cells, bool first)
{
    const Area& area = pen().area;
    if (area.id.empty()) {
        bench().say(tr("Type the id of an area first, such as “north-entry”."));
        return;
    }
    if (first) {
        const int at = areaNamed(drawing(), area.id);
        mIn = true;
        if (at >= 0) {
            const std::vector<Cell>& in = drawing().rest.map.areas[std::size_t(at)].cells;
            mIn = std::ranges::find(in, spot.cell) == in.end();
        }
    }
    const QString label = QString::fromStdString(area.label.empty() ? area.id : area.label);
    bench().push(MapPart::Areas, markArea(drawing(), area, cells, mIn),
                 mIn ? tr("Add Cells to %1").arg(label) : tr("Remove Cells from %1").arg(label), number());
}

Preview AreaTool::preview() const
{
    return grid().contains(hovered().cell) ? Preview{{hovered().cell}, {}, {}, {}} : Preview();
}

} // namespace fw
