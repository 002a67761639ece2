#pragma once

#include "engine/model/Position.h"
#include "engine/rules/Rules.h"

#include <string>
#include <vector>

namespace fw {

/// The cells in zones of control of all units hostile to a side, or of all units if there is no such side, ascending.
std::vector<Cell> zoneCellsAgainst(const Rules& rules, const Position& position, const std::string& side);

} // namespace fw
