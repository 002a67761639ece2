#pragma once

#include "engine/rules/Rules.h"

#include <string>
#include <vector>

namespace fw {

/// A phase as a side has it; no side where it belongs to none.
struct PhaseOfSide {
    std::string phase;
    std::string side;
};

/// The phases of the rules in the order in which their procedures stand, for each side that may have them.
std::vector<PhaseOfSide> phasesOf(const Rules& rules);

} // namespace fw
