// Help: the guide, also at the word that has the keys, the keys, and about the program.
#include "app/mapeditor/EditPage.h"
#include "app/playtest/PlaytestPage.h"
#include "app/referee/view/RefereePage.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/shell/AboutDialog.h"
#include "app/shell/ContextHelp.h"
#include "app/shell/GuideWindow.h"
#include "app/shell/LookPage.h"
#include "app/shell/MainWindow.h"
#include "app/shell/Shortcuts.h"
#include "app/shell/StartPage.h"

#include <QApplication>
#include <QKeyEvent>
#include <QStackedWidget>

namespace fw {

/// The guide stays open next to the work: one window of it, which goes to the page.
GuideWindow* MainWindow::showGuide(const QString& page)
{
    // A dialog that waits for an answer lets no window have the keys but its own.
    QWidget* const modal = QApplication::activeModalWidget();
    QWidget* const over = modal != nullptr && !qobject_cast<GuideWindow*>(modal) ? modal : this;
    if (mGuide && mGuide->parentWidget() != over)
        delete mGuide;
    if (mGuide) {
        mGuide->showPage(page);
    } else {
        mGuide = new GuideWindow(page, over);
        mGuide->setAttribute(Qt::WA_DeleteOnClose);
        mGuide->show();
    }
    mGuide->raise();
    mGuide->activateWindow();
    return mGuide;
}

/// Opens the guide at the word that has the keys, or else at the page for what is shown.
void MainWindow::helpAt(const QWidget* place)
{
    const QWidget* const shown = mPages->currentWidget();
    const bool editing = (mRulesPage != nullptr && shown == mRulesPage) || (mEdit != nullptr && shown == mEdit);
    const std::optional<Explanation> entry = editing && place != nullptr ? explanationAt(place) : std::nullopt;
    while (QWidget* popup = QApplication::activePopupWidget())
        popup->close();
    if (entry)
        showGuide(entry->page)->showEntry(entry->page, entry->heading, entry->entry);
    else if (mRulesPage != nullptr && shown == mRulesPage)
        showGuide(mRulesPage->helpPage());
    else if (shown == mLook || (mEdit != nullptr && shown == mEdit))
        showGuide("first-map");
    else if (mReferee != nullptr && shown == mReferee)
        showGuide("first-game");
    else if (mPlaytest != nullptr && shown == mPlaytest)
        showGuide("playtest");
    else if (shown != mStart)
        showGuide("first-game")->showPage("first-game", "the-ruling-desk");
    else
        showGuide("index");
}

/// F1 in a dialog or in an open menu, where the menu bar's key does not reach.
bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
        return QMainWindow::eventFilter(watched, event);
    const auto* key = static_cast<const QKeyEvent*>(event);
    if (key->key() != Qt::Key_F1 || key->modifiers() != Qt::NoModifier)
        return QMainWindow::eventFilter(watched, event);
    const auto* place = static_cast<const QWidget*>(watched);
    for (const QWidget* at = place; at != nullptr; at = at->parentWidget())
        if (at == this) {
            helpAt(place);
            return true;
        }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::shortcuts()
{
    ShortcutSheet(this).exec();
}

void MainWindow::about()
{
    AboutDialog(this).exec();
}

} // namespace fw
