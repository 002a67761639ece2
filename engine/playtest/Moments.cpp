#include "engine/playtest/Moments.h"

#include <cmath>

namespace fw {

namespace {

/// The normal quantile of a two-sided interval of 95 %.
constexpr double quantile95 = 1.959963984540054;

double realOf(WideSum value)
{
    return static_cast<double>(value);
}

} // namespace

Share shareOf(std::int64_t count, std::int64_t of)
{
    Share out{count, of};
    if (of <= 0)
        return out;
    const double n = realOf(of), z = quantile95, p = realOf(count) / n;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    out.share = p;
    // The formula gives exactly 0 and 1 at the ends, but rounding does not.
    out.low = count == 0 ? 0 : middle - half;
    out.high = count == of ? 1 : middle + half;
    return out;
}

Mean Moments::mean(std::int64_t unit) const
{
    Mean out{mCount};
    if (mCount == 0)
        return out;
    const double n = realOf(mCount), scale = realOf(unit);
    out.mean = realOf(mSum) / n / scale;
    // The numerator is exact, so that no digits are lost where the numbers hardly differ.
    const WideSum spread = mSquares * mCount - WideSum(mSum) * mSum;
    const double half = mCount < 2 ? 0 : quantile95 * std::sqrt(realOf(spread) / n / (n - 1) / n) / scale;
    out.low = out.mean - half;
    out.high = out.mean + half;
    return out;
}

Mean RatioMoments::ratio() const
{
    Mean out{mAbove.count()};
    if (mBelow.sum() == 0)
        return out;
    const double n = realOf(out.of), ratio = realOf(mAbove.sum()) / realOf(mBelow.sum());
    const double rest = realOf(mAbove.squares()) - 2 * ratio * realOf(mProducts)
                        + ratio * ratio * realOf(mBelow.squares());
    const double middle = realOf(mBelow.sum()) / n;
    const double half = out.of < 2 ? 0 : quantile95 * std::sqrt(std::max(rest, 0.0) / (n - 1) / n) / middle;
    out.mean = ratio;
    out.low = ratio - half;
    out.high = ratio + half;
    return out;
}

} // namespace fw
