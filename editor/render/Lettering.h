#pragma once

#include "editor/render/Curve.h"

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace fw {

/// A typeface of the map and the counters, sized by the height of its capitals.
struct Lettering {
    bool serif = true;
    bool bold = false;
    bool italic = false;
    double capital = 2.0;  ///< height of a capital letter in the painter's units
    double spacing = 0;    ///< extra between letters, in parts of a capital
    QColor ink = Qt::black;
    QColor halo;           ///< drawn round the letters when valid

    /// How much room a text takes, standing on y = 0 and centred on x = 0.
    QRectF box(const QString& text) const;
    /// Draws a text centred on `x` and standing on `y`.
    void draw(QPainter& painter, QPointF at, const QString& text) const;
    /// Draws a text along a line, centred at a share of its length, `above` off the line; false
    /// when it does not fit.
    bool drawAlong(QPainter& painter, const Points& line, double share, double above,
                   const QString& text) const;

private:
    QFont font() const;
    double scale() const;
};

} // namespace fw
