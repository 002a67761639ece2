#include "editor/render/Curve.h"

#include <algorithm>
#include <cmath>

namespace fw {

namespace {

/// Appends a Catmull-Rom segment from b to c as a cubic curve.
void piece(QPainterPath& path, QPointF a, QPointF b, QPointF c, QPointF d)
{
    path.cubicTo(b + (c - a) / 6, c - (d - b) / 6, c);
}

} // namespace

double lengthOf(QPointF vector)
{
    return std::hypot(vector.x(), vector.y());
}

QPainterPath smooth(const Points& p)
{
    QPainterPath path;
    if (p.size() < 2)
        return path;
    path.moveTo(p.front());
    for (std::size_t i = 0; i + 1 < p.size(); ++i)
        piece(path, p[i == 0 ? 0 : i - 1], p[i], p[i + 1], p[std::min(i + 2, p.size() - 1)]);
    return path;
}

QPainterPath smoothClosed(const Points& p)
{
    QPainterPath path;
    const std::size_t n = p.size();
    if (n < 3)
        return path;
    path.moveTo(p.front());
    for (std::size_t i = 0; i < n; ++i)
        piece(path, p[(i + n - 1) % n], p[i], p[(i + 1) % n], p[(i + 2) % n]);
    path.closeSubpath();
    return path;
}

Points sampled(const Points& p, double spacing)
{
    if (p.size() < 2)
        return p;
    Points line;
    for (std::size_t i = 0; i + 1 < p.size(); ++i) {
        const QPointF a = p[i == 0 ? 0 : i - 1];
        const QPointF b = p[i];
        const QPointF c = p[i + 1];
        const QPointF d = p[std::min(i + 2, p.size() - 1)];
        const int pieces = std::max(1, int(std::ceil(lengthOf(c - b) / spacing)));
        for (int k = 0; k < pieces; ++k) {
            const double t = double(k) / pieces;
            const QPointF p1 = b + (c - a) / 6;
            const QPointF p2 = c - (d - b) / 6;
            const double s = 1 - t;
            line.push_back(s * s * s * b + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * c);
        }
    }
    line.push_back(p.back());
    return line;
}

QPointF tangent(const Points& line, std::size_t i)
{
    if (line.size() < 2)
        return {1, 0};
    const QPointF v = line[std::min(i + 1, line.size() - 1)] - line[i == 0 ? 0 : i - 1];
    const double l = lengthOf(v);
    return l > 0 ? v / l : QPointF(1, 0);
}

QPainterPath ribbon(const Points& line, const std::vector<double>& half)
{
    Points edge;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const QPointF t = tangent(line, i);
        edge.push_back(line[i] + half[i] * QPointF(-t.y(), t.x()));
    }
    for (std::size_t i = line.size(); i-- > 0;) {
        const QPointF t = tangent(line, i);
        edge.push_back(line[i] - half[i] * QPointF(-t.y(), t.x()));
    }
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (std::size_t i = 0; i < edge.size(); ++i)
        i == 0 ? path.moveTo(edge[i]) : path.lineTo(edge[i]);
    path.closeSubpath();
    return path;
}

double distanceTo(const Points& line, QPointF point)
{
    double best = 1e9;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const QPointF a = line[i];
        const QPointF v = line[i + 1] - a;
        const double l2 = QPointF::dotProduct(v, v);
        const double t = l2 > 0 ? std::clamp(QPointF::dotProduct(point - a, v) / l2, 0.0, 1.0) : 0;
        best = std::min(best, lengthOf(point - a - t * v));
    }
    return best;
}

} // namespace fw
