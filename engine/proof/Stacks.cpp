// Checks stacks by the rules themselves: at the start, on arrival, and where owners choose the cells of their counters.
#include "engine/base/CheckedIndex.h"
#include "engine/proof/StartTrials.h"
#include "engine/rules/Evaluate.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace fw {

namespace {

constexpr std::size_t mostPairs = 20'000; ///< counters times cells of one choice

/// Counters that choose their cells, with all cells that any of them may choose.
struct SetupChoice {
    std::vector<std::int32_t> cells; ///< ascending
    std::int32_t side = 0;
    std::vector<UnitId> units;
};

class StackCheck
{
public:
    StackCheck(StartTrials& trials, const Position& start, FindingCollector& found)
        : mTrials(trials), mStart(start), mFound(found), c(trials.compiled())
    {
        for (const UnitId unit : c.units.ids())
            if (const PlaceId at = placeOf(unit); c.onMap(at))
                mAt[at.index()].push_back(unit);
    }

    /// Checks that the cells of each choice hold all counters that must choose among them.
    void choices()
    {
        std::vector<SetupChoice> groups;
        for (const UnitId unit : c.units.ids()) {
            std::vector<std::int32_t> cells = cellsOf(unit);
            if (cells.size() < 2 && c.units[unit].setupAt.size() < 2)
                continue;
            const std::int32_t side = c.units[unit].side;
            const auto same = std::ranges::find_if(
                groups, [&](const SetupChoice& g) { return g.side == side && g.cells == cells; });
            if (same != groups.end())
                same->units.push_back(unit);
            else
                groups.push_back({std::move(cells), side, {unit}});
        }
        for (const SetupChoice& group : groups) {
            SetupChoice all = group;
            for (const SetupChoice& other : groups)
                if (&other != &group && other.side == group.side && std::ranges::includes(group.cells, other.cells))
                    all.units.insert(all.units.end(), other.units.begin(), other.units.end());
            choice(all);
        }
    }

    /// Checks the constraints of the rules for everything at the start, except those about the side whose turn it is.
    void constraints()
    {
        StepBudget budget;
        Board board(c, mStart);
        std::set<std::pair<std::string, int>> told;
        for (const CConstraint& row : c.constraints) {
            if (aboutTheTurn(*row.src))
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
                const PlaceId at = place ? PlaceId(subject) : placeOf(UnitId(subject));
                // Constraints with the same label at several moments are one to the reader.
                if (!told.insert({row.src->label, subject}).second || mTold.count(at.index()))
                    continue;
                mBroken.insert(at.index());
                mFound.add("stacking",
                           place ? placeSpot(at)
                                 : FindingSpot{"unit", checkedAt(mTrials.rules().scenario().units, subject).id, {}, {}},
                           row.src->label.empty() ? Text("the set-up breaks '{0}'", {row.src->id})
                                                  : Text("at the start: {0}", {row.src->label}),
                           "set the counters up in different cells", row.src->cite);
            }
        }
        mTold.insert(mBroken.begin(), mBroken.end());
    }

    /// Checks each stack by itself: by constraints about the side whose turn it is, and by the rules of marches.
    void stacks()
    {
        for (const auto& [cell, units] : mAt)
            if (!mTold.count(cell) && ofOneSide(units))
                if (const auto broken = mTrials.crowded(units, cell))
                    mFound.add("stacking", placeSpot(PlaceId(cell)), Text("at the start: {0}", {broken->why}),
                               "set the counters up in different cells", broken->cite);
    }

