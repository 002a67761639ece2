#pragma once

#include "engine/base/Problem.h"

#include <cstdint>
#include <string>

namespace fw {

/// How much reckoning one ruling may take. It counts what is judged and found, never time, so that a ruling
/// that is refused here is refused on every machine. Once it is spent every row answers at once and
/// wrongly, and whoever began the ruling must give up its result for `problem()`.
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

    /// Counts one step; false when no more may be taken.
    bool step() { return --mLeft >= 0; }
    /// Counts several steps; false when no more may be taken.
    bool steps(std::int64_t count)
    {
        mLeft -= count;
        return mLeft >= 0;
    }
    /// Whether more was asked for than there is.
    bool spent() const { return mLeft < 0; }
    /// How many steps may still be taken.
    std::int64_t left() const { return mLeft; }
    /// Names the row that was being reckoned: "definition east-bank"; the first one named counts.
    void blame(std::string row);
    /// Whether a row was named.
    bool blamed() const { return !mRow.empty(); }
    /// Why the ruling was given up, with the row that was named, else this one.
    Problem problem(const std::string& otherwise) const;

private:
    std::int64_t mLeft;
    std::string mRow;
};

/// Why a ruling was given up whose procedures go round in this row and ask nobody.
Problem runsOn(std::string row);

/// Whether a problem says that a ruling was given up: it took too much work, or its procedures run on without end.
/// Another one by the same rules would do the same.
bool givenUp(const Problem& problem);

} // namespace fw
