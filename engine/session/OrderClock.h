#pragma once

#include "engine/play/Settings.h"
#include "engine/session/OrderWords.h"

#include <algorithm>

namespace fw {

/// How much of the rest a word of a state covers, in the words of a shell or of orders.
inline std::size_t matchWord(const OrderCursor& cursor, const char* word, const StateWords& words)
{
    return std::max(cursor.match(words(word)), cursor.match(word));
}

/// Takes such a word when it comes next.
inline bool takeWord(OrderCursor& cursor, const char* word, const StateWords& words)
{
    const std::size_t length = matchWord(cursor, word, words);
    cursor.take(length);
    return length > 0;
}

/// "turn 3", "turn 3, phase British: Combat, under way", "phase combat of british": the clock as it is set.
Result<Action> readClock(const Rules& rules, const State& state, const OrderNames& names, OrderCursor cursor,
                         const StateWords& words);

/// "5 at 0101 and 0102" behind "arrives turn": the turn, then the places.
Result<std::vector<std::string>> readArrival(const Rules& rules, const OrderNames& names, OrderCursor& cursor,
                                             const StateWords& words);

} // namespace fw
