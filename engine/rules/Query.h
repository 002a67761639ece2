#pragma once

#include "engine/model/Event.h"
#include "engine/rules/Rules.h"

#include <optional>
#include <string>
#include <vector>

namespace fw {

/// What the sides of two counters are to each other now; one side is allied to itself.
Relation relationOf(const Rules& rules, const Position& position, int unit, int other);

/// What a side is to the side of a counter now; one side is allied to itself, and who is no side is neutral.
Relation relationTo(const Rules& rules, const Position& position, const std::string& side, int unit);

/// The cells over which a unit exerts a ZOC, ascending.
std::vector<int> zone(const Rules& rules, const Position& position, int unit);

/// Whether the row with this id (modifier or table, of the rules or the scenario) is reconstructed, that is, not
/// printed in the source.
bool reconstructed(const Rules& rules, const std::string& row);

/// A path over the map.
struct PathResult {
    std::vector<int> cells; ///< the start first; empty when the cost of a step depends on earlier steps
    Rational cost{0};
    std::optional<Rational> allowance; ///< allowance of one move, if the row limits it
};

/// The cheapest path of units by a path row without tiers to a cell; nothing when there is none. It may be longer than
/// one move if no rule depends on how a path came to a step.
Result<std::optional<PathResult>> cheapestWay(const Rules& rules, const Position& position, const std::string& row,
                                              const std::vector<int>& units, int to);

/// The result of a sight row for two places.
struct Sighted {
    std::string label;
    std::string cite;
    bool holds = false;
    std::vector<std::string> barriers; ///< what blocks the line of sight: "0507: light woods"
};

/// The result of each sight row for the line from one cell to another; the range of `unit` counts, but not for -1.
std::vector<Sighted> sights(const Rules& rules, const Position& position, int unit, int from, int to);

} // namespace fw
