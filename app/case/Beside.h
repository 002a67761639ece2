#pragma once

#include "engine/model/Scenario.h"

#include <optional>
#include <string>

namespace fw {

/// A scenario of the rules' folder for these rules, to lend sides, grid and the names of its counters; its
/// special rows stay with it, and so does its id.
std::optional<Scenario> scenarioBeside(const std::string& rulesPath, const std::string& id);

} // namespace fw
