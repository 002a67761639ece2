#include "tests/fuzz/WindowFuzz.h"

#include "app/Places.h"
#include "app/mapeditor/EditPage.h"
#include "app/referee/view/RefereePage.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "editor/Background.h"
#include "editor/view/TableView.h"
#include "engine/play/Clicks.h"
#include "engine/session/ActionText.h"
#include "engine/session/StateText.h"
#include "engine/store/Files.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSettings>
#include <QThread>
#include <QTimer>

using namespace fw;

namespace fuzz {

namespace {

constexpr int patience = 60; ///< events for one dialog before it is closed

/// The rows of a game that count, without times.
QStringList rowsOf(const Game& game)
{
    QStringList out;
    for (const Entry& e : game.entries())
        out << QString("%1 %2 %3 %4")
                   .arg(int(e.kind))
                   .arg(QString::fromStdString(actionText(e.action)))
                   .arg(e.struck)
                   .arg(QString::fromStdString(e.reason + e.text + e.newFace));
    return out;
}

QString wordsIn(const QWidget* field)
{
    if (const auto* line = qobject_cast<const QLineEdit*>(field))
        return line->text();
    if (const auto* words = qobject_cast<const QPlainTextEdit*>(field))
        return words->toPlainText();
    return {};
}

QStringList facesIn(const Action& dice)
{
    QStringList out;
    for (const Argument& die : dice.args)
        for (const std::string& face : die.values)
            out << QString::fromStdString(face);
    out.sort();
    return out;
}

void copyFolder(const QString& from, const QString& to)
{
    QDir().mkpath(to);
    for (const QFileInfo& info : QDir(from).entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot))
        if (info.isDir())
            copyFolder(info.filePath(), to + '/' + info.fileName());
        else
            QFile::copy(info.filePath(), to + '/' + info.fileName());
}

} // namespace

WindowFuzz::WindowFuzz(const QString& folder, std::uint64_t seed, int events, int round)
    : mFolder(folder), mChance(seed), mSeed(seed), mEvents(events), mRound(round)
{}

void WindowFuzz::replay(const QStringList& lines)
{
    mScript = lines;
    mEvents = int(lines.size());
}

QString WindowFuzz::summary() const
{
    return QString("%1 events, %2 games, %3 rows").arg(mCount).arg(mGames).arg(mRows);
}

void WindowFuzz::start()
{
    QSettings().setValue("newgame/folder", mFolder);
    QTimer::singleShot(0, this, &WindowFuzz::step);
}

void WindowFuzz::fault(const QString& what)
{
    mFaults << QString("event %1: %2").arg(mCount).arg(what);
}

RefereePage* WindowFuzz::table() const
{
    RefereePage* page = mWindow == nullptr ? nullptr : mWindow->refereePage();
    return page != nullptr && page->isVisible() ? page : nullptr;
}

QWidget* WindowFuzz::top() const
{
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup;
    if (QWidget* modal = QApplication::activeModalWidget())
        return modal;
    if (QWidget* active = QApplication::activeWindow())
        return active;
    return mWindow.get();
}

void WindowFuzz::step()
{
    // The timer for the next event starts before this event opens a dialog, so that it fires inside the dialog.
    if (mOver)
        return;
    if (mEvent)
        hold(mBefore, *mEvent);
    mEvent.reset();
    if (!mFaults.isEmpty() || mCount >= mEvents) {
        mOver = true;
        finish();
        return;
    }
    // All dialogs are closed between rounds, so that none of their event loops remains.
    const bool due = mWindow == nullptr || !mWindow->isVisible() || mCount % mRound == 0;
    if (due && inDialog()) {
        closeDialogs();
        QTimer::singleShot(0, this, &WindowFuzz::step);
        return;
    }
    if (due) {
        if (mWindow != nullptr)
            endRound();
        beginRound();
        if (!mFaults.isEmpty()) {
            QTimer::singleShot(0, this, &WindowFuzz::step);
            return;
        }
    }
    // A dialog that no key or click leaves is closed; a dialog that remains after that is a fault.
    QWidget* now = QApplication::activeModalWidget();
    mStuck = now != nullptr && now == mLastTop ? mStuck + 1 : 0;
    mLastTop = now;
    if (mStuck > 2 * patience)
        fault(QString("%1 %2 cannot be left").arg(now->metaObject()->className(), now->objectName()));
    if (mStuck > patience)
        closeDialogs();
    QTimer::singleShot(0, this, &WindowFuzz::step);
    mAnswer.reset();
    mEvent = next();
    ++mCount;
    if (!mEvent)
        return;
    mDone << mEvent->line();
    if (mKept.isOpen() || (!mKept.fileName().isEmpty() && mKept.open(QIODevice::WriteOnly))) {
        mKept.write(mEvent->line().toUtf8() + '\n');
        mKept.flush();
    }
    mBefore = {};
    look(mBefore, *mEvent);
    perform(*mEvent);
}

