#pragma once

#include "engine/base/Problem.h"

namespace fw {

/// The meanings of the program's exit code.
enum class Exit : int {
    Done = 0,
    Findings = 1, ///< also for a difference that verify or diff found
    Unreadable = 2,
    Refused = 3, ///< an order was refused
    Unwritable = 4,
    Usage = 64,
};

/// The exit code of a problem.
Exit exitFor(const Problem& problem);

} // namespace fw
