#include "editor/view/ZoneCells.h"

#include "engine/rules/Query.h"

#include <set>

namespace fw {

std::vector<Cell> zoneCellsAgainst(const Rules& rules, const Position& position, const std::string& side)
{
    const std::vector<Unit>& units = rules.scenario().units;
    std::set<Cell> cells;
    for (std::size_t u = 0; u < units.size() && u < position.units.size(); ++u) {
        const int place = position.units[u].place.index();
        const bool against = rules.side(side) < 0 || relationTo(rules, position, side, int(u)) == Relation::Hostile;
        if (!against || place < 0 || place >= rules.cellCount())
            continue;
        for (const int cell : zone(rules, position, int(u)))
            cells.insert(cell);
    }
    return {cells.begin(), cells.end()};
}

} // namespace fw
