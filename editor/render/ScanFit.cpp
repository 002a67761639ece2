#include "editor/render/ScanFit.h"

#include "editor/render/LinearSolve.h"

#include <algorithm>
#include <cmath>
#include <utility>

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

/// The pixels moved to their mean and scaled to about one, so that powers of them stay comparable.
QTransform normalized(const std::vector<Pair>& pairs, QPointF Pair::*which)
{
    const QPointF middle = mean(pairs, which);
    double far = 0;
    for (const Pair& pair : pairs)
        far += std::hypot((pair.*which - middle).x(), (pair.*which - middle).y());
    const double scale = far > 0 ? double(pairs.size()) / far : 1;
    return {scale, 0, 0, scale, -scale * middle.x(), -scale * middle.y()};
}

/// The best plane perspective by the direct linear transform; false when it is not defined by the points.
bool perspective(const std::vector<Pair>& pairs, QTransform& out)
{
    const QTransform pixels = normalized(pairs, &Pair::pixel);
    const QTransform places = normalized(pairs, &Pair::place);
    // Normal equations of the two linear conditions that each pair sets on eight coefficients.
    MatrixRows rows(8, std::vector<double>(9, 0));
    for (const Pair& pair : pairs) {
        const QPointF p = pixels.map(pair.pixel);
        const QPointF q = places.map(pair.place);
        const double conditions[2][9] = {{p.x(), p.y(), 1, 0, 0, 0, -q.x() * p.x(), -q.x() * p.y(), q.x()},
                                         {0, 0, 0, p.x(), p.y(), 1, -q.y() * p.x(), -q.y() * p.y(), q.y()}};
        for (const auto& condition : conditions)
            for (std::size_t i = 0; i < 8; ++i)
                for (std::size_t j = 0; j < 9; ++j)
                    rows[i][j] += condition[i] * condition[j];
    }
    if (!solveLinear(rows))
        return false;
    const auto h = [&](std::size_t i) { return rows[i][8]; };
    const QTransform plane(h(0), h(3), h(6), h(1), h(4), h(7), h(2), h(5), 1);
    bool ok = false;
    out = pixels * plane * places.inverted(&ok);
    // A horizon between the points would turn part of the picture over.
    const auto depth = [&](QPointF p) { return out.m13() * p.x() + out.m23() * p.y() + out.m33(); };
    const bool front = depth(pairs.front().pixel) > 0;
    return ok && out.isInvertible()
           && std::ranges::all_of(pairs, [&](const Pair& pair) { return (depth(pair.pixel) > 0) == front; });
}

/// The bend of a thin metal plate at a squared distance from where it is held.
double plate(double square)
{
    return square > 0 ? square * std::log(square) : 0;
}

double squared(QPointF p)
{
    return QPointF::dotProduct(p, p);
}

/// The thin-plate spline through all points; false when they are (almost) on one line or two are the same pixel.
bool mesh(const std::vector<Pair>& pairs, ScanFit& out)
{
    const std::size_t n = pairs.size();
    const QTransform pixels = normalized(pairs, &Pair::pixel);
    // Right sides: the places, and the unit matrix, for the inverse tells what each point alone contributes.
    MatrixRows rows(n + 3, std::vector<double>(n + 3 + 2 + n, 0));
    for (std::size_t i = 0; i < n; ++i) {
        const QPointF p = pixels.map(pairs[i].pixel);
        for (std::size_t j = 0; j < n; ++j)
            rows[i][j] = plate(squared(p - pixels.map(pairs[j].pixel)));
        const double plane[3] = {1, p.x(), p.y()};
        for (std::size_t k = 0; k < 3; ++k)
            rows[i][n + k] = rows[n + k][i] = plane[k];
        rows[i][n + 3] = pairs[i].place.x();
        rows[i][n + 4] = pairs[i].place.y();
        rows[i][n + 5 + i] = 1;
    }
    if (!solveLinear(rows))
        return false;
    const auto weight = [&](std::size_t i) { return QPointF(rows[i][n + 3], rows[i][n + 4]); };
    out.unit = 1 / pixels.m11();
    for (std::size_t i = 0; i < n; ++i) {
        out.bends.push_back({pairs[i].pixel, weight(i)});
        const double own = rows[i][n + 5 + i];
        out.residuals.push_back(own != 0 ? std::sqrt(squared(weight(i))) / std::abs(own) : 0);
    }
    const QPointF shift = weight(n), x = weight(n + 1), y = weight(n + 2);
    out.toMap = pixels * QTransform(x.x(), x.y(), y.x(), y.y(), shift.x(), shift.y());
    return out.toMap.isInvertible();
}

} // namespace

