#pragma once

#include "engine/rules/Rules.h"

#include <string>
#include <vector>

namespace fw {

/// A phase of a side; `side` is empty when the phase belongs to no side.
struct PhaseOfSide {
    std::string phase;
    std::string side;
};

/// The phases of the rules in the order of their procedures, once for each side that may have them.
std::vector<PhaseOfSide> phasesOf(const Rules& rules);

} // namespace fw
