#pragma once

#include "engine/playtest/PlayedGame.h"

#include <QString>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fw {

/// Results of a simulated game that are not the index of a winning side.
enum GameResult : int { DrawnGame = -1, UnfinishedGame = -2 };

/// What the lists and charts of the window need of one simulated game.
struct GameRow {
    std::uint64_t number = 0;
    int result = UnfinishedGame; ///< index of the winning side, or a GameResult
    std::int64_t turns = 0;
    std::int64_t actions = 0;
    std::string ending;                  ///< case number or id of the row that ended it
    std::vector<std::int64_t> stepsLost; ///< by side
    friend bool operator==(const GameRow&, const GameRow&) = default;
};

/// The row of a game between these sides.
GameRow rowOf(const PlayedGame& game, const std::vector<std::string>& sides);

/// The games that a bar of a chart stands for; a condition that is not set holds for every game.
struct GameFilter {
    std::optional<int> result;
    std::optional<std::int64_t> turns;
    std::optional<std::int64_t> turnsAtMost;
    std::optional<std::uint64_t> number;
    QString words; ///< what the games have in common, for people

    /// Whether the bar stands for this game.
    bool holds(const GameRow& row) const;
};

/// The games of a run in the order of their numbers, and how many of each length had each result.
class GameList
{
public:
    /// How many games of one length had each result.
    struct Length {
        std::vector<std::int64_t> won; ///< by side
        std::int64_t drawn = 0;
        std::int64_t unfinished = 0;

        /// The number of games with a result.
        std::int64_t games(int result) const;
        /// The number of games of this length.
        std::int64_t all() const;
    };

    explicit GameList(std::size_t sides = 0) : mSides(sides) {}
    /// Adds a game with a higher number than all before.
    void add(GameRow row);
    const std::vector<GameRow>& rows() const { return mRows; }
    /// By number of turns.
    const std::map<std::int64_t, Length>& lengths() const { return mLengths; }
    /// The row of the game with a number; null if it is not in the list.
    const GameRow* find(std::uint64_t number) const;

private:
    std::size_t mSides;
    std::vector<GameRow> mRows;
    std::map<std::int64_t, Length> mLengths;
};

} // namespace fw
