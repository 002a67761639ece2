#include "editor/commands/Bounds.h"
#include "editor/tools/Tools.h"

namespace fw {

ToolInfo BoundsTool::info() const
{
    return {"bounds", tr("Out of play"), QKeySequence(tr("O")),
            tr("Takes cells out of play, or puts them back when the first one is out: drag, or "
               "Space. No counter can go there, and they are printed as bare paper; [ and ] change "
               "the radius.")};
}

void BoundsTool::stroke(const Spot& spot, const std::vector<Cell>& cells, bool first)
{
    if (first)
        mIn = drawing().outOfPlay(spot.cell);
    bench().push(MapPart::Terrain, setInPlay(drawing(), covered(cells), mIn),
                 mIn ? tr("Put cells into play") : tr("Take cells out of play"), number());
}

Preview BoundsTool::preview() const
{
    if (!grid().contains(hovered().cell))
        return {};
    const bool out = drawing().outOfPlay(hovered().cell);
    return {covered({hovered().cell}), {}, {}, out ? tr("out of play") : tr("in play")};
}

} // namespace fw
