// Rules and counters in the window: opening them for editing, and new systems.
#include "app/tables/OpenRules.h"
#include "app/tables/RulesPage.h"
#include "app/widgets/ProblemText.h"
#include "app/window/MainWindow.h"

#include <QApplication>
#include <QStackedWidget>
#include <optional>

namespace fw {

void MainWindow::editRules(const QString& asked)
{
    if (mRulesPage != nullptr && asked.isEmpty()) {
        turnTo(mRulesPage);
        mRulesPage->setFocus();
        return;
    }
    const QString path = asked.isEmpty() ? askForRules(this, mFile) : asked;
    if (path.isEmpty())
        return;
    if (mRulesPage != nullptr) {
        // The file that is open already stays as it is, changes and all.
        if (path == QString::fromStdString(mRulesPage->document()->scenarioPath()) ||
            path == QString::fromStdString(mRulesPage->document()->rulesPath())) {
            turnTo(mRulesPage);
            return;
        }
        if (!mRulesPage->mayLeave())
            return;
    }
    std::optional<Result<std::unique_ptr<RulesDocument>>> document;
    {
        QApplication::setOverrideCursor(Qt::WaitCursor);
        document.emplace(openRules(path));
        QApplication::restoreOverrideCursor();
    }
    if (!*document) {
        showProblem(path, problemWords(document->error()));
        return;
    }
    delete mRulesPage;
    mRulesPage = new RulesPage(std::move(**document));
    mPages->addWidget(mRulesPage);
    connect(mRulesPage, &RulesPage::retitled, this, &MainWindow::retitle);
    remember(path);
    turnTo(mRulesPage);
    mRulesPage->setFocus();
}

void MainWindow::newSystem()
{
    const QString path = askForNewSystem(this);
    if (!path.isEmpty())
        editRules(path);
}

} // namespace fw
