#include "editor/view/ZoomView.h"

#include <QKeyEvent>
#include <QPixmapCache>
#include <QScrollBar>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

constexpr double zoomStep = 1.25;
constexpr double mostZoom = 40;

} // namespace

ZoomView::ZoomView(QWidget* parent) : QGraphicsView(parent)
{
    setScene(new QGraphicsScene(this));
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(AnchorViewCenter);
    setViewportUpdateMode(MinimalViewportUpdate);
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(NoFrame);
    setAccessibleName(tr("Map"));
    viewport()->setAccessibleName(tr("Map"));
    QPixmapCache::setCacheLimit(std::max(QPixmapCache::cacheLimit(), 64 * 1024));
    ZoomView::setDark(false);
}

void ZoomView::setDark(bool dark)
{
    mDark = dark;
    setBackgroundBrush(dark ? QColor("#161714") : QColor("#d9d2c2"));
}

void ZoomView::setSheet(const QRectF& sheet)
{
    mSheet = sheet;
    scene()->setSceneRect(sheet);
}

double ZoomView::leastZoom() const
{
    const QRectF sheet = sceneRect();
    if (sheet.isEmpty())
        return 0.05;
    const double whole = std::min(viewport()->width() / sheet.width(), viewport()->height() / sheet.height());
    return std::min(0.5 * whole, 1.0);
}

void ZoomView::zoomBy(double factor, QPoint anchor)
{
    if (mSheet.isEmpty())
        return;
    const double wanted = std::clamp(zoom() * factor, leastZoom(), mostZoom);
    const double share = wanted / zoom();
    const QPointF held = mapToScene(anchor);
    scale(share, share);
    const QPoint moved = mapFromScene(held) - anchor;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + moved.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + moved.y());
    mFitted = false;
    emit zoomed(zoom());
}

void ZoomView::zoomIn()
{
    zoomBy(zoomStep, viewport()->rect().center());
}

void ZoomView::zoomOut()
{
    zoomBy(1 / zoomStep, viewport()->rect().center());
}

void ZoomView::fit()
{
    if (mSheet.isEmpty())
        return;
    mFitted = true;
    fitInView(mSheet, Qt::KeepAspectRatio);
    emit zoomed(zoom());
}

void ZoomView::actualSize()
{
    zoomBy(logicalDpiX() / 25.4 / zoom(), viewport()->rect().center());
}

void ZoomView::beginPan(QPoint at)
{
    mPanning = true;
    mPanFrom = at;
    viewport()->setCursor(Qt::ClosedHandCursor);
}

bool ZoomView::pan(QPoint to)
{
    if (!mPanning)
        return false;
    const QPoint moved = to - mPanFrom;
    mPanFrom = to;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - moved.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - moved.y());
    mFitted = mFitted && moved.isNull();
    return true;
}

void ZoomView::endPan()
{
    mPanning = false;
    viewport()->unsetCursor();
}

void ZoomView::wheelEvent(QWheelEvent* event)
{
    if (event->angleDelta().y() == 0) {
        QGraphicsView::wheelEvent(event);
        return;
    }
    zoomBy(std::pow(zoomStep, event->angleDelta().y() / 120.0), event->position().toPoint());
    event->accept();
}

void ZoomView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    if (mFitted)
        fit();
}

void ZoomView::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        QGraphicsView::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomIn(); break;
    case Qt::Key_Minus: zoomOut(); break;
    case Qt::Key_0:
    case Qt::Key_Home: fit(); break;
    case Qt::Key_1: actualSize(); break;
    default: QGraphicsView::keyPressEvent(event); return;
    }
    event->accept();
}

} // namespace fw
