#pragma once

#include "editor/render/CounterFace.h"

#include <QGraphicsItem>
#include <vector>

namespace fw {

/// The counters of one stack side by side on a tray, the lowest first, to be read and clicked.
class FanItem : public QGraphicsItem
{
public:
    /// `at` is the middle of the stack, `side` the length of a counter, `limits` the visible map.
    FanItem(std::vector<CounterFace> stack, QPointF at, double side, const QRectF& limits);
    /// A little more than the tray: a thin pen draws a whole pixel, however far off the map is seen.
    QRectF boundingRect() const override { return mTray.adjusted(-2, -2, 2, 2); }
    /// What the counters lie on.
    const QRectF& tray() const { return mTray; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;
    /// The unit at a point of the scene, between two the nearer one; -1 beside the tray.
    int unitAt(QPointF point) const;

private:
    std::vector<CounterFace> mStack;
    std::vector<QRectF> mSquares;
    QRectF mTray;
};

} // namespace fw
