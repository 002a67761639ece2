#pragma once

#include "engine/playtest/PlayedGame.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace fw {

/// How often something happened among `of` games, as a share with its 95 % Wilson interval.
struct Share {
    std::int64_t count = 0;
    std::int64_t of = 0;
    double share = 0; ///< from 0 to 1; 0 without games
    double low = 0;
    double high = 1;
    friend bool operator==(const Share&, const Share&) = default;
};

/// The share of `count` among `of`.
Share shareOf(std::int64_t count, std::int64_t of);

/// A mean over games with its 95 % normal interval; without two games the interval is the mean alone.
struct Mean {
    std::int64_t of = 0; ///< number of games
    double mean = 0;
    double low = 0;
    double high = 0;
    friend bool operator==(const Mean&, const Mean&) = default;
};

/// A share with the id of what happened.
struct NamedShare {
    std::string id; ///< side, result word or row; empty for a draw, or for a game that did not end
    Share share;
    friend bool operator==(const NamedShare&, const NamedShare&) = default;
};

/// Games of equal length.
struct LengthCount {
    std::int64_t length = 0; ///< the shortest of the group, in turns or actions
    std::int64_t games = 0;
    friend bool operator==(const LengthCount&, const LengthCount&) = default;
};

/// What happened up to one turn.
struct TurnFigures {
    std::int64_t turn = 0;
    std::vector<Share> won;   ///< by side: won in this turn
    std::vector<Share> curve; ///< by side: won in this turn or earlier, among all games
    std::vector<Mean> score;  ///< by side, in points, of the games with this turn; empty if the rules have no score
    friend bool operator==(const TurnFigures&, const TurnFigures&) = default;
};

/// What one side did and lost, a game.
struct SideFigures {
    std::string id;
    Share won;
    Mean stepsLost;
    Mean unitsLost;
    Mean decisionsATurn; ///< decisions of all games through their turns
    friend bool operator==(const SideFigures&, const SideFigures&) = default;
};

/// How often a row, cell or modifier spoke.
struct SpokenFigures {
    std::string id;
    std::int64_t times = 0; ///< in all games
    double aGame = 0;       ///< times for each game
    Share games;            ///< games in which it spoke
    friend bool operator==(const SpokenFigures&, const SpokenFigures&) = default;
};

/// What happened in a cell of the map, by side.
struct CellFigures {
    std::string cell;
    std::vector<std::int64_t> stepsLost; ///< in all games
    std::vector<std::int64_t> held;      ///< games at the end of which a unit of the side is in it
    friend bool operator==(const CellFigures&, const CellFigures&) = default;
};

/// A game that is worth a look, and why.
struct SurprisingGame {
    std::string criterion; ///< "rarest-outcome", "shortest", "longest" or "lost-lead"
    std::uint64_t number = 0;
    std::int64_t value = 0; ///< games with that outcome; actions; actions; the lost lead in thousandths
    friend bool operator==(const SurprisingGame&, const SurprisingGame&) = default;
};

/// The figures of many games; equal games give equal figures in whatever order they are added.
struct PlaytestSummary {
    std::int64_t games = 0;
    std::vector<SideFigures> sides;    ///< in the order of the scenario
    Share draws;                       ///< games that ended without a winner
    Share unfinished;                  ///< games that the limit of actions ended
    std::vector<NamedShare> outcomes;  ///< by result word, the most frequent first
    std::vector<NamedShare> endings;   ///< by the row that ended the game, the most frequent first
    std::vector<TurnFigures> turns;    ///< in order
    Mean length;                       ///< in turns
    Mean actions;                      ///< a game, dice included
    std::vector<LengthCount> lengths;  ///< games that ended, by turns
    std::vector<LengthCount> byAction; ///< by actions, in at most 20 groups of equal width
    std::vector<SpokenFigures> spoken; ///< the most frequent first
    std::vector<CellFigures> cells;    ///< in order of their names
    std::vector<SurprisingGame> surprising;
    friend bool operator==(const PlaytestSummary&, const PlaytestSummary&) = default;
};

/// Adds up games as whole numbers, so that their order does not matter; its memory depends on the rules and not on the
/// number of games.
class PlaytestTotals
{
public:
    /// Games between these sides, in the order of the scenario.
    explicit PlaytestTotals(std::vector<std::string> sides);
    ~PlaytestTotals();
    PlaytestTotals(PlaytestTotals&&) noexcept;
    PlaytestTotals& operator=(PlaytestTotals&&) noexcept;

    /// Adds a game with a number that was not added before.
    void add(const PlayedGame& game);
    /// The figures of the games so far.
    PlaytestSummary summary() const;

private:
    struct Sums;
    std::unique_ptr<Sums> mSums;
};

/// The figures of these games between these sides.
PlaytestSummary summarize(const std::vector<PlayedGame>& games, const std::vector<std::string>& sides);

} // namespace fw
