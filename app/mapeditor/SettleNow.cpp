#include "app/mapeditor/SettleNow.h"

#include <QCoreApplication>

namespace fw {

void settleNow(const Background& work, const QTimer& rest, const std::function<void()>& ask)
{
    QCoreApplication::processEvents();
    while (work.pending() > 0 || rest.isActive()) {
        if (rest.isActive())
            ask();
        Background::pool().waitForDone();
        QCoreApplication::processEvents();
    }
}

} // namespace fw
