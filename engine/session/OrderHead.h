#pragma once

#include "engine/session/OrderWords.h"
#include "engine/session/Orders.h"

#include <map>
#include <string>
#include <vector>

namespace fw {

/// What the lines "game KEY: VALUE" at the head of an orders file say of the game they are for.
struct OrderHead {
    std::map<std::string, std::string> meta; ///< event, date, players, umpire ...
    std::map<std::string, std::string> options;
    std::optional<Level> level;
    std::vector<Modifier> house;
};

/// Takes the head off the lines; a line that makes no sense is refused with its place.
Result<OrderHead> takeHead(std::vector<OrderLine>& lines, const std::string& file);

/// The head of a game, one line each; empty for a game of which nothing is said.
std::string writeHead(const Game& game);

/// Whether what stands after "set" corrects what a game says of itself.
bool saysName(OrderCursor cursor);
/// Reads that, as nameText writes it: "game umpire: A. Smith", "game players: """; what a game cannot change while it
/// goes on is refused.
Result<Action> readName(OrderCursor cursor);
/// A correction of what a game says of itself, as an order says it after "set": "game umpire: A. Smith".
std::string nameText(const Action& action);

/// Whether a line of the head, without "game", is true of a game; the refusal when it is not.
Result<void> headHolds(const Game& game, const std::string& line);

} // namespace fw
