// Checks the set-up by the rules themselves: the stacking constraints, and ground that a counter can never enter.
#include "engine/base/CheckedIndex.h"
#include "engine/proof/FindingCollector.h"
#include "engine/report/PathText.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/PathFinder.h"
#include "engine/rules/RolePaths.h"

#include <algorithm>
#include <set>

namespace fw {

namespace {

/// Reports a row that takes too many steps.
void tellTooMuch(const Problem& problem, FindingCollector& found)
{
    const std::size_t blank = std::min(problem.place.find(' '), problem.place.size());
    found.add("work",
              {problem.place.substr(0, blank), problem.place.substr(std::min(blank + 1, problem.place.size())), {}, {}},
              problem.text, problem.remedy);
}

/// Whether a path begins at the active or passive side; at set-up no side is active.
bool aboutTheTurn(const RolePath& path)
{
    return std::ranges::any_of(pathWords(path), [](const std::vector<PathWord>& words) {
        return words.front().what == PathWord::What::Root
               && (words.front().name == "@active" || words.front().name == "@passive");
    });
}

void stacking(const Rules& rules, const Position& start, FindingCollector& found)
{
    const Compiled& c = rules.compiled();
    StepBudget budget;
    Board board(c, start);
    std::set<std::pair<std::string, int>> told;
    for (const CConstraint& row : c.constraints) {
        if (aboutTheTurn(row.src->each))
            continue;
        Scope scope(board, budget);
        const Items each = scope.resolve(row.each);
        if (each.kind != Kind::Places && each.kind != Kind::Units)
            continue;
        for (const std::int32_t subject : each) {
            BindOne bind(scope, names::it, each.kind, subject);
            if (holds(scope, row.need))
                continue;
            const bool place = each.kind == Kind::Places;
            // Constraints with the same label at several moments are one to the reader.
            if (!told.insert({row.src->label, subject}).second)
                continue;
            const FindingSpot spot = place ? FindingSpot{"hex", rules.placeName(subject), {}, {}}
                                           : FindingSpot{"unit", checkedAt(rules.scenario().units, subject).id, {}, {}};
            found.add("stacking", spot,
                      row.src->label.empty() ? Text("the set-up breaks '{0}'", {row.src->id})
                                             : Text("at the start: {0}", {row.src->label}),
                      "set the counters up in different cells", row.src->cite);
        }
    }
}

/// Whether a counter alone on the map can move into a cell by any march of the rules.
bool enters(const Rules& rules, Position& position, UnitId unit, Cell cell, std::optional<PathRefusal>& refusal,
            StepBudget& budget)
{
    const Compiled& c = rules.compiled();
    const Value units = Value::of(Kind::Units, {unit.index()});
    for (std::int32_t d = 0; d < c.directions; ++d) {
        const PlaceId from = c.neighbour(PlaceId(cell), d);
        if (!from.valid())
            continue;
        checkedAt(position.units, unit.index()).place = from;
        Board board(c, position);
        for (std::size_t row = 0; row < c.paths.size(); ++row) {
            if (c.paths[row].src->kind != "march")
                continue;
            Scope scope(board, budget);
            PathFinder finder(scope, static_cast<std::int32_t>(row), units, from);
            WayFound way;
            PathRefusal why;
            if (finder.check({cell}, way, why))
                return true;
            if (!refusal)
                refusal = why;
        }
    }
    return false;
}

void forbidden(const Rules& rules, const Position& start, FindingCollector& found)
{
    const Compiled& c = rules.compiled();
    for (const UnitId unit : c.units.ids()) {
        const PlaceId at = checkedAt(start.units, unit.index()).place;
        const Cell cell = at.index();
        if (!c.onMap(at))
            continue;
        Position alone = start;
        for (UnitState& other : alone.units)
            other.place = {};
        alone.turn = rules.scenario().lastTurn; // rules about a scenario's first turns are not about ground
        alone.active = c.units[unit].side;
        std::optional<PathRefusal> refusal;
        StepBudget budget;
        const bool may = enters(rules, alone, unit, cell, refusal, budget);
        if (may || !refusal)
            continue;
        // When a counter can enter no cell at all, the reason is not the ground.
        bool elsewhere = false;
        std::optional<PathRefusal> unused;
        for (std::int32_t other = 0; other < c.cells && !elsewhere; ++other)
            elsewhere = c.terrain[PlaceId(other)] != c.terrain[at] && enters(rules, alone, unit, other, unused, budget);
        if (elsewhere)
            found.add("ground", {"unit", checkedAt(rules.scenario().units, unit.index()).id, {}, {}},
                      Text("it is set up in {0}, which it may not enter: {1}",
                           {rules.placeName(cell), pathText(refusal->why)}),
                      "set it up on other ground", refusal->cite);
    }
}

/// The scenario without what other checks report, and without what would stop this check.
Scenario withoutStrays(Scenario scenario)
{
    std::set<std::string> units;
    auto& list = scenario.units;
    list.erase(
        std::remove_if(list.begin(), list.end(), [&](const Unit& unit) { return !units.insert(unit.id).second; }),
        list.end());
    const std::vector<Cell> both = contested(scenario);
    const auto off = [&](Cell cell) { return !scenario.map.grid.contains(cell) || scenario.map.outOfPlay.has(cell); };
    const auto told = [&](Cell cell) { return off(cell) || std::ranges::binary_search(both, cell); };
    auto& setup = scenario.setup;
    std::erase_if(setup, [&](const Placement& p) {
        return !units.count(p.unit) || (p.at != noCell && told(p.at)) || std::ranges::any_of(p.oneOf, off)
               || std::ranges::any_of(p.arrives.at, off);
    });
    return scenario;
}

} // namespace

void proveGround(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
{
    const auto rules = compile(ruleset, withoutStrays(scenario), {});
    if (!rules)
        return; // lint reports why
    Position start = (*rules)->startPosition();
    try {
        stacking(**rules, start, found);
        forbidden(**rules, start, found);
    } catch (const BudgetSpent& spent) {
        tellTooMuch(spent.problem("scenario"), found);
    }
}

} // namespace fw
