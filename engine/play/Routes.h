#pragma once

#include "engine/play/Play.h"

#include <optional>

namespace fw {

/// A cell that the open path of a draft may lead to.
struct Route {
    std::string cell;                 ///< printed number, or a box
    std::vector<std::string> through; ///< the items to add to the path: cells and turns, the last one leads to `cell`
    Rational cost{0};                 ///< total movement points spent when it is entered
    bool ends = true;                 ///< the path may end there
    friend bool operator==(const Route&, const Route&) = default;
};

/// Every cell that the open path of a draft may lead to, with the cheapest path to each; empty when no path is open.
std::vector<Route> routes(const Rules& rules, const State& state, const Draft& draft);

/// The ids of the counters that move along the open path of a draft; empty when no path is open.
std::vector<std::string> wayfarers(const Rules& rules, const State& state, const Draft& draft);

/// The items that lead the open path of a draft towards a cell that no legal path reaches, so that judging them gives
/// the reason. The whole path if only its cost is too high, else the legal path that comes nearest and a straight line
/// from there. Empty when nothing leads on or the cell is not on the map.
std::vector<std::string> wayTowards(const Rules& rules, const State& state, const Draft& draft, Cell to);

/// Completes an order whose path names only its end: with the cheapest path, or with turns alone to an adjacent place.
/// If no path is legal and that is refused, with the path towards it that shows why. If the order omits where the path
/// begins, such as the entry hex, it takes the only place that leads there. Nothing when the order needs no completion.
std::optional<Action> allTheWay(const Rules& rules, const State& state, const Action& order);

} // namespace fw
