#include "app/widgets/WheelGuard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>

namespace fw {

bool WheelGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Wheel)
        return false;
    const auto* box = qobject_cast<QWidget*>(watched);
    if (box == nullptr
        || (qobject_cast<const QComboBox*>(box) == nullptr && qobject_cast<const QAbstractSpinBox*>(box) == nullptr
            && qobject_cast<const QSlider*>(box) == nullptr))
        return false;
    for (const QWidget* at = box->parentWidget(); at != nullptr && !at->isWindow(); at = at->parentWidget())
        if (const auto* area = qobject_cast<const QScrollArea*>(at)) {
            QCoreApplication::sendEvent(area->verticalScrollBar(), event);
            return true;
        }
    return false;
}

} // namespace fw
