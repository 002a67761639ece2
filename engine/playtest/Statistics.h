#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

// Tests and intervals for games played in pairs. All are pure; those that draw random numbers take a seed.

namespace fw {

/// An estimate, and the interval that contains the true value with a stated confidence.
struct EstimateInterval {
    double estimate = 0;
    double low = 0;
    double high = 0;
    friend bool operator==(const EstimateInterval&, const EstimateInterval&) = default;
};

/// The z below which a standard normal value is with this probability; the probability is cut to 1e-15 and above.
double normalQuantile(double probability);

/// The probability of at most `successes` in `trials`, each with the probability `chance` from 0 to 1.
double binomialAtMost(std::int64_t successes, std::int64_t trials, double chance);

/// McNemar's exact test: the two-sided probability of so unequal a split of discordant pairs if both kinds are equally
/// likely; 1 if there are none.
double mcnemarExact(std::int64_t gained, std::int64_t lost);

/// The difference of two shares from `pairs` pairs, of which `gained` are successes only in the second and `lost` only
/// in the first. The interval is that of Agresti and Min (2005): Wald's with half a pair added to each cell.
EstimateInterval pairedShareDifference(std::int64_t gained, std::int64_t lost, std::int64_t pairs, double confidence);

/// The mean of differences with a percentile bootstrap interval; all 0 without differences.
EstimateInterval bootstrapMean(const std::vector<std::int64_t>& differences, double confidence, std::size_t resamples,
                               std::uint64_t seed);

/// Fisher's randomization test of paired differences: the two-sided probability of so large a sum if each sign is
/// random. Exact for at most 16 differences other than 0, else from `flips` random signs.
double signFlipTest(const std::vector<std::int64_t>& differences, std::size_t flips, std::uint64_t seed);

/// Holm's adjustment: with results called clear at p <= a, any false one among them has a probability of at most a.
/// Keeps the order of the list.
std::vector<double> holmAdjusted(const std::vector<double>& probabilities);

} // namespace fw
