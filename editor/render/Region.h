#pragma once

#include "editor/render/Curve.h"
#include "editor/render/MapGeometry.h"

#include <functional>

namespace fw {

/// The edges of an area of cells, run on over the edge of the map, ready to be drawn as a soft
/// shape.
class Region
{
public:
    /// Traces the cells for which `in` holds.
    Region(const MapGeometry& geometry, const std::function<bool(Cell)>& in);

    /// True when no cell is in it.
    bool empty() const { return mLoops.empty(); }
    /// A soft outline, `inset` inside the cells' edge and wavering by `wobble`.
    QPainterPath path(double inset, double wobble, std::uint32_t seed) const;
    /// The same as points about evenly spaced, one line a loop, the area on the right of each.
    std::vector<Points> lines(double inset, double wobble, std::uint32_t seed) const;

private:
    double mAcross;
    std::vector<Points> mLoops;
};

} // namespace fw
