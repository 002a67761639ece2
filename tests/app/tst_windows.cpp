#include "app/mapeditor/EditPage.h"
#include "app/shell/MainWindow.h"
#include "editor/document/Recovery.h"
#include "tests/Main.h"
#include "tests/app/MapHand.h"
#include "tests/app/Widgets.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QPointer>
#include <QTemporaryDir>

using namespace fw;

/// Several windows of one program, each with its own map.
class WindowsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { freshSettings("FieldworksWindowsTest"); }
    void cleanup() { QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively(); }

    void windowsHaveSeparateUndoHistories()
    {
        QTemporaryDir folder;
        const QString one = folder.filePath("one.scenario.json");
        const QString two = folder.filePath("two.scenario.json");
        const auto first = beginMap(12, 10);
        QVERIFY(first->editPage()->saveTo(one));
        QVERIFY(first->editPage()->saveTo(two));
        QVERIFY(first->editPage()->saveTo(one));
        child<QAction>(*first, "windowNew").trigger();
        QCOMPARE(MainWindow::all().size(), 2);
        QPointer<MainWindow> second;
        for (MainWindow* window : MainWindow::all())
            if (window != first.get())
                second = window;
        QVERIFY(second);
        QVERIFY(second->isVisible());
        QVERIFY(second->editMap(two));
        QVERIFY(second->editPage() != nullptr && second->editPage() != first->editPage());

        // Cells are copied from one map to the other as text.
        EditPage* from = first->editPage();
        EditPage* to = second->editPage();
        MapHand hand(*from);
        from->bench().pen().features = {"hill"};
        hand.click("3,3");
        hand.click("4,3");
        const Grid& g = from->bench().drawing().grid();
        from->bench().select({g.cell(2, 2), g.cell(3, 2)});
        child<QAction>(*from, "mapCopy").trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains("hill"));
        to->view()->setCursorCell(g.cell(6, 6));
        child<QAction>(*to, "mapPaste").trigger();
        QCOMPARE(to->bench().drawing().features(g.cell(6, 6)), std::vector<std::string>{"hill"});
        QVERIFY(from->bench().drawing().features(g.cell(6, 6)).empty());

        // Undo in one window does not change the other.
        QCOMPARE(from->document().stack()->count(), 2);
        QCOMPARE(to->document().stack()->count(), 1);
        to->document().stack()->undo();
        QVERIFY(to->bench().drawing().features(g.cell(6, 6)).empty());
        QCOMPARE(from->bench().drawing().features(g.cell(2, 2)), std::vector<std::string>{"hill"});
        to->document().stack()->redo();

        // Each has a recovery file of its own.
        const QString kept = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/recovery";
        QStringList files = QDir(kept).entryList(QDir::Files);
        files.removeIf([](const QString& name) { return name.endsWith(".lock"); });
        QCOMPARE(files.size(), 2);
        QVERIFY(Recovery::left(kept).isEmpty()); // both are in use

        // One file is never edited in two windows.
        QVERIFY(!second->editMap(one));
        QCOMPARE(second->editPage(), to);

        // One is saved and closed, the other continues.
        QVERIFY(to->save());
        second->close();
        QTRY_VERIFY(!second);
        QCOMPARE(MainWindow::all().size(), 1);
        hand.click("5,5");
        QVERIFY(from->modified());
        from->document().stack()->clear();
    }

    void menuListsWindowsAndSharesColours()
    {
        MainWindow first;
        first.show();
        MainWindow* second = first.newWindow();
        auto& menu = child<QMenu>(first, "windowMenu");
        emit menu.aboutToShow();
        emit menu.aboutToShow();
        int listed = 0;
        int marked = 0;
        for (const QAction* action : menu.actions()) {
            listed += action->data().isValid();
            marked += action->data().isValid() && action->isChecked();
        }
        QCOMPARE(listed, 2);
        QCOMPARE(marked, 1);
        auto& dark = child<QAction>(first, "viewDark");
        const bool was = dark.isChecked();
        dark.trigger();
        QCOMPARE(child<QAction>(*second, "viewDark").isChecked(), !was);
        child<QAction>(*second, "viewDark").trigger();
        QCOMPARE(dark.isChecked(), was);
        second->close();
        QTRY_COMPARE(MainWindow::all().size(), 1);
    }
};

FW_TEST(WindowsTest)
#include "tst_windows.moc"
