#include "tests/editor/Edits.h"

#include "editor/commands/Areas.h"
#include "editor/commands/Bounds.h"
#include "editor/commands/Clip.h"
#include "editor/commands/Crossings.h"
#include "editor/commands/Levels.h"
#include "editor/commands/MapFactsEdit.h"
#include "editor/commands/Names.h"
#include "editor/commands/Panels.h"
#include "editor/commands/Placing.h"
#include "editor/commands/Resize.h"
#include "editor/commands/RowEdits.h"
#include "editor/commands/Scans.h"
#include "editor/commands/Sides.h"
#include "editor/commands/Terrain.h"
#include "editor/commands/Ways.h"

namespace fw {

namespace {

Cell anyCell(const Drawing& d, Dice& dice)
{
    return dice.below(d.grid().cellCount());
}

std::vector<Cell> disc(const Drawing& d, Dice& dice)
{
    return d.grid().within(anyCell(d, dice), dice.below(6));
}

std::vector<std::string> someFeatures(Dice& dice)
{
    static const std::vector<std::vector<std::string>> lists{
        {}, {"woods"}, {"hill"}, {"stream"}, {"hill", "woods"}, {"town"}, {"marsh", "stream"}};
    return lists[std::size_t(dice.below(int(lists.size())))];
}

std::string anyUnit(const Drawing& d, Dice& dice)
{
    return d.rest.units[std::size_t(dice.below(int(d.rest.units.size())))].id;
}

std::vector<std::string> someUnits(const Drawing& d, Dice& dice)
{
    std::vector<std::string> units{anyUnit(d, dice)};
    if (const std::string other = anyUnit(d, dice); other != units[0])
        units.push_back(other);
    return units;
}

Way randomWay(const Drawing& d, Dice& dice)
{
    Way way;
    way.kind = dice.below(2) ? "road" : "trail";
    way.name = dice.below(3) ? "Mill Road" : "";
    way.cells = straightChain(d.grid(), anyCell(d, dice), anyCell(d, dice));
    if (way.cells.size() > 25)
        way.cells.resize(25);
    return way;
}

template <class T>
int anyRow(const std::vector<T>& rows, Dice& dice)
{
    return rows.empty() ? -1 : dice.below(int(rows.size()));
}

/// Rules with bridges and fords, on hexsides and in cells.
const Ruleset& crossingRules()
{
    static const Ruleset rules = [] {
        Ruleset made;
        const auto add = [&](const char* id, FeatureKind kind) {
            Feature feature;
            feature.id = id;
            feature.kind = kind;
            made.features.push_back(feature);
        };
        add("stream", FeatureKind::Terrain);
        add("river", FeatureKind::Hexside);
        add("bridge", FeatureKind::Hexside);
        add("ford", FeatureKind::Hexside);
        add("stone-bridge", FeatureKind::Terrain);
        made.features.back().art = "bridge";
        return made;
    }();
    return rules;
}

Panel randomPanel(Dice& dice)
{
    Panel panel;
    static const char* const kinds[] = {"turns", "legend", "box", "table", "track"};
    panel.what = kinds[dice.below(5)];
    if (panel.what != "turns" && panel.what != "legend")
        panel.of = "row-" + std::to_string(dice.below(6));
    panel.x = dice.below(400) - 100;
    panel.y = dice.below(400) - 100;
    panel.width = dice.below(120);
    panel.height = dice.below(90);
    return panel;
}

Area randomArea(Dice& dice)
{
    Area area;
    area.id = "area-" + std::to_string(dice.below(12));
    area.label = "Area";
    area.kind = dice.below(2) ? "entry" : "objective";
    return area;
}

} // namespace

const std::vector<RandomEdit>& randomEdits()
{
    static const std::vector<RandomEdit> edits{
        {"paint",
         [](const Drawing& d, Dice& r) { return paintTerrain(d, disc(d, r), someFeatures(r), PaintMode::Replace); }},
        {"paint, adding",
         [](const Drawing& d, Dice& r) { return paintTerrain(d, disc(d, r), someFeatures(r), PaintMode::Add); }},
        {"paint, removing",
         [](const Drawing& d, Dice& r) { return paintTerrain(d, disc(d, r), someFeatures(r), PaintMode::Remove); }},
        {"flood fill",
         [](const Drawing& d, Dice& r) {
             return paintTerrain(d, connectedCells(d, anyCell(d, r)), someFeatures(r), PaintMode::Replace);
         }},
        {"find and replace",
         [](const Drawing& d, Dice& r) {
             return paintTerrain(d, cellsWith(d, someFeatures(r)), someFeatures(r), PaintMode::Replace);
         }},
        {"set levels", [](const Drawing& d, Dice& r) { return setLevels(d, disc(d, r), r.below(5)); }},
        {"raise levels", [](const Drawing& d, Dice& r) { return raiseLevels(d, disc(d, r), r.below(2) ? 1 : -1); }},
        {"put sides",
         [](const Drawing& d, Dice& r) {
             const int side = r.below(d.grid().sideCount());
             return setSides(d, {side, side / 2}, r.below(2) ? "slope" : "river", true);
         }},
        {"clear sides", [](const Drawing& d,
                           Dice& r) { return setSides(d, sidesOf(d, disc(d, r)), r.below(2) ? "slope" : "", false); }},
        {"take out of play", [](const Drawing& d, Dice& r) { return setInPlay(d, disc(d, r), false); }},
        {"put into play", [](const Drawing& d, Dice& r) { return setInPlay(d, disc(d, r), true); }},
        {"cross water",
         [](const Drawing& d, Dice& r) {
             const Way way = randomWay(d, r);
             return addCrossings(d, crossingRules(), waterMet(d, crossingRules(), way.cells),
                                 r.below(2) ? Art::Bridge : Art::Ford);
         }},
        {"next crossing",
         [](const Drawing& d, Dice& r) {
             for (int i = 0; i < 200; ++i) { // most hexsides have no water
                 const int side = r.below(d.grid().sideCount());
                 if (const Edit edit = nextCrossing(d, crossingRules(), r.below(2) ? side : -1, anyCell(d, r));
                     !edit.empty())
                     return edit;
             }
             return Edit();
         }},
        {"join way", [](const Drawing& d, Dice& r) { return joinWay(d, randomWay(d, r)); }},
        {"add panel", [](const Drawing& d, Dice& r) { return addPanel(d, randomPanel(r)); }},
        {"change panel",
         [](const Drawing& d, Dice& r) {
             const int at = anyRow(d.rest.map.panels, r);
             if (at < 0)
                 return Edit();
             Panel panel = d.rest.map.panels[std::size_t(at)];
             panel.title = "Box " + std::to_string(r.below(1000));
             panel.x += r.below(21) - 10;
             panel.width += r.below(9) - 4;
             return changePanel(d, at, panel);
         }},
        {"remove panel", [](const Drawing& d, Dice& r) { return removePanel(d, anyRow(d.rest.map.panels, r)); }},
        {"set scan",
         [](const Drawing& d, Dice& r) {
             Scan scan = d.rest.map.scan;
             scan.image = r.below(5) == 0 ? "" : "old-" + std::to_string(r.below(3)) + ".png";
             scan.opacity = r.below(101);
             scan.under = r.below(2) == 0;
             scan.hidden = r.below(4) == 0;
             scan.locked = r.below(6) == 0;
             return setScan(d, scan);
         }},
        {"set scan point",
         [](const Drawing& d, Dice& r) {
             Drawing with = d;
             Edit edit;
             if (d.rest.map.scan.image.empty() || d.rest.map.scan.locked) {
                 Scan scan;
                 scan.image = "old.png";
                 edit = setScan(d, scan);
                 apply(with, edit);
             }
             edit.add(setScanPoint(with, r.below(5) - 1, {r.below(4000), r.below(3000), anyCell(d, r)}));
             return edit;
         }},
        {"remove scan point",
         [](const Drawing& d, Dice& r) { return removeScanPoint(d, anyRow(d.rest.map.scan.points, r)); }},
        {"turn a name",
         [](const Drawing& d, Dice& r) {
             const int at = anyRow(d.rest.map.names, r);
             if (at < 0)
                 return Edit();
             PlaceName name = d.rest.map.names[std::size_t(at)];
             name.angle = r.below(181) - 90;
             return changeName(d, at, name);
         }},
        {"add way", [](const Drawing& d, Dice& r) { return addWay(d, randomWay(d, r)); }},
        {"change way",
         [](const Drawing& d, Dice& r) {
             const int at = anyRow(d.rest.map.ways, r);
             if (at < 0)
                 return Edit();
             Way way = d.rest.map.ways[std::size_t(at)];
             way.name = "Road " + std::to_string(r.below(1000));
             return changeWay(d, at, way);
         }},
        {"remove way", [](const Drawing& d, Dice& r) { return removeWay(d, anyRow(d.rest.map.ways, r)); }},
        {"erase ways", [](const Drawing& d, Dice& r) { return eraseWays(d, disc(d, r)); }},
        {"mark area", [](const Drawing& d, Dice& r) { return markArea(d, randomArea(r), disc(d, r), true); }},
        {"unmark area", [](const Drawing& d, Dice& r) { return markArea(d, randomArea(r), disc(d, r), false); }},
        {"change area",
         [](const Drawing& d, Dice& r) {
             const int at = anyRow(d.rest.map.areas, r);
             if (at < 0)
                 return Edit();
             Area area = d.rest.map.areas[std::size_t(at)];
             area.label = "Area " + std::to_string(r.below(1000));
             return changeArea(d, at, area);
         }},
        {"remove area", [](const Drawing& d, Dice& r) { return removeArea(d, anyRow(d.rest.map.areas, r)); }},
        {"add name",
         [](const Drawing& d, Dice& r) {
             return addName(d, {"Place " + std::to_string(r.below(1000)), anyCell(d, r), 1 + r.below(3)});
         }},
        {"change name",
         [](const Drawing& d, Dice& r) {
             const int at = anyRow(d.rest.map.names, r);
             return at < 0 ? Edit() : changeName(d, at, {"Mill", anyCell(d, r), 1 + r.below(3)});
         }},
        {"remove name", [](const Drawing& d, Dice& r) { return changeName(d, anyRow(d.rest.map.names, r), {}); }},
        {"erase names", [](const Drawing& d, Dice& r) { return eraseNames(d, disc(d, r)); }},
        {"place", [](const Drawing& d, Dice& r) { return placeUnits(d, someUnits(d, r), anyCell(d, r)); }},
        {"unplace", [](const Drawing& d, Dice& r) { return unplaceUnits(d, someUnits(d, r)); }},
        {"schedule",
         [](const Drawing& d, Dice& r) {
             return scheduleUnits(d, someUnits(d, r), "later", {1 + r.below(6), {anyCell(d, r), anyCell(d, r)}});
         }},
        {"box", [](const Drawing& d, Dice& r) { return scheduleUnits(d, someUnits(d, r), "reserve", {}); }},
        {"free choice",
         [](const Drawing& d, Dice& r) {
             std::vector<std::string> units;
             for (const Placement& p : d.rest.setup)
                 if (r.below(2))
                     units.push_back(p.unit);
             return freeChoice(d, units);
         }},
        {"within", [](const Drawing& d, Dice& r) { return setWithin(d, someUnits(d, r), r.below(4)); }},
        {"turn", [](const Drawing& d, Dice& r) { return turnUnits(d, someUnits(d, r), r.below(2) ? 1 : -1, 6); }},
        {"flip", [](const Drawing& d, Dice& r) { return flipUnits(d, someUnits(d, r)); }},
        {"restack", [](const Drawing& d, Dice& r) { return restack(d, anyUnit(d, r), r.below(2) == 0); }},
        {"facts",
         [](const Drawing& d, Dice& r) {
             MapFacts facts = factsOf(d.rest.map);
             facts.title = "Map " + std::to_string(r.below(100));
             facts.cellMillimetres = 15 + r.below(10);
             facts.numbering.columnStart = r.below(3);
             facts.style = r.below(2) ? "winter" : "";
             return setFacts(d, facts);
         }},
        {"clear cells", [](const Drawing& d, Dice& r) { return clearCells(d, disc(d, r)); }},
        {"paste", [](const Drawing& d, Dice& r) { return pasteClip(d, copyCells(d, disc(d, r)), anyCell(d, r)); }},
        {"move cells",
         [](const Drawing& d, Dice& r) {
             const std::vector<Cell> cells = disc(d, r);
             return moveCells(d, cells, cells.front(), anyCell(d, r));
         }},
        {"resize",
         [](const Drawing& d, Dice& r) {
             NewSize size{d.grid().columns + r.below(5) - 2, d.grid().rows + r.below(5) - 2, r.below(5) - 2,
                          r.below(5) - 2, r.below(2) == 0};
             return resizeMap(d, size);
         }},
    };
    return edits;
}

Scenario editedSample(GridShape shape, int columns, int rows)
{
    Scenario s;
    s.id = "sample";
    s.rules = "sample";
    s.title = "Sample";
    s.sides = {{"red", "Red", "#a8322d"}, {"blue", "Blue", "#2f4f7f"}};
    s.lastTurn = 8;
    Map& m = s.map;
    m.title = "Sample";
    m.grid = {shape, columns, rows, true};
    m.numbering = fourDigits();
    m.terrain.resize(std::size_t(m.grid.cellCount()));
    Dice dice(7);
    for (int i = 0; i < 40; ++i)
        m.terrain[std::size_t(dice.below(m.grid.cellCount()))] = {"woods"};
    m.ways.push_back({"pike", "Pike", "road", straightChain(m.grid, 0, m.grid.cell(5, 5)), Origin::Printed});
    m.areas.push_back({"A", "Entry A", "entry", "red", {0, 1}, Origin::Printed});
    m.names.push_back({"Town", m.grid.cell(3, 3), 2});
    for (int i = 0; i < 12; ++i) {
        Unit unit;
        unit.id = "u" + std::to_string(i);
        unit.name = "Unit " + std::to_string(i);
        unit.side = i < 6 ? "red" : "blue";
        unit.steps = 1 + i % 2;
        s.units.push_back(unit);
        if (i % 3 == 0) {
            Placement p;
            p.unit = unit.id;
            p.at = m.grid.cell(2, 2 + i % 2);
            s.setup.push_back(p);
        }
    }
    s.placeMarks["0303"]["held"] = "red";
    return s;
}

} // namespace fw
