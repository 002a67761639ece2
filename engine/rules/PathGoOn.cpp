// Judges the rest of a path again, on the board as it is now.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/rules/PathFinder.h"

#include <optional>

namespace fw {

bool PathFinder::mayGoOn(const std::vector<std::int32_t>& items, std::size_t done, Sym mode, Sym tier,
                         PathRefusal& refusal)
{
    std::size_t byMode = 0;
    for (std::size_t m = 0; m < mRow.modes.size(); ++m)
        if (mRow.modes[m].id == mode)
            byMode = m;
    const CTier* inForce = nullptr;
    for (const CTier& t : mRow.tiers)
        if (t.id == tier)
            inForce = &t;
    ModeContext& by = gait(byMode, inForce);
    Node node = origin();
    const std::vector<std::int32_t> taken(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(done));
    std::optional<Node> before; // the node before the last step
    for (const std::int32_t item : taken) {
        node.turned = item < 0;
        if (item < 0)
            continue;
        before = node;
        Rational cost;
        if (costOf(by.mode, node, PlaceId(item), false, cost))
            node.spent = node.spent + cost;
        node.place = PlaceId(item);
        ++node.steps;
    }
    if (before && stops(by, *before, node.place, refusal))
        return false;
    const PlaceId to(checkedAt(items, static_cast<std::int32_t>(done)));
    return !s.board.onMap(to) || judged(by, node, to, &refusal).open; // rules for steps do not apply at the map edge
}

} // namespace fw
