#pragma once

#include <QColor>
#include <QPainter>
#include <QPen>

namespace fw {

/// What a drawing routine gets: where to draw, what shows, and how many pixels a millimetre has.
struct Canvas {
    QPainter& painter;
    QRectF exposed;      ///< millimetres
    double detail = 1e3; ///< pixels a millimetre; a thousand for paper
};

/// A pen with round ends and joins.
inline QPen roundPen(const QColor& colour, double width)
{
    return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

} // namespace fw
