// The playtest page in the window; simulated games open on the table.
#include "app/Places.h"
#include "app/mapeditor/EditPage.h"
#include "app/playtest/PlaytestPage.h"
#include "app/referee/controller/Referee.h"
#include "app/referee/view/RefereePage.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/shell/MainWindow.h"
#include "app/shell/StartPage.h"

#include <QStackedWidget>
#include <QStatusBar>

namespace fw {

void MainWindow::showPlaytest()
{
    if (mPlaytest != nullptr && mPages->currentWidget() == mPlaytest) { // the same key opens and leaves it
        leavePlaytest();
        return;
    }
    if (mPlaytest == nullptr) {
        mPlaytest = new PlaytestPage;
        mPlaytest->setDark(mDark);
        mPages->addWidget(mPlaytest);
        connect(mPlaytest, &PlaytestPage::left, this, &MainWindow::leavePlaytest);
        connect(mPlaytest, &PlaytestPage::gameWanted, this,
                [this](const std::shared_ptr<Game>& game, const QString& path) {
                    setGame(std::make_unique<Referee>(std::move(*game), path));
                    if (!path.isEmpty())
                        remember(path);
                });
    }
    mPlaytestFrom = mPages->currentWidget();
    mPlaytest->setWayBack(mReferee != nullptr && mPlaytestFrom == mReferee ? tr("&Back to the Game")
                          : mPlaytestFrom == mStart                        ? tr("&Back to the Start Page")
                                                                           : tr("&Back"));
    if (!mPlaytest->work().running() && kindOf(mFile.toStdString()) == FileKind::Scenario)
        mPlaytest->setScenario(mFile);
    if ((mEdit != nullptr && mEdit->modified()) || (mRulesPage != nullptr && mRulesPage->document()->modified()))
        statusBar()->showMessage(tr("Only saved changes are played."), 8000);
    turnTo(mPlaytest);
    mPlaytest->setFocus();
}

void MainWindow::leavePlaytest()
{
    if (mPlaytestFrom == nullptr || mPlaytestFrom == mStart || mPages->indexOf(mPlaytestFrom) < 0) {
        showStart();
        return;
    }
    turnTo(mPlaytestFrom);
    mPlaytestFrom->setFocus();
}

} // namespace fw
