#include "app/playtest/ShareChart.h"

#include "app/playtest/FigureWords.h"
#include "app/playtest/ResultInk.h"

#include <QPainter>
#include <algorithm>

namespace fw {

namespace {

constexpr double rowLines = 2.3; ///< height of a row in lines of text

} // namespace

std::vector<int> labelledPercents(double width, double label)
{
    // The first and the last label are inside the axis, the others are centred.
    const double needed = 1.75 * label;
    return width / 4 >= needed   ? std::vector<int>{0, 25, 50, 75, 100}
           : width / 2 >= needed ? std::vector<int>{0, 50, 100}
                                 : std::vector<int>{0, 100};
}

void ShareChart::show(std::vector<ShareLine> lines)
{
    mLines = std::move(lines);
    renew();
}

QSize ShareChart::sizeHint() const
{
    return {int(30 * line()), int((rowLines * double(std::max<std::size_t>(2, mLines.size())) + 1.2) * line()) + 18};
}

QSize ShareChart::minimumSizeHint() const
{
    return {int(16 * line()), sizeHint().height()};
}

/// The line of a row in which its bar is; 0 to 100 % across.
QRectF ShareChart::track(std::size_t index) const
{
    const QRectF all = inner();
    return {all.left(), all.top() + (rowLines * double(index) + 1.1) * line(), all.width(), 0.8 * line()};
}

std::vector<ChartBar> ShareChart::layOut() const
{
    std::vector<ChartBar> bars;
    for (std::size_t i = 0; i < mLines.size(); ++i) {
        const ShareLine& one = mLines[i];
        bars.push_back({track(i), one.games, tr("%1: %2").arg(one.name, shareWords(one.share))});
    }
    return bars;
}

void ShareChart::paintChart(QPainter& painter) const
{
    const QColor ink = palette().color(QPalette::Text);
    QColor faint = ink;
    faint.setAlphaF(0.3f);
    const double end = mLines.empty() ? 0 : track(mLines.size() - 1).bottom() + 0.2 * line();
    const std::vector<int> labelled = labelledPercents(inner().width(),
                                                       painter.fontMetrics().horizontalAdvance(tr("%1 %").arg(100)));
    for (const int percent : {0, 25, 50, 75, 100}) {
        if (mLines.empty())
            break;
        const double x = inner().left() + inner().width() * percent / 100;
        painter.setPen(QPen(faint, 1, percent == 50 ? Qt::SolidLine : Qt::DotLine));
        painter.drawLine(QPointF(x, track(0).top()), QPointF(x, end));
        if (std::ranges::find(labelled, percent) == labelled.end())
            continue;
        painter.setPen(ink);
        const double wide = 4 * line();
        const Qt::Alignment side = percent == 0 ? Qt::AlignLeft : percent == 100 ? Qt::AlignRight : Qt::AlignHCenter;
        const double left = percent == 0 ? x : percent == 100 ? x - wide : x - wide / 2;
        painter.drawText(QRectF(left, end, wide, line()), side | Qt::AlignTop, tr("%1 %").arg(percent));
    }
    for (std::size_t i = 0; i < mLines.size(); ++i) {
        const ShareLine& one = mLines[i];
        const QRectF at = track(i);
        const QRectF words(at.left(), at.top() - 1.1 * line(), at.width(), line());
        const auto room = [&](const QString& figures) {
            return words.width() - painter.fontMetrics().horizontalAdvance(figures) - line() / 2;
        };
        // Where both do not fit, the count stays in the tip of the bar, so that the name is not cut.
        QString figures = shareWords(one.share);
        if (room(figures) < painter.fontMetrics().horizontalAdvance(one.name))
            figures = shareInterval(one.share);
        painter.setPen(ink);
        painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, figures);
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(one.name, Qt::ElideRight, int(std::max(0.0, room(figures)))));
        if (one.share.of == 0)
            continue;
        QPainterPath bar;
        bar.addRect(QRectF(at.left(), at.top(), std::max(1.0, at.width() * one.share.share), at.height()));
        fillResult(painter, bar, resultInk(one.ink, palette()), palette());
        // The interval has a light edge, so that it is seen on the bar and beyond it.
        const double low = at.left() + at.width() * one.share.low, high = at.left() + at.width() * one.share.high;
        const double middle = at.center().y(), cap = at.height() * 0.3;
        for (const QPen& pen : {QPen(palette().color(QPalette::Base), 4), QPen(ink, 2)}) {
            painter.setPen(pen);
            painter.drawLine(QPointF(low, middle), QPointF(high, middle));
            painter.drawLine(QPointF(low, middle - cap), QPointF(low, middle + cap));
            painter.drawLine(QPointF(high, middle - cap), QPointF(high, middle + cap));
        }
    }
}

} // namespace fw
