#include "app/widgets/Scrolled.h"

#include <QEvent>
#include <QScrollBar>

namespace fw {

Scrolled::Scrolled(QWidget* content, QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(content->accessibleName());
    setWidget(content);
    // The background is that of the surrounding panel.
    content->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

QSize Scrolled::minimumSizeHint() const
{
    const QSize least = QScrollArea::minimumSizeHint();
    return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), least.height()};
}

bool Scrolled::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry(); // the content became wider or narrower
    return QScrollArea::eventFilter(watched, event);
}

} // namespace fw
