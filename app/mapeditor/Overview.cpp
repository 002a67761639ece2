#include "app/mapeditor/Overview.h"

#include "editor/render/StyleShelf.h"
#include "editor/view/EditView.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

namespace fw {

Overview::Overview(Workbench& bench, EditView& view, QWidget* parent)
    : QWidget(parent), mBench(bench), mView(view), mPlain(bench.document().rules(), MapStyle::light())
{
    setObjectName("overview");
    setAccessibleName(tr("Overview of the map"));
    setMinimumHeight(110);
    mPlain.parts.names = mPlain.parts.numbers = mPlain.parts.grid = false;
    mRest.setSingleShot(true);
    mRest.setInterval(150);
    connect(&mRest, &QTimer::timeout, this, &Overview::redraw);
    connect(&bench.document(), &MapDocument::changed, &mRest, qOverload<>(&QTimer::start));
    for (QScrollBar* bar : {view.horizontalScrollBar(), view.verticalScrollBar()}) {
        connect(bar, &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
        connect(bar, &QScrollBar::rangeChanged, this, qOverload<>(&QWidget::update));
    }
}

void Overview::setDark(bool dark)
{
    mDark = dark;
    redraw();
}

QTransform Overview::toWidget() const
{
    const QRectF sheet = mView.sceneRect();
    if (sheet.isEmpty())
        return {};
    const double scale = std::min(width() / sheet.width(), height() / sheet.height());
    QTransform to;
    to.translate(width() / 2.0, height() / 2.0);
    to.scale(scale, scale);
    to.translate(-sheet.center().x(), -sheet.center().y());
    return to;
}

void Overview::redraw()
{
    const MapStyle style = styleOf(mBench.drawing().rest.map, mDark);
    mPlain.setStyle(style);
    mPicture = QPixmap(size());
    mPicture.fill(style.sheet);
    QPainter painter(&mPicture);
    painter.setTransform(toWidget());
    const MapGeometry geometry(mBench.drawing().rest.map);
    mPlain.paint(painter, mBench.drawing(), geometry, geometry.bounds());
    painter.end();
    update();
}

void Overview::paintEvent(QPaintEvent*)
{
    if (mPicture.size() != size())
        redraw();
    QPainter painter(this);
    painter.drawPixmap(0, 0, mPicture);
    const QRectF seen = toWidget().mapRect(mView.mapToScene(mView.viewport()->rect()).boundingRect());
    painter.setPen(QPen(Qt::white, 3));
    painter.drawRect(seen.intersected(QRectF(rect()).adjusted(1, 1, -2, -2)));
    painter.setPen(QPen(Qt::black, 1));
    painter.drawRect(seen.intersected(QRectF(rect()).adjusted(1, 1, -2, -2)));
}

void Overview::mousePressEvent(QMouseEvent* event)
{
    mView.centerOn(toWidget().inverted().map(event->position()));
    update();
}

void Overview::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        mousePressEvent(event);
}

void Overview::resizeEvent(QResizeEvent*)
{
    redraw();
}

} // namespace fw
