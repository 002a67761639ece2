#pragma once

#include "editor/render/Brush.h"
#include "editor/render/Ground.h"
#include "editor/render/MapStyle.h"

#include <QLineF>

namespace fw {

/// Soft shapes under everything else: hills with contours and hachures, and the ground of woods, towns and lakes.
class Relief
{
public:
    /// Traces the shapes, and the lines in them that a style has.
    Relief(const Map& map, const Ground& ground, const MapStyle& style);
    /// Whether it has the lines of this style.
    bool suits(const MapStyle& style) const { return mFieldLook == style.fieldLook && mLakeLook == style.lakeLook; }

    /// Draws hills with their shaded contours.
    void paintHills(const Canvas& canvas, const MapStyle& style) const;
    /// Draws the hachures of steep sides between cells.
    void paintSlopes(const Canvas& canvas, const MapStyle& style) const;
    /// The outline of lakes.
    const QPainterPath& lake() const { return mLake; }
    /// Draws the lines in still water, over the water.
    void paintLakeLines(const Canvas& canvas, const MapStyle& style) const;
    /// Draws the ground under trees and houses.
    void paintCover(const Canvas& canvas, const MapStyle& style) const;

private:
    /// A stroke down a slope, a wedge with its broad end at the top.
    struct Hachure {
        QPointF top;
        QPointF foot;
        double half;
    };
    struct Height {
        QPainterPath contour[3];
        std::vector<Hachure> hachures;
        int tone = 0;
    };
    void addHeight(const MapGeometry& geometry, const std::function<bool(Cell)>& in, int step, int steps, bool hatched);
    static void hatch(std::vector<Hachure>& hachures, const Stroke& line, double across, double above, double below);
    static void paintHachures(const Canvas& canvas, const std::vector<Hachure>& hachures, const MapStyle& style);

    std::vector<Height> mHeights;
    std::vector<Hachure> mSlopes;
    std::vector<QPainterPath> mWoods; ///< by loop, because all of them together are slow to fill
    std::vector<QPainterPath> mDeepWoods;
    QPainterPath mTown;
    QPainterPath mCity;
    QPainterPath mSand;
    QPainterPath mLake;
    QPainterPath mMarsh;
    QPainterPath mFields;
    QPainterPath mOrchards;
    FieldLook mFieldLook;
    LakeLook mLakeLook;
    std::vector<QLineF> mFieldRules;
    std::vector<QLineF> mLakeRules;
    QPainterPath mShores[3]; ///< along the shores of lakes, outer to inner
};

} // namespace fw
