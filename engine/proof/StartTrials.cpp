#include "engine/proof/StartTrials.h"

#include "engine/base/CheckedIndex.h"
#include "engine/report/PathText.h"
#include "engine/rules/Evaluate.h"
#include "engine/rules/RolePaths.h"

#include <algorithm>

namespace fw {

namespace {

constexpr std::size_t othersTried = 8; ///< counters tried alone to learn whether a constraint allows any

} // namespace

bool aboutTheTurn(const Constraint& row)
{
    return std::ranges::any_of(pathWords(row.each), [](const std::vector<PathWord>& words) {
        return words.front().what == PathWord::What::Root
               && (words.front().name == "@active" || words.front().name == "@passive");
    });
}

StartTrials::StartTrials(const Rules& rules, const Position& start) : mRules(rules), mAlone(start)
{
    const Compiled& c = compiled();
    for (UnitState& unit : mAlone.units)
        unit.place = {};
    mAlone.turn = rules.scenario().lastTurn; // rules about a scenario's first turns are not about ground or stacks
    Position unmarked = mAlone;
    unmarked.unitMarks.assign(unmarked.unitMarks.size(), 0);
    for (const CMark& mark : c.marks)
        if (mark.on == MarkOn::Unit && mark.form != MarkForm::Set && mark.src->start != Rational(0))
            for (const UnitId unit : c.units.ids())
                rules.setMark(unmarked, mark.src->id, unit.index(), mark.src->start);
    mUnmarked = std::move(unmarked.unitMarks);
}

void StartTrials::put(const std::vector<UnitId>& units, PlaceId place)
{
    for (const UnitId unit : units)
        checkedAt(mAlone.units, unit.index()).place = place;
}

bool StartTrials::tryMarches(UnitId unit, PlaceId from, StepBudget& budget, auto may)
{
    const Compiled& c = compiled();
    const Value units = Value::of(Kind::Units, {unit.index()});
    UnitState& state = checkedAt(mAlone.units, unit.index());
    const std::int16_t facing = state.facing;
    state.place = from;
    mAlone.active = c.units[unit].side;
    bool found = false;
    const std::int32_t facings = std::max(1, c.ruleset.facings);
    for (std::int32_t turned = 0; turned < facings && !found; ++turned) { // its own facing first
        state.facing = static_cast<std::int16_t>((facing + turned) % facings);
        Board board(c, mAlone);
        for (std::size_t row = 0; row < c.paths.size() && !found; ++row) {
            if (c.paths[row].src->kind != "march")
                continue;
            Scope scope(board, budget);
            PathFinder finder(scope, static_cast<std::int32_t>(row), units, from);
            found = may(finder);
        }
    }
    state.facing = facing;
    state.place = {};
    return found;
}

bool StartTrials::enters(UnitId unit, Cell cell, std::optional<PathRefusal>& refusal,
                         const std::vector<UnitId>& company)
{
    const Compiled& c = compiled();
    put(company, PlaceId(cell));
    bool may = false;
    StepBudget budget;
    for (std::int32_t d = 0; d < c.directions && !may; ++d)
        if (const PlaceId from = c.neighbour(PlaceId(cell), d); from.valid())
            may = tryMarches(unit, from, budget, [&](PathFinder& finder) {
                WayFound way;
                PathRefusal why;
                const bool legal = finder.check({cell}, way, why);
                // A facing says nothing about the ground.
                if (!legal && (!refusal || refusal->why.bar == PathBar::NotInFront))
                    refusal = why;
                return legal;
            });
    put(company, {});
    return may;
}

bool StartTrials::entersElsewhere(UnitId unit, Cell cell)
{
    const Compiled& c = compiled();
    std::optional<PathRefusal> unused;
    for (Cell other = 0; other < c.cells; ++other)
        if (c.terrain[PlaceId(other)] != c.terrain[PlaceId(cell)] && enters(unit, other, unused))
            return true;
    return false;
}

bool StartTrials::leaves(UnitId unit, Cell cell, std::optional<PathRefusal>& refusal)
{
    const Compiled& c = compiled();
    StepBudget budget;
    mAlone.unitMarks.swap(mUnmarked);
    const bool may = tryMarches(unit, PlaceId(cell), budget, [&](PathFinder& finder) {
        for (std::int32_t d = 0; d < c.directions; ++d) {
            const PlaceId to = c.neighbour(PlaceId(cell), d);
            if (!to.valid())
                continue;
            WayFound way;
            PathRefusal why;
            if (finder.check({to.index()}, way, why))
                return true;
            if (!refusal || refusal->why.bar == PathBar::NotInFront)
                refusal = why;
        }
        return false;
    });
    mAlone.unitMarks.swap(mUnmarked);
    return may;
}

/// Whether a constraint holds for a cell and for these counters, while only they are on the map.
bool StartTrials::keeps(const CConstraint& row, const std::vector<UnitId>& units, Cell cell, std::int32_t active)
{
    put(units, PlaceId(cell));
    mAlone.active = active;
    StepBudget budget;
    Board board(compiled(), mAlone);
    Scope scope(board, budget);
    const Items each = scope.resolve(row.each);
    bool held = true;
    for (const std::int32_t subject : each) {
        const bool asked = each.kind == Kind::Places
                               ? subject == cell
                               : each.kind == Kind::Units && std::ranges::find(units, UnitId(subject)) != units.end();
        if (!held || !asked)
            continue;
        BindOne bind(scope, names::it, each.kind, subject);
        held = holds(scope, row.need);
    }
    put(units, {});
    return held;
}

/// Whether a constraint allows one of these counters, or any other of the side, alone in a cell.
bool StartTrials::allowsAny(const CConstraint& row, const std::vector<UnitId>& units, Cell cell, std::int32_t active)
{
    const Compiled& c = compiled();
    std::vector<UnitId> alone = units;
    for (const UnitId other : c.units.ids())
        if (alone.size() < units.size() + othersTried && c.units[other].side == c.units[units.front()].side
            && std::ranges::find(units, other) == units.end())
            alone.push_back(other);
    return std::ranges::any_of(alone, [&](UnitId unit) { return keeps(row, {unit}, cell, active); });
}

std::optional<Crowding> StartTrials::broken(const std::vector<UnitId>& units, Cell cell, std::int32_t active)
{
    for (const CConstraint& row : compiled().constraints)
        if (aboutTheTurn(*row.src) == (active >= 0) && !keeps(row, units, cell, active)
            && allowsAny(row, units, cell, active))
            return Crowding{row.src->label.empty() ? row.src->id : row.src->label, row.src->cite};
    return {};
}

std::optional<Crowding> StartTrials::crowded(const std::vector<UnitId>& units, Cell cell)
{
    if (units.empty())
        return {};
    const std::int32_t side = compiled().units[units.front()].side;
    for (const std::int32_t active : {-1, side})
        if (const auto one = broken(units, cell, active))
            return one;
    if (units.size() < 2)
        return {};
    // A march that is refused for the company alone would have made the stack too high.
    for (const UnitId unit : units) {
        std::vector<UnitId> company = units;
        std::erase(company, unit);
        std::optional<PathRefusal> refusal, unused;
        if (!enters(unit, cell, refusal, company) && refusal && enters(unit, cell, unused))
            return Crowding{pathText(refusal->why), refusal->cite};
    }
    return {};
}

} // namespace fw
