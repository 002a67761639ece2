#pragma once

#include "editor/render/Brush.h"
#include "editor/render/MapGeometry.h"
#include "editor/render/MapStyle.h"

namespace fw {

/// Draws a map's north arrow and its scale in cells in the margin below the neat line. Direction 0 of a grid is north,
/// so the top of the sheet is north.
void paintRose(const Canvas& canvas, const QRectF& frame, const MapGeometry& geometry, const MapStyle& style);

} // namespace fw
