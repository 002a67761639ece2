#pragma once

#include <QPainterPath>
#include <QPointF>
#include <vector>

namespace fw {

/// A line of points; a closed line does not repeat its first point.
using Points = std::vector<QPointF>;

/// A smooth curve through the points of an open line.
QPainterPath smooth(const Points& points);

/// A smooth closed curve through points.
QPainterPath smoothClosed(const Points& points);

/// Points on the smooth curve through an open line, about `spacing` apart, with both ends.
Points sampled(const Points& points, double spacing);

/// A ribbon along sampled points; `half` is half its width at each point.
QPainterPath ribbon(const Points& line, const std::vector<double>& half);

/// The direction of a line at one of its points, of length 1.
QPointF tangent(const Points& line, std::size_t index);

/// The length of a vector.
double lengthOf(QPointF vector);

/// The shortest distance from a point to a line.
double distanceTo(const Points& line, QPointF point);

} // namespace fw
