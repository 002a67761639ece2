#include "editor/findings/MapFindings.h"

#include "editor/findings/MapMending.h"

#include <algorithm>

namespace fw {

namespace {

constexpr int mostCellsProved = 100'000; ///< larger maps are checked without counters and rules

/// The way of a finding; nullptr if it no longer exists.
const Way* wayOf(const Drawing& drawing, const CheckResult& proved)
{
    for (const Way& way : drawing.rest.map.ways)
        if (way.id == proved.spot.id)
            return &way;
    return nullptr;
}

/// The cells of a finding on the map.
std::vector<Cell> cellsOf(const Drawing& drawing, const CheckResult& proved)
{
    if (!proved.cells.empty())
        return proved.cells;
    const Scenario& rest = drawing.rest;
    const FindingSpot& spot = proved.spot;
    const std::string& place = proved.finding.place;
    if (proved.check == "rules" && place.starts_with("/map/terrain/"))
        return cellsWith(drawing, proved.values().front());
    std::vector<Cell> cells;
    if (spot.kind == "unit") {
        for (const Placement& p : rest.setup)
            if (p.unit == spot.id && p.at != noCell)
                cells.push_back(p.at);
    } else if (spot.kind == "area") {
        for (const Area& area : rest.map.areas)
            if (area.id == spot.id)
                cells = area.cells;
    } else if (spot.kind == "way") {
        if (const Way* way = wayOf(drawing, proved))
            cells = way->cells;
    } else { // "0304", or "0304/0305" for a side
        for (const QString& number : QString::fromStdString(spot.id).split('/'))
            if (const Cell cell = rest.map.numbering.parse(drawing.grid(), number.toStdString());
                cell != noCell
                && (spot.kind == "place" || spot.kind == "hexside" || spot.kind == cellWord(drawing.grid().shape)))
                cells.push_back(cell);
    }
    return cells;
}

} // namespace

Drawing snapshot(const Drawing& drawing)
{
    Drawing own = drawing;
    own.legend = std::make_shared<Legend>(*drawing.legend);
    return own;
}

Cell nearestEdge(const Grid& grid, Cell cell)
{
    Cell best = noCell;
    for (const Cell edge : grid.perimeter())
        if (best == noCell || grid.distance(cell, edge) < grid.distance(cell, best))
            best = edge;
    return best;
}

std::vector<CheckResult> mapFindings(const Drawing& drawing, const Ruleset& rules)
{
    FindingCollector drawn;
    findTexts(drawing, rules, drawn);
    findLetters(drawing, rules, Charts::OnSheet, drawn);
    std::vector<CheckResult> found;
    // Rules of another game cannot check the scenario.
    if (drawing.terrain.size() <= mostCellsProved && drawing.rest.rules == rules.id) {
        found = prove(rules, drawing.scenario(), std::move(drawn.list));
    } else {
        found = proveMap(rules, drawing.map());
        found.insert(found.end(), drawn.list.begin(), drawn.list.end());
        accept(found, drawing.rest.accepted);
        std::erase_if(found,
                      [](const CheckResult& one) { return one.check == "accepted"; }); // its check may not have run
    }
    for (CheckResult& proved : found)
        proved.cells = cellsOf(drawing, proved);
    std::ranges::stable_sort(
        found, [](const CheckResult& a, const CheckResult& b) { return a.finding.severity < b.finding.severity; });
    return found;
}

std::vector<MapFix> fixesOf(const Drawing& drawing, const Ruleset& rules, const CheckResult& proved)
{
    const MapMending mending{drawing, rules, proved};
    const Finding& finding = proved.finding;
    const auto in = [&](const char* list) { return finding.place.starts_with(list); };
    if (proved.check == "waters")
        return mending.water();
    if (proved.check == "crossings")
        return mending.crossing();
    const bool endsShort = proved.check == "roads" || (proved.check == "gaps" && proved.what == "way");
    if (const Way* way = endsShort ? wayOf(drawing, proved) : nullptr)
        return mending.end(*way, proved.cells.front());
    if (proved.check == "rules" && in("/map/terrain/"))
        return mending.word(proved.values().front());
    if (proved.check == "rules" && in("/map/ways/"))
        return mending.way(proved.values().front());
    if (proved.check == "texts" && in("/map/names/"))
        return mending.name(QString::fromStdString(finding.place).section('/', -1).toInt());
    return {};
}

} // namespace fw
