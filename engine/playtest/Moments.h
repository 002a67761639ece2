#pragma once

#include "engine/playtest/Summary.h"

#include <cstdint>

namespace fw {

/// A sum of products of numbers up to 10^9 over a million games.
using WideSum = __int128;

/// Count, sum and sum of squares of whole numbers, exact for a million numbers up to 10^9.
class Moments
{
public:
    /// Adds one number.
    void add(std::int64_t value)
    {
        ++mCount;
        mSum += value;
        mSquares += WideSum(value) * value;
    }
    std::int64_t count() const { return mCount; }
    std::int64_t sum() const { return mSum; }
    WideSum squares() const { return mSquares; }
    /// The mean of the numbers, each divided by `unit`.
    Mean mean(std::int64_t unit = 1) const;

private:
    std::int64_t mCount = 0;
    std::int64_t mSum = 0;
    WideSum mSquares = 0;
};

/// Sums of pairs of whole numbers, for the ratio of their sums.
class RatioMoments
{
public:
    /// Adds one pair.
    void add(std::int64_t above, std::int64_t below)
    {
        mAbove.add(above);
        mBelow.add(below);
        mProducts += WideSum(above) * below;
    }
    /// The sum of the first numbers divided by that of the second, with the interval of the delta method; 0 if the
    /// second numbers are 0.
    Mean ratio() const;

private:
    Moments mAbove;
    Moments mBelow;
    WideSum mProducts = 0;
};

} // namespace fw
