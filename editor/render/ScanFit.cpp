#include "editor/render/ScanFit.h"

#include <algorithm>
#include <cmath>

namespace fw {

namespace {

struct Pair {
    QPointF pixel;
    QPointF place;
};

QPointF mean(const std::vector<Pair>& pairs, QPointF Pair::*which)
{
    QPointF sum;
    for (const Pair& pair : pairs)
        sum += pair.*which;
    return sum / double(pairs.size());
}

/// The best rotation, scale and shift, with the points as complex numbers relative to their mean.
QTransform turned(const std::vector<Pair>& pairs)
{
    const QPointF from = mean(pairs, &Pair::pixel);
    const QPointF to = mean(pairs, &Pair::place);
    double real = 0, imaginary = 0, square = 0;
    for (const Pair& pair : pairs) {
        const QPointF p = pair.pixel - from;
        const QPointF q = pair.place - to;
        real += p.x() * q.x() + p.y() * q.y();
        imaginary += p.x() * q.y() - p.y() * q.x();
        square += p.x() * p.x() + p.y() * p.y();
    }
    const double a = real / square;
    const double b = imaginary / square;
    return {a, b, -b, a, to.x() - a * from.x() + b * from.y(), to.y() - b * from.x() - a * from.y()};
}

/// The best affine transform; false when the points are (almost) on one line.
bool affine(const std::vector<Pair>& pairs, QTransform& out)
{
    const QPointF from = mean(pairs, &Pair::pixel);
    const QPointF to = mean(pairs, &Pair::place);
    double xx = 0, xy = 0, yy = 0, xu = 0, yu = 0, xv = 0, yv = 0;
    for (const Pair& pair : pairs) {
        const QPointF p = pair.pixel - from;
        const QPointF q = pair.place - to;
        xx += p.x() * p.x();
        xy += p.x() * p.y();
        yy += p.y() * p.y();
        xu += p.x() * q.x();
        yu += p.y() * q.x();
        xv += p.x() * q.y();
        yv += p.y() * q.y();
    }
    const double determinant = xx * yy - xy * xy;
    if (determinant <= 1e-4 * (xx + yy) * (xx + yy))
        return false;
    const double a = (xu * yy - yu * xy) / determinant;
    const double c = (yu * xx - xu * xy) / determinant;
    const double b = (xv * yy - yv * xy) / determinant;
    const double d = (yv * xx - xv * xy) / determinant;
    out = {a, b, c, d, to.x() - a * from.x() - c * from.y(), to.y() - b * from.x() - d * from.y()};
    return out.isInvertible();
}

} // namespace

ScanFit fitScan(const std::vector<ScanPoint>& points, QSize picture, const MapGeometry& geometry)
{
    std::vector<Pair> pairs;
    for (const ScanPoint& point : points)
        if (geometry.grid().contains(point.cell))
            pairs.push_back({QPointF(point.x, point.y), geometry.centre(point.cell)});
    ScanFit fit;
    const QRectF frame = geometry.bounds();
    const double scale = picture.isEmpty()
                             ? 1
                             : std::min(frame.width() / picture.width(), frame.height() / picture.height());
    const bool apart = std::ranges::any_of(pairs, [&](const Pair& pair) { return pair.pixel != pairs.front().pixel; });
    if (pairs.size() >= 3 && affine(pairs, fit.toMap)) {
        fit.by = ScanFit::By::Affine;
    } else if (apart) {
        fit.toMap = turned(pairs);
        fit.by = ScanFit::By::Turn;
    } else {
        const QPointF from = pairs.empty() ? QPointF(picture.width() / 2.0, picture.height() / 2.0)
                                           : pairs.front().pixel;
        const QPointF to = pairs.empty() ? frame.center() : pairs.front().place;
        fit.toMap = QTransform(scale, 0, 0, scale, to.x() - scale * from.x(), to.y() - scale * from.y());
        fit.by = pairs.empty() ? ScanFit::By::Frame : ScanFit::By::Shift;
    }
    for (const ScanPoint& point : points) {
        if (!geometry.grid().contains(point.cell)) {
            fit.residuals.push_back(0);
            continue;
        }
        const QPointF miss = fit.toMap.map(QPointF(point.x, point.y)) - geometry.centre(point.cell);
        fit.residuals.push_back(std::hypot(miss.x(), miss.y()));
        fit.worst = std::max(fit.worst, fit.residuals.back());
    }
    return fit;
}

} // namespace fw
