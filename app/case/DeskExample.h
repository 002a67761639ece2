#pragma once

#include "engine/model/Scenario.h"

#include <string>

namespace fw {

/// A small case of these rules that can be ruled on and hangs on dice where any does, in words;
/// empty when none was found. It is searched for, so not in the window's thread.
std::string exampleWords(const Ruleset& rules, const Scenario* like);

} // namespace fw