int fewestPoints(ScanWarp warp)
{
    return warp == ScanWarp::Affine ? 3 : warp == ScanWarp::Perspective ? 4 : 5;
}

QPointF ScanFit::place(QPointF pixel) const
{
    QPointF at = toMap.map(pixel);
    for (const Bend& bend : bends)
        at += bend.weight * plate(squared((pixel - bend.pixel) / unit));
    return at;
}

QPointF ScanFit::pixel(QPointF place) const
{
    const QTransform back = toMap.inverted();
    QPointF at = back.map(place);
    // The bends are small compared with the plane part, so its inverse leads to the pixel in a few steps.
    for (int step = 0; step < 20 && !bends.empty(); ++step) {
        const QPointF off = back.map(place) - back.map(this->place(at));
        at += off;
        if (squared(off) < 1e-6)
            break;
    }
    return at;
}

QRectF ScanFit::bounds(QSize picture) const
{
    if (bends.empty())
        return toMap.mapRect(QRectF(QPointF(), picture));
    QPolygonF edge;
    constexpr int steps = 32;
    for (int i = 0; i <= steps; ++i) {
        const double x = double(picture.width()) * i / steps;
        const double y = double(picture.height()) * i / steps;
        for (const QPointF pixel :
             {QPointF(x, 0), QPointF(x, picture.height()), QPointF(0, y), QPointF(picture.width(), y)})
            edge << place(pixel);
    }
    return edge.boundingRect();
}

double ScanFit::pictureStretch() const
{
    if (by != By::Affine)
        return 1;
    const double x = std::hypot(toMap.m11(), toMap.m21());
    const double y = std::hypot(toMap.m12(), toMap.m22());
    return y > 0 ? x / y : 1;
}

QImage bentScan(const QImage& image, QSize pixels, const ScanFit& fit)
{
    const QRectF frame = fit.bounds(pixels);
    // As many pixels as before, in the shape of the frame.
    const double scale = std::sqrt(double(image.width()) * image.height() / (frame.width() * frame.height()));
    const QSize size(std::max(1, int(frame.width() * scale)), std::max(1, int(frame.height() * scale)));
    const QImage from = image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    QImage out(size, QImage::Format_ARGB32_Premultiplied);
    out.fill(Qt::transparent);
    const double x = double(image.width()) / pixels.width();
    const double y = double(image.height()) / pixels.height();
    const auto source = [&](int column, int row) {
        const QPointF p = fit.pixel(frame.topLeft() + QPointF(column, row) / scale);
        return QPointF(p.x() * x, p.y() * y);
    };
    constexpr int block = 16; // pixels of a square inside which the bend is as good as straight
    for (int top = 0; top < size.height(); top += block)
        for (int left = 0; left < size.width(); left += block) {
            const QPointF a = source(left, top), b = source(left + block, top);
            const QPointF c = source(left, top + block), d = source(left + block, top + block);
            for (int row = 0; row < block && top + row < size.height(); ++row) {
                auto* line = reinterpret_cast<QRgb*>(out.scanLine(top + row));
                const double v = (row + 0.5) / block;
                for (int column = 0; column < block && left + column < size.width(); ++column) {
                    const double u = (column + 0.5) / block;
                    const QPointF p = (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v;
                    if (const QPoint at(int(std::floor(p.x())), int(std::floor(p.y()))); from.valid(at))
                        line[left + column] = reinterpret_cast<const QRgb*>(from.constScanLine(at.y()))[at.x()];
                }
            }
        }
    return out;
}

ScanFit fitScan(const std::vector<ScanPoint>& points, QSize picture, const MapGeometry& geometry, ScanWarp warp)
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
    const bool enough = int(pairs.size()) >= fewestPoints(warp);
    if (ScanFit bent; warp == ScanWarp::Mesh && enough && mesh(pairs, bent)) {
        fit = std::move(bent);
        fit.by = ScanFit::By::Mesh;
    } else if (warp == ScanWarp::Perspective && enough && perspective(pairs, fit.toMap)) {
        fit.by = ScanFit::By::Perspective;
    } else if (pairs.size() >= 3 && affine(pairs, fit.toMap)) {
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
    std::vector<double> without = std::exchange(fit.residuals, {}); // of a mesh, without points off the map
    std::size_t next = 0;
    for (const ScanPoint& point : points) {
        if (!geometry.grid().contains(point.cell)) {
            fit.residuals.push_back(0);
            continue;
        }
        const QPointF miss = fit.toMap.map(QPointF(point.x, point.y)) - geometry.centre(point.cell);
        fit.residuals.push_back(fit.by == ScanFit::By::Mesh ? without[next++] : std::hypot(miss.x(), miss.y()));
        fit.worst = std::max(fit.worst, fit.residuals.back());
    }
    return fit;
}

} // namespace fw
