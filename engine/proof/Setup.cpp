// Where counters start and arrive, and what the rules of victory name, against map and counters.
#include "engine/model/Walk.h"
#include "engine/proof/Found.h"

#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

FindingSpot spotOf(const Placement& placement)
{
    return {"unit", placement.unit, {}, {}};
}

void placements(const Ruleset& ruleset, const Scenario& scenario, Found& found)
{
    std::map<std::string, const Unit*> units;
    for (const Unit& unit : scenario.units)
        units[unit.id] = &unit;
    std::set<std::string> placed;
    for (const Placement& p : scenario.setup) {
        if (!placed.insert(p.unit).second)
            found.add(Severity::Error, "setup", spotOf(p), "the counter is placed twice",
                      "take one of the two out");
        const auto unit = units.find(p.unit);
        if (unit == units.end())
            continue; // reported with the rows that name what is not there
        const bool arrives = p.arrives.turn > 0 || !p.arrives.at.empty();
        if (p.at == noCell && p.box.empty() && p.oneOf.empty())
            found.add(Severity::Error, "setup", spotOf(p), "the counter has no cell and no box",
                      "name where it starts");
        if (arrives && p.at != noCell)
            found.add(Severity::Error, "setup", spotOf(p),
                      "the counter is on the map at the start and arrives as well",
                      "keep one of the two");
        if (arrives && (p.arrives.turn < 1 || p.arrives.turn > scenario.lastTurn))
            found.add(Severity::Error, "setup", spotOf(p),
                      Text("it arrives on turn {0}, and the scenario has turns 1 to {1}",
                           {std::to_string(p.arrives.turn), std::to_string(scenario.lastTurn)}),
                      "choose a turn of the scenario");
        if (arrives && p.arrives.at.empty())
            found.add(Severity::Warning, "setup", spotOf(p), "no cell is named where it arrives",
                      "name the cells");
        const auto box = std::find_if(ruleset.boxes.begin(), ruleset.boxes.end(),
                                      [&](const Box& b) { return b.id == p.box; });
        if (arrives && box != ruleset.boxes.end() && box->role != "arrivals")
            found.add(Severity::Error, "setup", spotOf(p),
                      Text("it arrives, but waits in '{0}'", {box->id}),
                      "let it wait in a box for arrivals");
        if (p.stepsLost < 0 || p.stepsLost >= unit->second->steps)
            found.add(Severity::Error, "setup", spotOf(p),
                      Text("it starts {0} steps short of {1}",
                           {std::to_string(p.stepsLost), std::to_string(unit->second->steps)}),
                      "leave it one step or more");
        if (!p.oneOf.empty() && p.at != noCell
            && std::find(p.oneOf.begin(), p.oneOf.end(), p.at) == p.oneOf.end())
            found.add(Severity::Error, "setup", spotOf(p),
                      "its cell is none of those its owner may choose", "add the cell to the choice");
    }
}

void ground(const Scenario& scenario, Found& found)
{
    std::set<std::string> ids;
    const int cells = scenario.map.grid.cellCount();
    for (const Area& area : scenario.map.areas) {
        const FindingSpot spot{"area", area.id, {}, {}};
        if (!ids.insert(area.id).second)
            found.add(Severity::Error, "setup", spot, "two areas have this id", "rename one");
        if (area.cells.empty())
            found.add(Severity::Error, "setup", spot, "the area has no cell", "give it cells");
        if (!area.side.empty()
            && std::none_of(scenario.sides.begin(), scenario.sides.end(),
                            [&](const Army& army) { return army.id == area.side; }))
            found.add(Severity::Error, "setup", spot,
                      Text("the area belongs to '{0}', which is no side", {area.side}));
        std::set<Cell> once;
        for (const Cell cell : area.cells)
            if (cell >= 0 && cell < cells && !once.insert(cell).second)
                found.add(Severity::Warning, "setup", spot,
                          Text("the area names {0} twice",
                               {scenario.map.numbering.label(scenario.map.grid, cell)}));
    }
    std::set<std::string> printed;
    for (int cell = 0; cell < cells; ++cell)
        if (!scenario.map.outOfPlay.has(cell))
            printed.insert(scenario.map.numbering.label(scenario.map.grid, static_cast<Cell>(cell)));
    for (const auto& [place, marks] : scenario.placeMarks)
        if (!printed.count(place))
            found.add(Severity::Error, "setup", {"place", place, {}, {}},
                      "the map has no cell of this number");
    for (const auto& [side, marks] : scenario.sideMarks)
        if (std::none_of(scenario.sides.begin(), scenario.sides.end(),
                         [&](const Army& army) { return army.id == side; }))
            found.add(Severity::Error, "setup", {"side", side, {}, {}}, "there is no such side");
}

