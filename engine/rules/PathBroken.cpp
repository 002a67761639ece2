// Finds all rules that a path breaks, for a game that allows it anyway.
#include "engine/base/CheckedIndex.h"
#include "engine/model/Procedures.h"
#include "engine/rules/PathFinder.h"

#include <algorithm>
#include <utility>

namespace fw {

/// Makes a step that the rules do not allow.
void PathFinder::force(const ModeContext& gait, Node& node, PlaceId to)
{
    Rational cost{0};
    if (costOf(gait.mode, node, to, false, cost))
        node.spent = node.spent + cost;
    node.place = to;
    node.turned = false;
    ++node.steps;
}

std::vector<PathRefusal> PathFinder::broken(const std::vector<std::int32_t>& items)
{
    std::vector<PathRefusal> out;
    const auto tell = [&](PathRefusal why) {
        const bool known = std::ranges::any_of(
            out, [&](const PathRefusal& one) { return one.cite == why.cite && one.why == why.why; });
        if (why.refused && !known)
            out.push_back(std::move(why));
    };
    const int inForce = mRow.tiers.empty() ? -1 : tier();
    ModeContext& by = gait(modeCount() - 1,
                           inForce < 0 ? nullptr : &checkedAt(mRow.tiers, inForce)); // the most general mode
    Node node = origin();
    std::vector<std::int32_t> before;
    bool dear = false;
    for (const std::int32_t item : items) {
        PathRefusal why;
        bool taken = step(by, node, item, before, &why);
        tell(why);
        // After a stop, another rule may refuse the step as well.
        if (!taken && std::exchange(node.stopped, false)) {
            PathRefusal beyond;
            taken = step(by, node, item, before, &beyond);
            tell(std::move(beyond));
        }
        if (!taken) {
            const PlaceId to(item);
            if (item < 0 || why.why.bar == PathBar::Apart || !s.board.onMap(to))
                return out;
            force(by, node, to);
        }
        before.push_back(item);
        // As for a refused path, report the first step beyond the allowance.
        const bool guaranteed = !mRow.src->guarantee.empty() && items.size() == 1;
        if (!dear && !guaranteed && !affords(node.spent)) {
            dear = true;
            tell(tooDear(node, PlaceId(item)));
        }
    }
    // The end of a path that is too long is judged too.
    PathRefusal length, end;
    if (!ends(by, node, items.empty(), &length))
        tell(std::move(length));
    const int high = std::exchange(by.high, std::max(by.high, node.steps));
    if (!ends(by, node, items.empty(), &end))
        tell(std::move(end));
    by.high = high;
    return out;
}

} // namespace fw
