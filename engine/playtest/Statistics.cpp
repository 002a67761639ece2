#include "engine/playtest/Statistics.h"

#include "engine/base/Random.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace fw {

namespace {

double normalBelow(double z)
{
    return std::erfc(-z / std::numbers::sqrt2) / 2;
}

/// The number with its sign if the bit is set, else with the other sign.
std::int64_t signedBy(std::int64_t number, std::uint64_t bits, std::size_t bit)
{
    return (bits >> bit & 1U) != 0 ? number : -number;
}

double exactFlips(const std::vector<std::int64_t>& differences, std::int64_t sum)
{
    const std::uint64_t all = std::uint64_t(1) << differences.size();
    std::uint64_t asLarge = 0;
    for (std::uint64_t bits = 0; bits < all; ++bits) {
        std::int64_t flipped = 0;
        for (std::size_t i = 0; i < differences.size(); ++i)
            flipped += signedBy(differences[i], bits, i);
        asLarge += std::abs(flipped) >= sum ? 1 : 0;
    }
    return static_cast<double>(asLarge) / static_cast<double>(all);
}

} // namespace

double normalQuantile(double probability)
{
    const double wanted = std::clamp(probability, 1e-15, 1 - 1e-15);
    double low = -10, high = 10;
    for (int halving = 0; halving < 100; ++halving) {
        const double middle = (low + high) / 2;
        (normalBelow(middle) < wanted ? low : high) = middle;
    }
    return (low + high) / 2;
}

double binomialAtMost(std::int64_t successes, std::int64_t trials, double chance)
{
    if (successes < 0)
        return 0;
    if (successes >= trials || chance <= 0)
        return 1;
    if (chance >= 1)
        return 0;
    // The probability of exactly that many, and from it those of fewer. Logarithms, because powers would underflow.
    double logarithm = static_cast<double>(successes) * std::log(chance)
                       + static_cast<double>(trials - successes) * std::log1p(-chance);
    for (std::int64_t i = 1; i <= successes; ++i)
        logarithm += std::log(static_cast<double>(trials - successes + i) / static_cast<double>(i));
    // Beyond the most likely number the sum runs upwards instead, so that it begins with its largest term.
    const bool upper = static_cast<double>(successes) > static_cast<double>(trials) * chance;
    const double odds = chance / (1 - chance);
    double term = std::exp(logarithm), sum = upper ? 0 : term;
    if (upper) {
        for (std::int64_t k = successes; k < trials && term > 0; ++k) {
            term *= static_cast<double>(trials - k) / static_cast<double>(k + 1) * odds;
            sum += term;
        }
        return std::max(0.0, 1 - sum);
    }
    for (std::int64_t k = successes; k > 0 && term > 0; --k) {
        term *= static_cast<double>(k) / static_cast<double>(trials - k + 1) / odds;
        sum += term;
    }
    return std::min(1.0, sum);
}

double mcnemarExact(std::int64_t gained, std::int64_t lost)
{
    return gained == lost ? 1 : std::min(1.0, 2 * binomialAtMost(std::min(gained, lost), gained + lost, 0.5));
}

EstimateInterval pairedShareDifference(std::int64_t gained, std::int64_t lost, std::int64_t pairs, double confidence)
{
    if (pairs <= 0)
        return {0, -1, 1};
    const double difference = static_cast<double>(gained - lost);
    const double all = static_cast<double>(pairs) + 2;
    const double discordant = static_cast<double>(gained + lost) + 1;
    const double centre = difference / all;
    const double error = std::sqrt(discordant - difference * difference / all) / all;
    const double half = normalQuantile((1 + confidence) / 2) * error;
    return {difference / static_cast<double>(pairs), std::max(-1.0, centre - half), std::min(1.0, centre + half)};
}

EstimateInterval bootstrapMean(const std::vector<std::int64_t>& differences, double confidence, std::size_t resamples,
                               std::uint64_t seed)
{
    if (differences.empty() || resamples == 0)
        return {};
    const double count = static_cast<double>(differences.size());
    const std::int64_t sum = std::accumulate(differences.begin(), differences.end(), std::int64_t(0));
    Random random(seed);
    std::vector<std::int64_t> sums(resamples);
    for (std::int64_t& one : sums)
        for (std::size_t i = 0; i < differences.size(); ++i)
            one += differences[random.below(differences.size())];
    std::ranges::sort(sums);
    const auto outside = static_cast<std::size_t>(std::floor((1 - confidence) / 2 * static_cast<double>(resamples)));
    const std::size_t cut = std::min(outside, (resamples - 1) / 2);
    return {static_cast<double>(sum) / count, static_cast<double>(sums[cut]) / count,
            static_cast<double>(sums[resamples - 1 - cut]) / count};
}

double signFlipTest(const std::vector<std::int64_t>& differences, std::size_t flips, std::uint64_t seed)
{
    constexpr std::size_t mostExact = 16;
    std::vector<std::int64_t> unequal;
    std::ranges::copy_if(differences, std::back_inserter(unequal), [](std::int64_t one) { return one != 0; });
    const std::int64_t sum = std::abs(std::accumulate(unequal.begin(), unequal.end(), std::int64_t(0)));
    if (sum == 0)
        return 1;
    if (unequal.size() <= mostExact)
        return exactFlips(unequal, sum);
    Random random(seed);
    std::size_t asLarge = 0;
    for (std::size_t flip = 0; flip < flips; ++flip) {
        std::int64_t flipped = 0;
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < unequal.size(); ++i) {
            if (i % 64 == 0)
                bits = random.next();
            flipped += signedBy(unequal[i], bits, i % 64);
        }
        asLarge += std::abs(flipped) >= sum ? 1 : 0;
    }
    // The observed signs are one of the possible ones, so the probability is never 0.
    return static_cast<double>(asLarge + 1) / static_cast<double>(flips + 1);
}

std::vector<double> holmAdjusted(const std::vector<double>& probabilities)
{
    std::vector<std::size_t> order(probabilities.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, {}, [&](std::size_t at) { return probabilities[at]; });
    std::vector<double> out(probabilities.size());
    double highest = 0;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const double adjusted = probabilities[order[rank]] * static_cast<double>(order.size() - rank);
        highest = std::max(highest, std::min(1.0, adjusted));
        out[order[rank]] = highest;
    }
    return out;
}

} // namespace fw
