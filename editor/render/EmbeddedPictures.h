#pragma once

#include <QByteArray>

namespace fw {

/// How sharp the coarsest picture in an SVG is, in pixels for one unit of the view box; 0 if there is none. Pictures
/// that cover less than a twentieth of the drawing do not count, and neither does text that is no SVG.
double pixelsPerUnit(const QByteArray& svg);

} // namespace fw
