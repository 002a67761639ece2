#include "editor/document/SetupWarnings.h"

#include "editor/Translated.h"
#include "engine/proof/FindingCollector.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>

namespace fw {

namespace {

constexpr int mostCells = 100'000; ///< larger maps take too long to compile at every move

struct Words {
    Q_DECLARE_TR_FUNCTIONS(fw::SetupWarnings)
};

} // namespace

std::map<std::string, QString> setupWarnings(const Drawing& drawing, const Ruleset& rules)
{
    std::map<std::string, QString> wrong;
    const auto add = [&](const std::string& unit, const QString& words) {
        QString& all = wrong[unit];
        all = all.isEmpty() ? words : Words::tr("%1; %2", "two warnings").arg(all, words);
    };
    std::map<std::string, const Unit*> units;
    for (const Unit& unit : drawing.rest.units)
        units[unit.id] = &unit;
    std::map<Cell, std::vector<std::string>> there;
    for (const Placement& p : drawing.rest.setup) {
        if (p.at == noCell)
            continue;
        if (!drawing.grid().contains(p.at))
            add(p.unit, Words::tr("it starts off the map"));
        else if (drawing.outOfPlay(p.at))
            add(p.unit, Words::tr("%1 is out of play").arg(QString::fromStdString(drawing.number(p.at))));
        there[p.at].push_back(p.unit);
    }
    for (const auto& [cell, here] : there) {
        std::set<std::string> sides;
        for (const std::string& unit : here)
            if (const auto known = units.find(unit); known != units.end())
                sides.insert(known->second->side);
        for (const std::string& unit : here) {
            const auto known = units.find(unit);
            const std::string& side = known == units.end() ? std::string() : known->second->side;
            if (!side.empty() && std::ranges::any_of(sides, [&](const std::string& other) {
                    return other != side && startHostile(drawing.rest, side, other);
                }))
                add(unit, Words::tr("enemies start at %1").arg(QString::fromStdString(drawing.number(cell))));
        }
    }
    if (drawing.rest.rules != rules.id || drawing.terrain.size() > mostCells)
        return wrong;
    // The check of the rules covers stacking and ground, so no rule is repeated here.
    const Scenario scenario = drawing.scenario();
    FindingCollector found;
    proveGround(rules, scenario, found);
    for (const CheckResult& proved : found.list) {
        const QString words = proved.finding.cite.empty() ? translated(proved.finding.text)
                                                          : Words::tr("%1 (%2)", "warning, case number")
                                                                .arg(translated(proved.finding.text),
                                                                     QString::fromStdString(proved.finding.cite));
        if (proved.spot.kind == "unit") {
            add(proved.spot.id, words);
            continue;
        }
        const Cell cell = drawing.rest.map.numbering.parse(drawing.grid(), proved.spot.id);
        if (const auto here = there.find(cell); here != there.end())
            for (const std::string& unit : here->second)
                add(unit, words);
    }
    return wrong;
}

} // namespace fw
