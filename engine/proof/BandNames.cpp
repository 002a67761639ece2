// Checks charts by counter, such as points for leaders: a heading that is almost the id of a counter is a slip.
#include "engine/base/Vocabulary.h"
#include "engine/proof/FindingCollector.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

constexpr std::size_t fewestNamed = 3; ///< headings that are counters make a chart by counter

/// The counter that a heading probably means, which has no heading of its own; null when there is none.
const Unit* meant(const std::string& heading, const std::set<std::string>& headings, const Scenario& scenario)
{
    const auto close = [&](const Unit& unit) {
        return !headings.contains(unit.id)
               && (mistyped(heading, unit.id) || (heading.size() > 3 && oneEditApart(heading, unit.id)));
    };
    const auto unit = std::ranges::find_if(scenario.units, close);
    return unit == scenario.units.end() ? nullptr : &*unit;
}

} // namespace

void proveBandNames(const std::vector<Table>& tables, const Scenario& scenario, FindingCollector& found)
{
    std::set<std::string> units;
    for (const Unit& unit : scenario.units)
        units.insert(unit.id);
    for (const Table& table : tables)
        for (std::size_t a = 0; a < table.axes.size(); ++a) {
            std::set<std::string> headings;
            for (const Band& band : table.axes[a].bands)
                headings.insert(band.label);
            const auto named = std::ranges::count_if(headings, [&](const auto& one) { return units.contains(one); });
            if (table.axes[a].kind != AxisKind::Label || static_cast<std::size_t>(named) < fewestNamed)
                continue;
            for (const std::string& heading : headings)
                if (const Unit* const unit = units.contains(heading) ? nullptr : meant(heading, headings, scenario)) {
                    FindingSpot spot{"table", table.id, {}, {}};
                    (a == 0 ? spot.row : spot.column) = heading;
                    found.add("mentions/no-unit", std::move(spot), Text("no counter has the id '{0}'", {heading}),
                              Text("did you mean '{0}'?", {unit->id}), table.cite);
                }
        }
}

} // namespace fw
