#include "editor/findings/MapFindings.h"

#include "editor/findings/Found.h"

#include <algorithm>

namespace fw {

Drawing snapshot(const Drawing& drawing)
{
    Drawing own = drawing;
    own.legend = std::make_shared<Legend>(*drawing.legend);
    return own;
}

QString MapFound::numbers(const std::vector<Cell>& cells) const
{
    constexpr std::size_t most = 6;
    QStringList shown;
    for (std::size_t i = 0; i < cells.size() && i < most; ++i)
        shown << number(cells[i]);
    const QString text = shown.join(tr(", "));
    return cells.size() > most ? tr("%1 and %n more", nullptr, int(cells.size() - most)).arg(text) : text;
}

Cell nearestEdge(const Grid& grid, Cell cell)
{
    Cell best = noCell;
    for (const Cell edge : grid.perimeter())
        if (best == noCell || grid.distance(cell, edge) < grid.distance(cell, best))
            best = edge;
    return best;
}

std::vector<MapFinding> mapFindings(const Drawing& drawing, const Ruleset& rules)
{
    MapFound found(drawing, rules);
    found.proved();
    found.texts();
    found.letters();
    std::stable_sort(found.list.begin(), found.list.end(),
                     [](const MapFinding& a, const MapFinding& b) { return a.error > b.error; });
    return std::move(found.list);
}

} // namespace fw
