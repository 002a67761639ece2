#include "editor/view/Fan.h"

#include "editor/render/CounterPainter.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <algorithm>

namespace fw {

FanItem::FanItem(std::vector<CounterFace> stack, QPointF at, double side, const QRectF& limits)
    : mStack(std::move(stack))
{
    setZValue(30);
    const double gap = side * 0.16;
    const double width = double(mStack.size()) * (side + gap) + gap;
    QRectF tray(at.x() - width / 2, at.y() - side * 0.5 - gap, width, side + 2 * gap);
    // The tray stays in view, also for a stack at the edge.
    if (tray.right() > limits.right())
        tray.moveRight(limits.right());
    if (tray.left() < limits.left())
        tray.moveLeft(limits.left());
    if (tray.bottom() > limits.bottom())
        tray.moveBottom(limits.bottom());
    if (tray.top() < limits.top())
        tray.moveTop(limits.top());
    mTray = tray;
    for (std::size_t k = 0; k < mStack.size(); ++k)
        mSquares.emplace_back(tray.left() + gap + double(k) * (side + gap), tray.top() + gap, side, side);
}

int FanItem::unitAt(QPointF point) const
{
    if (!mTray.contains(point) || mStack.empty())
        return -1;
    // Between two counters the nearer one counts, since a click on the tray never means the ground.
    const double each = mTray.width() / double(mStack.size());
    const auto k = std::size_t(std::max(0.0, (point.x() - mTray.left()) / each));
    return mStack[std::min(k, mStack.size() - 1)].unit;
}

void FanItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const double detail = QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform());
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(QColor("#1a1510"), 0.3));
    painter->setBrush(QColor(250, 245, 230, 238));
    painter->drawRoundedRect(mTray.adjusted(0.3, 0.3, -0.3, -0.3), 1.5, 1.5);
    for (std::size_t k = 0; k < mStack.size(); ++k)
        paintCounter(*painter, mStack[k], mSquares[k], detail);
}

} // namespace fw
