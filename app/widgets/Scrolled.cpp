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
    // The ground is that of the panel round it.
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
        updateGeometry(); // what it shows has become wider or narrower
    return QScrollArea::eventFilter(watched, event);
}

} // namespace fw
