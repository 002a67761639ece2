#include "app/window/MainWindow.h"

#include "app/Places.h"
#include "app/mapeditor/EditPage.h"
#include "app/mapeditor/NewMapDialog.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/ProblemText.h"
#include "app/window/TableMenu.h"
#include "editor/view/EditView.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QStandardPaths>

// The part of the window that draws maps.

namespace fw {

namespace {

/// Where unsaved maps are kept until they are saved or given up.
QString recoveryFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/recovery";
}

} // namespace

void MainWindow::newMap()
{
    NewMapDialog dialog(kindOf(mFile.toStdString()) == FileKind::Scenario ? mFile : QString(),
                        this);
    if (dialog.exec() != QDialog::Accepted || !endEdit())
        return;
    setEdit(std::make_unique<EditPage>(
        std::make_unique<MapDocument>(dialog.rules(), dialog.scenario()), MapFile(),
        recoveryFolder()));
    mFile.clear();
}

bool MainWindow::editMap(const QString& path)
{
    if (showWhereEdited(path))
        return false;
    std::optional<Result<MapFile::Read>> read =
        longWork(this, openingWords(path), [path](Progress&) { return MapFile::open(path); }, Cancelled::IsLeft);
    if (!read)
        return false;
    if (!*read) {
        showProblem(path, problemWords(read->error()));
        return false;
    }
    if (!endEdit())
        return false;
    MapFile::Read& found = **read;
    setEdit(std::make_unique<EditPage>(
        std::make_unique<MapDocument>(std::move(found.rules), std::move(found.scenario)),
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

void MainWindow::offerRecovery()
{
    for (const Recovery::Left& left : Recovery::left(recoveryFolder())) {
        if (left.edits == 0) { // nothing was done
            QFile::remove(left.path);
            continue;
        }
        QMessageBox box(QMessageBox::Question, tr("Unsaved Map"),
                        tr("The program ended while the map “%1” was being drawn. %n edits were "
                           "kept.",
                           nullptr, left.edits)
                            .arg(left.title.isEmpty() ? tr("without a title") : left.title),
                        QMessageBox::NoButton, this);
        box.setObjectName("recovery");
        QPushButton* take = box.addButton(tr("Take it up again"), QMessageBox::AcceptRole);
        QPushButton* drop = box.addButton(tr("Throw it away"), QMessageBox::DestructiveRole);
        box.addButton(tr("Later"), QMessageBox::RejectRole);
        box.exec();
        if (box.clickedButton() == drop)
            QFile::remove(left.path);
        if (box.clickedButton() != take)
            continue;
        if (!endEdit())
            return;
        const Result<Scenario> start = Recovery::beginning(left.path);
        Ruleset rules;
        if (start)
            if (Result<FoundRules> found =
                    findRules(*start, left.file.isEmpty() ? "." : folderOf(left.file.toStdString()),
                              shippedFolder()))
                rules = std::move(found->rules);
        Result<std::unique_ptr<MapDocument>> document = Recovery::restore(left.path, rules);
        if (!document) {
            showProblem(left.path, problemWords(document.error()));
            continue;
        }
        MapFile file;
        if (!left.file.isEmpty())
            if (Result<MapFile::Read> read = MapFile::open(left.file))
                file = std::move(read->file);
        setEdit(
            std::make_unique<EditPage>(std::move(*document), std::move(file), recoveryFolder()));
        mFile = left.file;
        retitle();
        QFile::remove(left.path); // kept anew by the page
        return;
    }
}

} // namespace fw
