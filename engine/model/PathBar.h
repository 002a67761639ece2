#pragma once

#include "engine/base/Rational.h"

#include <cstdint>
#include <string>

namespace fw {

/// What stops a path.
enum class PathBar : std::uint8_t {
    None,        ///< nothing known
    Rule,        ///< a rule of the path, its tier or its mode
    NoPath,      ///< no tier is open
    Empty,       ///< it has no steps
    Nowhere,     ///< it has only turns
    TooShort,    ///< it has fewer steps than the minimum
    TooLong,     ///< it has more steps than the maximum
    TooDear,     ///< it costs more than the allowance
    NoPrice,     ///< the chart has no cost for a step
    NoTurnPrice, ///< the chart has no cost for a turn
    Apart,       ///< two consecutive places are not adjacent
    LeftTheMap,  ///< it continues after leaving the map
    NoEntry,     ///< units cannot enter the map there
    NoExit,      ///< units cannot leave the map there
    Ended,       ///< a rule ended the move in an earlier place
    Twice,       ///< it enters a place twice
    NotInFront,  ///< a step does not go to the front
    NoTurns,     ///< the move allows no turning
    SameFacing,  ///< the unit already has that facing
    TurnedTwice, ///< two turns in one place
    NoneToTurn,  ///< not enough movement is left for a turn
    OutOfReach,  ///< no path leads to its end
};

/// What stops a path, with the values for its sentence.
struct PathStop {
    PathBar bar = PathBar::None;
    std::string rule = {}; ///< of Rule: the label of the rule
    Rational cost{0};      ///< of TooDear: movement points
    Rational allowance{0}; ///< of TooDear: movement points
    friend bool operator==(const PathStop&, const PathStop&) = default;
};

} // namespace fw
