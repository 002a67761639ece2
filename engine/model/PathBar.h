#pragma once

#include "engine/base/Rational.h"

#include <cstdint>
#include <string>

namespace fw {

/// What stops a path.
enum class PathBar : std::uint8_t {
    None,        ///< nothing that is known
    Rule,        ///< a rule of the path, of its tier or of its mode
    NoPath,      ///< no tier is open
    Empty,       ///< it has no step
    Nowhere,     ///< it has turns alone
    TooShort,    ///< fewer steps than it has to have
    TooLong,     ///< more steps than it may have
    TooDear,     ///< it costs more than the allowance
    NoPrice,     ///< the chart has no number for a step
    NoTurnPrice, ///< or for a turn
    Apart,       ///< two places of it do not touch
    LeftTheMap,  ///< it goes on beyond the edge
    NoEntry,     ///< nobody enters the map there
    NoExit,      ///< nobody leaves the map there
    Ended,       ///< a rule ended the move on entering a place before
    Twice,       ///< it enters a place twice
    NotInFront,  ///< a step is not to the front
    NoTurns,     ///< turning is no part of the move
    SameFacing,  ///< a turn to where the unit faces already
    TurnedTwice, ///< two turns on one spot
    NoneToTurn,  ///< no movement is left for a turn
    OutOfReach,  ///< no path leads to its end
};

/// What stops a path, with what its sentence needs.
struct PathStop {
    PathBar bar = PathBar::None;
    std::string rule = {}; ///< of Rule: its label
    Rational cost{0};      ///< of TooDear: movement points
    Rational allowance{0}; ///< likewise
    friend bool operator==(const PathStop&, const PathStop&) = default;
};

} // namespace fw
