#pragma once

#include "editor/render/Brush.h"
#include "editor/render/Ground.h"
#include "editor/render/MapStyle.h"

namespace fw {

/// Draws lakes, and the streams and rivers that open into them, with their banks.
void paintWaters(const Canvas& canvas, const Ground& ground, const QPainterPath& lake, const MapStyle& style);

/// Draws one road or trail: its casing, or its surface.
void paintRoad(const Canvas& canvas, const Stroke& road, bool casing, const MapStyle& style);

/// Draws roads and trails.
void paintRoads(const Canvas& canvas, const Ground& ground, const MapStyle& style);

/// Draws bridges and fords.
void paintCrossings(const Canvas& canvas, const Ground& ground, const MapStyle& style);

/// Draws the features of single sides: walls, fences, and dashes for other words.
void paintSides(const Canvas& canvas, const Map& map, const Ruleset& ruleset, const MapGeometry& geometry,
                const MapStyle& style);

} // namespace fw
