#pragma once

#include "engine/model/Limits.h"
#include "engine/model/Procedures.h"
#include "engine/model/Scenario.h"

// The limits of each row of a rules, scenario or map file.

namespace fw {

/// Passes the limits of a row, field by field: v.number(key, is, low, high) and v.count(key, many, most). A row without
/// an overload has no limits.
void limits(auto& v, const Scenario& x)
{
    v.number("firstTurn", x.firstTurn, 1, most::turns);
    v.number("lastTurn", x.lastTurn, 0, most::turns);
    v.count("turnNames", x.turnNames.size(), most::turns);
    v.count("sides", x.sides.size(), 100);
    v.count("formations", x.formations.size(), most::units);
    v.count("formationParents", x.formationParents.size(), most::units);
    v.count("formationSigns", x.formationSigns.size(), most::units);
    v.count("units", x.units.size(), most::units);
    v.count("setup", x.setup.size(), most::units);
    v.count("tables", x.tables.size(), most::rows);
    v.count("modifiers", x.modifiers.size(), most::rows);
    v.count("triggers", x.triggers.size(), most::rows);
    v.count("markers", x.markers.size(), most::rows);
}

void limits(auto& v, const Map& x)
{
    v.number("cellMillimetres", x.cellMillimetres, 0, 1000);
    v.number("cellStretch", x.cellStretch, 500, 2000);
    v.count("ways", x.ways.size(), most::ways);
    v.count("areas", x.areas.size(), most::rows);
    v.count("names", x.names.size(), most::names);
    v.count("panels", x.panels.size(), 500);
}

void limits(auto& v, const Numbering& x)
{
    v.number("columnStart", x.columnStart, -1'000'000, 1'000'000);
    v.number("rowStart", x.rowStart, -1'000'000, 1'000'000);
    v.number("columnDigits", x.columnDigits, 0, 10);
    v.number("rowDigits", x.rowDigits, 0, 10);
}

void limits(auto& v, const Panel& x)
{
    v.number("x", x.x, -100'000, 100'000);
    v.number("y", x.y, -100'000, 100'000);
    v.number("width", x.width, 0, 10'000);
    v.number("height", x.height, 0, 10'000);
}

void limits(auto& v, const Scan& x)
{
    v.count("points", x.points.size(), 1'000);
}

void limits(auto& v, const Unit& x)
{
    v.number("steps", x.steps, 0, 1'000);
    v.count("aliases", x.aliases.size(), 100);
    v.count("tags", x.tags.size(), 100);
}

void limits(auto& v, const Placement& x)
{
    v.number("within", x.within, 0, 1'000);
    v.number("facing", x.facing, 0, 59);
    v.number("stepsLost", x.stepsLost, 0, 1'000);
}

void limits(auto& v, const Arrival& x)
{
    v.number("turn", x.turn, -most::turns, 10 * most::turns);
}

void limits(auto& v, const Marker& x)
{
    v.number("count", x.count, 0, 10'000);
}

void limits(auto& v, const Die& x)
{
    if (const auto faces = printedFaces(x)) {
        v.number("low", faces->first, -most::face, most::face);
        v.number("high", faces->second, -most::face, most::face);
    }
    v.number("count", x.count, -most::dice, most::dice);
}

void limits(auto& v, const Node& x)
{
    v.count("dice", diceOf(x).size(), 50);
    v.count("menu", entriesOf(x).size(), 500);
    eachBody(x, [&](const std::vector<Node>& body) {
        v.count(&body == &x.otherwise ? "else" : "do", body.size(), most::nodes);
    });
    if (const auto* apply = x.as<ApplyNode>())
        v.count("verbs", apply->verbs.size(), most::nodes);
}

void limits(auto& v, const MenuEntry& x)
{
    v.count("fields", x.fields.size(), most::fields);
    v.count("do", x.then.size(), most::nodes);
}

/// Rows that consist of a list of nodes.
template <class V, class X>
requires std::is_same_v<X, Procedure> || std::is_same_v<X, Code> || std::is_same_v<X, Trigger>
void limits(V& v, const X& x)
{
    v.count("do", x.then.size(), most::nodes);
}

void limits(auto& v, const Mark& x)
{
    v.count("steps", x.steps.size(), 1'000);
}

void limits(auto& v, const Table& x)
{
    v.count("axes", x.axes.size(), 8);
    v.count("rows", x.rows.size(), most::rows);
}

void limits(auto& v, const Axis& x)
{
    v.count("bands", x.bands.size(), 1'000);
}

void limits(auto& v, const Zone& x)
{
    v.number("range", x.range, 1, 6);
}

void limits(auto& v, const Ruleset& x)
{
    v.number("facings", x.facings, 0, 60);
    v.count("cases", x.cases.size(), most::rows);
    v.count("unitTypes", x.unitTypes.size(), 500);
    v.count("options", x.options.size(), 500);
    v.count("presets", x.presets.size(), 500);
    v.count("features", x.features.size(), most::rows);
    v.count("ratings", x.ratings.size(), 500);
    v.count("marks", x.marks.size(), 1'000);
    v.count("boxes", x.boxes.size(), 1'000);
    v.count("defs", x.defs.size(), most::rows);
    v.count("quantities", x.quantities.size(), most::rows);
    v.count("modifiers", x.modifiers.size(), most::rows);
    v.count("tables", x.tables.size(), most::rows);
    v.count("zones", x.zones.size(), 500);
    v.count("sights", x.sights.size(), 500);
    v.count("paths", x.paths.size(), 1'000);
    v.count("constraints", x.constraints.size(), most::rows);
    v.count("procedures", x.procedures.size(), most::rows);
    v.count("codes", x.codes.size(), most::rows);
    v.count("triggers", x.triggers.size(), most::rows);
    v.count("examples", x.examples.size(), most::rows);
}

} // namespace fw
