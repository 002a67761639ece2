#include "editor/document/CellWords.h"

#include "editor/Translated.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace fw {

namespace {

struct CellWords {
    Q_DECLARE_TR_FUNCTIONS(fw::CellWords)
};

QString toThe(GridShape shape, int direction)
{
    const std::string_view name = directionName(shape, direction);
    if (name == "N")
        return CellWords::tr("to the north");
    if (name == "NE")
        return CellWords::tr("to the north-east");
    if (name == "E")
        return CellWords::tr("to the east");
    if (name == "SE")
        return CellWords::tr("to the south-east");
    if (name == "S")
        return CellWords::tr("to the south");
    if (name == "SW")
        return CellWords::tr("to the south-west");
    if (name == "W")
        return CellWords::tr("to the west");
    return CellWords::tr("to the north-west");
}

} // namespace

QString featureLabel(const Ruleset& rules, const std::string& feature)
{
    for (const Feature& f : rules.features)
        if (f.id == feature && !f.label.empty())
            return translated(f.label);
    return QString::fromStdString(feature);
}

QString featureWords(const Ruleset& rules, const std::vector<std::string>& features)
{
    QStringList words;
    for (const std::string& feature : features)
        words << featureLabel(rules, feature);
    return words.isEmpty() ? CellWords::tr("clear") : words.join(CellWords::tr(", ", "between words of a list"));
}

QString cellWords(const Drawing& drawing, const Ruleset& rules, Cell cell)
{
    const Grid& grid = drawing.grid();
    if (!drawing.terrain.contains(cell))
        return {};
    QStringList parts;
    if (drawing.outOfPlay(cell))
        parts << CellWords::tr("out of play");
    if (!drawing.outOfPlay(cell) || !drawing.features(cell).empty())
        parts << featureWords(rules, drawing.features(cell));
    if (const int level = drawing.level.get(cell); level != 0)
        parts << CellWords::tr("level %1").arg(level);
    for (int d = 0; d < grid.directions(); ++d) {
        const int side = grid.side(cell, d);
        if (side >= 0 && drawing.sides.get(side) != 0)
            parts << CellWords::tr("%1 %2", "feature, to the north")
                         .arg(featureWords(rules, drawing.sideFeatures(side)),
                              grid.linked() ? CellWords::tr("towards %1", "a place")
                                                  .arg(QString::fromStdString(drawing.number(grid.neighbour(cell, d))))
                                            : toThe(grid.shape, d));
    }
    const Map& map = drawing.rest.map;
    for (const Way& way : map.ways)
        if (std::ranges::find(way.cells, cell) != way.cells.end())
            parts << (way.name.empty() ? featureLabel(rules, way.kind) : QString::fromStdString(way.name));
    for (const PlaceName& name : map.names)
        if (name.cell == cell)
            parts << CellWords::tr("“%1”", "a name on the map").arg(QString::fromStdString(name.text));
    for (const Area& area : map.areas)
        if (std::ranges::find(area.cells, cell) != area.cells.end())
            parts << CellWords::tr("in %1", "an area")
                         .arg(QString::fromStdString(area.label.empty() ? area.id : area.label));
    for (const Placement& p : drawing.rest.setup) {
        if (p.at != cell)
            continue;
        for (const Unit& unit : drawing.rest.units)
            if (unit.id == p.unit)
                parts << QString::fromStdString(unit.name);
    }
    return CellWords::tr("%1 %2", "printed number, what is there")
        .arg(QString::fromStdString(drawing.number(cell)), parts.join(CellWords::tr(", ", "between words of a list")));
}

QString sideWords(const Drawing& drawing, const Ruleset& rules, int side)
{
    if (!drawing.sides.contains(side))
        return {};
    const auto [a, b] = drawing.grid().cellsOfSide(side);
    if (b == noCell)
        return CellWords::tr("edge of the map at %1").arg(QString::fromStdString(drawing.number(a)));
    QString out = CellWords::tr("between %1 and %2: %3")
                      .arg(QString::fromStdString(drawing.number(a)), QString::fromStdString(drawing.number(b)),
                           drawing.sides.get(side) == 0 ? CellWords::tr("nothing")
                                                        : featureWords(rules, drawing.sideFeatures(side)));
    const Guard guard = drawing.guard(side);
    for (const Army& army : drawing.rest.sides)
        if (army.id == guard.owner)
            out += CellWords::tr(", held by %1", "a hexside").arg(QString::fromStdString(army.name));
    for (const auto& [feature, cell] : guard.shelters)
        out += CellWords::tr(", %1 shelters %2", "a hexside feature, a cell")
                   .arg(featureWords(rules, {feature}), QString::fromStdString(drawing.number(cell)));
    return out;
}

} // namespace fw
