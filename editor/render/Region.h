#pragma once

#include "editor/render/Curve.h"
#include "editor/render/MapGeometry.h"

#include <functional>

namespace fw {

/// The outlines of an area of cells, continued beyond the edge of the map, to be drawn as a soft shape.
class Region
{
public:
    /// Traces the cells for which `in` is true.
    Region(const MapGeometry& geometry, const std::function<bool(Cell)>& in);

    /// True when it contains no cell.
    bool empty() const { return mLoops.empty(); }
    /// A soft outline, `inset` inside the cells' edge, with waves of size `wobble`.
    QPainterPath path(double inset, double wobble, std::uint32_t seed) const;
    /// The same with the bulging edge of tree tops, each about `bulge` wide; one path for each loop.
    std::vector<QPainterPath> canopy(double inset, double wobble, std::uint32_t seed, double bulge) const;
    /// The outline as points at about equal distances, one line for each loop, with the area on its right.
    std::vector<Points> lines(double inset, double wobble, std::uint32_t seed) const;

private:
    double mAcross;
    bool mZigzags; ///< of hexes, whose straight edges zigzag
    std::vector<Points> mLoops;
};

} // namespace fw
