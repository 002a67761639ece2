#pragma once

#include "engine/session/OrderWords.h"
#include "engine/session/Orders.h"

#include <map>
#include <string>
#include <vector>

namespace fw {

/// The content of the lines "game KEY: VALUE" at the head of an orders file.
struct OrderHead {
    std::map<std::string, std::string> meta; ///< event, date, players, umpire ...
    std::map<std::string, std::string> options;
    std::optional<Level> level;
    std::vector<Modifier> house;
};

/// Reads the head and removes it from the lines; refuses a wrong line and names its place.
Result<OrderHead> takeHead(std::vector<OrderLine>& lines, const std::string& file);

/// The head of a game, one item on a line: event and the like, options, level and house rows.
std::string writeHead(const Game& game);

/// Whether the text after "set" corrects event, players or the like.
bool saysName(OrderCursor cursor);
/// Reads such a correction, as nameText writes it: "game umpire: A. Smith", "game players: """. Refuses options, level
/// and house rows, which cannot change during a game.
Result<Action> readName(OrderCursor cursor);
/// A correction of event, players or the like, as an order has it after "set": "game umpire: A. Smith".
std::string nameText(const Action& action);

/// Checks whether a line of the head, without "game", is true of a game; refuses it when it is not.
Result<void> headHolds(const Game& game, const std::string& line);

} // namespace fw
