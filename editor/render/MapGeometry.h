#pragma once

#include "engine/model/Scenario.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <utility>
#include <vector>

namespace fw {

/// The places of a grid's cells on paper: millimetres, y down, the map's upper left corner at the origin.
class MapGeometry
{
public:
    /// Sets a grid whose cells measure `across` from flat to flat; their height is `stretch` times that of regular
    /// ones.
    MapGeometry(const Grid& grid, double across, double stretch = 1, QPointF origin = {});
    /// The cells of a map as its file says.
    explicit MapGeometry(const Map& map);

    const Grid& grid() const { return mGrid; }
    /// The size of a cell from flat to flat, before it is stretched.
    double across() const { return mAcross; }
    /// The distance from the centre of a cell to a corner, before it is stretched.
    double radius() const { return mRadius; }
    /// The height of a cell as a share of a regular one; 1 for places.
    double stretch() const { return mStretch; }
    /// The smallest rectangle around all cells.
    QRectF bounds() const;
    /// The centre of a cell on the map.
    QPointF centre(Cell cell) const;
    /// The vector from the centre of a cell to the centre of the next one in a direction, even off the map.
    QPointF step(Cell cell, int direction) const;
    /// The cell one column to the right and row down, or left and up with negative numbers; of places the nearest one
    /// on that hand. noCell if there is none.
    Cell beside(Cell cell, int right, int down) const;
    /// Corner i of a cell, numbered as in Grid; the centre of a place, which has none.
    QPointF corner(Cell cell, int corner) const;
    /// The two ends of a side, clockwise around its cell; of a link the two ends of a bar across its middle.
    std::pair<QPointF, QPointF> side(Cell cell, int direction) const;
    /// The cell as a polygon; a place is a circle.
    QPolygonF outline(Cell cell) const;
    /// The distance of a point from a side of its cell, negative beyond it.
    double depth(Cell cell, int direction, QPointF point) const;
    /// The cell at a point, noCell outside the map.
    Cell cellAt(QPointF point) const;
    /// The link nearest to a point between places, at most `reach` away from it; -1 if there is none.
    int linkAt(QPointF point, double reach) const;
    /// The cells whose bounding rectangle overlaps a rectangle, row by row.
    std::vector<Cell> cellsIn(const QRectF& rect) const;

private:
    QPointF cornerOffset(int corner) const;
    QPointF stepOffset(int direction) const;

    Grid mGrid;
    double mAcross;
    double mRadius;
    double mStretch;
    QPointF mOrigin;
};

} // namespace fw
