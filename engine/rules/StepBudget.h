#pragma once

#include "engine/base/Problem.h"

#include <cstdint>
#include <string>
#include <utility>

namespace fw {

/// Thrown when a ruling needs more steps than its budget has. The function that a ruling begins with catches it
/// (`orProblem`, `unlessSpent`), so it never leaves the engine.
class BudgetSpent
{
public:
    /// Names the row that was being evaluated, as "definition east-bank"; the first one named counts.
    void setCulprit(const std::string& row)
    {
        if (mRow.empty())
            mRow = row;
    }
    /// The problem to report; `otherwise` stands for the row when none was named.
    Problem problem(const std::string& otherwise) const;

private:
    std::string mRow;
};

/// How many steps one ruling may take. It counts what is evaluated and found, never time, so that a ruling that is
/// refused here is refused on every machine.
class StepBudget
{
public:
    /// Steps of one ruling; crowded battles of the shipped games list their choices within 80 million.
    static constexpr std::int64_t most = 180'000'000;
    /// Values that are set or looked through in a row for one step.
    static constexpr std::int64_t bulk = 16;

    /// A budget of this many steps.
    explicit StepBudget(std::int64_t steps = most) : mLeft(steps) {}
    StepBudget(const StepBudget&) = delete;
    StepBudget& operator=(const StepBudget&) = delete;

    /// Counts steps; false when that is more than is left. Scope::spend() then ends the ruling.
    bool charge(std::int64_t count)
    {
        mLeft -= count;
        return mLeft >= 0;
    }
    /// How many steps may still be taken.
    std::int64_t left() const { return mLeft; }

private:
    std::int64_t mLeft;
};

/// What a ruling returns, or `instead` when its step budget is spent.
template <class Ruling, class Value>
Value unlessSpent(Ruling ruling, Value instead)
{
    try {
        return ruling();
    } catch (const BudgetSpent&) {
        return instead;
    }
}

/// The result of a ruling, or the problem when its step budget is spent; `place` stands for the row when none was
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

/// Why a ruling was given up whose procedures go round in this row and ask nobody.
Problem runsOn(std::string row);

/// Whether a problem says that a ruling was given up: it took too much work, or its procedures run on without end.
/// Another one by the same rules would do the same.
bool givenUp(const Problem& problem);

} // namespace fw
