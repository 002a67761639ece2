#include "engine/session/RowDie.h"

#include "engine/base/CheckedIndex.h"
#include "engine/session/OrderReferee.h"

#include <algorithm>

namespace fw {

const State& stateBefore(const Game& game, std::int64_t row)
{
    return checkedAt(game.entries(), std::max<std::int64_t>(row - 1, 0)).after;
}

DieAsked askedAs(const Game& game, std::int64_t row, const std::string& die)
{
    const Entry& entry = checkedAt(game.entries(), row);
    const std::vector<DieAsked> dice = question(*entry.rules, stateBefore(game, row)).dice;
    for (const DieAsked& asked : dice)
        if (asked.name == die)
            return asked;
    for (const DieAsked& asked : dice)
        if (dieName(asked.name) == dieName(die) || (die.empty() && dice.size() == 1))
            return asked;
    return {die, die, 0, 99, {}};
}

} // namespace fw
