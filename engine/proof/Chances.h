#pragma once

#include "engine/model/Ruleset.h"

#include <map>
#include <string>
#include <vector>

namespace fw {

/// The exact chance of each cell of a table, by column, from the dice that select its rows; empty when dice
/// alone never select them.
std::vector<std::map<std::string, Rational>> columnChances(const Ruleset& ruleset, const Table& table);

/// The different cells of a table from left to right by their columns; numbers by size.
std::vector<std::string> cellOrder(const Table& table);

} // namespace fw
