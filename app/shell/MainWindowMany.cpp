#include "app/shell/MainWindow.h"

#include "app/mapeditor/EditPage.h"
#include "app/widgets/WidgetFactory.h"

#include <QApplication>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QStatusBar>

// Several windows of one program: each has one scenario, map or game.

namespace fw {

namespace {

constexpr int aside = 28; ///< pixels between a window and the next one opened from it

} // namespace

QList<MainWindow*> MainWindow::all()
{
    QList<MainWindow*> windows;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<MainWindow*>(widget))
            windows << window;
    return windows;
}

MainWindow* MainWindow::newWindow()
{
    auto* window = new MainWindow;
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->resize(size());
    window->move(pos() + QPoint(aside, aside));
    window->show();
    window->activateWindow();
    return window;
}

void MainWindow::buildWindowMenu()
{
    mWindows = menuBar()->addMenu(tr("&Window"));
    mWindows->setObjectName("windowMenu");
    connect(mWindows, &QMenu::aboutToShow, this, &MainWindow::fillWindows);
    keyed(mWindows->addAction(tr("&New Window"), this, &MainWindow::newWindow), "windowNew",
          QKeySequence(tr("Ctrl+Shift+W")));
    keyed(mWindows->addAction(tr("&Close Window"), this, &MainWindow::close), "windowClose",
          QKeySequence(tr("Ctrl+W")));
    mWindows->addSeparator();
}

void MainWindow::fillWindows()
{
    for (QAction* action : mWindows->actions())
        if (action->data().isValid())
            delete action;
    int number = 1;
    for (const QPointer<MainWindow> window : all()) {
        QAction* action = mWindows->addAction(tr("&%1 %2").arg(number++).arg(window->windowTitle().replace('&', "&&")));
        action->setData(true);
        action->setCheckable(true);
        action->setChecked(window == this);
        connect(action, &QAction::triggered, this, [window] {
            if (!window)
                return;
            window->showNormal();
            window->raise();
            window->activateWindow();
        });
    }
}

bool MainWindow::showWhereEdited(const QString& path)
{
    // Two undo histories for one file would overwrite each other.
    for (MainWindow* window : all()) {
        if (window == this || window->mEdit == nullptr || !window->mEdit->document().keptIn(path))
            continue;
        window->raise();
        window->activateWindow();
        statusBar()->showMessage(tr("%1 is open in another window.").arg(QFileInfo(path).fileName()), 8000);
        return true;
    }
    return false;
}

} // namespace fw
