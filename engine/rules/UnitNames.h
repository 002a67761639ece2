#pragma once

#include "engine/model/Scenario.h"

#include <string>
#include <vector>

namespace fw {

/// What each counter is called: its name, its id when it has none; a name that may mean another counter too has the
/// id behind it in brackets.
std::vector<std::string> unitNames(const Scenario& scenario);

} // namespace fw
