#pragma once

#include "engine/play/Play.h"

namespace fw {

/// A look from one cell to another that a half-filled entry asks for.
struct SightLine {
    Cell from = noCell;
    Cell to = noCell;
    bool open = false; ///< the row of the sight finds nothing in the way, and it is in range
    friend bool operator==(const SightLine&, const SightLine&) = default;
};

/// The looks of those picked so far: a field whose counters must see what another field names, as guns do their
/// target, has one from each of them.
std::vector<SightLine> sightLines(const Rules& rules, const State& state, const Action& draft);

} // namespace fw
