#include "editor/document/CellWords.h"
#include "editor/view/EdgeRuler.h"
#include "editor/view/EditItems.h"
#include "editor/view/EditView.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>

// Mouse and keyboard input of the map editor.

namespace fw {

void EditView::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    if (event->button() == Qt::MiddleButton) {
        beginPan(event->pos());
        event->accept();
        return;
    }
    if (event->button() == Qt::RightButton && mDown) {
        mDown = false; // abandons the stroke
        if (mTool != nullptr)
            mTool->cancel();
        refreshPreview();
        event->accept();
        return;
    }
    if (event->button() != Qt::LeftButton || mTool == nullptr) {
        ZoomView::mousePressEvent(event);
        return;
    }
    mDown = true;
    mLastPoint = event->pos();
    mPointed = event->pos();
    mTool->press(spotAt(event->pos(), event->modifiers()));
    refreshPreview();
    emit pointedChanged();
    event->accept();
}

void EditView::mouseMoveEvent(QMouseEvent* event)
{
    if (pan(event->pos())) {
        event->accept();
        return;
    }
    const Spot spot = spotAt(event->pos(), event->modifiers());
    mPointed = event->pos();
    if (mTool != nullptr && mDown) {
        // Small steps along the line, so that a fast stroke misses no side.
        const double step = std::max(2.0, mBoard->geometry().across() * zoom() * 0.2);
        const QPointF from = mLastPoint;
        const QPointF way = event->pos() - mLastPoint;
        const int steps = std::clamp(int(std::hypot(way.x(), way.y()) / step), 0, 400);
        for (int i = 1; i < steps; ++i)
            mTool->drag(spotAt((from + way * i / steps).toPoint(), event->modifiers()));
        mTool->drag(spot);
        mLastPoint = event->pos();
    } else if (mTool != nullptr) {
        mTool->hover(spot);
    }
    refreshPreview();
    say(spot);
    event->accept();
}

void EditView::mouseReleaseEvent(QMouseEvent* event)
{
    endPan();
    if (event->button() == Qt::LeftButton && mDown && mTool != nullptr) {
        mDown = false;
        const Spot spot = spotAt(event->pos(), event->modifiers());
        if (spot.cell != noCell) {
            mCursor = spot.cell;
            mOverlay->setCursor(noCell, -1); // hidden until the next key moves it
        }
        mTool->release(spot);
        refreshPreview();
        say(spot);
        event->accept();
        return;
    }
    ZoomView::mouseReleaseEvent(event);
}

void EditView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && mTool != nullptr && mTool->finish()) {
        refreshPreview();
        event->accept();
        return;
    }
    mousePressEvent(event);
}

void EditView::leaveEvent(QEvent* event)
{
    if (mTool != nullptr && !mDown) {
        mTool->hover(Spot());
        refreshPreview();
    }
    mPointed.reset();
    if (mCursor == noCell) {
        emit hovered({});
        emit pointedChanged();
    } else {
        say(cursorSpot({}));
    }
    ZoomView::leaveEvent(event);
}

void EditView::say(const Spot& spot)
{
    const QString words = wordsOf(spot);
    mColumns->mark(spot.cell);
    mRows->mark(spot.cell);
    viewport()->setAccessibleDescription(words); // screen readers read it when the cursor moves
    emit hovered(words);
    emit pointedChanged();
}

/// Repeats the text about the current cell with its new content.
void EditView::updateHoverText()
{
    if (mPointed)
        say(spotAt(*mPointed, {}));
    else if (mCursor != noCell)
        say(cursorSpot({}));
}

void EditView::setCursorCell(Cell cell)
{
    if (!mBoard->geometry().grid().contains(cell))
        return;
    mCursor = cell;
    showCursor();
}

void EditView::showCursor()
{
    const Spot spot = cursorSpot({});
    mPointed.reset();
    mOverlay->setCursor(mCursor, spot.side);
    ensureVisible(mBoard->geometry().outline(mCursor).boundingRect(), 20, 20);
    if (mTool != nullptr && !mKeyDown)
        mTool->hover(spot);
    refreshPreview();
    say(spot);
}

void EditView::moveCursor(int key, bool draw)
{
    const Grid& grid = mBoard->geometry().grid();
    if (!grid.contains(mCursor)) {
        mCursor = cellAt(viewport()->rect().center());
        if (mCursor == noCell)
            mCursor = 0;
        showCursor();
        return;
    }
    if (draw && !mKeyDown && mTool != nullptr) {
        mKeyDown = true;
        mTool->press(cursorSpot({}));
    }
    const int dx = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const int dy = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    const Cell next = mBoard->geometry().beside(mCursor, dx, dy);
    if (next != noCell)
        mCursor = next;
    if (mKeyDown && mTool != nullptr)
        mTool->drag(cursorSpot({}));
    showCursor();
}

void EditView::keyPressEvent(QKeyEvent* event)
{
    if (mTool != nullptr && mTool->key(event->key(), event->modifiers())) {
        refreshPreview();
        event->accept();
        return;
    }
    if (event->modifiers() & Qt::ControlModifier) {
        ZoomView::keyPressEvent(event);
        return;
    }
    const int directions = mBoard->geometry().grid().directions();
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right: moveCursor(event->key(), event->modifiers() & Qt::ShiftModifier); break;
    case Qt::Key_Space:
        if (mCursor == noCell || mTool == nullptr || event->isAutoRepeat())
            break;
        mTool->press(cursorSpot(event->modifiers()));
        mTool->release(cursorSpot(event->modifiers()));
        showCursor();
        break;
    case Qt::Key_Comma:
        mCursorSide = (mCursorSide + directions - 1) % directions;
        if (mCursor != noCell)
            showCursor();
        break;
    case Qt::Key_Period:
        mCursorSide = (mCursorSide + 1) % directions;
        if (mCursor != noCell)
            showCursor();
        break;
    case Qt::Key_BracketLeft: emit radiusWanted(-1); break;
    case Qt::Key_BracketRight: emit radiusWanted(1); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (mTool != nullptr)
            mTool->finish();
        refreshPreview();
        break;
    case Qt::Key_Backspace:
        if (mTool != nullptr)
            mTool->back();
        refreshPreview();
        break;
    case Qt::Key_Escape:
        mDown = mKeyDown = false;
        if (mTool != nullptr)
            mTool->cancel();
        mOverlay->setMarked({});
        refreshPreview();
        break;
    default: ZoomView::keyPressEvent(event); return;
    }
    event->accept();
}

void EditView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Shift && mKeyDown) {
        mKeyDown = false;
        if (mTool != nullptr)
            mTool->release(cursorSpot({}));
        refreshPreview();
        event->accept();
        return;
    }
    ZoomView::keyReleaseEvent(event);
}

} // namespace fw
