#pragma once

#include "editor/render/MapGeometry.h"
#include "engine/model/Scenario.h"

#include <QSize>
#include <QTransform>

namespace fw {

/// How a scanned picture lies over the cells.
struct ScanFit {
    QTransform toMap;              ///< from its pixels to millimetres
    std::vector<double> residuals; ///< millimetres by which each known point misses its cell
    double worst = 0;              ///< the largest of them
    /// What the points allow: none laid in the frame, one shifted, two turned and scaled, three or more
    /// fitted by least squares; two, too, when three or more lie in one line.
    enum class By { Frame, Shift, Turn, Affine } by = By::Frame;
};

/// Lays a picture of a size over a map by its known points.
ScanFit fitScan(const std::vector<ScanPoint>& points, QSize picture, const MapGeometry& geometry);

} // namespace fw
