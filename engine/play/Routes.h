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

/// The counters that go the open path of a draft, by id; none when no path is open.
std::vector<std::string> wayfarers(const Rules& rules, const State& state, const Draft& draft);

/// What leads the open path of a draft towards a cell that no way leads to: all the way where it only costs too much,
/// else as far as one does, and straight on from there. What stops it is the reason. Empty where nothing goes on, or
/// the cell is not on the map.
std::vector<std::string> wayTowards(const Rules& rules, const State& state, const Draft& draft, Cell to);

/// An order whose way says only where it ends: the same with the cheapest way there, to the place next to where they
/// stand with no more than turns before it. Where none leads there and that is refused, with the way towards it that
/// says why. One that leaves out where it begins, as at which hex of entry, begins at the only place that leads
/// there. None where it stands as it is.
std::optional<Action> allTheWay(const Rules& rules, const State& state, const Action& order);

} // namespace fw
