#include "editor/tools/Tools.h"

#include "editor/document/CellWords.h"
#include "editor/render/Curve.h"
#include "editor/render/MapGeometry.h"

#include <algorithm>

namespace fw {

ToolInfo SideTool::info() const
{
    if (grid().linked())
        return {"side", tr("Link Features"), QKeySequence(tr("H")),
                tr("Places the selected feature on a link, or removes it if it is there: click the link. On the "
                   "keyboard, comma and full stop choose a link of the place, and Space places the feature.")};
    return {"side", tr("Hexside"), QKeySequence(tr("H")),
            tr("Places the selected feature on a hexside, or removes it if it is there: click, or drag along edges. On "
               "the keyboard, comma and full stop choose a side of the cell, and Space places the feature.")};
}

/// The cell under the pointer; on a link the nearer place.
Cell SideTool::nearer(const Spot& spot) const
{
    if (spot.cell != noCell || !grid().linked())
        return spot.cell;
    const MapGeometry geometry(drawing().rest.map);
    const auto [a, b] = grid().cellsOfSide(spot.side);
    return lengthOf(spot.at - geometry.centre(a)) <= lengthOf(spot.at - geometry.centre(b)) ? a : b;
}

void SideTool::stroke(const Spot& spot, const std::vector<Cell>&, bool first)
{
    if (spot.side < 0 || pen().side.empty())
        return;
    const std::vector<std::string>& there = drawing().sideFeatures(spot.side);
    if (first)
        mOn = std::ranges::find(there, pen().side) == there.end();
    const QString label = featureLabel(bench().document().rules(), pen().side);
    Edit edit = setSides(drawing(), withMirroredSides(grid(), {spot.side}, pen().symmetry), pen().side, mOn);
    if (mOn && (!pen().holder.empty() || pen().shelter)) {
        Drawing put = drawing();
        apply(put, edit);
        edit.add(guardSide(put, spot.side, pen().side, pen().holder, pen().shelter ? nearer(spot) : noCell));
    }
    bench().push(MapPart::Sides, std::move(edit),
                 mOn ? tr("Put %1 on Sides").arg(label) : tr("Remove %1 from Sides").arg(label), number());
}

Preview SideTool::preview() const
{
    if (hovered().side < 0)
        return {};
    return {{},
            withMirroredSides(grid(), {hovered().side}, pen().symmetry),
            {},
            sideWords(drawing(), bench().document().rules(), hovered().side)};
}

} // namespace fw
