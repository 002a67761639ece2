#pragma once

#include "editor/commands/Clip.h"

namespace fw {

/// The clip turned clockwise around its anchor by a number of steps: 60 degrees each for hexes, 90 for squares;
/// negative steps turn it the other way. Names keep their angle.
Clip turned(const Clip& clip, int steps);

/// The clip with left and right exchanged, the anchor in its place.
Clip flipped(const Clip& clip);

} // namespace fw
