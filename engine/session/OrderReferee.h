#pragma once

#include "engine/session/OrderWords.h"
#include "engine/session/Orders.h"

namespace fw {

/// A line cut at its first "because": what is asked, and why.
struct Because {
    std::string_view head;
    std::string reason;
    bool said = false; ///< whether the word is there at all
};
Because splitReason(std::string_view line);
/// Whether a line of the referee's says "because" and nothing behind it.
bool reasonLacks(const Because& line);

/// "dice combat 4 morale 3" or "dice 4 3": the rest after "dice".
Result<Action> readDice(const Rules& rules, const State& state, OrderCursor cursor);

/// "correct combat 5", "correct combat 5, 2 rolls back": the rest after "correct".
Result<Order> readCorrect(OrderCursor cursor);

/// The name of a die without the number of its face: "hit" for "hit.2".
std::string dieName(const std::string& asked);

/// A house row on one line, and back.
std::string houseLine(const Modifier& row);
Result<Modifier> readHouseLine(std::string_view text);

} // namespace fw
