#pragma once

#include "editor/document/Edit.h"

namespace fw {

/// Changes title, numbering, cell size or origin of the map, and renumbers the scenario's place marks so that they keep
/// their ground.
Edit setFacts(const Drawing& drawing, const MapFacts& facts);

} // namespace fw
