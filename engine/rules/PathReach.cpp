// Everywhere a march may end, by one search; and the tier that is open to a unit.
#include "engine/rules/PathFinder.h"

#include <algorithm>

namespace fw {

std::vector<PathFinder::Next> PathFinder::reach()
{
    std::vector<Next> best;
    std::vector<Next> queue;
    const bool limited = mRow.allowance.form != CAmount::Form::None;
    Rational allowance = 0;
    {
        BindOne bindUnits(s, names::units, mUnits);
        BindOne bindStart(s, names::start, Kind::Places, mStart);
        allowance = number(s, mRow.allowance);
    }
    const int most = highest(nullptr);
    for (const CMode* mode : modes()) {
        struct Seen {
            Node node;
            bool done;
        };
        std::vector<Seen> open;
        open.push_back({origin(), false});
        for (;;) {
            int at = -1;
            for (std::size_t i = 0; i < open.size(); ++i)
                if (!open[i].done
                    && (at < 0 || open[i].node.spent < open[static_cast<std::size_t>(at)].node.spent))
                    at = static_cast<int>(i);
            if (at < 0)
                break;
            open[static_cast<std::size_t>(at)].done = true;
            const Node node = open[static_cast<std::size_t>(at)].node;
            PathRefusal refusal;
            const std::vector<std::int32_t> way{node.place};
            if (node.steps > 0 && ends(nullptr, node, way, refusal)) {
                bool known = false;
                for (Next& n : best) {
                    if (n.item == node.place) {
                        known = true;
                        if (node.spent < n.cost)
                            n.cost = node.spent;
                    }
                }
                if (!known)
                    best.push_back({node.place, node.spent});
            }
            if (node.stopped || node.steps >= most)
                continue;
            for (std::int32_t cell : exits(node)) {
                Node further = node;
                if (cell < 0 || cell == mStart
                    || !step(mode, nullptr, further, cell, {}, refusal, false))
                    continue;
                const bool guaranteed = !mRow.src->guarantee.empty() && node.steps == 0;
                if (limited && !(further.spent <= allowance)) {
                    if (!guaranteed)
                        continue;
                    further.stopped = true;
                }
                bool worse = false;
                for (const Seen& seen : open)
                    worse = worse
                        || (seen.node.place == cell && seen.node.spent <= further.spent
                            && seen.node.steps <= further.steps);
                if (!worse)
                    open.push_back({further, false});
            }
        }
    }
    return best;
}

Sym openTier(Scope& scope, std::int32_t row, const Value& units, std::int32_t start)
{
    // Rules of a path that ask for its own way would go round for ever.
    if (scope.searching > 2)
        return names::none;
    const Searching searching(scope);
    PathFinder finder(scope, row, units, start);
    if (!finder.opens())
        return names::none;
    const CPathRow& r = scope.c.paths[static_cast<std::size_t>(row)];
    if (r.tiers.empty())
        return finder.any() ? r.id : names::none;
    const int t = finder.tier();
    return t < 0 ? names::none : scope.c.find(r.tiers[static_cast<std::size_t>(t)].src->id);
}

} // namespace fw
