#pragma once

#include "engine/model/Position.h"
#include "engine/rules/Rules.h"

#include <string>
#include <vector>

namespace fw {

/// The cells that lie in a zone of control of units not of a side, ascending.
std::vector<Cell> zoneCellsAgainst(const Rules& rules, const Position& position, const std::string& side);

} // namespace fw
