#include "app/shell/OpenWindow.h"

#include "app/Headless.h"
#include "app/Language.h"
#include "app/cli/Console.h"
#include "app/shell/MainWindow.h"
#include "app/widgets/LatinKeys.h"
#include "editor/render/Faces.h"
#include "engine/store/Input.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QTimer>

namespace fw {

Exit openWindow(const Request& request, int argc, char** argv)
{
    const QString named = request.files.empty() ? QString() : QString::fromStdString(request.files.front());
    if (!named.isEmpty())
        if (const Result<void> file = regularFile(request.files.front(), mostGameBytes); !file)
            return complain(file.error());
    // An absolute path, since after a crash it is opened from another folder.
    const QString file = named.isEmpty() ? named : QFileInfo(named).absoluteFilePath();
    if (!hasDisplay()) {
        complain(Cli::tr("fieldworks: there is no display, so no window can open; fieldworks --help lists the commands "
                         "that need no display"));
        return Exit::Usage;
    }
    QApplication app(argc, argv);
    QApplication::setApplicationName("Fieldworks");
    QApplication::setOrganizationName("Fieldworks");
    QApplication::setApplicationVersion(FW_VERSION);
    QApplication::setDesktopFileName("fieldworks");
    installTranslation();
    letterBareWindow();
    LatinKeys::install();
    MainWindow window;
    QApplication::setWindowIcon(QIcon(":/icons/fieldworks.svg"));
    window.show();
    QTimer::singleShot(0, &window, &MainWindow::offerRecovery);
    if (!file.isEmpty())
        QTimer::singleShot(0, &window, [&] { window.open(file); });
    return QApplication::exec() == 0 ? Exit::Done : Exit::Unreadable;
}

} // namespace fw
