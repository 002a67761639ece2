#include "app/Headless.h"

#include <QByteArray>
#include <QString>
#include <QtGlobal>

namespace fw {

bool hasDisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
           || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

void goHeadless()
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", QByteArray("offscreen"));
    // Without a session there is no runtime folder, and nothing here needs one. For every text in a foreign script, Qt
    // repeats that the program's fonts do not shape it. `check` and the exports report such texts once.
    static QtMessageHandler usual = nullptr;
    usual = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& context, const QString& text) {
        if (!text.startsWith("QStandardPaths:") && !text.contains("OpenType support missing for"))
            usual(type, context, text);
    });
}

} // namespace fw
