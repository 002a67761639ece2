#pragma once

#include "engine/play/Play.h"

#include <string>

namespace fuzz {

/// Writes an action as an orders line and reads it again; returns the error if that leads to another state, empty if
/// not.
std::string orderTrip(const fw::Rules& rules, const fw::State& before, const fw::Action& action,
                      const fw::State& after);

} // namespace fuzz
