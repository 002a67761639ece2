// opens FILE...: opens each file in the window, paints it and closes it again. It prints the number of each file first,
// which then gets five seconds of processor time. Exit code 10 asks for a fresh process for the remaining files, to
// free memory.
#include "app/mapeditor/EditPage.h"
#include "app/mapeditor/SidePanel.h"
#include "app/shell/MainWindow.h"
#include "editor/Background.h"
#include "tests/Sanitized.h"

#include <QApplication>
#include <QDialog>
#include <QEventLoop>
#include <QFile>
#include <QStandardPaths>
#include <QTimer>
#include <cstdio>
#include <sys/resource.h>

using namespace fw;

namespace {

constexpr int givesBack = 10;
constexpr long manyPages = 600L << 20 >> 12; ///< of address space, the limit for one process
constexpr rlim_t seconds = sanitized(5, 100);

/// Sets the limit of processor time to `seconds` from now.
void wind()
{
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    rlimit most{};
    getrlimit(RLIMIT_CPU, &most);
    most.rlim_cur = rlim_t(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + 1 + seconds;
    setrlimit(RLIMIT_CPU, &most);
}

bool grown()
{
    QFile size("/proc/self/statm");
    return sanitized(true, false) && size.open(QIODevice::ReadOnly)
           && size.readAll().split(' ').front().toLong() > manyPages;
}

void shutDialogs()
{
    while (QWidget* popup = QApplication::activePopupWidget())
        popup->close();
    if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
        dialog->reject();
}

/// Waits for background work to finish.
void settle(int milliseconds = 0)
{
    if (milliseconds > 0) {
        QEventLoop loop;
        QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
        loop.exec();
    }
    for (int k = 0; k < 3; ++k) {
        fw::Background::pool().waitForDone();
        QApplication::processEvents();
    }
    shutDialogs();
    QApplication::processEvents();
}

void open(const QString& file)
{
    MainWindow window;
    window.resize(1000, 700);
    window.show();
    if (file.endsWith(".rules.json")) {
        window.editRules(file);
        settle(250); // its check starts after a pause
        window.grab();
        return;
    }
    if (!file.endsWith(".map.json")) {
        window.open(file);
        settle();
        window.grab();
    }
    if (file.endsWith(".game"))
        return;
    window.editMap(file);
    settle();
    if (window.editPage() != nullptr)
        window.editPage()->side()->findings()->check();
    window.grab();
}

} // namespace

int main(int argc, char** argv)
{
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QStandardPaths::setTestModeEnabled(true);
    QApplication app(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    QCoreApplication::setOrganizationName("Fieldworks");
    QCoreApplication::setApplicationName("Opens");
    // Questions are answered with Escape, because the window would wait forever.
    QTimer closer;
    QObject::connect(&closer, &QTimer::timeout, shutDialogs);
    closer.start(20);
    for (int k = 1; k < argc; ++k) {
        if (k > 1 && grown())
            return givesBack;
        std::printf("%d\n", k);
        std::fflush(stdout);
        wind();
        open(QFile::decodeName(argv[k]));
        settle();
    }
    return 0;
}
