#pragma once

#include "editor/render/Curve.h"
#include "editor/render/Faces.h"

#include <QColor>
#include <QFont>
#include <QPolygonF>
#include <QRectF>
#include <QString>

class QPainter;

namespace fw {

/// One letter of a text that follows a line.
struct PlacedLetter {
    QChar letter;
    QPointF foot;     ///< where its foot line begins
    double angle = 0; ///< degrees, clockwise
    QPolygonF covers; ///< what it may cover, capitals and all
};

/// A typeface of the map and the counters, sized by the height of its capitals.
struct Lettering {
    bool serif = true;
    bool bold = false;
    bool italic = false;
    bool smallCaps = false; ///< of the serif, upright
    double capital = 2.0;   ///< height of a capital letter in the painter's units
    double spacing = 0;     ///< extra between letters, in parts of a capital
    QColor ink = Qt::black;
    QColor halo{}; ///< drawn round the letters when valid

    /// How much room a text takes, standing on y = 0 and centred on x = 0.
    QRectF box(const QString& text) const;
    /// Draws a text centred on `x` and standing on `y`.
    void draw(QPainter& painter, QPointF at, const QString& text) const;
    /// The letters of a text along a line, centred at a share of its length, `above` off the line;
    /// none when it does not fit.
    std::vector<PlacedLetter> along(const Points& line, double share, double above, const QString& text) const;
    /// Draws letters that `along` has placed.
    void draw(QPainter& painter, const std::vector<PlacedLetter>& letters) const;
    /// Which of the program's typefaces this is.
    Face face() const;
    /// The typeface at the size it is laid out in.
    QFont font() const;
    /// What that size is multiplied by.
    double scale() const;
};

} // namespace fw
