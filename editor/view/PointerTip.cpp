#include "editor/view/PointerTip.h"

#include <QApplication>
#include <QToolTip>
#include <QWidget>
#include <QWindow>

namespace fw {

void sayAtPointer(QPoint global, const QString& words, QWidget* over)
{
    QToolTip::showText(global, words, over);
    // The tip is a window, which would otherwise take the next click.
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window->inherits("QTipLabel") && window->windowHandle() != nullptr)
            window->windowHandle()->setFlag(Qt::WindowTransparentForInput);
}

} // namespace fw
