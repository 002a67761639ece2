#include "app/print/StartWords.h"

#include "editor/Translated.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace fw {

namespace {

constexpr std::size_t mostCells = 2; ///< a larger area names a region, not a place

struct Start {
    Q_DECLARE_TR_FUNCTIONS(fw::StartWords)
};

QString nameOf(const Map& map, Cell cell)
{
    for (const Area& area : map.areas)
        if (area.cells.size() <= mostCells && !area.label.empty()
            && std::ranges::find(area.cells, cell) != area.cells.end())
            return QString::fromStdString(area.label);
    for (const PlaceName& name : map.names)
        if (name.cell == cell)
            return QString::fromStdString(name.text);
    for (const Area& area : map.areas)
        if (!area.label.empty() && std::ranges::find(area.cells, cell) != area.cells.end())
            return QString::fromStdString(area.label);
    return {};
}

} // namespace

QString placeWords(const Map& map, Cell cell)
{
    const QString number = QString::fromStdString(map.numbering.label(map.grid, cell));
    const QString name = nameOf(map, cell);
    return name.isEmpty() ? number : Start::tr("%1, %2", "number, name").arg(number, name);
}

QString placesWords(const Map& map, const std::vector<Cell>& cells)
{
    QStringList words;
    for (const Cell cell : cells)
        words << placeWords(map, cell);
    if (words.size() < 2)
        return words.join(QString());
    const QString last = words.takeLast();
    return Start::tr("%1 or %2").arg(words.join(Start::tr("; ")), last);
}

QString turnWords(const Scenario& scenario, int turn)
{
    const QString name = QString::fromStdString(scenario.turnName(turn));
    return name.isEmpty() ? Start::tr("turn %1").arg(turn)
                          : Start::tr("turn %1, %2", "number, time").arg(turn).arg(name);
}

QString startWords(const Ruleset& rules, const Scenario& scenario, const Placement& p)
{
    const Map& map = scenario.map;
    if (p.arrives.turn > 0)
        return p.arrives.at.empty() ? turnWords(scenario, p.arrives.turn)
                                    : Start::tr("%1: %2", "turn, where")
                                          .arg(turnWords(scenario, p.arrives.turn), placesWords(map, p.arrives.at));
    if (!p.oneOf.empty())
        return Start::tr("one of %1").arg(placesWords(map, p.oneOf));
    if (p.at != noCell)
        return p.within > 0 ? Start::tr("within %1 of %2").arg(p.within).arg(placeWords(map, p.at))
                            : placeWords(map, p.at);
    for (const Box& box : rules.boxes)
        if (box.id == p.box)
            return Start::tr("waits: %1").arg(translated(box.label.empty() ? box.id : box.label));
    return QString::fromStdString(p.box);
}

} // namespace fw
