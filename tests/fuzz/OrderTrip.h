#pragma once

#include "engine/play/Play.h"

#include <string>

namespace fuzz {

/// Writes an action as an orders line and reads the line again; says what is wrong when that does not lead to the
/// same state, and is empty when it does.
std::string orderTrip(const fw::Rules& rules, const fw::State& before, const fw::Action& action,
                      const fw::State& after);

} // namespace fuzz
