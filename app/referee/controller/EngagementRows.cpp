#include "app/referee/controller/EngagementRows.h"

#include <algorithm>

namespace fw {

static constexpr std::size_t mostRows = 60; ///< rows of one engagement at most; older rows are left out

std::optional<ActiveCombat> engagementNow(const TableState& table)
{
    return table.question().wait == Wait::Over ? std::nullopt : engaged(table.rules(), table.state());
}

std::vector<const Entry*> engagementRows(const TableState& table)
{
    std::vector<const Entry*> out;
    const auto now = engagementNow(table);
    if (!now)
        return out;
    const auto& entries = table.game().entries();
    ActiveCombat later = *now;
    for (auto at = entries.rbegin(); at != entries.rend() && out.size() < mostRows; ++at) {
        if (at->struck || (at->kind != RowKind::Action && at->kind != RowKind::Begin))
            continue;
        const auto then = engaged(*at->rules, at->after);
        if (!then || !sameEngaged(*at->rules, *then, later))
            break;
        later = *then;
        out.push_back(&*at);
    }
    std::reverse(out.begin(), out.end());
    // The first row may begin before the engagement does; its earlier lines led to the engagement.
    return out;
}

} // namespace fw
