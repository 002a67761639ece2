#pragma once

#include "engine/base/Problem.h"

#include <cstdint>
#include <string>
#include <utility>

namespace fw {

/// Thrown when a ruling needs more steps than its budget has. The outermost function of the ruling catches it
/// (`orProblem`, `unlessSpent`), so it never leaves the engine.
class BudgetSpent
{
public:
    /// Names the row under evaluation, as "definition east-bank"; only the first name counts.
    void setCulprit(const std::string& row)
    {
        if (mRow.empty())
            mRow = row;
    }
    /// The problem to report; `otherwise` replaces the row when none was named.
    Problem problem(const std::string& otherwise) const;

private:
    std::string mRow;
};

/// The number of steps that a ruling may use. Steps count evaluations, not time, so that every machine refuses the same
/// rulings.
class StepBudget
{
public:
    /// Steps of one ruling; choices in crowded battles of the shipped games need at most 80 million.
    static constexpr std::int64_t most = 180'000'000;
    /// Values that are set or scanned in a row for one step.
    static constexpr std::int64_t bulk = 16;

    /// A budget of this many steps.
    explicit StepBudget(std::int64_t steps = most) : mLeft(steps) {}
    StepBudget(const StepBudget&) = delete;
    StepBudget& operator=(const StepBudget&) = delete;

    /// Uses up steps; false when there are not enough. Scope::spend() then ends the ruling.
    bool charge(std::int64_t count)
    {
        mLeft -= count;
        return mLeft >= 0;
    }
    /// Starts a new ruling with this many steps.
    void renew(std::int64_t steps = most) { mLeft = steps; }
    /// How many steps are left.
    std::int64_t left() const { return mLeft; }

private:
    std::int64_t mLeft;
};

/// The result of a ruling, or `instead` when its step budget is used up.
template <class Ruling, class Value>
Value unlessSpent(Ruling ruling, Value instead)
{
    try {
        return ruling();
    } catch (const BudgetSpent&) {
        return instead;
    }
}

/// The result of a ruling, or the problem when its step budget is used up; `place` replaces the row when none was
/// named.
template <class Ruling>
auto orProblem(Ruling ruling, const std::string& place) -> decltype(ruling())
{
    try {
        return ruling();
    } catch (const BudgetSpent& spent) {
        return tl::unexpected<Problem>(spent.problem(place));
    }
}

/// The problem that procedures run in a circle at this row without asking anybody.
Problem runsOn(std::string row);

/// Whether a problem says that a ruling was given up because of too much work or an endless procedure; a repetition
/// would give the same.
bool givenUp(const Problem& problem);

} // namespace fw
