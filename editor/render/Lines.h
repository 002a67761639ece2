#pragma once

#include "editor/render/Brush.h"
#include "editor/render/Ground.h"
#include "editor/render/MapStyle.h"

namespace fw {

/// Draws streams and rivers with their banks.
void paintWaters(const Canvas& canvas, const Ground& ground, const MapStyle& style);

/// Draws roads and trails, and the bridges and fords where they cross water that runs through cells.
void paintRoads(const Canvas& canvas, const Ground& ground, const MapStyle& style);

/// Draws the bridges and fords between cells.
void paintCrossings(const Canvas& canvas, const Map& map, const Ruleset& ruleset,
                    const MapGeometry& geometry, const MapStyle& style);

/// Draws the features between cells: smooth water, hatched slopes, walls and fences.
void paintSides(const Canvas& canvas, const Map& map, const Ruleset& ruleset,
                const MapGeometry& geometry, const MapStyle& style);

} // namespace fw
