#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// Changes title, numbering, cell size or origin of the map. Marks that the scenario puts on places
/// by printed number belong to the ground and get its new numbers.
Edit setFacts(const Drawing& drawing, const MapFacts& facts);

} // namespace fw