bool WindowFuzz::inDialog() const
{
    // The event loop of a closed dialog stays on the stack until it ends.
    return QApplication::activeModalWidget() != nullptr || QApplication::activePopupWidget() != nullptr
           || QThread::currentThread()->loopLevel() > 1;
}

void WindowFuzz::finish()
{
    if (inDialog()) {
        closeDialogs();
        QTimer::singleShot(0, this, &WindowFuzz::finish);
        return;
    }
    if (mWindow != nullptr)
        endRound();
    QCoreApplication::exit();
}

void WindowFuzz::look(Before& before, const WindowEvent& event)
{
    before.modal = QApplication::activeModalWidget() != nullptr;
    before.page = mWindow == nullptr ? nullptr : mWindow->refereePage();
    if (before.page == nullptr)
        return;
    const Referee& r = before.page->referee();
    before.rows = r.table.game().entries().size();
    if (r.table.facts().ready)
        before.ready = tidied(*r.table.facts().ready);
    before.answer = mAnswer;
    const auto* line = before.page->findChild<QLineEdit*>("orderLine");
    QString said = line != nullptr ? line->text() : QString();
    if (event.what == "order")
        said = event.text;
    if (const auto order = readOrder(r.table.rules(), r.table.state(), said.trimmed().toStdString());
        order && order->kind == Order::Kind::Action)
        before.typed = order->action;
    // One key for each die, in the order line too, because the dice of both games have six sides.
    if (r.table.question().wait == Wait::Dice) {
        before.faces = facesIn(r.table.draft());
        for (const QChar c : said)
            if (c.isDigit())
                before.faces << c;
        before.faces.sort();
    }
    // A possible face, typed while the map has the focus.
    if (event.what == "key" && event.text.size() == 1 && event.text.at(0).isDigit() && !before.modal
        && r.table.question().wait == Wait::Dice && QApplication::focusWidget() == before.page->map()
        && QApplication::activePopupWidget() == nullptr && before.page->isVisible()
        && QApplication::activeWindow() == mWindow.get() && before.page->shownRow() < 0 && event.numbers.at(1) == 0)
        for (const Choice& choice : r.table.facts().choices)
            if (choice.kind == Choice::Kind::Face && QString::fromStdString(choice.value) == event.text)
                before.dice = int(facesIn(r.table.draft()).size());
}

void WindowFuzz::hold(const Before& before, const WindowEvent& event)
{
    if (event.what == "rest") {
        fw::Background::pool().waitForDone();
        QCoreApplication::sendPostedEvents();
    }
    if (before.field && wordsIn(before.field) != before.words)
        fault(QString("keys were lost in %1 %2: \"%3\" became \"%4\"")
                  .arg(before.field->metaObject()->className(), before.field->objectName(), before.words,
                       wordsIn(before.field)));
    if (before.page && mWindow != nullptr && before.page == mWindow->refereePage())
        holdRow(before, event);
}

