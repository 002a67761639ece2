#include "editor/tools/Measure.h"

#include "editor/SightWords.h"
#include "editor/Translated.h"

#include <algorithm>

namespace fw {

namespace {

constexpr int mostCells = 100'000; ///< larger maps take too long to compile while the mouse moves

/// The id of the counter that represents a type.
std::string standIn(const Scenario& scenario, const std::string& type)
{
    for (const Unit& unit : scenario.units)
        if (unit.type == type)
            return unit.id;
    return std::string("any ").append(type);
}

QString number(const Rational& value)
{
    return QString::fromStdString(value.text());
}

} // namespace

std::vector<std::string> Measure::types(const Ruleset& rules, const Scenario& scenario)
{
    std::vector<std::string> all = typeIds(rules);
    for (const Unit& unit : scenario.units)
        if (!unit.type.empty() && std::ranges::find(all, unit.type) == all.end())
            all.push_back(unit.type);
    return all;
}

std::vector<PathRow> Measure::marches(const Ruleset& rules)
{
    std::vector<PathRow> rows;
    for (const PathRow& row : rules.paths)
        if (row.kind == "march" && row.tiers.empty())
            rows.push_back(row);
    return rows;
}

const Rules* Measure::ready()
{
    if (mRevision == mBench.revision())
        return mRules.get();
    mRevision = mBench.revision();
    mRules.reset();
    mTrouble.clear();
    if (mBench.drawing().terrain.size() > mostCells) {
        mTrouble = tr("the map is too large to show movement costs while you point");
        return nullptr;
    }
    Scenario s = mBench.drawing().scenario();
    s.setup.clear(); // counters of the set-up must not block the way
    s.placeMarks.clear();
    if (s.sides.empty())
        s.sides.push_back({"any", "Any", "#808080"});
    for (const std::string& type : types(mBench.document().rules(), s)) {
        if (standIn(s, type).rfind("any ", 0) != 0)
            continue;
        Unit unit;
        unit.id = standIn(s, type);
        unit.side = s.sides.front().id;
        unit.type = type;
        s.units.push_back(unit);
    }
    const Result<std::shared_ptr<const Rules>> rules = compile(mBench.document().rules(), s, {});
    if (rules)
        mRules = *rules;
    else
        mTrouble = tr("the rules cannot be used: %1").arg(translated(rules.error().text));
    return mRules.get();
}

Position Measure::alone(const Rules& rules, int unit, Cell at) const
{
    Position position = rules.startPosition();
    position.units[std::size_t(unit)].place = PlaceId(at);
    position.turn = std::max(1, rules.scenario().lastTurn); // the last turn, so that limits of early turns do not apply
    position.active = std::max(0, rules.side(rules.scenario().units[std::size_t(unit)].side));
    return position;
}

Measure::Way Measure::way(const std::string& type, const std::string& row, Cell from, Cell to)
{
    const Rules* rules = ready();
    if (rules == nullptr)
        return {mTrouble, {}};
    const int unit = rules->unit(standIn(rules->scenario(), type));
    QString label = QString::fromStdString(row);
    for (const PathRow& path : rules->ruleset().paths)
        if (path.id == row && !path.label.empty())
            label = translated(path.label);
    const QString who = tr("%1, %2", "type of unit, way of moving").arg(translated(type), label);
    if (unit < 0 || from == to)
        return {};
    const auto way = cheapestWay(*rules, alone(*rules, unit, from), row, {unit}, to);
    if (!way)
        return {translated(way.error().text), {}};
    if (!*way)
        return {tr("%1: no path to this cell").arg(who), {}};
    Way found;
    found.cells.assign((*way)->cells.begin(), (*way)->cells.end());
    found.words = tr("%1: %2", "who, cost").arg(who, number((*way)->cost));
    if ((*way)->allowance)
        found.words = (*way)->cost <= *(*way)->allowance
                          ? tr("%1 of %2", "who and cost, allowance").arg(found.words, number(*(*way)->allowance))
                          : tr("%1, more than the allowance of %2", "who and cost, allowance")
                                .arg(found.words, number(*(*way)->allowance));
    return found;
}

QStringList Measure::sights(const std::string& type, Cell from, Cell to)
{
    QStringList said;
    const Rules* rules = ready();
    if (rules == nullptr)
        return said;
    const int unit = type.empty() ? -1 : rules->unit(standIn(rules->scenario(), type));
    const Position position = unit < 0 ? rules->startPosition() : alone(*rules, unit, from);
    for (const Sighted& sight : fw::sights(*rules, position, unit, from, to))
        said << sightWords(sight);
    return said;
}

} // namespace fw
