#pragma once

#include "editor/render/Faces.h"

class QPagedPaintDevice;

namespace fw {

/// Units of length in the HTML of printHtml() for each point.
constexpr int htmlUnits = 4;

/// Prints HTML in a font of the program, with lengths in quarters of a point on any device. QTextDocument alone would
/// use the pixels of the machine's screen.
void printHtml(const QString& html, Face face, double points, double marginMillimetres, QPagedPaintDevice& device);

} // namespace fw
