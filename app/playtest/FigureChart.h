#pragma once

#include "app/playtest/GameList.h"

#include <QRectF>
#include <QWidget>
#include <optional>
#include <vector>

namespace fw {

/// A part of a chart that can be chosen: its place, the games that it stands for, and its figures in words.
struct ChartBar {
    QRectF place;
    GameFilter games;
    QString words;
};

/// The base of the charts of simulated games: the keys and the mouse choose a bar, and screen readers hear its figures.
class FigureChart : public QWidget
{
    Q_OBJECT

public:
    FigureChart(const QString& id, const QString& spoken, QWidget* parent = nullptr);

    /// The bars, in reading order.
    const std::vector<ChartBar>& bars() const { return mBars; }
    /// The index of the bar with the keyboard cursor; -1 before a choice.
    int current() const { return mCurrent; }
    /// All figures, a line for each bar.
    QString text() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The user chose a bar by a click, Enter or Space.
    void picked(const fw::GameFilter& games);

protected:
    /// Measures all bars for the present size.
    virtual std::vector<ChartBar> layOut() const = 0;
    virtual void paintChart(QPainter& painter) const = 0;
    /// Measures and draws again, after the figures changed.
    void renew();
    /// The area inside the margins.
    QRectF inner() const;
    /// The height of a line of text.
    double line() const;

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    int barAt(QPointF point) const;
    void choose(int bar);
    void describeCurrent();

    std::vector<ChartBar> mBars;
    int mCurrent = -1;
    int mPressed = -1;
};

/// A round step of an axis, so that about `most` steps reach a value: 1, 2 or 5 with zeros; at least 1.
std::int64_t axisStep(std::int64_t value, int most);

} // namespace fw
