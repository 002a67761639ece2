#include "editor/tools/Tools.h"

#include "editor/commands/Placing.h"

#include <algorithm>

namespace fw {

ToolInfo PlaceTool::info() const
{
    return {"place", tr("Counters"), QKeySequence(tr("C")),
            tr("Places the counters selected in the tray on a cell: click, or press Space. Drag the top counter of a "
               "stack to move it to another cell. Click a counter to select it.")};
}

void PlaceTool::press(const Spot& spot)
{
    mTo = spot.cell;
    mFrom = noCell;
    mTook = false;
    const std::vector<std::string> here = unitsAt(drawing(), spot.cell);
    if (here.empty())
        return;
    // Chosen counters in this cell are dragged; otherwise the top counter becomes the chosen one.
    const std::vector<std::string>& chosen = bench().units();
    const bool mine = std::ranges::any_of(
        chosen, [&](const std::string& unit) { return std::ranges::find(here, unit) != here.end(); });
    bool waiting = false; // chosen counters without a place are placed here instead
    for (const std::string& unit : chosen)
        waiting = waiting || placementOf(drawing(), unit) < 0;
    if (waiting)
        return;
    if (!mine)
        bench().chooseUnits({here.back()});
    mFrom = spot.cell;
    mTook = true;
}

void PlaceTool::release(const Spot& spot)
{
    if (spot.cell != noCell)
        mTo = spot.cell;
    const std::vector<std::string> units = bench().units();
    const bool moved = !mTook || mTo != mFrom;
    mFrom = noCell;
    mTook = false;
    if (!moved || units.empty() || !grid().contains(mTo))
        return;
    bench().push(MapPart::Counters, placeUnits(drawing(), units, mTo),
                 tr("Place %n Counters", nullptr, int(units.size())));
}

bool PlaceTool::cancel()
{
    const bool begun = mTook || !bench().units().empty();
    mTook = false;
    mFrom = noCell;
    bench().chooseUnits({});
    return begun;
}

Preview PlaceTool::preview() const
{
    if (!grid().contains(mTo) || bench().units().empty())
        return {};
    Preview p;
    p.cells = {mTo};
    p.words = tr("%n counters selected", nullptr, int(bench().units().size()));
    return p;
}

} // namespace fw
