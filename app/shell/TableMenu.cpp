#include "app/shell/TableMenu.h"

#include "app/print/Export.h"
#include "app/print/PlayAids.h"
#include "app/print/Saving.h"
#include "app/referee/dialogs/AdjournSheet.h"
#include "app/referee/dialogs/ClockDialog.h"
#include "app/referee/dialogs/CorrectDieDialog.h"
#include "app/referee/dialogs/IdentifyDialog.h"
#include "app/referee/dialogs/NamesDialog.h"
#include "app/referee/dialogs/NoteDialog.h"
#include "app/referee/dialogs/OverruleDialog.h"
#include "app/referee/dialogs/PrecedentsDialog.h"
#include "app/referee/dialogs/ResultDialog.h"
#include "app/referee/dialogs/SetDialog.h"
#include "app/referee/dialogs/TakeBackDialog.h"
#include "app/referee/log/LogPanel.h"
#include "app/referee/log/LogPrint.h"
#include "app/referee/view/ChessClock.h"
#include "app/referee/view/QuestionPanel.h"
#include "app/referee/view/RefereePage.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/SaveName.h"
#include "app/widgets/WidgetFactory.h"
#include "engine/play/OpenMenu.h"
#include "engine/play/Unidentified.h"
#include "engine/session/Orders.h"

#include <QLocale>
#include <algorithm>

