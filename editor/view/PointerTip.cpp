#include "editor/view/PointerTip.h"

#include <QApplication>
#include <QToolTip>
#include <QWidget>
#include <QWindow>

namespace fw {

void sayAtPointer(QPoint global, const QString& words, QWidget* over)
{
    QToolTip::showText(global, words, over);
    // A tip is a window of its own, which would keep the next click for itself.
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window->inherits("QTipLabel") && window->windowHandle() != nullptr)
            window->windowHandle()->setFlag(Qt::WindowTransparentForInput);
}

} // namespace fw
