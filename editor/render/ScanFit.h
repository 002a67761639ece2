#pragma once

#include "editor/render/MapGeometry.h"
#include "engine/model/Scenario.h"

#include <QSize>
#include <QTransform>

namespace fw {

/// The placement of a scanned picture over the cells.
struct ScanFit {
    QTransform toMap;              ///< from its pixels to millimetres
    std::vector<double> residuals; ///< distance of each known point from its cell, in millimetres
    double worst = 0;              ///< the largest residual
    /// The kind of fit by the number of points: none fills the frame, one shifts, two rotate and scale, three or more
    /// give a least-squares fit; points on one line only rotate and scale.
    enum class By { Frame, Shift, Turn, Affine } by = By::Frame;
};

/// Fits a picture of a given size to a map by its known points.
ScanFit fitScan(const std::vector<ScanPoint>& points, QSize picture, const MapGeometry& geometry);

} // namespace fw
