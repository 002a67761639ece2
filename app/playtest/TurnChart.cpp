#include "app/playtest/TurnChart.h"

#include <QPainter>
#include <algorithm>

namespace fw {

void TurnChart::renewWith(std::vector<LegendEntry> legend)
{
    mLegend = std::move(legend);
    renew();
}

/// Returns the height of the legend, and draws it if there is a painter.
double TurnChart::drawLegendWith(QPainter* painter) const
{
    return drawLegend(painter, inner(), mLegend, font(), palette());
}

ResultInk TurnChart::inkFor(int result) const
{
    const auto entry = std::ranges::find(mLegend, result, &LegendEntry::result);
    return resultInk(entry == mLegend.end() ? result : entry->ink, palette());
}

QRectF TurnChart::belowLegend() const
{
    return inner().adjusted(0, drawLegendWith(nullptr), 0, 0);
}

void TurnChart::paintChart(QPainter& painter) const
{
    drawLegendWith(&painter);
    const TurnAxes axes = this->axes();
    axes.draw(painter, palette(), valueWords());
    paintFigures(painter, axes);
}

} // namespace fw
