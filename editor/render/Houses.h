#pragma once

#include "editor/render/Brush.h"
#include "editor/render/Ground.h"
#include "editor/render/Labels.h"
#include "editor/render/MapArt.h"

namespace fw {

/// The area of a cell's strong house, including its garden wall.
QRectF strongHouseBox(const Ground& ground, Cell cell);

/// Whether a cell has a strong house or a redoubt, which fills that box.
inline bool hasStronghold(const Ground& ground, Cell cell)
{
    return ground.has(cell, Art::Bastion) || ground.has(cell, Art::Redoubt);
}

/// Draws towns as houses along their streets, and strong houses alone; houses of a town avoid the texts.
void paintHouses(const Canvas& canvas, const Ground& ground, const Labels& labels, const MapArt& art,
                 const MapStyle& style);

} // namespace fw
