#pragma once

#include "editor/render/Brush.h"
#include "editor/render/Ground.h"
#include "editor/render/Labels.h"
#include "editor/render/MapArt.h"

namespace fw {

/// What the strong house of a cell covers, its garden wall included.
QRectF strongHouseBox(const Ground& ground, Cell cell);

/// Draws towns as houses along their streets, and strong houses standing alone; what is written
/// stays clear of the houses of a town.
void paintHouses(const Canvas& canvas, const Ground& ground, const Labels& labels, const MapArt& art,
                 const MapStyle& style);

} // namespace fw
