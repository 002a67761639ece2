#pragma once

#include "engine/play/Play.h"

#include <optional>

namespace fw {

/// A cell to which the open path of a draft may go on.
struct Route {
    std::string cell;                 ///< printed number, or a box
    std::vector<std::string> through; ///< what to add to the path: cells and turns, the last leads to `cell`
    Rational cost{0};                 ///< spent in all when it is entered
    bool ends = true;                 ///< the path may end there
    friend bool operator==(const Route&, const Route&) = default;
};

/// Everywhere the open path of a draft may lead from where it has come, the cheapest way to each by one
/// search over what `legal` offers; empty when no path is open.
std::vector<Route> routes(const Rules& rules, const State& state, const Draft& draft);

/// An order whose way says only where it ends, which is not next to where they stand on the map: the same with the
/// cheapest way there. None where it can be carried out as it stands or no way leads there.
std::optional<Action> allTheWay(const Rules& rules, const State& state, const Action& order);

} // namespace fw
