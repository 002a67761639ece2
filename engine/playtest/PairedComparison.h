#pragma once

#include "engine/playtest/Run.h"
#include "engine/playtest/Statistics.h"

#include <span>

namespace fw {

/// What a comparison keeps of a game.
struct GameFigures {
    std::int32_t winner = -1; ///< index of the side; -1 for none
    std::int64_t turns = 0;
    std::vector<std::int64_t> stepsLost; ///< by side
    friend bool operator==(const GameFigures&, const GameFigures&) = default;
};

/// The figures of the games 0, 1, 2 ... of one match, which are played when they are needed.
class GameSeries
{
public:
    /// Called after each game with the number of games so far.
    using Progress = std::function<void(std::uint64_t games)>;
    /// Takes a game with its number.
    using Keeper = std::function<void(std::uint64_t number, const GameFigures& game)>;

    /// Keeps the rules of the match; `jobs` threads play.
    GameSeries(Match match, std::shared_ptr<const Rules> rules, int jobs);

    /// Takes the first games of the same match from an earlier series, in place of its own.
    void resume(std::vector<GameFigures> games) { mGames = std::move(games); }
    /// Calls `keeper` with each game that is played from now on.
    void keepGames(Keeper keeper) { mKeeper = std::move(keeper); }
    /// Plays until there are that many games, or until a stop; refuses what playRun() refuses.
    Result<void> playUpTo(std::uint64_t games, const std::stop_token& stop = {}, const Progress& progress = {});
    /// The games so far, by number.
    const std::vector<GameFigures>& games() const { return mGames; }
    const Match& match() const { return mMatch; }

private:
    std::shared_ptr<const Rules> mRules;
    Match mMatch;
    int mJobs = 1;
    std::vector<GameFigures> mGames;
    Keeper mKeeper;
};

/// How often a side won in pairs of games.
struct PairedWins {
    std::string side;
    std::int64_t first = 0;      ///< games of the original that it won
    std::int64_t second = 0;     ///< games of the variant that it won
    std::int64_t gained = 0;     ///< pairs that it won only in the variant
    std::int64_t lost = 0;       ///< pairs that it won only in the original
    EstimateInterval difference; ///< of the share of wins, from -1 to 1
    double probability = 1;      ///< of McNemar's exact test
    double adjusted = 1;         ///< after Holm's adjustment for all tests of the comparison
    friend bool operator==(const PairedWins&, const PairedWins&) = default;
};

/// A mean in pairs of games.
struct PairedMean {
    double first = 0;            ///< of the original
    double second = 0;           ///< of the variant
    EstimateInterval difference; ///< of the means, with a bootstrap interval
    double probability = 1;      ///< of Fisher's randomization test
    double adjusted = 1;         ///< after Holm's adjustment
    friend bool operator==(const PairedMean&, const PairedMean&) = default;
};

/// How a comparison calculates; equal settings give equal results.
struct PairedSettings {
    double confidence = 0.95;     ///< of each interval; the tests together err at most with the rest of 1
    std::size_t resamples = 2000; ///< of the bootstrap
    std::size_t flips = 20000;    ///< of the randomization tests
    std::uint64_t seed = 1;
};

/// One of the figures that a comparison tests.
struct PairedFigure {
    enum class Kind : std::uint8_t { Wins, Losses, Length } kind = Kind::Length;
    std::int32_t side = -1; ///< of wins and losses
    friend bool operator==(const PairedFigure&, const PairedFigure&) = default;
};

/// Two variants on the same games.
struct PairedComparison {
    std::int64_t pairs = 0;
    std::int64_t alike = 0;         ///< pairs with the same winner, length and losses
    std::vector<PairedWins> wins;   ///< by side
    std::vector<PairedMean> losses; ///< steps lost in a game, by side
    PairedMean length;              ///< turns of a game
    double probability = 1;         ///< the smallest adjusted one
    PairedFigure clearest;          ///< the figure that has it
    bool differs = false;           ///< whether any test tells the two apart
    friend bool operator==(const PairedComparison&, const PairedComparison&) = default;
};

/// Compares the games of two series with the same numbers; games without a partner are left out.
PairedComparison comparePairs(std::span<const GameFigures> first, std::span<const GameFigures> second,
                              const std::vector<std::string>& sides, const PairedSettings& settings = {});

/// Plays both series, by turns in blocks, until each has that many games or a stop, and compares the first ones, at
/// most that many. Calls `progress` after each game with the number of pairs so far.
Result<PairedComparison> playPairs(GameSeries& first, GameSeries& second, std::uint64_t games,
                                   const PairedSettings& settings = {}, const std::stop_token& stop = {},
                                   const GameSeries::Progress& progress = {});

} // namespace fw
