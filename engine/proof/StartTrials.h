#pragma once

#include "engine/proof/FindingCollector.h"
#include "engine/rules/PathFinder.h"

#include <optional>
#include <string>
#include <vector>

namespace fw {

/// Why a rule refuses counters in one place: the words of the rule and its case number.
struct Crowding {
    std::string why;
    std::string cite;
};

/// Tries placements against the rules of a scenario, with only the counters in question on the map.
class StartTrials
{
public:
    /// Takes the rules, which must outlive it, and the position at the start.
    StartTrials(const Rules& rules, const Position& start);

    const Rules& rules() const { return mRules; }
    const Compiled& compiled() const { return mRules.compiled(); }

    /// Whether a counter can move into a cell from a neighbour by any march of the rules, with any facing, while
    /// `company` is in the cell; stores the first refusal.
    bool enters(UnitId unit, Cell cell, std::optional<PathRefusal>& refusal, const std::vector<UnitId>& company = {});
    /// Whether a counter that may not enter a cell can enter another one with other terrain.
    bool entersElsewhere(UnitId unit, Cell cell);
    /// Whether a counter alone on the map and without marks can leave a cell by any march, with any facing;
    /// stores the first refusal.
    bool leaves(UnitId unit, Cell cell, std::optional<PathRefusal>& refusal);
    /// The rule that these counters break together in a cell although it allows fewer of them; none when they fit.
    std::optional<Crowding> crowded(const std::vector<UnitId>& units, Cell cell);

private:
    std::optional<Crowding> broken(const std::vector<UnitId>& units, Cell cell, std::int32_t active);
    bool keeps(const CConstraint& row, const std::vector<UnitId>& units, Cell cell, std::int32_t active);
    bool allowsAny(const CConstraint& row, const std::vector<UnitId>& units, Cell cell, std::int32_t active);
    void put(const std::vector<UnitId>& units, PlaceId place);
    /// Calls `may` with each row of marches and each facing of a counter in a place, until it returns true.
    bool tryMarches(UnitId unit, PlaceId from, StepBudget& budget, auto may);

    const Rules& mRules;
    Position mAlone;                 ///< the start with no counter on the map
    std::vector<Rational> mUnmarked; ///< marks of counters before the scenario sets any
};

/// Whether a constraint is about the active or the passive side, and there is neither at the start.
bool aboutTheTurn(const Constraint& row);

/// Checks stacks at the start, on arrival, and where owners choose the cells.
void proveStacks(StartTrials& trials, const Position& start, FindingCollector& found);
/// Checks the ground on which counters start and arrive, and whether they can ever move.
void proveSteps(StartTrials& trials, const Position& start, FindingCollector& found);

} // namespace fw
