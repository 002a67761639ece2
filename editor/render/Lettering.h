#pragma once

#include "editor/render/Curve.h"
#include "editor/render/Faces.h"
#include "editor/render/MapStyle.h"

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
    QPointF foot;     ///< start of its baseline
    double angle = 0; ///< in degrees, clockwise
    QPolygonF covers; ///< its largest possible area, at the height of capitals
};

/// A typeface of maps and counters, sized by the height of its capitals.
struct Lettering {
    bool serif = true;
    bool bold = false;
    bool italic = false;
    bool smallCaps = false; ///< only for the upright serif
    double capital = 2.0;   ///< height of a capital letter in the painter's units
    double spacing = 0;     ///< extra space between letters, in heights of a capital
    QColor ink = Qt::black;
    QColor halo{};    ///< drawn around the letters if valid
    QString family{}; ///< an installed font in place of the program's; empty for the program's

    /// Sets the typeface of a style. A family that is not installed gives way to the program's.
    void setTypeface(const StyleFont& font);

    /// The area of a text with its baseline on y = 0 and its centre on x = 0.
    QRectF box(const QString& text) const;
    /// Draws a text with its baseline centred on `at`.
    void draw(QPainter& painter, QPointF at, const QString& text) const;
    /// Places the letters of a text along a line, centred at a share of its length, at a distance of `above`; empty
    /// when it does not fit.
    std::vector<PlacedLetter> along(const Points& line, double share, double above, const QString& text) const;
    /// Draws letters that `along` placed.
    void draw(QPainter& painter, const std::vector<PlacedLetter>& letters) const;
    /// The face of the program for this typeface.
    Face face() const;
    /// The font at its layout size.
    QFont font() const;
    /// The factor from the layout size to the size of the drawing.
    double scale() const;
};

} // namespace fw
