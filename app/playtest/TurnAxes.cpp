#include "app/playtest/TurnAxes.h"

#include "app/playtest/FigureChart.h"
#include "app/playtest/FigureWords.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>

namespace fw {

namespace {

class TurnAxesText
{
    Q_DECLARE_TR_FUNCTIONS(TurnAxes)
};

} // namespace

TurnAxes::TurnAxes(const QRectF& area, double line, std::int64_t turnCount, std::int64_t value, bool inPercent)
    : plot(area.adjusted(3.2 * line, 1.8 * line, -0.5 * line, -2.5 * line)),
      turns(std::max<std::int64_t>(1, turnCount)), percent(inPercent)
{
    const int rows = std::clamp(int(plot.height() / (1.6 * line)), 1, 5);
    step = percent ? (rows >= 4 ? 25 : 50) : axisStep(std::max<std::int64_t>(1, value), rows);
    most = percent ? 100 : (std::max<std::int64_t>(1, value) + step - 1) / step * step;
    everyTurn = axisStep(turns, std::max(1, int(plot.width() / (2.2 * line))));
}

double TurnAxes::x(std::int64_t turn) const
{
    return plot.left() + plot.width() * double(turn - 1) / double(turns);
}

void TurnAxes::draw(QPainter& painter, const QPalette& palette, const QString& values) const
{
    const QColor ink = palette.color(QPalette::Text);
    QColor faint = ink;
    faint.setAlphaF(0.25f);
    const double line = painter.fontMetrics().height();
    for (std::int64_t value = 0; value <= most; value += step) {
        painter.setPen(QPen(faint, 1, value == 0 ? Qt::SolidLine : Qt::DotLine));
        painter.drawLine(QPointF(plot.left(), y(double(value))), QPointF(plot.right(), y(double(value))));
        painter.setPen(ink);
        painter.drawText(QRectF(plot.left() - 4 * line, y(double(value)) - line / 2, 3.8 * line, line),
                         Qt::AlignRight | Qt::AlignVCenter,
                         percent ? TurnAxesText::tr("%1 %").arg(value) : countText(value));
    }
    for (std::int64_t turn = 1; turn <= turns; ++turn)
        if ((turn - 1) % everyTurn == 0)
            painter.drawText(QRectF(middle(turn) - 2 * line, plot.bottom() + 0.4 * line, 4 * line, line),
                             Qt::AlignHCenter | Qt::AlignTop, QString::number(turn));
    painter.drawText(QRectF(plot.left(), plot.bottom() + 1.4 * line, plot.width(), line),
                     Qt::AlignHCenter | Qt::AlignTop, TurnAxesText::tr("Turn"));
    painter.drawText(QRectF(plot.left() - 3.2 * line, plot.top() - 1.7 * line, plot.width() + 3.2 * line, line),
                     Qt::AlignLeft | Qt::AlignTop, values);
}

} // namespace fw
