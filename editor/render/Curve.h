#pragma once

#include <QPainterPath>
#include <QPointF>
#include <vector>

namespace fw {

/// A line of points; a closed line does not repeat its first point.
using Points = std::vector<QPointF>;

/// A smooth closed curve through points.
QPainterPath smoothClosed(const Points& points);

/// The directions of the smooth curve through an open line, at each of its points.
Points headings(const Points& points);

/// Points on the smooth curve through an open line, about `spacing` apart, with both ends; `at` receives the place of
/// each among the given points, 1.5 halfway from the second to the third.
Points sampled(const Points& points, double spacing, std::vector<double>* at = nullptr);

/// The same with headings of its own.
Points sampled(const Points& points, const Points& headings, double spacing, std::vector<double>* at = nullptr);

/// The middle of a side of a cell, brought nearer to the middles before and after it along a line of sides, so that the
/// line does not zigzag; the share varies over the map.
QPointF looseMiddle(QPointF before, QPointF middle, QPointF after, double across);

/// A corner of such a line, brought nearer to the loosened middles at its sides.
QPointF looseCorner(QPointF before, QPointF corner, QPointF after, double across);

/// A ribbon along sampled points; `half` is half its width at each point.
QPainterPath ribbon(const Points& line, const std::vector<double>& half);

/// The direction of a line at one of its points, of length 1.
QPointF tangent(const Points& line, std::size_t index);

/// The length of a vector.
double lengthOf(QPointF vector);

/// The shortest distance from a point to a line.
double distanceTo(const Points& line, QPointF point);

} // namespace fw
