#include "engine/playtest/PairedComparison.h"

#include <algorithm>

namespace fw {

namespace {

/// Games of one variant that are played before the other catches up, so that a stop leaves few without a partner.
constexpr std::uint64_t blockOfGames = 64;

PairedWins winsOf(std::span<const GameFigures> first, std::span<const GameFigures> second, std::size_t pairs,
                  std::int32_t side, double confidence)
{
    PairedWins out;
    for (std::size_t i = 0; i < pairs; ++i) {
        const bool before = first[i].winner == side, after = second[i].winner == side;
        out.first += before ? 1 : 0;
        out.second += after ? 1 : 0;
        out.gained += after && !before ? 1 : 0;
        out.lost += before && !after ? 1 : 0;
    }
    out.difference = pairedShareDifference(out.gained, out.lost, static_cast<std::int64_t>(pairs), confidence);
    out.probability = mcnemarExact(out.gained, out.lost);
    return out;
}

/// Compares a number of each game; `value` reads it.
PairedMean meanOf(std::span<const GameFigures> first, std::span<const GameFigures> second, std::size_t pairs,
                  const PairedSettings& settings, auto value)
{
    PairedMean out;
    std::vector<std::int64_t> differences;
    for (std::size_t i = 0; i < pairs; ++i) {
        const std::int64_t before = value(first[i]), after = value(second[i]);
        out.first += static_cast<double>(before);
        out.second += static_cast<double>(after);
        differences.push_back(after - before);
    }
    out.first /= static_cast<double>(std::max<std::size_t>(1, pairs));
    out.second /= static_cast<double>(std::max<std::size_t>(1, pairs));
    out.difference = bootstrapMean(differences, settings.confidence, settings.resamples, settings.seed);
    out.probability = signFlipTest(differences, settings.flips, settings.seed);
    return out;
}

void adjust(PairedComparison& out, double confidence)
{
    std::vector<double> probabilities;
    std::vector<double*> adjusted;
    const auto take = [&](auto& test) {
        probabilities.push_back(test.probability);
        adjusted.push_back(&test.adjusted);
    };
    std::ranges::for_each(out.wins, take);
    std::ranges::for_each(out.losses, take);
    take(out.length);
    const std::vector<double> holm = holmAdjusted(probabilities);
    for (std::size_t i = 0; i < holm.size(); ++i)
        *adjusted[i] = holm[i];
    const auto smallest = std::ranges::min_element(holm) - holm.begin();
    const std::ptrdiff_t sides = std::ssize(out.wins);
    using Kind = PairedFigure::Kind;
    out.probability = holm[static_cast<std::size_t>(smallest)];
    if (smallest < 2 * sides)
        out.clearest = {smallest < sides ? Kind::Wins : Kind::Losses, static_cast<std::int32_t>(smallest % sides)};
    out.differs = out.probability <= 1 - confidence;
}

} // namespace

GameSeries::GameSeries(Match match, std::shared_ptr<const Rules> rules, int jobs)
    : mRules(std::move(rules)), mMatch(std::move(match)), mJobs(jobs)
{
    mMatch.rules = mRules.get();
    mMatch.openings = std::make_shared<OpeningBook>(); // of these rules
    mMatch.statistics = false;                         // winner, turns and losses are counted without them
    mMatch.record = false;
}

Result<void> GameSeries::playUpTo(std::uint64_t games, const std::stop_token& stop, const Progress& progress)
{
    if (games <= mGames.size() || stop.stop_requested())
        return {};
    RunPlan plan;
    plan.match = mMatch;
    plan.games = games;
    plan.from = mGames.size();
    plan.jobs = mJobs;
    const auto take = [&](const PlayedGame& game) {
        GameFigures figures;
        figures.winner = game.winner.empty() ? -1 : mRules->side(game.winner);
        figures.turns = game.turns;
        for (const PlayedGame::Side& side : game.sides)
            figures.stepsLost.push_back(side.stepsLost);
        mGames.push_back(std::move(figures));
        if (mKeeper)
            mKeeper(mGames.size() - 1, mGames.back());
        if (progress)
            progress(mGames.size());
        return true;
    };
    const Result<std::uint64_t> played = playRun(plan, take, stop);
    return played ? Result<void>() : tl::unexpected<Problem>(played.error());
}

PairedComparison comparePairs(std::span<const GameFigures> first, std::span<const GameFigures> second,
                              const std::vector<std::string>& sides, const PairedSettings& settings)
{
    PairedComparison out;
    const std::size_t pairs = std::min(first.size(), second.size());
    out.pairs = static_cast<std::int64_t>(pairs);
    for (std::size_t i = 0; i < pairs; ++i)
        out.alike += first[i] == second[i] ? 1 : 0;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        out.wins.push_back(winsOf(first, second, pairs, static_cast<std::int32_t>(side), settings.confidence));
        out.wins.back().side = sides[side];
        out.losses.push_back(meanOf(first, second, pairs, settings, [side](const GameFigures& game) {
            return side < game.stepsLost.size() ? game.stepsLost[side] : 0;
        }));
    }
    out.length = meanOf(first, second, pairs, settings, [](const GameFigures& game) { return game.turns; });
    adjust(out, settings.confidence);
    return out;
}

Result<PairedComparison> playPairs(GameSeries& first, GameSeries& second, std::uint64_t games,
                                   const PairedSettings& settings, const std::stop_token& stop,
                                   const GameSeries::Progress& progress)
{
    const auto pairs = [&] { return std::min(first.games().size(), second.games().size()); };
    const auto eachGame = [&](std::uint64_t) {
        if (progress)
            progress(pairs());
    };
    std::uint64_t done = pairs();
    while (done < games && !stop.stop_requested()) {
        done = std::min(games, done + blockOfGames);
        for (GameSeries* series : {&first, &second})
            if (const Result<void> played = series->playUpTo(done, stop, eachGame); !played)
                return tl::unexpected<Problem>(played.error());
    }
    std::vector<std::string> sides;
    for (const Army& side : first.match().rules->scenario().sides)
        sides.push_back(side.id);
    const auto compared = [games](const GameSeries& series) {
        return std::span(series.games()).first(std::min<std::size_t>(games, series.games().size()));
    };
    return comparePairs(compared(first), compared(second), sides, settings);
}

} // namespace fw
