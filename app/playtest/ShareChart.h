#pragma once

#include "app/playtest/FigureChart.h"
#include "engine/playtest/Summary.h"

namespace fw {

/// A line of a chart of shares.
struct ShareLine {
    QString name;
    Share share;
    int ink = 0; ///< the number of its signs
    GameFilter games;
};

/// The per cents that are printed along an axis of a width, so that labels of a width do not touch: five, three or two.
std::vector<int> labelledPercents(double width, double label);

/// Shares as bars with their 95 % intervals, from 0 to 100 %.
class ShareChart : public FigureChart
{
    Q_OBJECT

public:
    using FigureChart::FigureChart;
    /// Replaces the lines.
    void show(std::vector<ShareLine> lines);
    using QWidget::show;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    std::vector<ChartBar> layOut() const override;
    void paintChart(QPainter& painter) const override;

private:
    QRectF track(std::size_t index) const;

    std::vector<ShareLine> mLines;
};

} // namespace fw
