#include "app/playtest/GameList.h"

#include <algorithm>
#include <numeric>

namespace fw {

GameRow rowOf(const PlayedGame& game, const std::vector<std::string>& sides)
{
    GameRow row{game.number, UnfinishedGame, game.turns, game.actions, game.ending, {}};
    for (const PlayedGame::Side& side : game.sides)
        row.stepsLost.push_back(side.stepsLost);
    const auto winner = std::ranges::find(sides, game.winner);
    if (!game.winner.empty() && winner != sides.end())
        row.result = int(winner - sides.begin());
    else if (!game.outcome.empty())
        row.result = DrawnGame;
    return row;
}

bool GameFilter::holds(const GameRow& row) const
{
    return (!result || row.result == *result) && (!turns || row.turns == *turns)
           && (!turnsAtMost || row.turns <= *turnsAtMost) && (!number || row.number == *number);
}

std::int64_t GameList::Length::games(int result) const
{
    return result == DrawnGame ? drawn : result == UnfinishedGame ? unfinished : won[std::size_t(result)];
}

std::int64_t GameList::Length::all() const
{
    return std::accumulate(won.begin(), won.end(), drawn + unfinished);
}

void GameList::add(GameRow row)
{
    Length& length = mLengths[row.turns];
    length.won.resize(mSides);
    ++(row.result == DrawnGame        ? length.drawn
       : row.result == UnfinishedGame ? length.unfinished
                                      : length.won[std::size_t(row.result)]);
    mRows.push_back(std::move(row));
}

const GameRow* GameList::find(std::uint64_t number) const
{
    const auto at = std::ranges::lower_bound(mRows, number, {}, &GameRow::number);
    return at != mRows.end() && at->number == number ? &*at : nullptr;
}

} // namespace fw
