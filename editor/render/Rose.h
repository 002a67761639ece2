#pragma once

#include "editor/render/Brush.h"
#include "editor/render/MapGeometry.h"
#include "editor/render/MapStyle.h"

namespace fw {

/// Draws the arrow to the north and the scale of a map, in cells, in the margin below its neat
/// line. Direction 0 of a grid looks north, so the top of the sheet is north.
void paintRose(const Canvas& canvas, const QRectF& frame, const MapGeometry& geometry, const MapStyle& style);

} // namespace fw
