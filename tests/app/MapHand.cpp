#include "tests/app/MapHand.h"

#include "app/mapeditor/SetupPanel.h"
#include "app/mapeditor/UnitTray.h"
#include "app/shell/MainWindow.h"
#include "tests/app/Widgets.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QTimer>

using namespace fw;

const char* const shippedScenario = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";

namespace {

/// Replaces the text of a field in a dialog.
void put(const QWidget& dialog, const char* name, const QString& text)
{
    auto& field = child<QWidget>(dialog, name);
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Tab);
}

} // namespace

std::unique_ptr<MainWindow> beginMap(int columns, int rows, const QString& title, const QString& armies)
{
    auto window = std::make_unique<MainWindow>();
    window->resize(1500, 1000);
    window->show();
    window->open(armies); // the new map uses its armies
    QTimer::singleShot(0, window.get(), [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            qFatal("no dialog for a new map");
        put(*dialog, "mapTitle", title);
        put(*dialog, "mapColumns", QString::number(columns));
        put(*dialog, "mapRows", QString::number(rows));
        auto& origin = child<QComboBox>(*dialog, "mapOrigin");
        QTest::keyClicks(&origin, "Reconstructed");
        shot(*dialog, "newmap");
        QTest::mouseClick(&child<QPushButton>(*dialog, "newMapBegin"), Qt::LeftButton);
    });
    child<QAction>(*window, "fileNewMap").trigger();
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window.get()))
        qFatal("the window does not become active");
    if (window->editPage() != nullptr) {
        window->editPage()->view()->settle();
        window->editPage()->view()->fit();
    }
    return window;
}

Cell MapHand::cell(const char* name) const
{
    const QStringList parts = QString(name).split(',');
    const Cell cell = mPage.bench().drawing().grid().cell(parts[0].toInt() - 1, parts[1].toInt() - 1);
    if (cell == noCell)
        qFatal("no cell %s", name);
    return cell;
}

void MapHand::count(const QString& what)
{
    ++mGestures;
    mLog << what;
}

void MapHand::key(Qt::Key key, Qt::KeyboardModifiers mods)
{
    count(QString("key %1").arg(QKeySequence(key | mods).toString()));
    QTest::keyClick(mPage.view(), key, mods);
}

void MapHand::click(const char* name, Qt::KeyboardModifiers mods)
{
    count(QString("click %1").arg(name));
    const QPoint at = mPage.view()->viewPoint(cell(name));
    QTest::mouseMove(mPage.view()->viewport(), at);
    QTest::mouseClick(mPage.view()->viewport(), Qt::LeftButton, mods, at);
}

void MapHand::drag(const std::vector<const char*>& cells)
{
    count(QString("drag %1 to %2").arg(cells.front(), cells.back()));
    QWidget* on = mPage.view()->viewport();
    QTest::mousePress(on, Qt::LeftButton, {}, mPage.view()->viewPoint(cell(cells.front())));
    for (std::size_t i = 1; i < cells.size(); ++i) {
        const QPoint to = mPage.view()->viewPoint(cell(cells[i]));
        QMouseEvent move(QEvent::MouseMove, to, on->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(on, &move);
    }
    QTest::mouseRelease(on, Qt::LeftButton, {}, mPage.view()->viewPoint(cell(cells.back())));
}

void MapHand::clickSide(const char* a, const char* b)
{
    count(QString("side %1 %2").arg(a, b));
    const int side = mPage.bench().drawing().grid().sharedSide(cell(a), cell(b));
    const QPoint at = mPage.view()->sidePoint(side);
    QTest::mouseClick(mPage.view()->viewport(), Qt::LeftButton, {}, at);
}

void MapHand::pick(const char* name, const QString& text)
{
    count(QString("%1: %2").arg(name, text));
    auto& list = child<QListWidget>(mPage, name);
    const QList<QListWidgetItem*> found = list.findItems(text, Qt::MatchExactly);
    if (found.isEmpty())
        qFatal("%s has no %s", name, qPrintable(text));
    list.scrollToItem(found[0]);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(found[0]).center());
}

