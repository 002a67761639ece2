#pragma once

#include "engine/grid/Grid.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <utility>
#include <vector>

namespace fw {

/// Where the cells of a grid lie on paper: millimetres, y down, the map's upper left at the origin.
class MapGeometry
{
public:
    /// A grid whose cells measure `across` from flat to flat.
    MapGeometry(const Grid& grid, double across, QPointF origin = {});

    const Grid& grid() const { return mGrid; }
    /// Flat to flat.
    double across() const { return mAcross; }
    /// From the centre to a corner.
    double radius() const { return mRadius; }
    /// The rectangle that just holds all cells.
    QRectF bounds() const;
    /// The middle of a cell on the map.
    QPointF centre(Cell cell) const;
    /// From the middle of a cell to the middle of the next one in a direction, on the map or off.
    QPointF step(Cell cell, int direction) const;
    /// Corner i of a cell, as Grid counts them.
    QPointF corner(Cell cell, int corner) const;
    /// The two ends of a side, clockwise round its cell.
    std::pair<QPointF, QPointF> side(Cell cell, int direction) const;
    /// The cell as a polygon.
    QPolygonF outline(Cell cell) const;
    /// How far a point inside a cell is from one of its sides, negative beyond it.
    double depth(Cell cell, int direction, QPointF point) const;
    /// The cell that holds a point, noCell outside the map.
    Cell cellAt(QPointF point) const;
    /// The cells whose rectangle meets a rectangle, row by row.
    std::vector<Cell> cellsIn(const QRectF& rect) const;

private:
    QPointF cornerOffset(int corner) const;
    QPointF stepOffset(int direction) const;

    Grid mGrid;
    double mAcross;
    double mRadius;
    QPointF mOrigin;
};

} // namespace fw
