#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace fw {

/// Draws a symbol of resources/art in one colour, as large as the box allows; `ground` fills its light parts.
void drawSymbol(QPainter& painter, const QString& name, const QRectF& box, const QColor& ink, const QColor& ground);

} // namespace fw
