#pragma once

#include "editor/render/Brush.h"
#include "editor/render/Ground.h"
#include "editor/render/MapStyle.h"

namespace fw {

/// Soft shapes under everything else: hills with contours and hachures, and the ground of woods, towns and lakes.
class Relief
{
public:
    Relief(const Map& map, const Ground& ground);

    /// Draws hills with their shaded contours.
    void paintHills(const Canvas& canvas, const MapStyle& style) const;
    /// The outline of lakes.
    const QPainterPath& lake() const { return mLake; }
    /// Draws the ground under trees and houses.
    void paintCover(const Canvas& canvas, const MapStyle& style) const;

private:
    struct Height {
        QPainterPath contour[3];
        std::vector<std::pair<QLineF, double>> hachures; ///< line and width
        int step = 0;
    };
    void addHeight(const MapGeometry& geometry, const std::function<bool(Cell)>& in, int step);

    std::vector<Height> mHeights;
    QPainterPath mWoods;
    QPainterPath mDeepWoods;
    QPainterPath mTown;
    QPainterPath mLake;
    QPainterPath mMarsh;
    QPainterPath mFields;
    QPainterPath mOrchards;
};

} // namespace fw
