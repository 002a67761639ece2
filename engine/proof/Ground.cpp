// Checks the ground on which counters start and arrive by the marches of the rules, and finds counters that never move.
#include "engine/base/CheckedIndex.h"
#include "engine/proof/StartTrials.h"
#include "engine/report/PathText.h"

#include <algorithm>
#include <map>
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

constexpr std::size_t mostOfType = 12; ///< counters of a type tried on one cell

class StepCheck
{
public:
    StepCheck(StartTrials& trials, const Position& start, FindingCollector& found)
        : mTrials(trials), mStart(start), mFound(found), c(trials.compiled())
    {}

    void ground()
    {
        std::map<std::string, const Placement*> setup;
        for (const Placement& placement : c.scenario.setup)
            setup[placement.unit] = &placement;
        for (const UnitId unit : c.units.ids()) {
            if (const PlaceId at = placeOf(unit); c.onMap(at))
                forbidden(unit, at.index(), "it is set up in {0}, which it may not enter: {1}",
                          "set it up on other ground");
            const auto placement = setup.find(idOf(unit));
            if (placement == setup.end())
                continue;
            for (const Cell cell : placement->second->oneOf)
                if (placeOf(unit) != PlaceId(cell) && noneEnters(unit, cell))
                    forbidden(unit, cell, "it may be set up in {0}, which it may not enter: {1}",
                              "take the cell out of its choice");
            for (const Cell cell : placement->second->arrives.at)
                if (noneEnters(unit, cell))
                    forbidden(unit, cell, "it arrives in {0}, which it may not enter: {1}",
                              "let it arrive on other ground");
        }
    }

    /// Finds counters that cannot leave their cell although others of their type can leave theirs.
    void movement()
    {
        struct Still {
            UnitId unit;
            Cell cell;
            PathRefusal refusal;
        };
        std::map<Sym, std::vector<Still>> still; ///< by type
        std::set<Sym> moves;                     ///< types of which a counter can move
        for (const UnitId unit : c.units.ids()) {
            const Cell cell = firstCell(unit);
            if (cell == noCell || mForbidden.count(unit))
                continue;
            std::optional<PathRefusal> refusal;
            if (mTrials.leaves(unit, cell, refusal))
                moves.insert(c.units[unit].type);
            else if (refusal)
                still[c.units[unit].type].push_back({unit, cell, *refusal});
        }
        for (const auto& [type, list] : still)
            if (moves.count(type))
                for (const Still& one : list) {
                    const FindingSpot spot{"unit", idOf(one.unit), {}, {}};
                    // A wrong number is the cause.
                    if (std::ranges::any_of(mFound.list, [&](const CheckResult& told) {
                            return told.check == "ratings" && told.spot == spot;
                        }))
                        continue;
                    mFound.add("setup/never-moves", spot,
                               Text("it can never leave {0}, and other counters of its type move: {1}",
                                    {mTrials.rules().placeName(one.cell), pathText(one.refusal.why)}),
                               "correct its movement, or its cell", one.refusal.cite);
                }
    }

private:
    PlaceId placeOf(UnitId unit) const { return checkedAt(mStart.units, unit.index()).place; }
    const std::string& idOf(UnitId unit) const { return checkedAt(c.scenario.units, unit.index()).id; }

    /// The cell where a counter starts or arrives; for others a cell of entry, else the middle of the map.
    Cell firstCell(UnitId unit) const
    {
        if (const PlaceId at = placeOf(unit); c.onMap(at))
            return at.index();
        if (const auto& arrives = c.units[unit].arrivalAt; !arrives.empty())
            return arrives.front();
        const Box* const box = c.boxAt(placeOf(unit));
        if (box == nullptr || box->role != BoxRole::Arrivals)
            return noCell;
        const Grid& grid = c.scenario.map.grid;
        const Cell middle = grid.cell(grid.columns / 2, grid.rows / 2);
        const Cell cell = c.entryCells.empty() ? middle : c.entryCells.front();
        return c.outOfPlay[PlaceId(cell)] != 0 ? noCell : cell;
    }

    /// Whether no counter of the same type may enter a cell. Otherwise the ground is not the reason.
    bool noneEnters(UnitId unit, Cell cell)
    {
        std::size_t tried = 0;
        std::optional<PathRefusal> unused;
        for (const UnitId other : c.units.ids())
            if (c.units[other].type == c.units[unit].type && tried++ < mostOfType
                && mTrials.enters(other, cell, unused))
                return false;
        return true;
    }

    void forbidden(UnitId unit, Cell cell, const char* says, const char* remedy)
    {
        std::optional<PathRefusal> refusal;
        if (mTrials.enters(unit, cell, refusal) || !refusal)
            return;
        // When a counter can enter no cell at all, the reason is not the ground.
        if (!mTrials.entersElsewhere(unit, cell))
            return;
        mForbidden.insert(unit);
        mFound.add("ground", {"unit", idOf(unit), {}, {}},
                   Text(says, {mTrials.rules().placeName(cell), pathText(refusal->why)}), remedy, refusal->cite);
    }

    StartTrials& mTrials;
    const Position& mStart;
    FindingCollector& mFound;
    const Compiled& c;
    std::set<UnitId> mForbidden;
};

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

void proveSteps(StartTrials& trials, const Position& start, FindingCollector& found)
{
    StepCheck check(trials, start, found);
    check.ground();
    check.movement();
}

void proveGround(const Ruleset& ruleset, const Scenario& scenario, FindingCollector& found)
{
    const auto rules = compile(ruleset, withoutStrays(scenario), {});
    if (!rules)
        return; // lint reports why
    const Position start = (*rules)->startPosition();
    StartTrials trials(**rules, start);
    try {
        proveStacks(trials, start, found);
        proveSteps(trials, start, found);
    } catch (const BudgetSpent& spent) {
        tellTooMuch(spent.problem("scenario"), found);
    }
}

} // namespace fw