    /// Checks the counters that arrive in one turn in one cell.
    void arrivals()
    {
        std::map<std::pair<std::int32_t, std::int32_t>, std::vector<UnitId>> groups;
        for (const UnitId unit : c.units.ids())
            if (const CUnit& one = c.units[unit]; one.arrivalTurn > 0 && one.arrivalAt.size() == 1)
                groups[{one.arrivalAt.front(), one.arrivalTurn}].push_back(unit);
        for (const auto& [when, units] : groups) {
            // Where counters march in one after another, most have moved on before the last come.
            std::vector<UnitId> together = units;
            if (std::ranges::any_of(c.paths, [](const CPathRow& row) { return row.src->kind == "entry"; }))
                together.resize((units.size() + 2) / 3);
            if (!ofOneSide(units))
                continue;
            if (const auto broken = mTrials.crowded(together, when.first))
                mFound.add("stacking", placeSpot(PlaceId(when.first)),
                           Text("on turn {0} {1} counters arrive here: {2}",
                                {std::to_string(when.second), std::to_string(units.size()), broken->why}),
                           "let them arrive in other cells or on other turns", broken->cite);
        }
    }

private:
    PlaceId placeOf(UnitId unit) const { return checkedAt(mStart.units, unit.index()).place; }
    FindingSpot placeSpot(PlaceId place) const { return {"hex", mTrials.rules().placeName(place), {}, {}}; }
    bool ofOneSide(const std::vector<UnitId>& units) const
    {
        return std::ranges::all_of(units, [&](UnitId u) { return c.units[u].side == c.units[units.front()].side; });
    }
    std::vector<std::int32_t> cellsOf(UnitId unit) const
    {
        std::vector<std::int32_t> cells = c.units[unit].setupAt;
        std::ranges::sort(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        return cells;
    }
    /// The sum of the printed numbers of a counter, so that small counters are tried first.
    Rational weight(UnitId unit) const
    {
        Rational sum = 0;
        for (const CRating& rating : c.ratings)
            for (std::size_t i = 0; i < rating.columns.size(); ++i) {
                const std::size_t slot = static_cast<std::size_t>(unit.index()) * rating.columns.size() + i;
                if (slot < rating.has.size() && rating.has[slot])
                    sum = sum + rating.values[slot];
            }
        return sum;
    }
    /// Sets counters up one after another, each in the first cell that holds it with those that are there; how many
    /// find a cell.
    std::size_t placed(const std::vector<UnitId>& units, const std::vector<std::int32_t>& cells)
    {
        std::map<std::int32_t, std::vector<UnitId>> stacks;
        for (const std::int32_t cell : cells)
            if (const auto here = mAt.find(cell); here != mAt.end())
                for (const UnitId unit : here->second)
                    if (c.units[unit].setupAt.size() < 2 && c.units[unit].side == c.units[units.front()].side)
                        stacks[cell].push_back(unit);
        std::size_t count = 0;
        for (const UnitId unit : units) {
            const std::vector<std::int32_t> own = cellsOf(unit);
            count += std::ranges::any_of(own, [&](std::int32_t cell) {
                std::vector<UnitId>& stack = stacks[cell];
                stack.push_back(unit);
                if (mayEnter(unit, cell) && !mTrials.crowded(stack, cell))
                    return true;
                stack.pop_back();
                return false;
            });
        }
        return count;
    }
    /// Whether a counter may enter a cell; a counter that enters no cell of its choice is not judged by the ground.
    bool mayEnter(UnitId unit, std::int32_t cell)
    {
        const auto [known, fresh] = mEnters.try_emplace(unit);
        std::optional<PathRefusal> unused;
        if (fresh)
            for (const std::int32_t one : cellsOf(unit))
                if (mTrials.enters(unit, one, unused))
                    known->second.insert(one);
        return known->second.empty() || known->second.count(cell) > 0;
    }
    void choice(SetupChoice group)
    {
        const std::size_t wanted = group.units.size();
        if (wanted < 2 || wanted * group.cells.size() > mostPairs)
            return;
        std::size_t held = placed(group.units, group.cells);
        const auto weighs = [&](UnitId unit) { return weight(unit); };
        std::ranges::stable_sort(group.units, std::ranges::greater(), weighs);
        if (held < wanted)
            held = std::max(held, placed(group.units, group.cells));
        std::ranges::reverse(group.units);
        if (held < wanted)
            held = std::max(held, placed(group.units, group.cells));
        if (held >= wanted)
            return;
        const UnitId first = *std::ranges::min_element(group.units);
        mTold.insert(group.cells.begin(), group.cells.end());
        std::vector<Cell> cells(group.cells.begin(), group.cells.end());
        if (CheckResult* one = mFound.add(
                "setup/crowded", {"unit", checkedAt(mTrials.rules().scenario().units, first.index()).id, {}, {}},
                Text("{0} counters choose among {1} cells, and only {2} of them fit",
                     {std::to_string(wanted), std::to_string(cells.size()), std::to_string(held)}),
                "add cells to the choice"))
            one->cells = std::move(cells);
    }

    StartTrials& mTrials;
    const Position& mStart;
    FindingCollector& mFound;
    const Compiled& c;
    std::map<std::int32_t, std::vector<UnitId>> mAt;  ///< cell, the counters that start there
    std::map<UnitId, std::set<std::int32_t>> mEnters; ///< counter, the cells of its choice that it may enter
    std::set<std::int32_t> mTold;                     ///< cells with a finding
    std::set<std::int32_t> mBroken;                   ///< cells where constraints() found one
};

} // namespace

void proveStacks(StartTrials& trials, const Position& start, FindingCollector& found)
{
    StackCheck check(trials, start, found);
    check.choices();
    check.constraints();
    check.stacks();
    check.arrivals();
}

} // namespace fw
