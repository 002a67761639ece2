#pragma once

#include "engine/store/JsonTree.h"

// Migrates logs as data from format 1 to format 2 (2026-11-28), in which lines have events and header lines have keys.

namespace fw {

/// Adds keys to header lines and removes the single facts of other lines, which keep their sentences and get no event.
void toLogFormat2(Json& log);

} // namespace fw
