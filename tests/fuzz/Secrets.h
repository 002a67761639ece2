#pragma once

#include "engine/play/Play.h"

#include <string>

namespace fuzz {

/// Whether two counters hidden from a seat, changed for each other, change what that seat is shown of the position, or
/// what it is offered after a draft of its own; what differs, empty for nothing.
std::string secretShows(const fw::Rules& rules, const fw::State& state, const fw::Draft* draft,
                        const std::string& seat);

} // namespace fuzz
