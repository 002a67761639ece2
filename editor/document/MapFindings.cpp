#include "editor/document/MapFindings.h"

#include "editor/Translated.h"
#include "editor/commands/Placing.h"
#include "editor/document/CellWords.h"
#include "editor/render/Ground.h"
#include "engine/rules/Lint.h"
#include "engine/rules/Query.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>

namespace fw {

namespace {

constexpr int mostCellsLinted = 100'000; ///< the rules' check takes the whole scenario at once

struct Findings {
    Q_DECLARE_TR_FUNCTIONS(fw::MapFindings)
public:
    const Drawing& drawing;
    const Ruleset& rules;
    std::vector<MapFinding> out = {};

    QString number(Cell cell) const { return QString::fromStdString(drawing.number(cell)); }
    void add(bool error, const QString& words, std::vector<Cell> cells = {})
    {
        out.push_back({error, words, std::move(cells)});
    }

    void words()
    {
        std::set<std::string> known;
        for (const Feature& feature : rules.features)
            known.insert(feature.id);
        std::map<std::string, std::vector<Cell>> strangers;
        for (Cell cell = 0; cell < drawing.terrain.size(); ++cell)
            if (drawing.terrain.get(cell) != 0)
                for (const std::string& word : drawing.features(cell))
                    if (known.count(word) == 0)
                        strangers[word].push_back(cell);
        for (auto& [word, cells] : strangers)
            add(true, tr("The rules have no terrain “%1”, which %n cells have.", nullptr,
                         int(cells.size()))
                          .arg(QString::fromStdString(word)),
                std::move(cells));
        for (const Way& way : drawing.rest.map.ways)
            if (known.count(way.kind) == 0)
                add(true,
                    tr("The rules have no kind of way “%1”.").arg(QString::fromStdString(way.kind)),
                    way.cells);
    }

    /// A stream with one wet neighbour that is no edge of the map and touches no other water.
    void streams()
    {
        const Grid& g = drawing.grid();
        const auto wet = [this](Cell cell) {
            for (const std::string& word : drawing.features(cell)) {
                const Art art = artOf(rules, word);
                if (art == Art::Stream || art == Art::Brook || art == Art::River ||
                    art == Art::Lake)
                    return true;
            }
            return false;
        };
        std::vector<char> isWet(std::size_t(drawing.legend->size()), 2);
        std::vector<Cell> alone;
        for (Cell cell = 0; cell < drawing.terrain.size(); ++cell) {
            const Mix mix = drawing.terrain.get(cell);
            if (isWet[mix] == 2)
                isWet[mix] = wet(cell);
            if (!isWet[mix] || g.onEdge(cell))
                continue;
            const std::vector<Cell> around = g.neighbours(cell);
            if (std::none_of(around.begin(), around.end(), [&](Cell next) {
                    const Mix other = drawing.terrain.get(next);
                    if (isWet[other] == 2)
                        isWet[other] = wet(next);
                    return bool(isWet[other]);
                }))
                alone.push_back(cell);
        }
        for (const Cell cell : alone)
            add(false, tr("The water at %1 comes from nowhere and goes nowhere.").arg(number(cell)),
                {cell});
    }

    void ways()
    {
        const Grid& g = drawing.grid();
        std::map<Cell, int> passes;
        for (const Way& way : drawing.rest.map.ways)
            for (const Cell cell : way.cells)
                ++passes[cell];
        for (const Way& way : drawing.rest.map.ways) {
            if (way.cells.empty())
                continue;
            for (const Cell end : {way.cells.front(), way.cells.back()}) {
                if (!g.contains(end) || g.onEdge(end) || passes[end] > 1)
                    continue;
                // A road may end at a place; one that ends in bare ground is worth a look.
                const bool place = drawing.terrain.get(end) != 0 ||
                                   std::any_of(drawing.rest.map.areas.begin(),
                                               drawing.rest.map.areas.end(), [&](const Area& area) {
                                                   return std::count(area.cells.begin(),
                                                                     area.cells.end(), end) > 0;
                                               });
                if (!place)
                    add(false, tr("%1 ends in the open at %2.")
                                   .arg(way.name.empty() ? featureLabel(rules, way.kind)
                                                         : QString::fromStdString(way.name),
                                        number(end)),
                        {end});
            }
        }
    }

    void areas()
    {
        for (const Area& area : drawing.rest.map.areas) {
            const QString label = QString::fromStdString(area.label.empty() ? area.id : area.label);
            if (area.cells.empty())
                add(false, tr("The area %1 has no cells.").arg(label));
            if (area.kind == "entry" &&
                std::none_of(area.cells.begin(), area.cells.end(),
                             [this](Cell cell) { return drawing.grid().onEdge(cell); }) &&
                !area.cells.empty())
                add(false, tr("The entry %1 is not on the edge of the map.").arg(label),
                    area.cells);
        }
    }

    void setup()
    {
        QStringList missing;
        for (const Unit& unit : drawing.rest.units)
            if (placementOf(drawing, unit.id) < 0)
                missing << QString::fromStdString(unit.name);
        if (!missing.isEmpty())
            add(false, tr("Not placed: %1.").arg(missing.join(tr(", "))));
        std::map<Cell, std::set<std::string>> sides;
        for (const Placement& p : drawing.rest.setup)
            if (p.at != noCell)
                for (const Unit& unit : drawing.rest.units)
                    if (unit.id == p.unit)
                        sides[p.at].insert(unit.side);
        for (const auto& [cell, who] : sides)
            if (who.size() > 1)
                add(true, tr("Counters of both sides start at %1.").arg(number(cell)), {cell});
        for (const Placement& p : drawing.rest.setup)
            if (p.arrives.turn > drawing.rest.lastTurn)
                add(true,
                    tr("%1 arrives after the last turn.").arg(QString::fromStdString(p.unit)));
    }

    /// What the rules themselves say of the set-up: too many in a place, as an example.
    void stacks(const Scenario& scenario)
    {
        const Result<std::shared_ptr<const Rules>> ready = compile(rules, scenario, {});
        if (!ready)
            return; // the check above says why
        for (const Unkept& u : unkept(**ready, (*ready)->startPosition()))
            add(true,
                tr("At %1: %2 (%3).", "place, what is wrong, case number")
                    .arg(QString::fromStdString((*ready)->placeName(u.place)), translated(u.label),
                         QString::fromStdString(u.cite)),
                {u.place});
    }

    void lints()
    {
        if (drawing.terrain.size() > mostCellsLinted || drawing.rest.rules != rules.id)
            return;
        const Scenario scenario = drawing.scenario();
        for (const Finding& finding : lint(rules, scenario))
            if (finding.severity != Severity::Note)
                add(finding.severity == Severity::Error, translated(finding.text));
        stacks(scenario);
    }
};

} // namespace

std::vector<MapFinding> mapFindings(const Drawing& drawing, const Ruleset& rules)
{
    Findings f{drawing, rules};
    f.words();
    f.streams();
    f.ways();
    f.areas();
    f.setup();
    f.lints();
    std::stable_sort(f.out.begin(), f.out.end(),
                     [](const MapFinding& a, const MapFinding& b) { return a.error > b.error; });
    return f.out;
}

} // namespace fw
