#pragma once

#include "editor/exchange/tiled/TiledDoc.h"
#include "editor/render/MapGeometry.h"
#include "engine/base/Problem.h"

namespace fw {

/// The places of cells in the pixels of a map of Tiled.
class TiledPlaces
{
public:
    /// Places the cells of a map whose grid `tiledGrid` accepted.
    TiledPlaces(const TiledDoc& doc, const Grid& grid);

    /// The centre of a cell on the map.
    QPointF centre(Cell cell) const { return toPixels(mGeometry.centre(cell)); }
    /// The cell at a point; noCell outside the map.
    Cell cellAt(QPointF pixel) const;
    /// How far a point is from the centre of a cell, as a share of a cell's width.
    double offCentre(Cell cell, QPointF pixel) const;
    /// How far a point is from the nearest corner of a cell, likewise.
    double offCorner(Cell cell, QPointF pixel) const;
    /// The line along a side between two adjacent cells; a bar across the corner where two squares touch.
    std::pair<QPointF, QPointF> side(Cell a, Cell b) const;
    /// The sides between two cells of the map that a line follows, with each once; a piece far from any side has none.
    std::vector<std::pair<Cell, Cell>> sidesAlong(QPointF from, QPointF to) const;
    /// The cells whose centres are inside an outline, in ascending order; none when the budget of steps is spent.
    std::vector<Cell> cellsIn(const QPolygonF& outline, std::int64_t& steps) const;
    /// The sizes of a cell in pixels: its width and height.
    QSizeF cellSize() const { return {mGeometry.across() * mScaleX, mGeometry.across() * mScaleY}; }

private:
    QPointF toPixels(QPointF place) const { return mOrigin + QPointF(place.x() * mScaleX, place.y() * mScaleY); }
    QPointF fromPixels(QPointF pixel) const;
    std::pair<Cell, Cell> sideNear(QPointF place, QPointF along) const;

    MapGeometry mGeometry;
    double mScaleX = 1;
    double mScaleY = 1;
    QPointF mOrigin;
};

/// The grid of a map of Tiled. Refuses isometric maps, sizes without sense and over a million cells.
Result<Grid> tiledGrid(const TiledDoc& doc);

/// The height of its cells in per mille of regular ones, from the sizes of its tiles; 1000 if it is within 2 per cent.
int tiledStretch(const TiledDoc& doc);

/// Sets the tile size and stagger of a map for a grid; `across` is the width of a flat cell in pixels, even.
void placeTiled(TiledDoc& doc, const Grid& grid, int cellStretch, int across);

} // namespace fw
