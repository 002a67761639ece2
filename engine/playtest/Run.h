#pragma once

#include "engine/playtest/PlayGame.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace fw {

/// Number of the code that plays simulated games; raised when the same match and number may give another game.
constexpr int playtestVersion = 1;

/// The greatest number of games of a run.
constexpr std::uint64_t mostGames = 1'000'000;

/// One part of a run: the games whose number leaves `index - 1` when divided by `count`.
struct Shard {
    std::uint64_t index = 1; ///< from 1 to `count`
    std::uint64_t count = 1;
    friend bool operator==(const Shard&, const Shard&) = default;

    /// Whether the game with this number is in the shard.
    bool holds(std::uint64_t number) const { return number % count == index - 1; }
};

/// The shard of a word such as "3/16"; nothing for another word, and for more shards than a run may have games.
std::optional<Shard> shardNamed(std::string_view word);
/// The word that shardNamed() reads.
std::string wordOf(const Shard& shard);

/// The games to play, and the number of threads that play them.
struct RunPlan {
    Match match;
    std::uint64_t games = 0; ///< of the whole run, numbered from 0
    Shard shard;
    std::uint64_t from = 0; ///< games with lower numbers are played already
    int jobs = 1;           ///< threads, at least 1
};

/// How many games a plan plays.
std::uint64_t gamesOf(const RunPlan& plan);

/// Takes one finished game, in ascending order of the numbers and never two at the same time; false ends the run.
using GameTaker = std::function<bool(PlayedGame game)>;

/// Plays the games of a plan on this and further threads and gives each to `take`; returns how many were taken. A stop
/// ends the run after the games that are being played; those are taken, too, unless the stop of the match ends them.
/// Refuses what playGame() refuses, after all games with a lower number are taken.
Result<std::uint64_t> playRun(const RunPlan& plan, const GameTaker& take, const std::stop_token& stop = {});

} // namespace fw
