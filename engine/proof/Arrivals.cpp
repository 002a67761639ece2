// Checks where counters arrive, counters that never come into play, and start values beyond the limits of their marks.
#include "engine/base/Rows.h"
#include "engine/model/Procedures.h"
#include "engine/model/StartRelation.h"
#include "engine/model/Walk.h"
#include "engine/proof/FindingCollector.h"

#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

/// The cells of entry areas by their side, and the cells where an arrival inside the map is meant.
class Entries
{
public:
    explicit Entries(const Scenario& scenario) : mScenario(scenario), mMap(scenario.map)
    {
        for (const Area& area : mMap.areas) {
            const std::set<Cell> cells(area.cells.begin(), area.cells.end());
            if (area.kind == "entry")
                mOf[area.side].insert(cells.begin(), cells.end());
            if (area.kind == "entry" || area.kind == "setup" || area.kind == "edge" || !area.side.empty())
                mOwn[area.side].insert(cells.begin(), cells.end());
        }
    }
    /// Whether the side, or any side, enters here.
    bool own(const std::string& side, Cell cell) const { return has(mOf, side, cell) || has(mOf, {}, cell); }
    /// The hostile side whose entry this is; empty for none.
    std::string foe(const std::string& side, Cell cell) const
    {
        for (const auto& [other, cells] : mOf)
            if (!other.empty() && other != side && cells.count(cell) && startHostile(mScenario, other, side))
                return other;
        return {};
    }
    /// Whether the side has entry areas of its own.
    bool owns(const std::string& side) const { return mOf.count(side) > 0; }
    /// Whether an area of the side or of an ally, or one of no side, is made for counters.
    bool meant(const std::string& side, Cell cell) const
    {
        return has(mOwn, {}, cell) || std::ranges::any_of(mOwn, [&](const auto& area) {
                   return area.second.count(cell) > 0 && startFriendly(mScenario, area.first, side);
               });
    }
    /// Whether the cell is at the edge of the map or next to a cell out of play.
    bool edge(Cell cell) const
    {
        return mMap.grid.linked() || mMap.grid.onEdge(cell)
               || std::ranges::any_of(mMap.grid.neighbours(cell),
                                      [this](Cell next) { return mMap.outOfPlay.has(next); });
    }

private:
    using Cells = std::map<std::string, std::set<Cell>>;
    static bool has(const Cells& cells, const std::string& side, Cell cell)
    {
        const auto own = cells.find(side);
        return own != cells.end() && own->second.count(cell) > 0;
    }
    const Scenario& mScenario;
    const Map& mMap;
    Cells mOf, mOwn; ///< by side
};

/// Tells where counters of a scenario come in.
class ArrivalCheck
{
public:
    ArrivalCheck(const Scenario& scenario, FindingCollector& found)
        : mScenario(scenario), mEntries(scenario), mFound(found)
    {
        for (const Unit& unit : scenario.units)
            if (byId(scenario.sides, unit.side) != nullptr) // an unknown side has a finding
                mSides[unit.id] = unit.side;
    }
    void places()
    {
        struct Doubt {
            std::string unit;
            Cell cell;
        };
        std::vector<Doubt> inland, offEntry;
        std::size_t arriving = 0, entering = 0;
        for (const Placement& p : mScenario.setup) {
            const auto side = mSides.find(p.unit);
            if (side == mSides.end() || p.arrives.at.empty())
                continue;
            ++arriving;
            entering += std::ranges::any_of(p.arrives.at, [&](Cell cell) { return mEntries.own(side->second, cell); });
            for (const Cell cell : p.arrives.at) {
                if (!mScenario.map.grid.contains(cell) || mScenario.map.outOfPlay.has(cell)
                    || mEntries.own(side->second, cell))
                    continue;
                if (const std::string foe = mEntries.foe(side->second, cell); !foe.empty())
                    tell("setup/foe-entry", p.unit, cell,
                         Text("it arrives in {0}, an entry of '{1}'", {number(cell), foe}),
                         "let it arrive at an entry of its own side");
                else if (!mEntries.edge(cell) && !mEntries.meant(side->second, cell))
                    inland.push_back({p.unit, cell});
                else if (mEntries.owns(side->second) && !mEntries.meant(side->second, cell))
                    offEntry.push_back({p.unit, cell});
            }
        }
        // An entry away from the edge is the cause.
        const bool moved = std::ranges::any_of(mFound.list,
                                               [](const CheckResult& one) { return one.check == "entries"; });
        if (!moved && offEntry.size() * 2 <= entering) // few of a side that uses its entries
            for (const auto& [unit, cell] : offEntry)
                tell("setup/off-entry", unit, cell,
                     Text("it arrives in {0}, which is no entry of its side", {number(cell)}),
                     "let it arrive at an entry, or add the cell to one");
        // Where most counters arrive inside the map, that is how this battle begins.
        if (inland.size() > 2 && inland.size() * 2 > arriving)
            return;
        for (const auto& [unit, cell] : inland)
            tell("setup/inland", unit, cell,
                 Text("it arrives in {0}, which is not on the edge of the map", {number(cell)}),
                 "let it arrive at the edge, or draw an area of entry there");
    }

private:
    std::string number(Cell cell) const { return mScenario.map.numbering.label(mScenario.map.grid, cell); }
    void tell(const char* check, const std::string& unit, Cell cell, Text text, Text remedy)
    {
        if (CheckResult* one = mFound.add(check, {"unit", unit, {}, {}}, std::move(text), std::move(remedy)))
            one->cells = {cell};
    }