void WindowFuzz::holdRow(const Before& before, const WindowEvent& event)
{
    const Referee& r = before.page->referee();
    const auto& rows = r.table.game().entries();
    // Keys are faster here than the painting of a question; such a die may be refused, but only with a message.
    if (before.dice >= 0 && facesIn(r.table.draft()).size() != before.dice + 1 && !r.table.refusal())
        fault("a die that was typed did not arrive");
    const std::size_t grown = rows.size() - before.rows;
    mRows += grown;
    if (rows.size() < before.rows)
        return fault("the journal became shorter");
    if (before.answer && grown == 0)
        return fault("a legal order was not entered: " + event.text
                     + (r.table.refusal() ? ": " + QString::fromStdString(describe(*r.table.refusal())) : QString()));
    if (grown == 0)
        return;
    const Entry& entry = rows.back();
    const QString said = QString::fromStdString(actionText(entry.action));
    if (!event.answers())
        return fault("an answer that nobody gave: " + said);
    // A dialog enters all rows that it lists; on the table one answer enters one row.
    if (grown > 1 && !before.modal)
        return fault(QString("%1 answers to one: %2").arg(grown).arg(said));
    if (before.modal || entry.kind != RowKind::Action)
        return;
    if (before.answer && !(tidied(entry.action) == tidied(*before.answer)))
        return fault("another answer than was typed: " + said);
    const bool rolled = entry.action.kind == Action::Kind::Dice && event.what == "key"
                        && event.numbers.at(0) == Qt::Key_R;
    const bool said1 = before.ready && tidied(entry.action) == *before.ready;
    const bool said2 = before.typed && tidied(entry.action) == tidied(*before.typed);
    const bool thrown = entry.action.kind == Action::Kind::Dice && facesIn(entry.action) == before.faces;
    if (!said1 && !said2 && !rolled && !thrown && event.what != "click" && event.what != "drag")
        fault("an answer that was neither picked nor typed: " + said);
}

void WindowFuzz::closeDialogs()
{
    while (QWidget* popup = QApplication::activePopupWidget())
        popup->close();
    if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
        dialog->reject();
    else if (QWidget* modal = QApplication::activeModalWidget())
        modal->close();
}

void WindowFuzz::beginRound()
{
    // Both games alternate, each from its own copy of the files, because the last round may have saved unplayable rules
    // over them.
    QDir(mFolder + "/scenarios").removeRecursively();
    copyFolder(FW_SOURCE_DIR "/scenarios", mFolder + "/scenarios");
    const bool first = mGames % 2 == 0;
    ++mGames;
    const QString stem = mFolder
                         + (first ? "/scenarios/musket-and-saber/germantown" : "/scenarios/brandywine/brandywine");
    const Result<Loaded> loaded = loadScenario((stem + ".scenario.json").toStdString());
    if (!loaded)
        return fault(QString::fromStdString(describe(loaded.error())));
    mStart = GameStart();
    mStart.rules = loaded->rules;
    mStart.scenario = loaded->scenario;
    mGame = QString("%1/round-%2.game").arg(mFolder).arg(mGames);
    const auto made = Game::create(mStart, {mGame.toStdString(), {}}, {});
    if (!made)
        return fault(QString::fromStdString(describe(made.error())));
    mWindow = std::make_unique<MainWindow>();
    mWindow->resize(1280, 800);
    mWindow->show();
    mWindow->activateWindow();
}

void WindowFuzz::endRound()
{
    if (mWindow->refereePage() != nullptr)
        holdJournal(mWindow->refereePage()->referee().table.game(),
                    mWindow->refereePage()->referee().table.file() == mGame);
    if (mWindow->editPage() != nullptr)
        mWindow->editPage()->giveUp();
    mWindow.reset();
    while (!MainWindow::all().isEmpty())
        delete MainWindow::all().front(); // another window that was opened
    fw::Background::pool().waitForDone();
    if (const auto kept = Game::verify({mGame.toStdString(), {}}); !kept)
        fault("the journal does not agree with itself: " + QString::fromStdString(describe(kept.error())));
}

void WindowFuzz::holdJournal(const Game& game, bool own)
{
    if (const auto same = game.verify(); !same)
        fault("verify: " + QString::fromStdString(describe(same.error())));
    if (!own)
        return;
    // The printed orders lead to the same game.
    auto again = Game::create(mStart, {}, {});
    const auto lines = readOrders(writeOrders(game), "orders");
    if (!again || !lines)
        return fault("the orders cannot be read");
    const auto played = adjudicate(*again, *lines, "orders", {});
    if (!played)
        return fault("its own orders are refused: " + QString::fromStdString(describe(played.error())));
    if (canonical(game.rules(), game.state()) != canonical(again->rules(), again->state()))
        return fault("its own orders lead to another state");
    if (rowsOf(game) != rowsOf(*again))
        fault("its own orders lead to another journal");
}

} // namespace fuzz
