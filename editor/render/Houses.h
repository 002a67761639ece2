#pragma once

#include "editor/render/Brush.h"
#include "editor/render/Ground.h"
#include "editor/render/MapStyle.h"

namespace fw {

/// Draws towns as houses along their streets, and strong houses standing alone.
void paintHouses(const Canvas& canvas, const Ground& ground, const MapStyle& style);

} // namespace fw
