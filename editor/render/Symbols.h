#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace fw {

/// Makes the files in the folder resources readable, as ":/art/gun.svg".
void initSymbols();

/// Draws an SVG file of the program in two colours, as large as the box allows: `ink` for black and `ground` for white;
/// nothing if there is no such file.
void drawTinted(QPainter& painter, const QString& file, const QRectF& box, const QColor& ink, const QColor& ground);

/// Draws a symbol of resources/art in one colour, as large as the box allows; `ground` fills its light parts.
void drawSymbol(QPainter& painter, const QString& name, const QRectF& box, const QColor& ink, const QColor& ground);

} // namespace fw
