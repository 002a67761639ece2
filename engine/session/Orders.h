#pragma once

#include "engine/session/Game.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// A line of an orders file that is neither blank nor a comment.
struct OrderLine {
    int line = 0; ///< counted from 1
    std::string text;
    friend bool operator==(const OrderLine&, const OrderLine&) = default;
};

/// Splits an orders file into its lines, without comments and empty lines.
Result<std::vector<OrderLine>> readOrders(std::string_view text, const std::string& file);

/// What a line asks for.
struct Order {
    enum class Kind : unsigned char { Action, TakeBack, Correct, Note, House, Head };
    Kind kind = Kind::Action;
    Action action;
    int count = 1;   ///< take back: number of actions; correct: rolls of the die to go back, 0 for the last
    std::string die; ///< correct
    int face = 0;
    std::string text;   ///< note; correct: the face by name; head: the text after "game"
    std::string reason; ///< take back, correct, house
    std::optional<Modifier> house;
};

/// Reads a line for the state in which it is carried out. A refusal names the wrong word, what it may mean, and what is
/// legal.
Result<Order> readOrder(const Rules& rules, const State& state, std::string_view line);

/// Reads a line that must be an action of the game; refuses any other line.
Result<Action> parseOrder(const Rules& rules, const State& state, std::string_view line);

/// Carries out one order.
Result<const Entry*> carryOut(Game& game, const Order& order, const std::string& stamp);

/// Plays the orders, at most `until` of them when that is not negative. Gives how many were carried out, or the first
/// refusal with its line, case number and legal alternatives.
Result<int> adjudicate(Game& game, const std::vector<OrderLine>& orders, const std::string& file,
                       const std::string& stamp, int until = -1);

/// The game as an orders file that leads to the same state again.
std::string writeOrders(const Game& game);

/// The same text in pieces, the lines of each row; those of row 0 are the head of the file.
std::vector<std::string> orderPieces(const Game& game);

/// The legal alternatives to a refused action: the values for its first field that does not fit, or the menu entries.
std::vector<Text> legalInstead(const Rules& rules, const State& state, const Action& action);

/// The action as one orders line, which reads back as the same action.
std::string orderText(const Rules& rules, const State& before, const Action& action);

} // namespace fw