    const Scenario& mScenario;
    const Entries mEntries;
    FindingCollector& mFound;
    std::map<std::string, std::string> mSides;
};

bool isDue(const Placement& placement)
{
    return placement.arrives.turn > 0 || !placement.arrives.at.empty();
}

/// Whether counters without a turn of arrival never come in: rows read the turn, and none sets it later. If a row may
/// set it, few counters without a turn next to many with one are still a mistake.
bool bySchedule(const Ruleset& ruleset, const Scenario& scenario)
{
    bool reads = false, schedules = false;
    const auto look = [&](const auto& row) {
        using X = std::decay_t<decltype(row)>;
        if constexpr (std::is_same_v<X, Req> || std::is_same_v<X, Amount>)
            reads = reads || row.fact == "arrival";
        else if constexpr (std::is_same_v<X, ScheduleVerb>)
            schedules = true;
    };
    walk(ruleset, look);
    for (const Trigger& trigger : scenario.triggers)
        walk(trigger, look);
    std::size_t with = 0, without = 0;
    for (const Placement& p : scenario.setup)
        if (const Box* const box = byId(ruleset.boxes, p.box); box != nullptr && box->role == BoxRole::Arrivals)
            ++(isDue(p) ? with : without);
    return reads && (!schedules || without * 4 <= with);
}

void idle(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
{
    const bool scheduled = bySchedule(ruleset, scenario);
    for (const Placement& p : scenario.setup) {
        const Box* const box = byId(ruleset.boxes, p.box);
        if (box == nullptr || !box->role || p.at != noCell)
            continue;
        const FindingSpot spot{"unit", p.unit, {}, {}};
        const bool gone = box->role == BoxRole::Eliminated || box->role == BoxRole::Captured
                          || box->role == BoxRole::Left;
        if (gone)
            found.add("setup/out-of-play", spot, Text("it starts in '{0}', out of the game", {box->id}),
                      "let it start on the map, or take the counter out");
        else if (box->role == BoxRole::Arrivals && scheduled && !isDue(p))
            found.add("setup/never-arrives", spot, Text("it waits in '{0}' and has no turn of arrival", {box->id}),
                      "name its turn and its cells");
    }
}

/// Start values of marks, held against the limits that the rules set.
class StartValues
{
public:
    StartValues(const Ruleset& ruleset, FindingCollector& found) : mRules(ruleset), mFound(found) {}
    void check(const FindingSpot& spot, const std::map<std::string, std::string>& values, const std::string& place)
    {
        for (const auto& [id, value] : values) {
            const Mark* const mark = byId(mRules.marks, id);
            const Rational number = Rational::parse(value);
            if (mark == nullptr || mark->form != MarkForm::Number || !number.valid())
                continue;
            const std::string at = place + "/" + id;
            if (mark->ceiling && number > *mark->ceiling)
                mFound.add("setup/mark-limits", spot,
                           Text("'{0}' starts at {1}, and its highest value is {2}",
                                {id, number.text(), mark->ceiling->text()}),
                           "lower the value", mark->cite, at);
            else if (mark->floor && number < *mark->floor)
                mFound.add(
                    "setup/mark-limits", spot,
                    Text("'{0}' starts at {1}, and its lowest value is {2}", {id, number.text(), mark->floor->text()}),
                    "raise the value", mark->cite, at);
        }
    }

private:
    const Ruleset& mRules;
    FindingCollector& mFound;
};

void startValues(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
{
    StartValues values(ruleset, found);
    for (const auto& [side, marks] : scenario.sideMarks)
        values.check({"side", side, {}, {}}, marks, "/sideMarks/" + side);
    for (const auto& [formation, marks] : scenario.formationMarks)
        values.check({"formation", formation, {}, {}}, marks, "/formationMarks/" + formation);
    for (const auto& [place, marks] : scenario.placeMarks)
        values.check({"place", place, {}, {}}, marks, "/placeMarks/" + place);
    values.check({"game marks", {}, {}, {}}, scenario.gameMarks, "/gameMarks");
    for (std::size_t i = 0; i < scenario.setup.size(); ++i)
        values.check({"unit", scenario.setup[i].unit, {}, {}}, scenario.setup[i].marks,
                     "/setup/" + std::to_string(i) + "/marks");
}

} // namespace

void proveArrivals(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
{
    ArrivalCheck(scenario, found).places();
    idle(ruleset, scenario, found);
    startValues(ruleset, scenario, found);
}

} // namespace fw
