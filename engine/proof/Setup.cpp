// Checks where counters start and arrive, and the names in the rules of victory, against map and counters.
#include "engine/base/Rows.h"
#include "engine/base/Vocabulary.h"
#include "engine/model/Procedures.h"
#include "engine/model/WalkPlaces.h"
#include "engine/proof/FindingCollector.h"
#include "engine/rules/Options.h"
#include "engine/rules/RolePaths.h"

#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

/// "did you mean ...?", or the other remedy.
Text orNear(const Vocabulary& words, const std::string& wrong, const char* otherwise)
{
    const std::string near = words.nearest(wrong);
    return near.empty() ? Text(otherwise) : Text("did you mean '{0}'?", {near});
}

void placements(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
{
    std::map<std::string, const Unit*> units;
    for (const Unit& unit : scenario.units)
        units[unit.id] = &unit;
    std::set<std::string> placed;
    for (const Placement& p : scenario.setup) {
        const auto wrong = [&](const char* check, Text text, Text remedy) {
            found.add(check, {"unit", p.unit, {}, {}}, std::move(text), std::move(remedy));
        };
        if (!placed.insert(p.unit).second)
            wrong("setup/twice", "the counter is placed twice", "take one of the two out");
        const auto unit = units.find(p.unit);
        if (unit == units.end())
            continue; // reported with the rows that name unknown ids
        const bool arrives = p.arrives.turn > 0 || !p.arrives.at.empty();
        if (p.at == noCell && p.box.empty() && p.oneOf.empty())
            wrong("setup/nowhere", "the counter has no cell and no box", "name where it starts");
        if (arrives && p.at != noCell)
            wrong("setup/there-already", "the counter is on the map at the start and arrives as well",
                  "keep one of the two");
        if (arrives && (p.arrives.turn < scenario.firstTurn || p.arrives.turn > scenario.lastTurn))
            wrong("setup/turn",
                  Text("it arrives on turn {0}, and the scenario has turns {1} to {2}",
                       {std::to_string(p.arrives.turn), std::to_string(scenario.firstTurn),
                        std::to_string(scenario.lastTurn)}),
                  "choose a turn of the scenario");
        if (arrives && p.arrives.at.empty())
            found.add("setup/no-entry", {"unit", p.unit, {}, {}}, "no cell is named where it arrives",
                      "name the cells");
        const bool leaves = p.leaves.turn != 0 || !p.leaves.at.empty();
        const int first = std::max(1, p.arrives.turn) + 1;
        if (leaves && (p.leaves.turn < first || p.leaves.turn > scenario.lastTurn))
            wrong("setup/turn",
                  Text("it leaves on turn {0}, and it can leave on turns {1} to {2}",
                       {std::to_string(p.leaves.turn), std::to_string(first), std::to_string(scenario.lastTurn)}),
                  "choose a turn of the scenario after the one in which it comes into play");
        const Box* box = byId(ruleset.boxes, p.box);
        if (arrives && box != nullptr && box->role != BoxRole::Arrivals)
            wrong("setup/waits", Text("it arrives, but waits in '{0}'", {box->id}),
                  "let it wait in a box for arrivals");
        if (p.stepsLost < 0 || p.stepsLost >= unit->second->steps)
            wrong("setup/steps",
                  Text("it starts {0} steps short of {1}",
                       {std::to_string(p.stepsLost), std::to_string(unit->second->steps)}),
                  "leave it one step or more");
        if (!p.oneOf.empty() && p.at != noCell && std::ranges::find(p.oneOf, p.at) == p.oneOf.end())
            wrong("setup/no-choice", "its cell is not one of those that its owner may choose",
                  "add the cell to the choice");
    }
}

/// Cells where counters of hostile sides start.
void enemies(const Scenario& scenario, FindingCollector& found)
{
    for (const Cell cell : contested(scenario)) {
        CheckResult* one = found.add("setup/contested",
                                     {std::string(cellWord(scenario.map.grid.shape)),
                                      scenario.map.numbering.label(scenario.map.grid, cell),
                                      {},
                                      {}},
                                     "counters of hostile sides start here", "set the counters up in different cells");
        if (one)
            one->cells = {cell};
    }
}

void ground(const Scenario& scenario, FindingCollector& found)
{
    std::set<std::string> ids;
    const Vocabulary sides = Vocabulary::ids(scenario.sides);
    const int cells = scenario.map.grid.cellCount();
    for (const Area& area : scenario.map.areas) {
        const FindingSpot spot{"area", area.id, {}, {}};
        if (!ids.insert(area.id).second)
            found.add("setup/same-area", spot, "two areas have this id", "rename one");
        if (area.cells.empty())
            found.add("setup/empty-area", spot, "the area has no cell", "give it cells");
        if (!area.side.empty() && !sides.has(area.side))
            found.add("setup/area-side", spot, Text("the area belongs to '{0}', which is not a side", {area.side}),
                      sides.remedy(area.side), {},
                      "/map/areas/" + std::to_string(&area - scenario.map.areas.data()) + "/side");
        std::set<Cell> once;
        for (const Cell cell : area.cells)
            if (cell >= 0 && cell < cells && !once.insert(cell).second)
                found.add("setup/cell-twice", spot,
                          Text("the area names {0} twice", {scenario.map.numbering.label(scenario.map.grid, cell)}));
    }
    std::set<std::string> printed;
    for (int cell = 0; cell < cells; ++cell)
        if (!scenario.map.outOfPlay.has(cell))
            printed.insert(scenario.map.numbering.label(scenario.map.grid, static_cast<Cell>(cell)));
    for (const auto& [place, marks] : scenario.placeMarks)
        if (!printed.count(place) && place.find('/') == std::string::npos
            && byId(scenario.map.areas, place) == nullptr) // the lint reports hexsides
            found.add("setup/no-cell", {"place", place, {}, {}}, "the map has no cell of this number", {}, {},
                      "/placeMarks/" + place);
    for (const auto& [side, marks] : scenario.sideMarks)
        if (!sides.has(side))
            found.add("setup/no-side", {"side", side, {}, {}}, "there is no such side", sides.remedy(side), {},
                      "/sideMarks/" + side);
}

/// Finds kinds of areas and counters that the rows in force name and the scenario lacks.
class Named
{
public:
    Named(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
        : mOptions(optionsOf(ruleset, scenario)), mFound(found)
    {
        for (const Area& area : scenario.map.areas)
            mKinds.add(area.kind);
        for (const Unit& unit : scenario.units)
            mKnown.add(unit.id);
        for (const Army& army : scenario.sides)
            mKnown.add(army.id);
        for (const Feature& feature : ruleset.features)
            mKnown.add(feature.id);
        mKnown.add("clear");
    }
    void rows(const auto& rows, const char* kind)
    {
        for (const auto& row : rows) {
            mSpot = {kind, row.id, {}, {}};
            mCite = row.cite;
            PlacedWalker<Named>(*this, mWay).see(row);
        }
    }

    template <class X>
    bool operator()(const X& row)
    {
        if constexpr (requires { row.when; })
            if (!inForce(row.when, mOptions))
                return false;
        if constexpr (std::is_same_v<X, Req>)
            if (row.fact == "id")
                for (const auto* list : {&row.is, &row.isnt})
                    for (const Amount& amount : *list)
                        id(amount.symbol);
        return true;
    }
    void text(const std::string& path, FieldFlags flags)
    {
        if (flags.has(FieldFlags::Path))
            for (const char* word : {"@areas", "areas", "@regions", "regions"})
                for (const std::string& one : rootArguments(path, word))
                    kind(one);
    }

private:
    void id(const std::string& word)
    {
        if (!word.empty() && !mKnown.has(word))
            mFound.add("victory/unknown", mSpot, Text("the scenario has no '{0}'", {word}),
                       orNear(mKnown, word, "name a counter, a side or a terrain"), mCite);
    }
    void kind(const std::string& kind)
    {
        if (!kind.empty() && !mKinds.has(kind))
            mFound.add("victory/no-area", mSpot, Text("the map has no area of kind '{0}'", {kind}),
                       orNear(mKinds, kind, "draw the area, or change the row"), mCite);
    }

    std::map<std::string, std::string> mOptions;
    FindingCollector& mFound;
    PointerWay mWay;
    Vocabulary mKinds, mKnown;
    FindingSpot mSpot;
    std::string mCite;
};

} // namespace

std::vector<Cell> contested(const Scenario& scenario)
{
    std::map<std::string, std::string> sides;
    for (const Unit& unit : scenario.units)
        sides[unit.id] = unit.side;
    std::map<Cell, std::set<std::string>> holds;
    for (const Placement& p : scenario.setup)
        if (const auto unit = sides.find(p.unit); p.at != noCell && unit != sides.end())
            holds[p.at].insert(unit->second);
    std::vector<Cell> out;
    const auto enemies = [&](const std::set<std::string>& there) {
        return std::ranges::any_of(there, [&](const std::string& one) {
            return std::ranges::any_of(
                there, [&](const std::string& other) { return one < other && startHostile(scenario, one, other); });
        });
    };
    for (const auto& [cell, who] : holds)
        if (scenario.map.grid.contains(cell) && enemies(who))
            out.push_back(cell);
    return out;
}

void proveSetup(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
{
    placements(ruleset, scenario, found);
    enemies(scenario, found);
    ground(scenario, found);
    Named named(ruleset, scenario, found);
    named.rows(ruleset.defs, "definition");
    named.rows(ruleset.quantities, "quantity");
    named.rows(ruleset.modifiers, "modifier");
    named.rows(ruleset.zones, "zone");
    named.rows(ruleset.sights, "sight");
    named.rows(ruleset.paths, "path");
    named.rows(ruleset.constraints, "constraint");
    named.rows(ruleset.procedures, "procedure");
    named.rows(ruleset.codes, "code");
    named.rows(ruleset.triggers, "trigger");
    named.rows(scenario.triggers, "trigger");
    named.rows(scenario.modifiers, "modifier");
}

} // namespace fw
