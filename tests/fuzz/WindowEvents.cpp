// The choice of the next event, and its delivery to the window as by the window system.
#include "app/referee/controller/Referee.h"
#include "app/referee/view/RefereePage.h"
#include "editor/view/TableView.h"
#include "engine/play/Clicks.h"
#include "engine/play/RandomPlayer.h"
#include "tests/fuzz/WindowFuzz.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>
#include <QWindow>

using namespace fw;

namespace fuzz {

namespace {

const int usual[] = {Qt::Key_Return, Qt::Key_Return,  Qt::Key_Escape,   Qt::Key_Space, Qt::Key_Tab,
                     Qt::Key_Up,     Qt::Key_Down,    Qt::Key_Left,     Qt::Key_Right, Qt::Key_Backspace,
                     Qt::Key_Delete, Qt::Key_Home,    Qt::Key_End,      Qt::Key_F2,    Qt::Key_Enter,
                     Qt::Key_Insert, Qt::Key_Backtab, Qt::Key_PageDown, Qt::Key_Menu,  Qt::Key_F1};
/// With Ctrl: pages, take back, roll, dialogs of the table, undo, save, select all. Not Q, which quits.
const char letters[] = "NDEZKUMJLGFRPSAYCVX10";
const char* const typed = "abcdefghiklmnoprstuvwxyz0123456789 /,.;:-";

bool isTypedInto(const QWidget* widget)
{
    if (const auto* line = qobject_cast<const QLineEdit*>(widget))
        return !line->isReadOnly() && line->validator() == nullptr && line->inputMask().isEmpty()
               && line->maxLength() > 1000 && qobject_cast<const QAbstractSpinBox*>(line->parentWidget()) == nullptr
               && qobject_cast<const QComboBox*>(line->parentWidget()) == nullptr;
    const auto* words = qobject_cast<const QPlainTextEdit*>(widget);
    return words != nullptr && !words->isReadOnly();
}

} // namespace

QString WindowEvent::line() const
{
    QStringList words{what};
    for (const int number : numbers)
        words << QString::number(number);
    return (words.join(' ') + ' ' + text).trimmed();
}

std::optional<WindowEvent> WindowEvent::read(const QString& line)
{
    static const std::map<QString, int> counts = {{"key", 2},   {"type", 0},  {"click", 2}, {"drag", 4},
                                                  {"order", 0}, {"field", 2}, {"rest", 0},  {"open", 1}};
    WindowEvent out;
    out.what = line.section(' ', 0, 0);
    const auto known = counts.find(out.what);
    if (known == counts.end())
        return std::nullopt;
    for (int k = 1; k <= known->second; ++k)
        out.numbers.push_back(line.section(' ', k, k).toInt());
    out.text = line.section(' ', known->second + 1);
    return out;
}

bool WindowEvent::answers() const
{
    if (what == "click" || what == "drag" || what == "order" || what == "open")
        return true;
    return what == "key"
           && (numbers.at(0) == Qt::Key_Return || numbers.at(0) == Qt::Key_Enter || numbers.at(0) == Qt::Key_Space
               || numbers.at(1) != 0);
}

std::optional<WindowEvent> WindowFuzz::next()
{
    if (!mScript.isEmpty()) {
        const auto read = WindowEvent::read(mScript.takeFirst());
        if (!read)
            fault("this line of the list says nothing");
        return read;
    }
    // Dialogs for files and printers could reach beyond the folder.
    const QWidget* modal = QApplication::activeModalWidget();
    if (qobject_cast<const QFileDialog*>(modal) != nullptr
        || (modal != nullptr
            && (modal->inherits("QAbstractPrintDialog") || modal->inherits("QPrintPreviewDialog")
                || modal->inherits("QPageSetupDialog"))))
        return WindowEvent{"key", {}, {Qt::Key_Escape, 0}};
    if (mCount % mRound == 0)
        return WindowEvent{"open", {}, {2}};
    RefereePage* page = table();
    if (page == nullptr && modal == nullptr && QApplication::activePopupWidget() == nullptr && mChance.odds(12))
        return WindowEvent{"open", {}, {int(mChance.below(6))}};
    if (page != nullptr && top() == mWindow.get() && mChance.odds(55))
        return onTable(*page);
    if (mChance.odds(4))
        return WindowEvent{"rest", {}, {}};
    if (mChance.odds(25)) {
        // Types into a field, which must then contain the typed text.
        std::vector<QWidget*> fields;
        for (QWidget* widget : top()->findChildren<QWidget*>())
            if (widget->window() == top()->window() && widget->isVisible() && widget->isEnabled() && isTypedInto(widget)
                && widget->objectName() != "orderLine")
                fields.push_back(widget);
        if (!fields.empty()) {
            QWidget* field = fields[mChance.below(fields.size())];
            WindowEvent event{"field", {}, {}};
            const QPoint at = field->mapTo(top(), field->rect().center());
            event.numbers = {at.x(), at.y()};
            for (int k = mChance.between(1, 12); k > 0; --k)
                event.text += QLatin1Char(typed[mChance.below(34)]); // letters and digits
            return event;
        }
    }
    if (mChance.odds(45))
        return click();
    if (mChance.odds(25))
        return WindowEvent{"key", {}, {letters[mChance.below(sizeof letters - 1)], int(Qt::ControlModifier)}};
    if (mChance.odds(40)) {
        const QChar letter = QLatin1Char(typed[mChance.below(41)]);
        return WindowEvent{"key", letter, {letter.toUpper().unicode(), 0}};
    }
    return WindowEvent{"key", {}, {usual[mChance.below(std::size(usual))], 0}};
}

WindowEvent WindowFuzz::onTable(RefereePage& page)
{
    const Referee& r = page.referee();
    if (r.table.question().wait == Wait::Dice && mChance.odds(50)) {
        if (r.table.facts().ready || mChance.odds(20))
            return {"key", {}, {Qt::Key_Return, 0}};
        const QString face = QString::number(mChance.between(1, 6));
        return {"key", face, {face.at(0).unicode(), 0}};
    }
    if (mChance.odds(45)) {
        WindowEvent event{"order", {}, {}};
        event.text = mChance.odds(75) ? orderFor(r, mAnswer) : garbage(r);
        if (!event.text.isEmpty() && page.shownRow() < 0)
            return event;
        mAnswer.reset();
    }
    if (mChance.odds(20))
        return {"key", {}, {Qt::Key_Return, 0}};
    if (mChance.odds(15))
        return {"key", {}, {Qt::Key_Escape, 0}};
    const TableView* map = page.map();
    const auto& units = r.table.state().position.units;
    const auto somewhere = [&] {
        for (int tries = 0; tries < 20; ++tries) {
            const std::size_t u = mChance.below(units.size());
            if (const auto at = map->unitPoint(int(u)); at && map->viewport()->rect().contains(*at))
                return map->viewport()->mapTo(top(), *at);
        }
        return map->viewport()->mapTo(top(), QPoint(mChance.between(1, map->viewport()->width() - 1),
                                                    mChance.between(1, map->viewport()->height() - 1)));
    };
    const QPoint from = somewhere();
    if (mChance.odds(70))
        return {"click", {}, {from.x(), from.y()}};
    const QPoint to = somewhere() + QPoint(mChance.between(-60, 60), mChance.between(-60, 60));
    return {"drag", {}, {from.x(), from.y(), to.x(), to.y()}};
}

QString WindowFuzz::orderFor(const Referee& referee, std::optional<Action>& action)
{
    const Question& asked = referee.table.question();
    if (asked.wait == Wait::Over || referee.table.game().readOnly()
        || (referee.table.hands().isSecret() && referee.table.hands().seat().empty()))
        return {};
    fw::RandomPlayer player(referee.table.rules(), mChance.next());
    Draft draft;
    draft.seat = referee.table.hands().seat().empty() ? player.seat(asked.seats) : referee.table.hands().seat();
    for (int clicks = 0; clicks < 400; ++clicks) {
        const auto choices = legal(referee.table.rules(), referee.table.state(), draft);
        if (choices.empty())
            break;
        draft = extend(referee.table.rules(), referee.table.state(), draft,
                       player.pick(referee.table.state(), draft, choices));
    }
    if (draft.verb.empty() && asked.wait != Wait::Dice)
        return {};
    action = tidied(draft);
    return QString::fromStdString(orderText(referee.table.rules(), referee.table.state(), *action));
}

QString WindowFuzz::garbage(const Referee& referee)
{
    std::optional<Action> unused;
    QString order = orderFor(referee, unused);
    if (order.isEmpty() || mChance.odds(30)) {
        for (int k = mChance.between(1, 12); k > 0; --k)
            order += QLatin1Char(typed[mChance.below(41)]);
        return order.trimmed();
    }
    // Half of an order, or an order with one wrong letter.
    if (mChance.odds(50))
        return order.left(mChance.between(1, int(order.size()))).trimmed();
    order[int(mChance.below(std::size_t(order.size())))] = QLatin1Char(typed[mChance.below(41)]);
    return order.trimmed();
}

WindowEvent WindowFuzz::click()
{
    std::vector<QWidget*> seen;
    for (QWidget* widget : top()->findChildren<QWidget*>())
        if (widget->window() == top()->window() && widget->isVisible() && widget->isEnabled()
            && !widget->size().isEmpty()
            && (isTypedInto(widget) || widget->objectName() == "qt_scrollarea_viewport"
                || widget->inherits("QAbstractButton") || widget->inherits("QComboBox") || widget->inherits("QTabBar")
                || widget->inherits("QMenuBar") || widget->inherits("QHeaderView")))
            seen.push_back(widget);
    if (seen.empty())
        seen.push_back(top());
    QWidget* widget = seen[mChance.below(seen.size())];
    const QPoint at = widget->mapTo(top(), QPoint(int(mChance.below(std::size_t(widget->width()))),
                                                  int(mChance.below(std::size_t(widget->height())))));
    return {"click", {}, {at.x(), at.y()}};
}

void WindowFuzz::key(int code, Qt::KeyboardModifiers mods, const QString& text)
{
    QWidget* to = QApplication::activeWindow() != nullptr ? QApplication::activeWindow() : top();
    if (to == nullptr || to->windowHandle() == nullptr)
        return;
    for (const QEvent::Type kind : {QEvent::KeyPress, QEvent::KeyRelease})
        qt_handleKeyEvent(to->windowHandle(), kind, code, mods, text);
}

void WindowFuzz::type(const QString& text)
{
    for (const QChar letter : text)
        key(letter.toUpper().unicode(), {}, letter);
}

bool WindowFuzz::perform(const WindowEvent& event)
{
    // Offscreen, a list of completions becomes the active window and stays active after it closes. On a desktop it
    // never does, so the keys must go to the window as before.
    const QWidget* active = QApplication::activeWindow();
    if (QApplication::activePopupWidget() == nullptr
        && (active == nullptr || !active->isVisible() || active->windowType() == Qt::Popup))
        QApplication::setActiveWindow(top());
    const auto mouse = [this](QPoint at, QEvent::Type kind, Qt::MouseButtons held) {
        QWidget* to = top()->window();
        const QPoint local = top()->mapTo(to, at);
        if (to->windowHandle() == nullptr)
            return;
        const Qt::MouseButton button = kind == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        qt_handleMouseEvent(to->windowHandle(), local, to->mapToGlobal(local), held, button, kind, {}, mCount * 1000);
    };
    const std::vector<int>& n = event.numbers;
    if (event.what == "key") {
        const QString text = !event.text.isEmpty()       ? event.text
                             : n.at(0) == Qt::Key_Return ? QString("\r")
                             : n.at(0) == Qt::Key_Space  ? QString(" ")
                             : n.at(0) == Qt::Key_Tab    ? QString("\t")
                                                         : QString();
        key(n.at(0), Qt::KeyboardModifiers(n.at(1)), text);
    } else if (event.what == "type") {
        type(event.text);
    } else if (event.what == "click" || event.what == "drag") {
        const QPoint from(n.at(0), n.at(1)), to(n.at(n.size() - 2), n.at(n.size() - 1));
        mouse(from, QEvent::MouseButtonPress, Qt::LeftButton);
        if (from != to) {
            mouse(from + (to - from) / 2, QEvent::MouseMove, Qt::LeftButton);
            mouse(to, QEvent::MouseMove, Qt::LeftButton);
        }
        mouse(to, QEvent::MouseButtonRelease, Qt::NoButton);
    } else if (event.what == "field") {
        QWidget* field = top()->childAt(n.at(0), n.at(1));
        while (field != nullptr && !isTypedInto(field))
            field = field->parentWidget();
        if (field == nullptr)
            return false;
        field->setFocus(Qt::MouseFocusReason);
        if (field != QApplication::focusWidget())
            return false;
        if (auto* line = qobject_cast<QLineEdit*>(field))
            line->selectAll();
        else
            static_cast<QPlainTextEdit*>(field)->selectAll();
        mBefore.field = field;
        mBefore.words = event.text;
        type(event.text);
    } else if (event.what == "order" && table() != nullptr) {
        auto* line = table()->findChild<QLineEdit*>("orderLine");
        table()->map()->setFocus();
        line->clear();
        table()->grab(); // a user who types an order has seen the question
        key(Qt::Key_Slash, {}, "/");
        type(event.text);
        key(Qt::Key_Return, {}, "\r");
    } else if (event.what == "open") {
        const QString folder = mFolder + "/scenarios/musket-and-saber/";
        switch (n.at(0)) {
        case 0: mWindow->showStart(); break;
        case 1: mWindow->showDesk(); break;
        case 3: mWindow->editRules(folder + "germantown.scenario.json"); break;
        case 4: mWindow->editMap(folder + "germantown.scenario.json"); break;
        case 5: mWindow->newGame(folder + "germantown.scenario.json"); break;
        default:
            if (mWindow->refereePage() == nullptr || mWindow->refereePage()->referee().table.file() != mGame)
                mWindow->open(mGame);
            break;
        }
    }
    return true;
}

} // namespace fuzz
