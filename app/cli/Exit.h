#pragma once

#include "engine/base/Problem.h"

namespace fw {

/// What the program's exit code says.
enum class Exit : int {
    Done = 0,
    Findings = 1, ///< or verify or diff found a difference
    Unreadable = 2,
    Refused = 3, ///< an order
    Unwritable = 4,
    Usage = 64,
};

/// The exit code of a problem.
Exit exitFor(const Problem& problem);

} // namespace fw
