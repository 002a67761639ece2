#pragma once

#include "engine/rules/Rules.h"

#include <vector>

namespace fw {

/// The cells that the victory terms of a scenario name, ascending: areas of objectives, and areas that the running
/// score or a condition for the end of the game asks for. Empty when victory does not depend on places.
std::vector<Cell> victoryPlaces(const Rules& rules);

} // namespace fw
