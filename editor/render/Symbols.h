#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace fw {

/// Draws a symbol of resources/art by name in one colour, as large as fits the box; `ground` fills
/// its light parts.
void drawSymbol(QPainter& painter, const QString& name, const QRectF& box, const QColor& ink, const QColor& ground);

} // namespace fw
