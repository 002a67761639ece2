#pragma once

#include "engine/model/Scenario.h"

#include <string>
#include <utility>
#include <vector>

namespace fw {

/// The name of a side as players choose it in VASSAL; the id if it has no name.
std::string sideName(const Scenario& scenario, const std::string& side);

/// The marks of a counter as described at pieceMark, without those that have no value.
std::vector<std::pair<std::string, std::string>> unitMarks(const Ruleset& rules, const Scenario& scenario,
                                                           const Unit& unit);

} // namespace fw
