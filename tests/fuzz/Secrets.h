#pragma once

#include "engine/play/Play.h"

#include <string>

namespace fuzz {

/// Exchanges counters hidden from a seat. Returns the difference if that changes the seat's view of the position, or
/// its choices after a draft; empty for none.
std::string secretShows(const fw::Rules& rules, const fw::State& state, const fw::Draft* draft,
                        const std::string& seat);

} // namespace fuzz
