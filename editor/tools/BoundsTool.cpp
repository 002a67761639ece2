#include "editor/commands/Bounds.h"
#include "editor/tools/Tools.h"

namespace fw {

ToolInfo BoundsTool::info() const
{
    return {"bounds", tr("Out of play"), QKeySequence(tr("O")),
            tr("Takes cells out of play, or puts them back into play if the first cell is out: drag, or press Space. "
               "Counters cannot enter these cells, and they print as bare paper. [ and ] change the radius.")};
}

QString BoundsTool::uselessness() const
{
    return grid().linked() ? tr("Delete a place with the Places tool instead of taking it out of play.") : QString();
}

void BoundsTool::stroke(const Spot& spot, const std::vector<Cell>& cells, bool first)
{
    if (first)
        mIn = drawing().outOfPlay(spot.cell);
    bench().push(MapPart::Terrain, setInPlay(drawing(), covered(cells), mIn),
                 mIn ? tr("Put Cells into Play") : tr("Take Cells out of Play"), number());
}

Preview BoundsTool::preview() const
{
    if (!grid().contains(hovered().cell))
        return {};
    const bool out = drawing().outOfPlay(hovered().cell);
    return {covered({hovered().cell}), {}, {}, out ? tr("out of play") : tr("in play")};
}

} // namespace fw
