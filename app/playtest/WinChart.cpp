#include "app/playtest/WinChart.h"

#include "app/playtest/FigureWords.h"

#include <QPainter>
#include <algorithm>

namespace fw {

namespace {

constexpr double markSize = 4; ///< half the size of the mark on a turn, in pixels

/// A mark on a line; each side has its own.
QPainterPath markAt(QPointF at, int side)
{
    QPainterPath path;
    const double r = markSize;
    switch (side % 4) {
    case 0: path.addEllipse(at, r, r); break;
    case 1: path.addRect(at.x() - r, at.y() - r, 2 * r, 2 * r); break;
    case 2:
        path.addPolygon(QPolygonF{at + QPointF(0, -r * 1.2), at + QPointF(r * 1.2, r), at + QPointF(-r * 1.2, r)});
        path.closeSubpath();
        break;
    default:
        path.addPolygon(QPolygonF{at + QPointF(0, -r * 1.3), at + QPointF(r * 1.3, 0), at + QPointF(0, r * 1.3),
                                  at + QPointF(-r * 1.3, 0)});
        path.closeSubpath();
    }
    return path;
}

} // namespace

void WinChart::show(const PlayedScenario& played, const PlaytestSummary& summary)
{
    mTurns = summary.turns;
    renewWith(legendOf(played, false, false));
}

TurnAxes WinChart::axes() const
{
    return {belowLegend(), line(), mTurns.empty() ? 1 : mTurns.back().turn, 100, true};
}

std::vector<ChartBar> WinChart::layOut() const
{
    std::vector<ChartBar> bars;
    const TurnAxes axes = this->axes();
    for (const LegendEntry& entry : legend())
        for (const TurnFigures& turn : mTurns) {
            const Share& share = turn.curve[std::size_t(entry.result)];
            const QPointF at(axes.middle(std::max<std::int64_t>(1, turn.turn)), axes.y(100 * share.share));
            GameFilter which;
            which.result = entry.result;
            which.turnsAtMost = turn.turn;
            which.words = tr("won by %1 by turn %2").arg(entry.words).arg(turn.turn);
            bars.push_back({QRectF(at.x() - markSize, at.y() - markSize, 2 * markSize, 2 * markSize), which,
                            tr("Won by %1 by turn %2: %3").arg(entry.words).arg(turn.turn).arg(shareWords(share))});
        }
    return bars;
}

void WinChart::paintSide(QPainter& painter, const TurnAxes& axes, int side) const
{
    const ResultInk ink = inkFor(side);
    QPolygonF line, low, high;
    for (const TurnFigures& turn : mTurns) {
        const Share& share = turn.curve[std::size_t(side)];
        const double x = axes.middle(std::max<std::int64_t>(1, turn.turn));
        line << QPointF(x, axes.y(100 * share.share));
        low.prepend(QPointF(x, axes.y(100 * share.low)));
        high << QPointF(x, axes.y(100 * share.high));
    }
    QColor band = ink.colour;
    band.setAlphaF(0.18f);
    painter.setPen(Qt::NoPen);
    painter.setBrush(band);
    painter.drawPolygon(high + low);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink.colour, 2, ink.line));
    painter.drawPolyline(line);
    for (const QPointF& at : line) {
        const QPainterPath mark = markAt(at, side);
        painter.fillPath(mark, palette().color(QPalette::Base));
        painter.setPen(QPen(ink.colour, 1.5));
        painter.drawPath(mark);
    }
}

QString WinChart::valueWords() const
{
    return tr("Won by this turn or earlier");
}

void WinChart::paintFigures(QPainter& painter, const TurnAxes& axes) const
{
    for (const LegendEntry& entry : legend())
        if (!mTurns.empty())
            paintSide(painter, axes, entry.result);
}

} // namespace fw
