#include "editor/findings/Found.h"
#include "editor/findings/ProvedWords.h"

namespace fw {

namespace {

constexpr int mostCellsProved = 100'000; ///< larger maps are looked at without counters and rules

} // namespace

void MapFound::proved()
{
    // Rules that are not the scenario's cannot judge it.
    const bool all = mDrawing.terrain.size() <= mostCellsProved && mDrawing.rest.rules == mRules.id;
    for (const Proved& proved : all ? prove(mRules, mDrawing.scenario()) : proveMap(mRules, mDrawing.map()))
        if (proved.open())
            list.push_back({proved.finding.severity == Severity::Error, provedWords(proved), cellsOf(proved),
                            fixesOf(proved), proved.check});
}

std::vector<Cell> MapFound::cellsOf(const Proved& proved) const
{
    if (!proved.cells.empty())
        return proved.cells;
    const Scenario& rest = mDrawing.rest;
    const FindingSpot& spot = proved.spot;
    const std::string& place = proved.finding.place;
    if (place.starts_with("/map/terrain/"))
        return cellsWith(mDrawing, proved.finding.text.args.front());
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
        if (const Way* way = wayOf(proved))
            cells = way->cells;
    } else { // "0304", or "0304/0305" of a side
        for (const QString& number : QString::fromStdString(spot.id).split('/'))
            if (const Cell cell = rest.map.numbering.parse(mDrawing.grid(), number.toStdString());
                cell != noCell
                && (spot.kind == "place" || spot.kind == "hexside" || spot.kind == cellWord(mDrawing.grid().shape)))
                cells.push_back(cell);
    }
    return cells;
}

const Way* MapFound::wayOf(const Proved& proved) const
{
    for (const Way& way : mDrawing.rest.map.ways)
        if (way.id == proved.spot.id)
            return &way;
    return nullptr;
}

std::vector<MapFix> MapFound::fixesOf(const Proved& proved) const
{
    const Finding& finding = proved.finding;
    if (proved.check == "waters")
        return waterFixes(proved);
    if (proved.check == "crossings")
        return crossingFixes(proved);
    if (proved.check == "roads") {
        const Way* way = wayOf(proved);
        return way ? endFixes(*way, proved.cells.front()) : std::vector<MapFix>();
    }
    if (proved.check == "rules" && finding.place.starts_with("/map/terrain/"))
        return wordFixes(finding.text.args.front());
    if (proved.check == "rules" && finding.place.starts_with("/map/ways/"))
        return wayFixes(finding.text.args.front());
    return {};
}

} // namespace fw
