#pragma once

#include "engine/session/OrderWords.h"
#include "engine/session/Orders.h"

namespace fw {

/// A line split at its first "because": the order and the reason.
struct Because {
    std::string_view head;
    std::string reason;
    bool said = false; ///< whether the line has the word
};
/// Splits a line at its first "because" outside quotation marks.
Because splitReason(std::string_view line);
/// Whether a line of the referee's has "because" and no reason after it.
bool reasonLacks(const Because& line);

/// Reads what follows "dice": "combat 4 morale 3" or "4 3".
Result<Action> readDice(const Rules& rules, const State& state, OrderCursor cursor);

/// Reads what follows "correct": "combat 5", or "combat 5, 2 rolls back".
Result<Order> readCorrect(OrderCursor cursor);

/// The name of a die without its number: "hit" for "hit.2".
std::string dieName(const std::string& asked);

/// A house row on one line.
std::string houseLine(const Modifier& row);
/// Reads what houseLine writes; refuses anything else.
Result<Modifier> readHouseLine(std::string_view text);

} // namespace fw
