#pragma once

#include "app/playtest/TurnChart.h"

namespace fw {

/// A histogram of the lengths of games in turns; each column is divided by the results.
class LengthChart : public TurnChart
{
    Q_OBJECT

public:
    using TurnChart::TurnChart;
    /// Shows the games of a run.
    void show(const PlayedScenario& played, const GameList& games);
    using QWidget::show;

protected:
    std::vector<ChartBar> layOut() const override;
    TurnAxes axes() const override;
    QString valueWords() const override;
    void paintFigures(QPainter& painter, const TurnAxes& axes) const override;

private:
    std::map<std::int64_t, GameList::Length> mLengths;
};

} // namespace fw
