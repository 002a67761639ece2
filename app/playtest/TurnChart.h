#pragma once

#include "app/playtest/FigureChart.h"
#include "app/playtest/ResultInk.h"
#include "app/playtest/TurnAxes.h"

namespace fw {

/// The base of the charts by turns: a legend of the results above the axes.
class TurnChart : public FigureChart
{
    Q_OBJECT

public:
    using FigureChart::FigureChart;

protected:
    /// The axes for the present size.
    virtual TurnAxes axes() const = 0;
    /// What the values are, above their axis.
    virtual QString valueWords() const = 0;
    /// Draws the figures.
    virtual void paintFigures(QPainter& painter, const TurnAxes& axes) const = 0;
    void paintChart(QPainter& painter) const final;

    /// The area of the axes, below the legend.
    QRectF belowLegend() const;
    const std::vector<LegendEntry>& legend() const { return mLegend; }
    /// The signs of a result of the legend.
    ResultInk inkFor(int result) const;
    /// Replaces the legend and draws again.
    void renewWith(std::vector<LegendEntry> legend);

private:
    double drawLegendWith(QPainter* painter) const;

    std::vector<LegendEntry> mLegend;
};

} // namespace fw
