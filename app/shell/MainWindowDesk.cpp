// The ruling desk in the window, opened by itself or from a game.
#include "app/case/DeskPage.h"
#include "app/case/GameCase.h"
#include "app/referee/view/Pointing.h"
#include "app/referee/view/RefereePage.h"
#include "app/shell/MainWindow.h"
#include "app/shell/StartPage.h"
#include "editor/view/TableView.h"

#include <QStackedWidget>

namespace fw {

void MainWindow::showDesk()
{
    if (mDesk != nullptr && mPages->currentWidget() == mDesk) { // the same key opens and leaves it
        leaveDesk();
        return;
    }
    const bool inGame = mReferee != nullptr && mPages->currentWidget() == mReferee;
    if (mDesk == nullptr) {
        mDesk = new DeskPage;
        mPages->addWidget(mDesk);
        connect(mDesk, &DeskPage::gameWanted, this, [this] {
            if (mReferee != nullptr)
                mDesk->setGame(mReferee->referee().table.game());
        });
        connect(mDesk, &DeskPage::left, this, &MainWindow::leaveDesk);
    }
    mDeskFrom = mPages->currentWidget();
    mDesk->setWayBack(inGame                ? tr("&Back to the Game")
                      : mDeskFrom == mStart ? tr("&Back to the Start Page")
                                            : tr("&Back"));
    // From a game, the desk uses the game's rules and the current state of its counters.
    if (inGame)
        mDesk->setGame(mReferee->referee().table.game());
    turnTo(mDesk);
    mDesk->setFocus();
}

void MainWindow::leaveDesk()
{
    if (mDeskFrom == nullptr || mDeskFrom == mStart || mPages->indexOf(mDeskFrom) < 0) {
        showStart();
        return;
    }
    turnTo(mDeskFrom);
    mDeskFrom->setFocus();
}

void MainWindow::stateStacks()
{
    const Referee& referee = mReferee->referee();
    Result<Stated> stated = stacksAt(referee.table.game(), mReferee->map()->pointed(), pointing(referee).chosen,
                                     mReferee->closed());
    if (mReferee->shownRow() >= 0)
        stated = fail(Trouble::Usage, "the map shows an earlier position, but the desk rules on the current one");
    turnTo(mReferee); // the desk uses the rules of the page that it is opened from
    showDesk();
    mDesk->state(stated);
}

} // namespace fw
