#pragma once

#include <QPalette>
#include <QRectF>
#include <QString>
#include <cstdint>

class QPainter;

namespace fw {

/// The axes of a chart by turns: turns across from 1, values upwards from 0.
struct TurnAxes {
    QRectF plot; ///< inside the axes
    std::int64_t turns = 1;
    std::int64_t most = 1;      ///< value at the upper edge
    bool percent = false;       ///< values are percent
    std::int64_t step = 1;      ///< between two labels of the values
    std::int64_t everyTurn = 1; ///< between two labels of the turns

    /// The axes in an area with a font of this line height; `value` is the greatest one to be shown.
    TurnAxes(const QRectF& area, double line, std::int64_t turns, std::int64_t value, bool percent);
    /// The left edge of the column of a turn; turns may be followed by their successor for the right edge.
    double x(std::int64_t turn) const;
    /// The centre of the column of a turn.
    double middle(std::int64_t turn) const { return (x(turn) + x(turn + 1)) / 2; }
    /// The height of a value.
    double y(double value) const { return plot.bottom() - plot.height() * value / double(most); }
    /// Draws lines, labels and the names of both axes.
    void draw(QPainter& painter, const QPalette& palette, const QString& values) const;
};

} // namespace fw
