#pragma once

#include "engine/play/Play.h"

namespace fw {

/// A line of sight that a half-filled entry asks for.
struct SightLine {
    Cell from = noCell;
    Cell to = noCell;
    bool open = false; ///< in range, and nothing blocks it
    friend bool operator==(const SightLine&, const SightLine&) = default;
};

/// The lines of sight of the items picked so far: one from each counter that must see what another field names, such as
/// a gun and its target.
std::vector<SightLine> sightLines(const Rules& rules, const State& state, const Action& draft);

} // namespace fw
