#pragma once

#include "editor/render/Brush.h"
#include "editor/render/Ground.h"
#include "editor/render/MapStyle.h"

namespace fw {

/// Draws streams and rivers with their banks.
void paintWaters(const Canvas& canvas, const Ground& ground, const MapStyle& style);

/// Draws one road or trail: its casing, or its surface.
void paintRoad(const Canvas& canvas, const Stroke& road, bool casing, const MapStyle& style);

/// Draws a bridge or ford where a road crosses water in cells: those of the map if the rules have them, else a bridge
/// at each crossing.
void paintCrossingsInCells(const Canvas& canvas, const Ground& ground, const MapStyle& style);

/// Draws roads and trails.
void paintRoads(const Canvas& canvas, const Ground& ground, const MapStyle& style);

/// Draws the bridges and fords between cells.
void paintCrossings(const Canvas& canvas, const Map& map, const Ruleset& ruleset, const MapGeometry& geometry,
                    const MapStyle& style);

/// Draws the features between cells: smooth water, hatched slopes, walls and fences.
void paintSides(const Canvas& canvas, const Map& map, const Ruleset& ruleset, const MapGeometry& geometry,
                const MapStyle& style);

} // namespace fw
