#pragma once

#include <QPainterPath>
#include <QPointF>
#include <vector>

namespace fw {

/// A line of points; closed ones do not repeat their first point.
using Points = std::vector<QPointF>;

/// A smooth curve through open points.
QPainterPath smooth(const Points& points);

/// A smooth closed curve through points.
QPainterPath smoothClosed(const Points& points);

/// Points along the smooth curve through open points, about `spacing` apart, both ends kept.
Points sampled(const Points& points, double spacing);

/// A ribbon along sampled points, half as wide to each side as `half` says for each of them.
QPainterPath ribbon(const Points& line, const std::vector<double>& half);

/// The direction of a line at one of its points, of length 1.
QPointF tangent(const Points& line, std::size_t index);

/// The length of a vector.
double lengthOf(QPointF vector);

/// The shortest distance from a point to a line.
double distanceTo(const Points& line, QPointF point);

} // namespace fw
