#pragma once

#include "editor/render/Faces.h"

class QPagedPaintDevice;

namespace fw {

/// Lengths in the HTML of `printHtml`, a point.
constexpr int htmlUnits = 4;

/// Prints HTML in a face of the program. Its lengths are quarters of a point on any device: left to
/// itself a text document takes them for pixels of the screen the machine happens to have.
void printHtml(const QString& html, Face face, double points, double marginMillimetres, QPagedPaintDevice& device);

} // namespace fw
