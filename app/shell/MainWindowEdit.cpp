#include "app/shell/MainWindow.h"

#include "app/Places.h"
#include "app/Shipped.h"
#include "app/mapeditor/EditPage.h"
#include "app/mapeditor/NewMapDialog.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/shell/LeftOver.h"
#include "app/shell/TableMenu.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/ProblemWords.h"
#include "editor/document/OpenDocuments.h"
#include "editor/view/EditView.h"

#include <QLabel>
#include <QMenuBar>
#include <QStackedWidget>

// The part of the main window that edits maps.

namespace fw {

void MainWindow::newMap()
{
    // The rules on the screen, or those of the open file.
    QString from = kindOf(mFile.toStdString()) == FileKind::Scenario ? mFile : QString();
    if (mRulesPage != nullptr && (from.isEmpty() || mPages->currentWidget() == mRulesPage)) {
        const RulesAndCounters& open = *mRulesPage->document();
        from = QString::fromStdString(open.scenarioPath().empty() ? open.rulesPath() : open.scenarioPath());
    }
    NewMapDialog dialog(from, this);
    if (dialog.exec() != QDialog::Accepted || !endEdit())
        return;
    const auto map = std::make_shared<MapDocument>(dialog.rules(), dialog.scenario(), dialog.origin());
    OpenDocuments::ofApplication().add(map);
    setEdit(std::make_unique<EditPage>(map, recoveryFolder()));
    mFile.clear();
}

bool MainWindow::editMap(const QString& path)
{
    if (showWhereEdited(path))
        return false;
    std::optional<Result<MapRead>> read = longWork(
        this, openingWords(path), [path](Progress&) { return readScenarioOrMap(path, shippedFolder()); },
        Cancelled::IsLeft);
    if (!read)
        return false;
    if (!*read) {
        showProblem(path, problemWords(read->error()));
        return false;
    }
    for (const auto& [part, digest] : (*read)->files)
        if (showWhereEdited(QString::fromStdString(part)))
            return false;
    if (!endEdit())
        return false;
    if (kindOf(path.toStdString()) == FileKind::Map)
        (*read)->rules.features = plainFeatures();
    const QString remark = (*read)->noRules ? locatedWords(*(*read)->noRules) : QString();
    setEdit(std::make_unique<EditPage>(OpenDocuments::ofApplication().map(std::move(**read)), recoveryFolder()));
    mFile = path;
    remember(path);
    mReadout->setText(remark);
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
        if (mEdit != nullptr && !mEdit->document().path().isEmpty()) {
            mFile = mEdit->document().path();
            remember(mFile);
        }
        retitle();
    });
    turnTo(mEdit);
    mEdit->view()->setFocus();
    mEdit->view()->fit();
}

bool MainWindow::endEdit(int views)
{
    if (mEdit == nullptr)
        return true;
    if (!mEdit->leave(views))
        return false;
    mEdit->giveUp();
    delete mEdit;
    mEdit = nullptr;
    return true;
}

} // namespace fw
