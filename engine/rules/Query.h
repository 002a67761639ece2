#pragma once

#include "engine/model/Event.h"
#include "engine/rules/Rules.h"

#include <optional>
#include <string>
#include <vector>

namespace fw {

/// The cells over which a unit exerts a zone, ascending.
std::vector<int> zone(const Rules& rules, const Position& position, int unit);

/// Whether a row with this id (modifier or table, of the rules or the scenario) was reconstructed and is not printed
/// in the source.
bool reconstructed(const Rules& rules, const std::string& row);

/// A way over the map.
struct PathResult {
    std::vector<int> cells; ///< the start first; empty when the rules price it by how it goes on
    Rational cost{0};
    std::optional<Rational> allowance; ///< of one move, when the row limits it
};

/// The cheapest way of units by a path row without tiers from where they stand to a cell; longer than one
/// move where the rules ask nothing of how a path came to a step. Nothing when no way leads there.
Result<std::optional<PathResult>> cheapestWay(const Rules& rules, const Position& position, const std::string& row,
                                              const std::vector<int>& units, int to);

/// What a sight of the rules says of two places.
struct Sighted {
    std::string label;
    std::string cite;
    bool holds = false;
    std::vector<std::string> barriers; ///< what stops the look, in words: "0507: light woods"
};

/// What each sight of the rules says of a look from one cell to another; the range counts for the unit that looks from
/// there, not where nobody does (-1).
std::vector<Sighted> sights(const Rules& rules, const Position& position, int unit, int from, int to);

} // namespace fw
