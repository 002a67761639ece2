#include "editor/Translated.h"
#include "editor/commands/Placing.h"
#include "editor/findings/Found.h"
#include "engine/proof/Found.h"
#include "engine/proof/Proof.h"

#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

constexpr int mostCellsProved = 100'000; ///< the proof takes the whole scenario at once

/// Checks of the proof that a map and its set-up answer for; the rest is for counters and tables.
bool ofTheMap(const Proved& proved)
{
    static const std::set<std::string> checks{"rules", "setup", "stacking", "ground", "victory"};
    return checks.count(proved.check) > 0;
}

} // namespace

void MapFound::areas()
{
    for (const Area& area : mDrawing.rest.map.areas) {
        const bool inside = std::none_of(area.cells.begin(), area.cells.end(), [this](Cell cell) {
            return mDrawing.grid().contains(cell) && mDrawing.grid().onEdge(cell);
        });
        if (area.kind == "entry" && inside && !area.cells.empty())
            add(false,
                tr("The entry %1 is not on the edge of the map.")
                    .arg(QString::fromStdString(area.label.empty() ? area.id : area.label)),
                area.cells);
    }
}

void MapFound::setup()
{
    QStringList missing;
    for (const Unit& unit : mDrawing.rest.units)
        if (placementOf(mDrawing, unit.id) < 0)
            missing << QString::fromStdString(unit.name);
    if (!missing.isEmpty())
        add(false, tr("Not placed: %1.").arg(missing.join(tr(", "))));
    std::map<Cell, std::set<std::string>> sides;
    for (const Placement& p : mDrawing.rest.setup)
        if (p.at != noCell)
            for (const Unit& unit : mDrawing.rest.units)
                if (unit.id == p.unit)
                    sides[p.at].insert(unit.side);
    for (const auto& [cell, who] : sides)
        if (who.size() > 1)
            add(true, tr("Counters of both sides start at %1.").arg(number(cell)), {cell});
}

void MapFound::proof()
{
    if (mDrawing.terrain.size() > mostCellsProved || mDrawing.rest.rules != mRules.id)
        return;
    const Scenario scenario = mDrawing.scenario();
    const Map& map = scenario.map;
    for (const Proved& proved : prove(mRules, scenario)) {
        if (!proved.open() || !ofTheMap(proved))
            continue;
        std::vector<Cell> cells;
        const FindingSpot& spot = proved.spot;
        if (spot.kind == "hex" || spot.kind == "place") {
            if (const Cell cell = map.numbering.parse(map.grid, spot.id); cell != noCell)
                cells.push_back(cell);
        } else if (spot.kind == "unit") {
            for (const Placement& p : scenario.setup)
                if (p.unit == spot.id && p.at != noCell)
                    cells.push_back(p.at);
        } else if (spot.kind == "area") {
            for (const Area& area : map.areas)
                if (area.id == spot.id)
                    cells = area.cells;
        }
        QString words = translated(proved.finding.text);
        if (!spot.id.empty() && spot.kind != "scenario")
            words = tr("%1: %2", "row, what is wrong")
                        .arg(QString::fromStdString(spot.id), words);
        if (!proved.finding.cite.empty())
            words = tr("%1 (%2)", "what is wrong, case number")
                        .arg(words, QString::fromStdString(proved.finding.cite));
        add(proved.finding.severity == Severity::Error, words, std::move(cells));
    }
    // Terrain that lies on this map and has no row in a terrain chart.
    Found charts;
    proveTerrain(mRules, tablesOf(mRules, scenario), charts);
    for (const Proved& proved : charts.list) {
        if (proved.finding.text.args.empty() || proved.check != "terrain")
            continue;
        const std::string& feature = proved.finding.text.args.front();
        std::vector<Cell> cells;
        for (Cell cell = 0; cell < mDrawing.terrain.size(); ++cell) {
            const auto& words = mDrawing.features(cell);
            if (std::find(words.begin(), words.end(), feature) != words.end())
                cells.push_back(cell);
        }
        for (const Side& side : map.sides)
            if (std::find(side.features.begin(), side.features.end(), feature) !=
                side.features.end())
                cells.push_back(side.a);
        for (const Way& way : map.ways)
            if (way.kind == feature)
                cells.insert(cells.end(), way.cells.begin(), way.cells.end());
        if (!cells.empty())
            add(true,
                tr("%1: %2", "row, what is wrong")
                    .arg(QString::fromStdString(proved.spot.id), translated(proved.finding.text)),
                std::move(cells));
    }
}

} // namespace fw
