#pragma once

#include "app/playtest/TurnChart.h"
#include "engine/playtest/Summary.h"

namespace fw {

/// The share of games that each side has won by each turn, as lines with bands for the 95 % intervals.
class WinChart : public TurnChart
{
    Q_OBJECT

public:
    using TurnChart::TurnChart;
    /// Shows the figures of a run.
    void show(const PlayedScenario& played, const PlaytestSummary& summary);
    using QWidget::show;

protected:
    std::vector<ChartBar> layOut() const override;
    TurnAxes axes() const override;
    QString valueWords() const override;
    void paintFigures(QPainter& painter, const TurnAxes& axes) const override;

private:
    void paintSide(QPainter& painter, const TurnAxes& axes, int side) const;

    std::vector<TurnFigures> mTurns;
};

} // namespace fw
