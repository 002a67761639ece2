#pragma once

#include "engine/model/Scenario.h"

#include <string>

namespace fw {

/// A small case in words for these rules, which depends on dice if any does; empty when there is none. The search takes
/// time, so do not run it in the thread of the window.
std::string exampleWords(const Ruleset& rules, const Scenario* like);

} // namespace fw
