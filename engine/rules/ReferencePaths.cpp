#include "engine/rules/Reference.h"

namespace fw {

namespace {

constexpr WordHelp rootWords[] = {
    {"@map-units", "@map-units", {}, "all counters on the map", "@map-units+gun"},
    {"@all-units", "@all-units", {}, "all counters anywhere", "@all-units+gun"},
    {"@sides", "@sides", {}, "all sides", "@sides/army"},
    {"@formations", "@formations", {}, "all formations", "@formations/roster"},
    {"@engagements",
     "@engagements",
     {},
     "the engagements that are declared and not concluded, in that order",
     "@engagements/about"},
    {"@cells", "@cells", {}, "all cells", "@cells/units"},
    {"@active", "@active", {}, "the side whose phase it is", "@active/army"},
    {"@passive", "@passive", {}, "the sides whose phase it is not", "@passive/army/place"},
    {"@game", "@game", {}, "the game", "@game"},
    {"@area", "@area:ID", {}, "the cells of the area", "@area:north-gate"},
    {"@areas", "@areas:KIND", {}, "the cells of all areas of the kind", "@areas:road-exit"},
    {"@region",
     "@region:ID",
     {},
     "the area itself, which marks with `on: area` are on; `@area:ID` are its cells",
     "@region:north-gate"},
    {"@regions",
     "@regions:KIND",
     {},
     "all areas of the kind, themselves; all areas of the map without a kind",
     "@regions:road-exit"},
    {"@hexsides",
     "@hexsides:FEATURE",
     {},
     "all hexsides that have the feature now, or that a way of the kind crosses",
     "@hexsides:stream"},
    {"@box", "@box:ID", {}, "the units in the box", "@box:arrivals"},
};

constexpr WordHelp relationWords[] = {
    {"place", "place", "units", "where they are", "attackers/place"},
    {"stack", "stack", "units", "all counters of the same side in the same place", "unit/stack"},
    {"others", "others", "units", "all counters of the same side in the same place, without themselves", "unit/others"},
    {"side", "side", "units", "their sides", "attackers/side"},
    {"formation", "formation", "units", "counters of the same side and formation, on the map", "unit/formation"},
    {"formations", "formations", "units, sides",
     "the formations to which they belong, or those of the side; a counter without a formation belongs to none",
     "unit/formations"},
    {"parent", "parent", "units, formations", "the formations of which their formations, or they, are parts",
     "unit/parent"},
    {"echelons", "echelons", "units, formations",
     "their formations, or they, and all formations of which these are parts, the smallest first", "unit/echelons"},
    {"parts", "parts", "units, formations", "their formations, or they, and all parts of these, at any depth",
     "unit/parent/parts/roster"},
    {"roster", "roster", "formations", "all their counters, wherever they are: in boxes and eliminated ones too",
     "unit/formations/roster"},
    {"arrival", "arrival", "units", "the cells of their scheduled arrival", "unit/arrival"},
    {"setup", "setup", "units", "the cells where they may be set up", "unit/setup"},
    {"reach", "reach:PATH", "units", "the cells where a path by that row, without its tiers, may end",
     "unit/reach:march"},
    {"front", "front", "units", "neighbouring cells in the front arc", "unit/front"},
    {"flank", "flank", "units", "neighbouring cells in the flank arc", "unit/flank/units"},
    {"rear", "rear", "units", "neighbouring cells in the rear arc", "unit/rear"},
    {"zone", "zone", "units", "the cells over which they exert a zone", "@passive/army/zone"},
    {"seen", "seen:SIGHT", "units, places", "the cells that are seen by that row of `sights`", "unit/seen:gunfire"},
    {"members", "members:MARK", "the mark's carriers", "the units in its set mark", "unit/members:held"},
    {"containing", "containing:MARK", "units",
     "the counters or engagements that carry the set mark with the unit in it. `unit/containing:attackers` are the "
     "engagements in which it attacks. The direction may differ from the name of the mark: if the mark `held` names "
     "what holds a unit in place, `unit/containing:held` are those that the unit holds",
     "unit/containing:held"},
    {"about", "about", "engagements", "the counters or places on which the engagement was declared",
     "@engagements/about"},
    {"units", "units", "places", "the counters there, the top one last", "target/units"},
    {"neighbours", "neighbours", "places, units", "adjacent cells", "unit/neighbours"},
    {"within", "within:N", "places", "the cells at most N away, itself included", "target/within:2"},
    {"ray", "ray:DIRECTION", "places, units",
     "the cells straight on in a direction to the map edge, without itself. The direction is a point of the compass or "
     "a local that holds a number. 0 is the first direction of the grid: north on squares and on hexes with flat tops. "
     "The others follow clockwise, more than once around. After a roll of the die `drift`: `target/ray:drift`",
     "target/ray:N"},
    {"zoners", "zoners", "places", "the counters that exert a zone over it", "to/zoners"},
    {"features", "features", "places", "its terrain words; the one word `clear` for a cell to which the map gives none",
     "to/features"},
    {"hexside", "hexside:ROLE", "places", "the words on the side that it shares with the place of the role",
     "to/hexside:from"},
    {"line", "line:ROLE", "places",
     "the cells strictly between, in which the centre line has more than a point. If it runs along a side, both cells "
     "of the side are in it. Two squares that it touches at a corner only are not",
     "to/line:from"},
    {"line-inside", "line-inside:ROLE", "places",
     "the same, but only the cells whose inside the line crosses, without those along whose side it runs",
     "to/line-inside:from"},
    {"edge-to", "edge-to:ROLE", "places",
     "the cells that a walk along the map edge to the place of the role passes the short way, without itself, with "
     "that place",
     "to/edge-to:from"},
    {"top", "top", "units", "the top one of those in one place", "@box:deck/top"},
    {"areas", "areas:KIND", "sides",
     "the cells of its areas of that kind: if `unit/side/areas:home` is its home edge, "
     "`to.distance(unit/side/areas:home)` is how far that is",
     "unit/side/areas:home"},
    {"foes", "foes", "sides, units", "the sides hostile to it; of units the counters on the map hostile to it",
     "unit/foes"},
    {"army", "army", "sides", "its counters on the map", "@active/army"},
    {"all-units", "all-units", "sides", "its counters anywhere", "@active/all-units"},
    {"entries", "entries", "sides", "the cells of its areas of kind `entry`", "unit/side/entries"},
    {"first", "first", "path locals", "the first cell of the path", "way/first"},
    {"last", "last", "path locals", "the last cell of the path", "way/last"},
    {"cells", "cells", "path locals, hexsides, areas", "all cells of the path or the area, or the two of the hexside",
     "way/cells"},
    {"regions", "regions:KIND", "units, places, sides",
     "the areas themselves in which they are, or which are the side's; without a kind those of every kind",
     "to/regions:road-exit"},
    {"hexsides", "hexsides:FEATURE", "units, places",
     "the hexsides of their cells that have the feature now, or that a way of the kind crosses; without one all of "
     "them. The feature is the printed one, with what marks add and remove",
     "unit/hexsides:stream"},
    {"between", "between:ROLE", "units, places", "the hexside that it shares with the place of the role, for its marks",
     "to/between:from"},
};

} // namespace

std::span<const WordHelp> rootHelp()
{
    return rootWords;
}

std::span<const WordHelp> relationHelp()
{
    return relationWords;
}

} // namespace fw
