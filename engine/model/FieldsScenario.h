#pragma once

#include "engine/model/FieldsNodes.h"
#include "engine/model/Scenario.h"

// Part of the field table (see Fields.h): map, counters and set-up.

namespace fw {

template <>
inline constexpr const char* enumWords<GridShape> = "hex-flat|hex-pointy|square|places";
void fields(auto& v, IsRow<MapPlace> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("x", x.x, flag::required, "millimetres from the left of the sheet to its middle");
    v("y", x.y, flag::required, "millimetres from the top of the sheet to its middle");
}

void fields(auto& v, IsRow<MapLink> auto& x)
{
    v("between", x.between, flag::required, "the two places that it connects");
}

template <>
inline constexpr std::string_view rowName<Grid> = "grid";
void fields(auto& v, IsRow<Grid> auto& x)
{
    v("shape", x.shape, flag::required | flag::wordsOf(x.shape),
      "hexes with flat tops, hexes with pointed tops, squares, or places with links between them");
    v("columns", x.columns, flag::none, "cells from left to right; needed unless they are places");
    v("rows", x.rows, flag::none, "cells from top to bottom; needed unless they are places");
    v("shoved", x.evenShoved, flag::words("odd|even"),
      "which columns (rows of pointed hexes), counted from 1, are shifted by half a hex; even when absent");
    v("places", x.places, flag::lines, "the cells of a map of places; elsewhere each is written by its id");
    v("links", x.links, flag::lines, "which places are neighbours");
}

template <>
inline constexpr std::string_view rowName<Numbering> = "numbering";
void fields(auto& v, IsRow<Numbering> auto& x)
{
    v("scheme", x.scheme, flag::wordsOf(x.scheme),
      "how hexes are numbered along the zigzag axis, or one running number for all cells; by the grid when absent");
    v("columnFirst", x.columnFirst, flag::none, "the column comes before the row");
    v("columnLetters", x.columnLetters, flag::none, "columns are letters");
    v("rowLetters", x.rowLetters, flag::none, "rows are letters");
    v("doubledLetters", x.doubledLetters, flag::none, "after Z come AA, BB, CC instead of AA, AB, AC");
    v("columnStart", x.columnStart, flag::none, "number of the first column; numbers may begin below 1");
    v("rowStart", x.rowStart, flag::none, "number of the first row; numbers may begin below 1");
    v("columnDescending", x.columnDescending, flag::none, "the last column has the lowest number");
    v("rowDescending", x.rowDescending, flag::none, "the last row has the lowest number");
    v("separator", x.separator, flag::none, "text between the parts");
    v("columnDigits", x.columnDigits, flag::none, "column digits, zeros in front");
    v("rowDigits", x.rowDigits, flag::none, "row digits, zeros in front");
}

void fields(auto& v, IsRow<Side> auto& x)
{
    v("a", x.a, flag::required | flag::cells, "the cell on one side");
    v("b", x.b, flag::required | flag::cells, "the adjacent cell on the other");
    v("features", x.features, flag::required, "features of the side between");
    v("owner", x.owner, flag::none, "the side that holds it");
    v("shelters", x.shelters, flag::cells, "the cell of the two that it shelters; both when absent");
}

void fields(auto& v, IsRow<Way> auto& x)
{
    v("id", x.id, flag::none, idHelp);
    v("name", x.name, flag::label, labelHelp);
    v("kind", x.kind, flag::required | flag::refers("features"), "a feature of kind way");
    v("cells", x.cells, flag::required | flag::cells, "the cells it goes through");
    v("origin", x.origin, flag::wordsOf(x.origin), originHelp);
}

void fields(auto& v, IsRow<Area> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("label", x.label, flag::label, labelHelp);
    v("kind", x.kind, flag::hints("entry|objective|setup|edge|other"), "what it is for");
    v("side", x.side, flag::refers("sides"), "the side it belongs to");
    v("cells", x.cells, flag::cells, "its cells");
    v("origin", x.origin, flag::wordsOf(x.origin), originHelp);
}

void fields(auto& v, IsRow<PlaceName> auto& x)
{
    v("text", x.text, flag::required | flag::label, "what is written");
    v("cell", x.cell, flag::required | flag::cells, "where");
    v("size", x.size, flag::none, "1 small to 3 large; 2 when absent");
    v("angle", x.angle, flag::none, "degrees it is turned clockwise, -90 to 90; level when absent");
}

void fields(auto& v, IsRow<ScanPoint> auto& x)
{
    v("x", x.x, flag::required, "pixel of the image from its left");
    v("y", x.y, flag::required, "pixel of the image from its top");
    v("cell", x.cell, flag::required | flag::cells, "the cell whose middle is there");
}

void fields(auto& v, IsRow<Scan> auto& x)
{
    v("image", x.image, flag::required, "the image, relative to the folder of this file");
    v("points", x.points, flag::none, "three or more known cells that place the image over the map");
    v("warp", x.warp, flag::wordsOf(x.warp),
      "how the points place it: as a flat sheet, as a photograph at an angle (four points), or each exactly (five)");
    v("opacity", x.opacity, flag::none, "percent; 60 when absent");
    v("under", x.under, flag::none, "it is drawn beneath the ground instead of over it");
    v("locked", x.locked, flag::none, "it is kept from being moved by accident");
    v("hidden", x.hidden, flag::none, "it is not shown");
}

void fields(auto& v, IsRow<Panel> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("what", x.what, flag::required | flag::words("turns|box|legend|table|track"), "what it shows");
    v("of", x.of, flag::none, "the id of the box, the table or the mark it shows");
    v("title", x.title, flag::label, "what is written over it instead of its own label");
    v("x", x.x, flag::required, "millimetres from the left of the leftmost cell");
    v("y", x.y, flag::required, "millimetres from the top of the uppermost cell");
    v("width", x.width, flag::required, "millimetres");
    v("height", x.height, flag::required, "millimetres");
}

void fields(auto& v, IsRow<Map> auto& x)
{
    v("$schema", x.schema, flag::none, schemaHelp);
    v("title", x.title, flag::label, "what people call it");
    v("origin", x.origin, flag::wordsOf(x.origin), originHelp);
    v("grid", x.grid, flag::required, "how it is divided");
    v("numbering", x.numbering, flag::none, "how its cells are numbered in print");
    v("cellMillimetres", x.cellMillimetres, flag::none, "width of a cell in print; 19 when absent");
    v("cellStretch", x.cellStretch, flag::none,
      "height of a hex or square in thousandths of a regular one, as on printed boards; 1000 when absent");
    v("style", x.style, flag::hints(mapStyles),
      "how it is drawn: one of the program's styles, or NAME of a file "
      "`NAME.style.json` in its folder; engraving when absent");
    v("terrain", x.terrain, flag::plane,
      "a character for each cell; `legend` has the features each means. Of places: the features by id");
    v("level", x.level, flag::plane,
      "a character for each cell: 0 to 9, or what `levelLegend` says. Of places: the level by id");
    v("sides", x.sides, flag::lines | flag::plane,
      "features between two cells; many of them are written as `sidePlanes` instead");
    v("ways", x.ways, flag::lines, "roads, trails, streams through cells");
    v("areas", x.areas, flag::lines, "named sets of cells");
    v("names", x.names, flag::lines, "names written on the map");
    v("outOfPlay", x.outOfPlay, flag::plane,
      "a character for each cell: x for a cell out of play, . for a cell in play");
    v("panels", x.panels, flag::lines, "turn track, boxes, charts and tracks placed on the sheet");
    v("scan", x.scan, flag::none, "a picture of a printed map that the editor shows to draw after");
}

void fields(auto& v, IsRow<Army> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("name", x.name, flag::label, labelHelp);
    v("colour", x.colour, flag::none, "#rrggbb");
    v("allies", x.allies, flag::refers("sides"), "sides allied with it at the start; all others are hostile");
    v("neutrals", x.neutrals, flag::refers("sides"), "sides that are neither hostile nor allied at the start");
}

void fields(auto& v, IsRow<Arrival> auto& x)
{
    v("turn", x.turn, flag::required, "the turn, from the first of the scenario");
    v("at", x.at, flag::cells, "cells where it may arrive or leave");
}

void fields(auto& v, IsRow<Unit> auto& x)
{
    v("id", x.id, flag::required, idHelp);
    v("name", x.name, flag::label, labelHelp);
    v("aliases", x.aliases, flag::none, "other names that orders may use");
    v("side", x.side, flag::required | flag::refers("sides"), "the side it fights for");
    v("formation", x.formation, flag::refers("formations"), "the formation it belongs to");
    v("type", x.type, flag::refers("unitTypes"), "one of the unit types of the rules");
    v("symbol", x.symbol, flag::words(unitSymbols), "what is drawn on it; that of its type when absent");
    v("size", x.size, flag::none, "its size mark, such as XX; that of its type when absent");
    v("tags", x.tags, flag::refers("tags"), "further words that rules may ask for");
    v("steps", x.steps, flag::none, "steps printed; 1 when absent");
    v("ratings", x.ratings, flag::none, "rating, then column of the counter: the number printed");
    v("colour", x.colour, flag::none, "#rrggbb when it differs from its side's");
    v("origin", x.origin, flag::wordsOf(x.origin), originHelp);
}

void fields(auto& v, IsRow<Placement> auto& x)
{
    v("unit", x.unit, flag::required | flag::refers("units"), "the counter placed");
    v("at", x.at, flag::cells, "its cell");
    v("box", x.box, flag::refers("boxes"), "the box it waits in when it has no cell");
    v("within", x.within, flag::none, "how far from its cell it may be set up");
    v("oneOf", x.oneOf, flag::cells, "cells of which its owner picks one instead");
    v("facing", x.facing, flag::none, "0 up to the number of facings");
    v("stepsLost", x.stepsLost, flag::none, "steps lost at the start");
    v("marks", x.marks, flag::numeral, "marks it carries and their values");
    v("arrives", x.arrives, flag::none, "when and where it arrives");
    v("leaves", x.leaves, flag::none, "when and where it leaves the game");
}

void fields(auto& v, IsRow<Marker> auto& x)
{
    v("mark", x.mark, flag::required | flag::refers("marks"), "the mark it shows");
    v("step", x.step, flag::none, "the step of a ladder it shows");
    v("count", x.count, flag::required, "how many there are");
}

void fields(auto& v, IsRow<FormationSign> auto& x)
{
    v("formation", x.formation, flag::required | flag::refers("formations"), "the formation");
    v("side", x.side, flag::refers("sides"), "its side; all sides that have the formation when absent");
    v("sign", x.sign, flag::label, "what its counters show; the first letters of its name when absent");
    v("colour", x.colour, flag::none, "#rrggbb of its band or box; chosen by its name when absent");
}

void fields(auto& v, IsRow<Scenario> auto& x)
{
    v("$schema", x.schema, flag::none, schemaHelp);
    v("id", x.id, flag::required, "its name in files and logs");
    v("title", x.title, flag::label, "what people call it");
    v("notes", x.notes, flag::label | flag::prose, "remarks");
    v("rules", x.rules, flag::required, "id of the ruleset");
    v("rulesVersion", x.rulesVersion, flag::none, "version of the ruleset; any when absent");
    v("preset", x.preset, flag::refers("presets"), "the preset of the ruleset that it uses");
    v("options", x.options, flag::none, "options and their values, over the preset's");
    v("sides", x.sides, flag::lines, "the armies; the first moves first");
    v("formations", x.formations, flag::none, "formations that counters may belong to; any when absent");
    v("formationParents", x.formationParents, flag::none,
      "formation, the formation of the same side that it is a part of");
    v("formationSigns", x.formationSigns, flag::lines, "signs and colours of formations on their counters");
    v("tags", x.tags, flag::none, "tags that counters may have; any when absent");
    v("firstTurn", x.firstTurn, flag::none, "number of its first turn, if it is a part of a campaign; 1 when absent");
    v("lastTurn", x.lastTurn, flag::none, "number of its last turn");
    v("turnNames", x.turnNames, flag::label, "one for each turn from the first; plain numbers when absent");
    v("map", x.map, flag::required, "the map, or the name of a map file in the same folder");
    v("units", x.units, flag::lines, "all counters");
    v("setup", x.setup, flag::lines, "where they start");
    v("sideMarks", x.sideMarks, flag::numeral, "side, mark, value at the start");
    v("formationMarks", x.formationMarks, flag::numeral, "formation, mark, value at the start");
    v("gameMarks", x.gameMarks, flag::numeral, "mark, value at the start");
    v("placeMarks", x.placeMarks, flag::numeral,
      "printed number, hexside as 0304/0305 or id of an area, mark, value at the start");
    v("tables", x.tables, flag::lines, "tables in place of the ruleset's of the same id");
    v("modifiers", x.modifiers, flag::lines, "modifiers added to the ruleset's");
    v("triggers", x.triggers, flag::lines, "triggers added to the ruleset's");
    v("markers", x.markers, flag::lines, "markers of the counter mix; not counted when absent");
    v("accepted", x.accepted, flag::lines, "findings that are accepted, and why");
}

} // namespace fw
