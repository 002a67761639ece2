#include "app/window/MainWindow.h"

#include "app/Places.h"
#include "app/mapeditor/EditPage.h"
#include "app/mapeditor/NewMapDialog.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/ProblemText.h"
#include "app/window/LeftOver.h"
#include "app/window/TableMenu.h"
#include "editor/view/EditView.h"

#include <QApplication>
#include <QLabel>
#include <QMenuBar>
#include <QStackedWidget>

// The part of the window that draws maps.

namespace fw {

void MainWindow::newMap()
{
    NewMapDialog dialog(kindOf(mFile.toStdString()) == FileKind::Scenario ? mFile : QString(), this);
    if (dialog.exec() != QDialog::Accepted || !endEdit())
        return;
    setEdit(std::make_unique<EditPage>(std::make_unique<MapDocument>(dialog.rules(), dialog.scenario()),
                                       MapFile(dialog.origin()), recoveryFolder()));
    mFile.clear();
}

bool MainWindow::editMap(const QString& path)
{
    if (showWhereEdited(path))
        return false;
    std::optional<Result<MapFile::Read>> read = longWork(
        this, openingWords(path), [path](Progress&) { return MapFile::open(path); }, Cancelled::IsLeft);
    if (!read)
        return false;
    if (!*read) {
        showProblem(path, problemWords(read->error()));
        return false;
    }
    if (!endEdit())
        return false;
    MapFile::Read& found = **read;
    setEdit(std::make_unique<EditPage>(std::make_unique<MapDocument>(std::move(found.rules), std::move(found.scenario)),
                                       std::move(found.file), recoveryFolder()));
    mFile = path;
    remember(path);
    mReadout->setText(found.remark);
    return true;
}

void MainWindow::setEdit(std::unique_ptr<EditPage> page)
{
    mEdit = page.release();
    mEdit->setDark(mDark);
    mPages->addWidget(mEdit);
    menuBar()->insertMenu(mTableMenu->menuAction(), mEdit->menu());
    follow(mEdit->view());
    connect(mEdit, &EditPage::titleChanged, this, [this] {
        if (mEdit != nullptr && !mEdit->file().path().isEmpty()) {
            mFile = mEdit->file().path();
            remember(mFile);
        }
        retitle();
    });
    turnTo(mEdit);
    mEdit->view()->setFocus();
    mEdit->view()->fit();
}

bool MainWindow::endEdit()
{
    if (mEdit == nullptr)
        return true;
    if (!mEdit->leave())
        return false;
    mEdit->giveUp();
    delete mEdit;
    mEdit = nullptr;
    return true;
}

} // namespace fw