bool inForce(const std::vector<std::string>& when, const std::map<std::string, std::string>& options)
{
    return std::all_of(when.begin(), when.end(), [&](const std::string& w) {
        const std::size_t equals = w.find('=');
        if (equals == std::string::npos || equals == 0)
            return true;
        const bool differs = w[equals - 1] == '!';
        const auto set = options.find(w.substr(0, equals - (differs ? 1 : 0)));
        return set == options.end() || (set->second == w.substr(equals + 1)) != differs;
    });
}

/// The options as the scenario sets them.
std::map<std::string, std::string> optionsOf(const Ruleset& ruleset, const Scenario& scenario)
{
    std::map<std::string, std::string> out;
    for (const Option& option : ruleset.options)
        out[option.id] = option.standard;
    for (const Preset& preset : ruleset.presets)
        if (preset.id == scenario.preset)
            for (const auto& [name, value] : preset.options)
                out[name] = value;
    for (const auto& [name, value] : scenario.options)
        out[name] = value;
    return out;
}

/// Kinds of areas and counters that the rows in force name, and that the scenario lacks.
class Named {
public:
    Named(const Ruleset& ruleset, const Scenario& scenario, Found& found)
        : mScenario(scenario), mOptions(optionsOf(ruleset, scenario)), mFound(found)
    {
        for (const Area& area : scenario.map.areas)
            mKinds.insert(area.kind);
        for (const Unit& unit : scenario.units)
            mKnown.insert(unit.id);
        for (const Army& army : scenario.sides)
            mKnown.insert(army.id);
        for (const Feature& feature : ruleset.features)
            mKnown.insert(feature.id);
    }
    template <class Rows>
    void rows(const Rows& rows, const char* kind)
    {
        for (const auto& row : rows) {
            if (!inForce(row.when, mOptions))
                continue;
            mSpot = {kind, row.id, {}, {}};
            mCite = row.cite;
            walk(row, [this](const auto& inner) { look(inner); });
        }
    }

private:
    template <class X>
    void look(const X& row)
    {
        if constexpr (std::is_same_v<X, Req>) {
            for (const auto* path : {&row.of, &row.any, &row.every, &row.none, &row.among, &row.with})
                paths(*path);
            if (row.fact == "id")
                for (const auto* list : {&row.is, &row.isnt})
                    for (const Amount& amount : *list)
                        if (!amount.symbol.empty() && !mKnown.count(amount.symbol))
                            mFound.add(Severity::Error, "victory", mSpot,
                                       Text("the scenario has no '{0}'", {amount.symbol}),
                                       "name a counter, a side or a terrain", mCite);
        } else if constexpr (std::is_same_v<X, Amount>) {
            for (const auto* path : {&row.of, &row.with, &row.count, &row.over})
                paths(*path);
        } else if constexpr (std::is_same_v<X, Node>) {
            for (const auto* path : {&row.over, &row.role, &row.units})
                paths(*path);
        }
    }
    void paths(const std::string& path)
    {
        static const std::string root = "@areas:";
        for (std::size_t at = path.find(root); at != std::string::npos; at = path.find(root, at + 1)) {
            const std::size_t begin = at + root.size();
            const std::string kind = path.substr(begin, path.find_first_of("/+|", begin) - begin);
            if (!mKinds.count(kind))
                mFound.add(Severity::Error, "victory", mSpot,
                           Text("the map has no area of kind '{0}'", {kind}),
                           "draw the area, or change the row", mCite);
        }
    }

    const Scenario& mScenario;
    std::map<std::string, std::string> mOptions;
    Found& mFound;
    std::set<std::string> mKinds, mKnown;
    FindingSpot mSpot;
    std::string mCite;
};

} // namespace

void proveSetup(const Ruleset& ruleset, const Scenario& scenario, Found& found)
{
    placements(ruleset, scenario, found);
    ground(scenario, found);
    Named named(ruleset, scenario, found);
    named.rows(ruleset.defs, "definition");
    named.rows(ruleset.procedures, "procedure");
    named.rows(ruleset.triggers, "trigger");
    named.rows(scenario.triggers, "trigger");
    named.rows(scenario.modifiers, "modifier");
}

} // namespace fw