void MapHand::push(const char* name)
{
    count(QString("button %1").arg(name));
    QTest::mouseClick(&child<QAbstractButton>(mPage, name), Qt::LeftButton);
}

void MapHand::type(const char* field, const QString& text)
{
    count(QString("%1: type %2").arg(field, text));
    auto* widget = &child<QWidget>(mPage, field);
    if (auto* box = qobject_cast<QComboBox*>(widget))
        widget = box->lineEdit();
    auto* edit = qobject_cast<QLineEdit*>(widget);
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
}

void MapHand::choose(const char* name, const QString& text)
{
    count(QString("%1: choose %2").arg(name, text));
    auto& box = child<QComboBox>(mPage, name);
    box.setFocus();
    if (box.isEditable()) {
        box.lineEdit()->selectAll();
        QTest::keyClicks(box.lineEdit(), text);
    } else {
        // A pause, since letters typed without one belong to one search.
        QTest::qWait(QApplication::keyboardInputInterval() + 20);
        QTest::keyClicks(&box, text);
    }
    if (box.currentText() != text)
        qFatal("%s did not take %s but %s", name, qPrintable(text), qPrintable(box.currentText()));
}

QTreeWidgetItem* MapHand::line(const std::string& name)
{
    UnitTray* tray = mPage.setup()->tray();
    const std::size_t slash = name.find('/');
    QTreeWidgetItem* item = slash == std::string::npos ? tray->itemOf(name)
                                                       : tray->itemOf(name.substr(0, slash), name.substr(slash + 1));
    if (item == nullptr)
        qFatal("the tray has no %s", name.c_str());
    tray->scrollToItem(item);
    return item;
}

void MapHand::tray(const std::string& name, Qt::KeyboardModifiers mods)
{
    count(QString("tray %1").arg(QString::fromStdString(name)));
    UnitTray* tray = mPage.setup()->tray();
    QTest::mouseClick(tray->viewport(), Qt::LeftButton, mods, tray->visualItemRect(line(name)).center());
}

void MapHand::carry(QPoint from, QPoint global)
{
    QWidget* on = mPage.setup()->tray()->viewport();
    QTest::mousePress(on, Qt::LeftButton, {}, from);
    for (const QPoint to : {from + QPoint(12, 0), on->mapFromGlobal(global)}) {
        QMouseEvent move(QEvent::MouseMove, to, on->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(on, &move);
    }
    QTest::mouseRelease(on, Qt::LeftButton, {}, on->mapFromGlobal(global));
}

void MapHand::trayTo(const std::string& name, const char* to)
{
    count(QString("tray %1 to %2").arg(QString::fromStdString(name), to));
    UnitTray* tray = mPage.setup()->tray();
    const QPoint from = tray->visualItemRect(line(name)).center();
    carry(from, mPage.view()->viewport()->mapToGlobal(mPage.view()->viewPoint(cell(to))));
}

void MapHand::trayToArrival(const std::string& name, int turn, const QString& entry)
{
    count(QString("tray %1 to turn %2 %3").arg(QString::fromStdString(name)).arg(turn).arg(entry));
    UnitTray* tray = mPage.setup()->tray();
    QTableWidget* table = mPage.setup()->arrivals();
    int column = -1;
    for (int i = 0; i < table->columnCount(); ++i)
        if (table->horizontalHeaderItem(i)->text() == entry)
            column = i;
    if (column < 0)
        qFatal("no entry %s", qPrintable(entry));
    table->scrollToItem(table->item(turn - 1, column));
    const QPoint from = tray->visualItemRect(line(name)).center();
    const QPoint to = table->visualItemRect(table->item(turn - 1, column)).center();
    carry(from, table->viewport()->mapToGlobal(to));
}
