#include "editor/render/Curve.h"

#include "editor/render/Noise.h"

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

Points headings(const Points& p)
{
    Points all;
    for (std::size_t i = 0; i < p.size(); ++i)
        all.push_back((p[std::min(i + 1, p.size() - 1)] - p[i == 0 ? 0 : i - 1]) / 2);
    return all;
}

Points sampled(const Points& p, double spacing, std::vector<double>* at)
{
    return sampled(p, headings(p), spacing, at);
}

Points sampled(const Points& p, const Points& heading, double spacing, std::vector<double>* at)
{
    Points line;
    const auto add = [&](QPointF point, double place) {
        line.push_back(point);
        if (at != nullptr)
            at->push_back(place);
    };
    for (std::size_t i = 0; i + 1 < p.size(); ++i) {
        const QPointF p1 = p[i] + heading[i] / 3;
        const QPointF p2 = p[i + 1] - heading[i + 1] / 3;
        const int pieces = std::max(1, int(std::ceil(lengthOf(p[i + 1] - p[i]) / spacing)));
        for (int k = 0; k < pieces; ++k) {
            const double t = double(k) / pieces;
            const double s = 1 - t;
            add(s * s * s * p[i] + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p[i + 1], double(i) + t);
        }
    }
    if (!p.empty())
        add(p.back(), double(p.size() - 1));
    return line;
}

QPointF looseMiddle(QPointF before, QPointF middle, QPointF after, double across)
{
    return middle + ((before + after) / 2 - middle) * (0.4 + 0.1 * noise(middle / (1.3 * across), 15));
}

QPointF looseCorner(QPointF before, QPointF corner, QPointF after, double across)
{
    return corner + ((before + after) / 2 - corner) * (0.78 + 0.14 * noise(corner / across, 14));
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
