#pragma once

#include "editor/render/CounterFace.h"

#include <QGraphicsItem>
#include <vector>

namespace fw {

/// The counters of one stack next to each other on a tray, the lowest first, to read and click.
class FanItem : public QGraphicsItem
{
public:
    /// `at` is the centre of the stack, `side` the size of a counter, `limits` the visible map.
    FanItem(std::vector<CounterFace> stack, QPointF at, double side, const QRectF& limits);
    /// Slightly larger than the tray, because a thin pen draws a whole pixel at any zoom.
    QRectF boundingRect() const override { return mTray.adjusted(-2, -2, 2, 2); }
    /// The rectangle under the counters.
    const QRectF& tray() const { return mTray; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) override;
    /// The unit at a point of the scene, the nearer one between two; -1 outside the tray.
    int unitAt(QPointF point) const;

private:
    std::vector<CounterFace> mStack;
    std::vector<QRectF> mSquares;
    QRectF mTray;
};

} // namespace fw
