#pragma once

#include "editor/render/MapStyle.h"
#include "engine/model/Scenario.h"

namespace fw {

/// The colours of a map in its season, for paper or for a dark screen.
MapStyle styleOf(Palette palette, bool dark);

} // namespace fw
