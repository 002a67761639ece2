#include "tests/app/Hand.h"

#include "app/referee/view/ChoiceList.h"
#include "app/referee/view/QuestionPanel.h"
#include "editor/view/TableView.h"
#include "engine/model/Menu.h"
#include "engine/play/OpenMenu.h"
#include "engine/session/Orders.h"

#include <QLineEdit>
#include <QPushButton>
#include <algorithm>

using namespace fw;

namespace {

const MenuEntry* entryOf(const Referee& r, const std::string& verb)
{
    for (const MenuEntry* entry : openMenu(r.table.rules(), r.table.state()))
        if (entry->id == verb)
            return entry;
    return nullptr;
}

} // namespace

void Hand::key(Qt::Key key)
{
    QTest::keyClick(mPage.map(), key);
    ++mKeys;
}

void Hand::pickLine(int line)
{
    ChoiceList* list = mPage.panel()->choices();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(line)).center());
}

int Hand::lineOf(const std::string& value) const
{
    const ChoiceList* list = mPage.panel()->choices();
    for (int line = 0; line < list->count(); ++line)
        if (list->item(line)->data(Qt::UserRole).toString().toStdString() == value)
            return line;
    return -1;
}

void Hand::pickEntry(const std::string& verb)
{
    Referee& r = mPage.referee();
    if (r.table.draft().verb == verb)
        return;
    const int line = lineOf(verb);
    QVERIFY2(line >= 0, ("not offered: " + verb).c_str());
    pickLine(line);
}

void Hand::pickDone()
{
    // The line "that is all" comes last. If the field has no such line, only one choice is left.
    ChoiceList* list = mPage.panel()->choices();
    const std::vector<Choice>& open = mPage.referee().table.facts().choices;
    const bool done = std::any_of(open.begin(), open.end(),
                                  [](const Choice& choice) { return choice.kind == Choice::Kind::Done; });
    const int line = done ? list->count() - 1 : 0;
    list->scrollToItem(list->item(line));
    pickLine(line);
}

void Hand::clickUnit(int unit)
{
    TableView* map = mPage.map();
    std::optional<QPoint> at = map->unitPoint(unit);
    if (!at) {
        map->setCursorCell(mPage.referee().table.state().position.units[std::size_t(unit)].place.index());
        QTest::keyClick(map, Qt::Key_Space, Qt::ShiftModifier);
        at = map->unitPoint(unit);
    }
    QVERIFY(at);
    QTest::mouseClick(map->viewport(), Qt::LeftButton, {}, *at);
    if (map->fanned())
        QTest::keyClick(map, Qt::Key_Escape);
}

/// Turns the counter to a facing on its path, with the turning keys.
void Hand::turnTo(int facing)
{
    const auto now = [this] { return mPage.referee().facing.turning(); };
    const int facings = mPage.referee().table.rules().ruleset().facings;
    for (int left = facings; left > 0 && now() && now()->facing != facing; --left) {
        const bool clockwise = (facing - now()->facing + facings) % facings <= facings / 2;
        QTest::keyClick(mPage.map(), clockwise ? Qt::Key_Period : Qt::Key_Comma);
    }
    QVERIFY(now() && now()->facing == facing);
}

void Hand::pickValue(const std::string& value)
{
    if (value.starts_with('@'))
        return turnTo(std::stoi(value.substr(1)));
    const Rules& rules = mPage.referee().table.rules();
    const int unit = rules.unit(value);
    const int place = unit >= 0 ? mPage.referee().table.state().position.units[std::size_t(unit)].place.index()
                                : rules.place(value);
    if (place >= 0 && place < rules.cellCount()) {
        if (unit >= 0)
            return clickUnit(unit);
        TableView* map = mPage.map();
        map->setCursorCell(place); // scrolls to it
        QTest::mouseClick(map->viewport(), Qt::LeftButton, {}, map->viewPoint(place));
        return;
    }
    ChoiceList* list = mPage.panel()->choices();
    const int line = lineOf(value);
    QVERIFY2(line >= 0, ("not offered: " + value).c_str());
    list->scrollToItem(list->item(line));
    pickLine(line);
}

void Hand::choose(const Action& action)
{
    Referee& r = mPage.referee();
    const MenuEntry* entry = entryOf(r, action.verb);
    QVERIFY(entry != nullptr || action.verb == "pass");
    pickEntry(action.verb);
    if (entry == nullptr) {
        mKeys = 0;
        return key(Qt::Key_Return);
    }
    if (r.table.hands().isPending()) { // a private answer of one side
        auto* seat = mPage.findChild<QPushButton*>("seat_" + QString::fromStdString(r.table.question().seats.front()));
        QVERIFY(seat != nullptr);
        QCoreApplication::processEvents(); // a click before the question is painted is ignored
        QTest::mouseClick(seat, Qt::LeftButton);
        QVERIFY(!r.table.hands().isPending());
    }
    for (const Field& field : entry->fields) {
        const std::vector<std::string>& values = action.arg(field.name);
        // A field with a single possible value is filled in by the program.
        const auto given = [&] {
            return r.table.facts().openField != field.name && r.table.draft().arg(field.name) == values;
        };
        for (const std::string& value : values) {
            for (int left = 0; left < 8 && r.table.facts().openField != field.name && !given(); ++left)
                pickDone();
            if (given())
                break;
            pickValue(value);
            QVERIFY2(r.table.draft().has(field.name),
                     (action.verb + ": " + field.name + " does not take " + value).c_str());
        }
    }
    QVERIFY2(r.table.facts().ready.has_value(), ("not ready: " + action.verb).c_str());
    mKeys = 0;
    key(Qt::Key_Return);
}

void Hand::dice(const Action& action)
{
    mKeys = 0;
    for (const Argument& die : action.args)
        for (const std::string& face : die.values)
            if (face.size() > 1) // a shuffled pile, which is given as an order line
                return type(orderText(mPage.referee().table.rules(), mPage.referee().table.state(), action));
    for (const Argument& die : action.args)
        for (const std::string& face : die.values)
            key(Qt::Key(Qt::Key_0 + std::stoi(face)));
    key(Qt::Key_Return);
}

void Hand::type(const std::string& line)
{
    QTest::keyClick(mPage.map(), Qt::Key_Slash);
    auto* edit = mPage.findChild<QLineEdit*>("orderLine");
    edit->setText(QString::fromStdString(line));
    QTest::keyClick(edit, Qt::Key_Return);
}

void Hand::play(const std::string& line)
{
    Referee& r = mPage.referee();
    const std::size_t before = r.table.game().entries().size();
    const Result<Order> order = readOrder(r.table.rules(), r.table.state(), line);
    QVERIFY2(order.has_value(), (order ? line : line + ": " + describe(order.error())).c_str());
    const bool plain = order->kind == Order::Kind::Action && !order->action.overruled;
    if (plain && order->action.kind == Action::Kind::Choose)
        choose(order->action);
    else if (plain && order->action.kind == Action::Kind::Dice)
        dice(order->action);
    else
        type(line);
    if (QTest::currentTestFailed())
        return;
    QVERIFY2(r.table.game().entries().size() == before + 1,
             (line + (r.table.refusal() ? " refused: " + describe(*r.table.refusal()) : " did nothing")).c_str());
}
