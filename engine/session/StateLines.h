#pragma once

#include "engine/base/Problem.h"
#include "engine/play/Settings.h"

#include <string>
#include <vector>

namespace fw {

/// One line of a position as a sheet prints it; typed after "set" it restores that part.
struct StateLine {
    enum class Part : std::uint8_t {
        Side,   ///< a place where only counters of one side are
        Shared, ///< a cell where both sides are
        Track,  ///< marks of a side, a formation or the game
        Ground, ///< marks of places
        Clock,
    };
    Part part = Part::Side;
    std::string side;  ///< id, of Part::Side
    bool cell = false; ///< on the map, not in a box
    SettingParts said;
    Action action; ///< the setting that the text means
};

/// All of a position in lines, each complete in itself, in an order in which they can be set one after another. A
/// counter is as printed unless its line says otherwise. The clock comes last, and only when it can be set. What is
/// face down for `reader` is left out; for the referee nothing is.
std::vector<StateLine> stateLines(const Rules& rules, const State& state, const StateWords& words = {},
                                  const std::string& reader = refereeSeat);

/// How a game that is set up again from its lines compares with this one.
struct LaidAgain {
    bool same = false;               ///< the same question is open
    Text refused;                    ///< why its clock cannot be set; empty when it can
    std::vector<std::string> within; ///< the procedures under way, the outermost first
};

/// Compares a state with the one that its lines lead to when the game is set up again.
LaidAgain laidAgain(const Rules& rules, const State& state);

} // namespace fw
