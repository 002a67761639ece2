#pragma once

#include <QColor>
#include <QPainter>
#include <QPen>

namespace fw {

/// The target of a drawing routine: painter, exposed area and scale.
struct Canvas {
    QPainter& painter;
    QRectF exposed;      ///< in millimetres
    double detail = 1e3; ///< pixels for a millimetre; a thousand for paper
};

/// A pen with round ends and joins.
inline QPen roundPen(const QColor& colour, double width)
{
    return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

} // namespace fw
