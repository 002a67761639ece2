#pragma once

#include "engine/store/JsonTree.h"

// Logs kept as data, format 1 to format 2, of 2026-11-28: a line has the event it tells of, a header line its key.

namespace fw {

/// Gives header lines their keys, and takes the loose facts from lines: they keep their sentences and have no event.
void toLogFormat2(Json& log);

} // namespace fw