namespace fw {

TableMenu::TableMenu(QWidget* window) : QMenu(tr("&Table"), window), mWindow(window)
{
    const auto add = [this](const QString& text, const char* name, const QKeySequence& key, void (TableMenu::*slot)()) {
        keyed(addAction(text, this, slot), name, key);
    };
    // If the game takes no rows, an action that changes it is refused with the reason.
    const auto change = [this](const QString& text, const char* name, const QKeySequence& key,
                               void (TableMenu::*slot)()) {
        keyed(addAction(text, this,
                        [this, slot] {
                            if (!mPage->referee().table.refuseClosed())
                                (this->*slot)();
                        }),
              name, key);
    };
    add(tr("Type an Or&der"), "tableOrder", QKeySequence(tr("Ctrl+L")), &TableMenu::typeOrder);
    addSeparator();
    change(tr("&Take Back..."), "tableTakeBack", QKeySequence(tr("Ctrl+Z")), &TableMenu::takeBack);
    change(tr("&Correct a Die..."), "tableCorrect", QKeySequence(tr("Ctrl+K")), &TableMenu::correctDie);
    change(tr("&Overrule..."), "tableOverrule", QKeySequence(tr("Ctrl+U")), &TableMenu::overrule);
    change(tr("Set the &Position..."), "tableSet", QKeySequence(tr("Ctrl+E")), &TableMenu::set);
    change(tr("&Identify Counters..."), "tableIdentify", QKeySequence(tr("Ctrl+I")), &TableMenu::identify);
    change(tr("&Note or Protest..."), "tableNote", QKeySequence(tr("Ctrl+M")), &TableMenu::note);
    change(tr("Event and Na&mes..."), "tableNames", {}, &TableMenu::names);
    addSeparator();
    mClock = addAction(tr("C&hess Clock"));
    mClock->setObjectName("tableClock");
    mClock->setCheckable(true);
    connect(mClock, &QAction::toggled, this, [this](bool on) {
        if (mPage != nullptr)
            mPage->clock()->setRunning(on);
    });
    change(tr("Set the C&lock..."), "tableSetClock", {}, &TableMenu::setClock);
    add(tr("Open at the R&uling Desk"), "tableDesk", QKeySequence(tr("Ctrl+Shift+D")), &TableMenu::deskWanted);
    addSeparator();
    add(tr("Prec&edents..."), "tablePrecedents", {}, &TableMenu::precedents);
    add(tr("Look Up the Case"), "tableCase", QKeySequence(tr("F2")), &TableMenu::lookUpCase);
    add(tr("&Find in the Log"), "tableFind", QKeySequence::Find, &TableMenu::find);
    add(tr("Print or &Save the Log..."), "tablePrint", QKeySequence::Print, &TableMenu::print);
    add(tr("S&ave the Play Aids..."), "tableAids", {}, &TableMenu::saveAids);
    add(tr("&Result Sheet..."), "tableResult", QKeySequence(), &TableMenu::result);
    add(tr("Ad&journ..."), "tableAdjourn", QKeySequence(tr("Ctrl+J")), &TableMenu::adjourn);
    setPage(nullptr);
}

QList<QAction*> TableMenu::lookingOn()
{
    mLookFrom = keyed(new QAction(tr("&Line of Sight from Here"), this), "viewLook", QKeySequence(tr("Ctrl+Shift+L")));
    connect(mLookFrom, &QAction::triggered, this, [this] { mPage->lookFromHere(); });
    mHidden = new QAction(tr("Show &Hidden Information"), this);
    mHidden->setObjectName("viewHidden");
    mHidden->setCheckable(true);
    connect(mHidden, &QAction::toggled, this, [this](bool shown) {
        if (mPage != nullptr)
            mPage->setHiddenShown(shown);
    });
    mRead = keyed(new QAction(tr("Cu&rrent Table"), this), "viewTable", QKeySequence(tr("Ctrl+T")));
    mRead->setCheckable(true);
    connect(mRead, &QAction::toggled, this, [this](bool shown) {
        if (mPage != nullptr)
            mPage->setTableShown(shown);
    });
    setPage(mPage);
    return {mLookFrom, mHidden, mRead};
}

void TableMenu::setPage(RefereePage* page)
{
    mPage = page;
    const bool open = page != nullptr;
    for (QAction* action : actions())
        action->setEnabled(open);
    mClock->setEnabled(open && !page->referee().table.game().readOnly());
    mClock->setChecked(false);
    if (mLookFrom != nullptr) {
        mLookFrom->setEnabled(open && page->canLook());
        mHidden->setEnabled(open && hidesSomething(page->referee().table.rules()));
        mHidden->setChecked(open && page->hiddenShown());
        mRead->setEnabled(open);
        if (open)
            mRead->setChecked(page->tableShown());
    }
    if (open)
        connect(page->log(), &LogPanel::printWanted, this, &TableMenu::print, Qt::UniqueConnection);
}

/// Carries out an order; returns why it failed, or an empty text.
QString TableMenu::carryOut(const QString& line)
{
    if (mPage->referee().orders.carryOut(line))
        return {};
    const std::optional<Problem>& why = mPage->referee().table.refusal();
    return why ? problemWords(*why) : tr("This cannot be done now: %1").arg(line);
}

void TableMenu::typeOrder()
{
    mPage->panel()->typeOrder();
}

void TableMenu::lookUpCase()
{
    mPage->lookUpCase();
}

void TableMenu::takeBack()
{
    // First take back the clicks of the draft, one by one.
    if (!mPage->referee().table.isUntouched() || !mPage->referee().dice.typed().isEmpty()) {
        mPage->referee().draft.back();
        return;
    }
    TakeBackDialog dialog(mPage->referee().table.game(), mWindow);
    dialog.setAct([this, &dialog] {
        const TakeBackDialog::Wanted wanted = dialog.wanted();
        return told(mPage->referee().table.gameToChange().takeBack(wanted.row, wanted.reason.toStdString(),
                                                                   TableState::stamp()));
    });
    dialog.exec();
}

void TableMenu::correctDie()
{
    CorrectDieDialog dialog(mPage->referee().table.game(), mWindow);
    dialog.setAct([this, &dialog] {
        const CorrectDieDialog::Wanted wanted = dialog.wanted();
        return told(mPage->referee().table.gameToChange().correctRoll(
            wanted.row, wanted.die.toStdString(), wanted.face, wanted.reason.toStdString(), TableState::stamp()));
    });
    dialog.exec();
}

QString TableMenu::told(const Result<const Entry*>& done)
{
    if (!done)
        return problemWords(done.error());
    mPage->referee().table.refresh();
    return {};
}

void TableMenu::overrule()
{
    const Referee& referee = mPage->referee();
    QString line;
    if (!referee.table.refusedAction().verb.empty())
        line = QString::fromStdString(
            orderText(referee.table.rules(), referee.table.state(), referee.table.refusedAction()));
    OverruleDialog dialog(referee.table.game(), line, mWindow);
    dialog.setAct([this, &dialog] { return carryOut(dialog.line()); });
    dialog.exec();
}

void TableMenu::set()
{
    SetDialog dialog(mPage->referee().table.game(), {}, mWindow);
    dialog.setAct([this, &dialog] {
        QString why;
        while (why.isEmpty() && !dialog.lines().isEmpty()) {
            why = carryOut(dialog.lines().front());
            if (why.isEmpty())
                dialog.dropFirst();
        }
        return why;
    });
    dialog.exec();
}

void TableMenu::identify()
{
    Referee& referee = mPage->referee();
    const Action waiting = referee.table.refusal() ? referee.table.refusal()->tried : Action();
    const auto first = toIdentify(referee.table.rules(), referee.table.state(), waiting);
    IdentifyDialog dialog(referee.table.game(), first, mWindow);
    dialog.setAct([this, &dialog] {
        for (const QString& line : dialog.lines())
            if (const QString why = carryOut(line); !why.isEmpty())
                return why;
        return QString();
    });
    const bool named = dialog.exec() == QDialog::Accepted;
    // The waiting action then goes on by itself, unless it names a unit by the id that has just changed.
    const auto unknown = [&](const std::string& value) {
        return std::ranges::any_of(first,
                                   [&](UnitId unit) { return unit == UnitId(referee.table.rules().unit(value)); });
    };
    const bool renamed = std::ranges::any_of(
        waiting.args, [&](const Argument& arg) { return std::ranges::any_of(arg.values, unknown); });
    if (named && !first.empty() && !renamed)
        referee.table.enter(waiting);
}

void TableMenu::note()
{
    NoteDialog dialog(mPage->referee().table.game(), mWindow);
    dialog.setAct([this, &dialog] { return carryOut(dialog.line()); });
    dialog.exec();
}

void TableMenu::names()
{
    NamesDialog dialog(mPage->referee().table.game(), mWindow);
    dialog.setAct([this, &dialog] {
        for (const Action& one : dialog.wanted())
            if (const QString why = told(mPage->referee().table.gameToChange().apply(one, TableState::stamp()));
                !why.isEmpty())
                return why;
        return QString();
    });
    dialog.exec();
}

void TableMenu::setClock()
{
    ClockDialog dialog(mPage->clock()->times(), mPage->referee().table.rules().scenario().sides, mWindow);
    if (dialog.exec() == QDialog::Accepted)
        mPage->clock()->set(dialog.times());
}

void TableMenu::precedents()
{
    PrecedentsDialog dialog(mPage->referee().table.game(), mPage->referee().table.file(), mWindow);
    dialog.exec();
    if (dialog.wanted() >= 0)
        mPage->log()->showRow(dialog.wanted());
}

void TableMenu::adjourn()
{
    mPage->clock()->setRunning(false);
    mClock->setChecked(false);
    AdjournSheet(mPage->referee().table.game(), mWindow).exec();
}

void TableMenu::find()
{
    if (!mPage->log()->isVisible())
        mRead->setChecked(false); // the table takes the room of the log
    mPage->log()->find();
}

void TableMenu::print()
{
    if (mPage == nullptr)
        return; // the menu belongs to a log that is no longer on the table
    LogPrint(mPage->referee().table.game(), mWindow).exec();
}

/// Saves tracks and tables with the options of this game, on the usual paper of the country.
void TableMenu::saveAids()
{
    const Referee& referee = mPage->referee();
    const QString path = askSaveName(mWindow, tr("Save the Play Aids"),
                                     besideFile(referee.table.file(), "aids", ".pdf"), tr("PDF (*.pdf)"));
    if (path.isEmpty())
        return;
    ExportChoice choice;
    choice.what = Printed::Aids;
    if (QLocale::system().measurementSystem() == QLocale::ImperialUSSystem)
        choice.paper = QPageSize::Letter;
    choice.inputs = {referee.table.file().toStdString()};
    const Rules& rules = referee.table.rules();
    if (const auto done = exportTo(rowsInForce(rules), rules.scenario(), {}, choice, path.toStdString()); !done)
        tellUnsaved(mWindow, done.error());
}

void TableMenu::result()
{
    ResultDialog(mPage->referee().table.game(), mWindow).exec();
}

} // namespace fw
