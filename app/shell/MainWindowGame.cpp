#include "app/referee/view/RefereePage.h"
#include "app/shell/MainWindow.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/ProblemWords.h"
#include "editor/Translated.h"
#include "engine/store/Output.h"

#include <QAction>
#include <QFileInfo>
#include <QLabel>
#include <QStackedWidget>

// Opening a game: for the first time, once more, or to take it over from who had it.

namespace fw {

bool MainWindow::openGame(const QString& path)
{
    // The game that this window writes is at hand, and to be opened it would have to be closed first.
    if (mReferee != nullptr && mReferee->referee().table.game().journal().holds()
        && sameFile(path.toStdString(), mReferee->referee().table.file().toStdString())) {
        mFile = mReferee->referee().table.file();
        turnTo(mReferee);
        mReferee->map()->setFocus();
        return true;
    }
    std::optional<Result<Game>> game = longWork(
        this, openingWords(path),
        [name = path.toStdString()](Progress&) {
            return Game::open({name, {}});
        },
        Cancelled::IsLeft);
    if (!game)
        return false;
    if (!*game) {
        showProblem(path, problemWords(game->error()));
        return false;
    }
    const QString remark = translated((*game)->remark());
    setGame(std::make_unique<Referee>(std::move(**game), path));
    remember(path);
    mReadout->setText(remark);
    return true;
}

/// Opens the game on the table once more, as it is in its file now.
void MainWindow::openAnew()
{
    if (mReferee == nullptr)
        return;
    const bool shown = mPublicAction->isChecked();
    if (openGame(QString(mReferee->referee().table.file())))
        mPublicAction->setChecked(shown);
}

/// Opens the file of a game that was followed and is no longer the one in it. Nobody is taken away from another page,
/// and what is not there cannot be opened: the bar above the table says so.
void MainWindow::reopenDiverged()
{
    if (mReferee != nullptr && mPages->currentWidget() == mReferee
        && QFileInfo::exists(mReferee->referee().table.file()))
        openAnew();
}

} // namespace fw
