#pragma once

#include "engine/play/Settings.h"
#include "engine/session/OrderWords.h"

#include <algorithm>

namespace fw {

/// The length of a keyword at the cursor, in the words of the shell or of orders; 0 when it does not come next.
inline std::size_t matchWord(const OrderCursor& cursor, const char* word, const StateWords& words)
{
    return std::max(cursor.match(words(word)), cursor.match(word));
}

/// Takes such a keyword when it comes next; false when it does not.
inline bool takeWord(OrderCursor& cursor, const char* word, const StateWords& words)
{
    const std::size_t length = matchWord(cursor, word, words);
    cursor.take(length);
    return length > 0;
}

/// Reads a clock: "turn 3", "turn 3, phase British: Combat, under way" or "phase combat of british".
Result<Action> readClock(const Rules& rules, const State& state, const OrderNames& names, OrderCursor cursor,
                         const StateWords& words);

/// Reads what follows "arrives turn", such as "5 at 0101 and 0102": the turn, then the places.
Result<std::vector<std::string>> readArrival(const Rules& rules, const OrderNames& names, OrderCursor& cursor,
                                             const StateWords& words);

} // namespace fw
