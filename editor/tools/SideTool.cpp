#include "editor/tools/Tools.h"

#include "editor/document/CellWords.h"

#include <algorithm>

namespace fw {

ToolInfo SideTool::info() const
{
    return {"side", tr("Hexside"), QKeySequence(tr("H")),
            tr("Puts the chosen feature on a hexside, or takes it away where it is: click, or drag "
               "along edges. With the keyboard , and . choose a side of the cell and Space puts "
               "it.")};
}

void SideTool::stroke(const Spot& spot, const std::vector<Cell>&, bool first)
{
    if (spot.side < 0 || pen().side.empty())
        return;
    const std::vector<std::string>& there = drawing().sideFeatures(spot.side);
    if (first)
        mOn = std::ranges::find(there, pen().side) == there.end();
    const QString label = featureLabel(bench().document().rules(), pen().side);
    Edit edit = setSides(drawing(), {spot.side}, pen().side, mOn);
    if (mOn && (!pen().holder.empty() || pen().shelter)) {
        Drawing put = drawing();
        apply(put, edit);
        edit.add(guardSide(put, spot.side, pen().side, pen().holder, pen().shelter ? spot.cell : noCell));
    }
    bench().push(MapPart::Sides, std::move(edit),
                 mOn ? tr("Put %1 on sides").arg(label) : tr("Take %1 from sides").arg(label), number());
}

Preview SideTool::preview() const
{
    if (hovered().side < 0)
        return {};
    return {{}, {hovered().side}, {}, sideWords(drawing(), bench().document().rules(), hovered().side)};
}

} // namespace fw
