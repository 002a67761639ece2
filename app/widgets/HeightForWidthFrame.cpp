#include "app/widgets/HeightForWidthFrame.h"

#include <QLayout>
#include <QResizeEvent>

namespace fw {

QSize HeightForWidthFrame::minimumSizeHint() const
{
    const QSize least = QFrame::minimumSizeHint();
    const bool breaks = layout() != nullptr && layout()->hasHeightForWidth();
    return breaks ? QSize(least.width(), layout()->totalMinimumHeightForWidth(width())) : least;
}

QSize HeightForWidthFrame::sizeHint() const
{
    return {QFrame::sizeHint().width(), minimumSizeHint().height()};
}

void HeightForWidthFrame::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

} // namespace fw
