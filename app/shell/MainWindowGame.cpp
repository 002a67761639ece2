#include "app/referee/view/RefereePage.h"
#include "app/shell/MainWindow.h"
#include "app/widgets/LongWork.h"
#include "app/widgets/ProblemWords.h"
#include "editor/Logging.h"
#include "editor/Translated.h"
#include "engine/store/Output.h"

#include <QAction>
#include <QFileInfo>
#include <QLabel>
#include <QStackedWidget>

// Opens a game: for the first time, again, or to take it over from another program.

namespace fw {

bool MainWindow::openGame(const QString& path)
{
    // This window already has the game open for writing; opening it anew would have to close it first.
    if (mReferee != nullptr && mReferee->referee().table.game().journal().holds()
        && sameFile(path.toStdString(), mReferee->referee().table.file().toStdString())) {
        mFile = mReferee->referee().table.file();
        turnTo(mReferee);
        mReferee->map()->setFocus();
        return true;
    }
    const LogTimer timer;
    std::optional<Result<Game>> game = longWork(
        this, openingWords(path),
        [name = path.toStdString()](Progress&) {
            return Game::open({name, {}});
        },
        Cancelled::IsLeft);
    if (!game)
        return false;
    if (!*game) {
        qCDebug(journalLog) << "cannot open" << path << describe(game->error()).c_str();
        showProblem(path, problemWords(game->error()));
        return false;
    }
    qCDebug(journalLog) << "opened" << path << (*game)->entries().size() << "rows in" << timer.milliseconds() << "ms";
    for (const Problem& doubt : (*game)->doubts())
        qCDebug(journalLog) << "doubt:" << describe(doubt).c_str();
    const QString remark = translated((*game)->remark());
    setGame(std::make_unique<Referee>(std::move(**game), path));
    remember(path);
    mReadout->setText(remark);
    return true;
}

/// Opens the current game again, as it is in its file now.
void MainWindow::openAnew()
{
    if (mReferee == nullptr)
        return;
    const bool shown = mPublicAction->isChecked();
    if (openGame(QString(mReferee->referee().table.file())))
        mPublicAction->setChecked(shown);
}

/// Opens the file of a followed game anew after the two have diverged. It does nothing on another page, or if the file
/// is missing; the bar above the table then tells the user.
void MainWindow::reopenDiverged()
{
    if (mReferee != nullptr && mPages->currentWidget() == mReferee
        && QFileInfo::exists(mReferee->referee().table.file()))
        openAnew();
}

} // namespace fw
