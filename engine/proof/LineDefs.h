#pragma once

#include "engine/rules/Compiled.h"

#include <vector>

namespace fw {

/// The indices of the definitions that trace a line, directly or through definitions that they use: they ask for the
/// reach of a path row along which no counter moves. Leaves out definitions with roles, and those that only serve
/// others of them.
std::vector<std::int32_t> lineDefinitions(const Compiled& compiled);

/// Whether resolving a path counts the counters of one place.
bool countsStack(const CPath& path);

} // namespace fw
