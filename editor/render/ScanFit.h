#pragma once

#include "editor/render/MapGeometry.h"
#include "engine/model/Scenario.h"

#include <QImage>
#include <QSize>
#include <QTransform>

namespace fw {

/// The placement of a scanned picture over the cells.
struct ScanFit {
    /// From its pixels to millimetres; of a mesh only roughly.
    QTransform toMap;
    /// The distance of each known point from its cell, in millimetres; of a mesh, whose points are all in place, the
    /// distance that the point would have if only the others were known.
    std::vector<double> residuals;
    double worst = 0; ///< the largest residual
    /// The kind of fit: none fills the frame, one point shifts, two rotate and scale, three or more give a
    /// least-squares fit, affine or as the scan wants. Points on one line only rotate and scale.
    enum class By { Frame, Shift, Turn, Affine, Perspective, Mesh } by = By::Frame;

    /// How a known point bends a mesh around it.
    struct Bend {
        QPointF pixel;
        QPointF weight;
    };
    std::vector<Bend> bends; ///< of a mesh
    double unit = 1;         ///< pixels that count as one in the distances of bends

    /// The place of a pixel on the map, in millimetres.
    QPointF place(QPointF pixel) const;
    /// The pixel at a place on the map; beyond a mesh that folds over itself, a nearby one.
    QPointF pixel(QPointF place) const;
    /// A rectangle on the map that holds a whole picture of this size.
    QRectF bounds(QSize picture) const;
    /// How much higher a cell is in the picture than on this map, as a factor; 1 without an affine fit.
    double pictureStretch() const;
};

/// Fits a picture of a given size to a map by its known points. A way of fitting that needs more points falls back to
/// the affine fit.
ScanFit fitScan(const std::vector<ScanPoint>& points, QSize picture, const MapGeometry& geometry,
                ScanWarp warp = ScanWarp::Affine);

/// The fewest points that a way of fitting needs.
int fewestPoints(ScanWarp warp);

/// A picture that stands for pixels of the given size, redrawn so that it covers the bounds of the fit without bends.
QImage bentScan(const QImage& image, QSize pixels, const ScanFit& fit);

} // namespace fw
