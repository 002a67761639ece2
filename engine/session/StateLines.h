#pragma once

#include "engine/base/Problem.h"
#include "engine/play/Settings.h"

#include <string>
#include <vector>

namespace fw {

/// One line of a position as a sheet prints it; typed after "set" it puts that part of it back.
struct StateLine {
    enum class Part : std::uint8_t {
        Side,   ///< a place where only counters of one side are
        Shared, ///< a cell where both sides are
        Track,  ///< marks of a side or of the game
        Ground, ///< marks of places
        Clock,
    };
    Part part = Part::Side;
    std::string side;  ///< id, of Part::Side
    bool cell = false; ///< on the map, not in a box
    SettingParts said;
    Action action; ///< what it says
};

/// Everything that a position holds, each line whole in itself, in an order in which they can be set one
/// after another: what is not said of a counter there is as printed. The clock comes last, and only where
/// the game can be put. What lies face down for a `reader` is left out; none is the referee.
std::vector<StateLine> stateLines(const Rules& rules, const State& state, const StateWords& words = {},
                                  const std::string& reader = refereeSeat);

/// Where a game stands that is laid out again from its lines.
struct LaidAgain {
    bool same = false;               ///< at the very question that is open now
    Text refused;                    ///< why its clock cannot be set; empty when it can
    std::vector<std::string> within; ///< the procedures under way, the outermost first
};

/// What laying a state out again leads to.
LaidAgain laidAgain(const Rules& rules, const State& state);

} // namespace fw
