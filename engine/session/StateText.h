#pragma once

#include "engine/base/Problem.h"
#include "engine/play/State.h"
#include "engine/rules/Rules.h"

#include <string>
#include <string_view>

namespace fw {

/// A state as text, line by line, with names instead of numbers; equal states give equal text.
std::string canonical(const Rules& rules, const State& state);

/// Reads what canonical writes; refuses names that these rules lack.
Result<State> readState(const Rules& rules, std::string_view text);

} // namespace fw
