#pragma once

#include "app/playtest/PlaytestWork.h"
#include "app/playtest/ResultInk.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace fw {

class HeatView;

/// The legend of the sides as a widget.
class LegendBar : public QWidget
{
    Q_OBJECT

public:
    explicit LegendBar(QWidget* parent = nullptr);
    void show(std::vector<LegendEntry> entries);
    using QWidget::show;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<LegendEntry> mEntries;
};

/// The map with the steps that were lost in each cell, or the side that held it at the end.
class HeatPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HeatPanel(QWidget* parent = nullptr);
    /// Shows the figures of a run.
    void show(const std::shared_ptr<const PlayedScenario>& played, const PlaytestSummary& summary);
    using QWidget::show;
    HeatView* map() const { return mMap; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void fillSides();
    void refresh();
    QString remark(Cell cell) const;

    std::shared_ptr<const PlayedScenario> mPlayed;
    std::shared_ptr<const PlayedScenario> mDrawn; ///< whose map is drawn
    PlaytestSummary mSummary;
    QComboBox* mWhat;
    QComboBox* mSide;
    LegendBar* mLegend;
    QLabel* mScale;
    QLabel* mCell;
    HeatView* mMap;
};

} // namespace fw
