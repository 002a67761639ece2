#pragma once

#include "engine/model/Ruleset.h"

#include <map>
#include <string>
#include <vector>

namespace fw {

/// The exact chance of each cell of a table, for every column, when the dice that its rows are read
/// at are thrown; empty when no procedure looks a row up at dice alone.
std::vector<std::map<std::string, Rational>> columnChances(const Ruleset& ruleset, const Table& table);

/// The different cells of a table, from those furthest left to those furthest right; numbers by
/// size.
std::vector<std::string> cellOrder(const Table& table);

} // namespace fw
