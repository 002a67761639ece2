#include "engine/rules/Query.h"

#include "engine/base/CheckedIndex.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/PathFinder.h"
#include "engine/rules/Sight.h"

#include <algorithm>

namespace fw {

namespace {

Relation relationBetween(const Position& position, std::int32_t a, std::int32_t b)
{
    if (a == b)
        return Relation::Allied;
    return a < 0 || b < 0 ? Relation::Neutral : relationIn(position.relations, a, b);
}

} // namespace

Relation relationOf(const Rules& rules, const Position& position, int unit, int other)
{
    const Compiled& c = rules.compiled();
    return relationBetween(position, c.units[UnitId(unit)].side, c.units[UnitId(other)].side);
}

Relation relationTo(const Rules& rules, const Position& position, const std::string& side, int unit)
{
    return relationBetween(position, rules.side(side), rules.compiled().units[UnitId(unit)].side);
}

std::vector<int> zone(const Rules& rules, const Position& position, int unit)
try {
    std::vector<int> out;
    StepBudget budget;
    Board board(rules.compiled(), position);
    for (int cell = 0; cell < rules.cellCount(); ++cell)
        if (board.zoneReaches(UnitId(unit), PlaceId(cell), budget))
            out.push_back(cell);
    return out;
} catch (const BudgetSpent&) {
    return {};
}

Result<std::optional<PathResult>> cheapestWay(const Rules& rules, const Position& position, const std::string& row,
                                              const std::vector<int>& units, int to)
try {
    const Compiled& c = rules.compiled();
    const auto found = c.pathIndex.find(row);
    if (found == c.pathIndex.end())
        return fail(Trouble::Usage, Text("there is no path row '{0}'", {row}));
    if (units.empty())
        return fail(Trouble::Usage, "no unit is named");
    const CPathRow& path = checkedAt(c.paths, found->second);
    if (!path.tiers.empty())
        return fail(Trouble::Usage, Text("'{0}' has tiers, so it has no cheapest path", {row}));
    PositionQuery look(c, position);
    Scope& scope = look.scope;
    const Value group = Value::of(Kind::Units, {units.begin(), units.end()});
    const PlaceId start = checkedAt(position.units, units[0]).place;
    PathResult way;
    if (path.allowance.form != CAmount::Form::None) {
        BindOne bindUnits(scope, names::units, group);
        BindOne bindStart(scope, names::start, start);
        way.allowance = number(scope, path.allowance);
    }
    PathFinder finder(scope, found->second, group, start);
    if (!finder.opens())
        return std::optional<PathResult>();
    (void)finder.lift();
    std::map<int, Rational> reached;
    for (const PathFinder::Next& next : finder.reach())
        reached[next.item] = next.cost;
    if (!reached.count(to))
        return std::optional<PathResult>();
    way.cost = reached[to];
    reached[start.index()] = 0;
    // Goes back from the end over steps whose cost makes up the difference.
    std::vector<int> back{to};
    while (back.back() != start.index() && back.size() <= reached.size()) {
        const int cell = back.back();
        int before = -1;
        for (std::int32_t d = 0; d < c.directions && before < 0; ++d) {
            const PlaceId from = c.neighbour(PlaceId(cell), d);
            const auto known = from.valid() ? reached.find(from.index()) : reached.end();
            if (known == reached.end() || !(known->second < reached[cell]))
                continue;
            Position there = position;
            for (const int unit : units)
                checkedAt(there.units, unit).place = from;
            Board stepBoard(c, there);
            Scope stepScope(stepBoard, look.budget);
            PathFinder step(stepScope, found->second, group, from);
            WayFound one;
            if (step.check({cell}, one) && known->second + one.cost == reached[cell])
                before = from.index();
        }
        if (before < 0)
            return std::optional<PathResult>(way);
        back.push_back(before);
    }
    std::vector<std::int32_t> items(back.rbegin() + 1, back.rend());
    WayFound whole;
    if (back.back() == start.index() && finder.check(items, whole) && whole.cost == way.cost)
        way.cells.assign(back.rbegin(), back.rend());
    return std::optional<PathResult>(std::move(way));
} catch (const BudgetSpent& spent) {
    return tl::unexpected<Problem>(spent.problem("path " + row));
}

std::vector<Sighted> sights(const Rules& rules, const Position& position, int unit, int from, int to)
try {
    std::vector<Sighted> out;
    const Compiled& c = rules.compiled();
    Position there = position;
    if (inside(there.units, unit))
        checkedAt(there.units, unit).place = PlaceId(from);
    const Looker who = inside(there.units, unit) ? Looker{Kind::Units, unit} : Looker{Kind::Places, from};
    PositionQuery look(c, there);
    Scope& scope = look.scope;
    for (std::size_t i = 0; i < c.sights.size(); ++i) {
        const Sight& row = *c.sights[i].src;
        Sighted& one = out.emplace_back();
        one.label = row.label.empty() ? row.id : row.label;
        one.cite = row.cite;
        std::vector<Barrier> all;
        one.holds = sees(scope, static_cast<std::int32_t>(i), who, PlaceId(to), &all);
        for (const Barrier& barrier : all)
            one.barriers.push_back(barrierText(c, barrier));
    }
    return out;
} catch (const BudgetSpent&) {
    return {};
}

bool reconstructed(const Rules& rules, const std::string& row)
{
    const auto is = [&](const auto& r) { return r.origin == Origin::Reconstructed && r.id == row; };
    const Ruleset& r = rules.ruleset();
    const std::vector<Table>& own = rules.scenario().tables;
    return !row.empty()
           && (std::ranges::any_of(r.modifiers, is) || std::ranges::any_of(r.tables, is)
               || std::ranges::any_of(own, is));
}

} // namespace fw
