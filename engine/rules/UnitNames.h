#pragma once

#include "engine/model/Scenario.h"

#include <string>
#include <vector>

namespace fw {

/// The name of each counter: its name, or its id if it has none; a name that may mean another counter is followed by
/// the id in brackets.
std::vector<std::string> unitNames(const Scenario& scenario);

} // namespace fw
