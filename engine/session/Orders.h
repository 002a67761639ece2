#pragma once

#include "engine/session/Game.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// One line of an orders file that says something.
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
    int count = 1;   ///< take back: so many actions; correct: so many rolls of the die back, 0 the last
    std::string die; ///< correct
    int face = 0;
    std::string text;   ///< note; correct: the face by name; of a line of the head what stands after "game"
    std::string reason; ///< take back, correct, house
    std::optional<Modifier> house;
};

/// Reads a line in the state in which it is to be carried out; a problem names the word at fault, what
/// it may have been meant to be, and what would be legal.
Result<Order> readOrder(const Rules& rules, const State& state, std::string_view line);

/// The same for a line that must be an action of the game.
Result<Action> parseOrder(const Rules& rules, const State& state, std::string_view line);

/// Carries one order out.
Result<const Entry*> carryOut(Game& game, const Order& order, const std::string& stamp);

/// Plays the orders, at most `until` of them when that is not negative; how many were carried out, or
/// the first refusal with its line, case number and what would have been legal.
Result<int> adjudicate(Game& game, const std::vector<OrderLine>& orders, const std::string& file,
                       const std::string& stamp, int until = -1);

/// The game as an orders file that leads to the same state again.
std::string writeOrders(const Game& game);

/// The same in pieces, the lines of each row; those of row 0 are the head of the file.
std::vector<std::string> orderPieces(const Game& game);

/// What would have been legal instead of an action that was refused: the values for its first field
/// that does not fit, or the entries of the menu.
std::vector<Text> legalInstead(const Rules& rules, const State& state, const Action& action);

/// The action as one orders line.
std::string orderText(const Rules& rules, const State& before, const Action& action);

} // namespace fw
