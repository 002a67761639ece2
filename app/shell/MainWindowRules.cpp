// Opens rules and counters for editing, and creates new rules.
#include "app/Places.h"
#include "app/mapeditor/EditPage.h"
#include "app/referee/controller/Referee.h"
#include "app/referee/view/RefereePage.h"
#include "app/ruleseditor/tables/KeepExample.h"
#include "app/ruleseditor/tables/OpenRules.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/shell/LeftOver.h"
#include "app/shell/MainWindow.h"
#include "app/widgets/Boxes.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/ProblemWords.h"
#include "editor/tools/Workbench.h"
#include "engine/proof/FormulaNow.h"

#include <QStackedWidget>
#include <optional>

namespace fw {

void MainWindow::editRules(const QString& asked)
{
    const auto shown = [this] {
        const RulesAndCounters& open = *mRulesPage->document();
        return QString::fromStdString(open.scenarioPath().empty() ? open.rulesPath() : open.scenarioPath());
    };
    // Files that were changed meanwhile are read again, unless unsaved changes would be lost.
    const bool again = mRulesPage != nullptr && !mRulesPage->document()->modified()
                       && mRulesPage->document()->changedOutside();
    if (mRulesPage != nullptr && asked.isEmpty() && !again) {
        turnTo(mRulesPage);
        mRulesPage->setFocus();
        return;
    }
    const QString path = !asked.isEmpty() ? asked : mRulesPage != nullptr ? shown() : askForRules(this, mFile);
    if (path.isEmpty())
        return;
    if (mRulesPage != nullptr) {
        // An open file stays open with its unsaved changes.
        if (!again
            && (path == QString::fromStdString(mRulesPage->document()->scenarioPath())
                || path == QString::fromStdString(mRulesPage->document()->rulesPath()))) {
            turnTo(mRulesPage);
            return;
        }
        if (!mRulesPage->mayLeave())
            return;
    }
    std::optional<Result<BothRead>> read = longWork(
        this, openingWords(path), [path](Progress&) { return readToEdit(path); }, Cancelled::IsLeft);
    if (!read)
        return;
    if (!*read) {
        showProblem(path, problemWords(read->error()));
        if (again)
            turnTo(mRulesPage);
        return;
    }
    setRules(std::move(**read));
    remember(path);
}

/// Shows rules for editing, and closes those shown before.
void MainWindow::setRules(BothRead read)
{
    endRules(); // first, so that discarded documents are closed
    mRulesPage = new RulesPage(std::make_unique<RulesAndCounters>(OpenDocuments::ofApplication(), std::move(read)),
                               recoveryFolder());
    mPages->addWidget(mRulesPage);
    connect(mRulesPage, &RulesPage::retitled, this, &MainWindow::retitle);
    connect(mRulesPage, &RulesPage::mapWanted, this, &MainWindow::editMap);
    turnTo(mRulesPage);
    mRulesPage->setFocus();
}

void MainWindow::pickRoles()
{
    const QString scenario = QString::fromStdString(mRulesPage->document()->scenarioPath());
    for (const MainWindow* window : all()) {
        const EditPage* edited = window->editPage();
        if (scenario.isEmpty() || edited == nullptr || edited->document().path() != scenario)
            continue;
        const Workbench& bench = edited->bench();
        const Map& map = bench.drawing().rest.map;
        RolePicks picks{bench.units(), {}};
        for (const Cell cell : bench.selection())
            picks.places.push_back(map.numbering.label(map.grid, cell));
        if (!picks.units.empty() || !picks.places.empty())
            mRulesPage->pickRoles(picks);
    }
}

void MainWindow::endRules()
{
    if (mRulesPage != nullptr)
        mRulesPage->giveUp();
    delete mRulesPage;
    mRulesPage = nullptr;
}

void MainWindow::keepExample(qint64 row)
{
    if (mReferee == nullptr)
        return;
    const Game& game = mReferee->referee().table.game();
    const Result<FoundRules> found = findRules(
        game.rules().scenario(), folderOf(mReferee->referee().table.file().toStdString()), shippedFolder());
    if (!found) {
        showProblem(tr("The rules file"), problemWords(found.error()));
        return;
    }
    if (mRulesPage == nullptr || mRulesPage->document()->rulesPath() != found->path)
        editRules(QString::fromStdString(found->path));
    if (mRulesPage == nullptr || mRulesPage->document()->rulesPath() != found->path)
        return; // the user kept other rules open
    const Result<Example> kept = exampleFromGame(game, row, *mRulesPage->document());
    if (!kept) {
        turnTo(mReferee);
        tell(this, "notKept", tr("Example Not Saved"), tr("This ruling cannot be saved as an example of play."),
             problemWords(kept.error()), QMessageBox::Information);
        return;
    }
    mRulesPage->keepExample(*kept);
    turnTo(mRulesPage);
}

void MainWindow::newSystem()
{
    const QString path = askForNewSystem(this);
    if (!path.isEmpty())
        editRules(path);
}

} // namespace fw
