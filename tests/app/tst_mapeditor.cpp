#include "app/mapeditor/EditPage.h"
#include "app/mapeditor/MapDialogs.h"
#include "app/mapeditor/SidePanel.h"
#include "app/mapeditor/StylePreview.h"
#include "app/shell/MainWindow.h"
#include "app/widgets/LatinKeys.h"
#include "editor/commands/MapFactsEdit.h"
#include "editor/commands/Placing.h"
#include "editor/commands/Terrain.h"
#include "editor/render/StyleShelf.h"
#include "tests/Main.h"
#include "tests/app/MapHand.h"
#include "tests/app/Widgets.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

using namespace fw;

/// The map editor on its real widgets.
class MapEditorTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { freshSettings("FieldworksMapTest"); }

    void cleanup() { QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively(); }

    /// With large letters, the panels take most of the window; they can be hidden.
    void panelsCanBeHidden()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        const int narrow = page->view()->width();
        auto& panels = child<QAction>(*page, "mapPanels");
        panels.trigger();
        QTRY_VERIFY(page->view()->width() > narrow + 400);
        QVERIFY(page->view()->hasFocus());
        QVERIFY(!page->side()->isVisible());
        panels.trigger();
        QTRY_COMPARE(page->view()->width(), narrow);
    }

    /// Draws with the keyboard's cell cursor; each cell is described in words.
    void drawsByKeyboard()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        EditView* view = page->view();
        const Drawing& d = page->bench().drawing();
        const Grid& g = d.grid();
        MapHand hand(*page);
        QSignalSpy words(view, &ZoomView::hovered);
        view->setFocus();
        hand.key(Qt::Key_B);
        page->bench().pen().features = {"hill"};
        view->setCursorCell(g.cell(3, 3));
        QCOMPARE(words.last()[0].toString(), QString("0404 clear"));
        hand.key(Qt::Key_Space);
        QCOMPARE(d.features(g.cell(3, 3)), std::vector<std::string>{"hill"});
        // Shift stays pressed; QTest's keyClick would release it each time.
        for (int i = 0; i < 3; ++i) {
            QKeyEvent right(QEvent::KeyPress, Qt::Key_Right, Qt::ShiftModifier);
            QCoreApplication::sendEvent(view, &right);
        }
        QKeyEvent released(QEvent::KeyRelease, Qt::Key_Shift, Qt::NoModifier);
        QCoreApplication::sendEvent(view, &released);
        QCOMPARE(d.features(g.cell(6, 3)), std::vector<std::string>{"hill"});
        QCOMPARE(page->document().stack()->count(), 2); // one dab, one stroke
        QCOMPARE(words.last()[0].toString(), QString("0704 Hill"));
        // A hexside by comma and full stop, a level, and the description of the cell.
        hand.key(Qt::Key_H);
        hand.key(Qt::Key_Period); // from north to north-east
        hand.key(Qt::Key_Space);
        hand.key(Qt::Key_E);
        hand.key(Qt::Key_Space);
        QCOMPARE(words.last()[0].toString(), QString("0704 Hill, level 1, Wooded hexside to the north-east"));
        // A road from point to point, with one point undone.
        hand.key(Qt::Key_P);
        view->setCursorCell(g.cell(1, 7));
        hand.key(Qt::Key_Space);
        view->setCursorCell(g.cell(4, 7));
        hand.key(Qt::Key_Space);
        view->setCursorCell(g.cell(9, 2));
        hand.key(Qt::Key_Space);
        hand.key(Qt::Key_Backspace);
        hand.key(Qt::Key_Return);
        QCOMPARE(d.rest.map.ways.size(), std::size_t(1));
        QCOMPARE(d.rest.map.ways[0].cells.front(), g.cell(1, 7));
        QCOMPARE(d.rest.map.ways[0].cells.back(), g.cell(4, 7));
        // A name, and counters from the tray.
        hand.key(Qt::Key_T);
        hand.key(Qt::Key_Space);
        auto& name = child<QLineEdit>(*page, "nameEdit");
        QVERIFY(name.isVisible());
        QTest::keyClicks(&name, "Mill");
        QTest::keyClick(&name, Qt::Key_Return);
        QCOMPARE(d.rest.map.names.at(0).text, std::string("Mill"));
        hand.key(Qt::Key_C);
        page->bench().chooseUnits({"howe", "guards"});
        hand.key(Qt::Key_Space);
        QCOMPARE(d.rest.setup.size(), std::size_t(2));
        // Undo all of it, one key each.
        const int steps = page->document().stack()->count();
        for (int i = 0; i < steps; ++i)
            QTest::keyClick(view, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!page->document().stack()->canUndo());
        QVERIFY(d.rest.setup.empty() && d.rest.map.ways.empty());
        page->document().stack()->clear();
    }

    /// The style is chosen with the other facts of the map, shown at once in the dialog, redraws the map, and can be
    /// undone.
    void choosesAndUndoesTheStyle()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        const Drawing& d = page->bench().drawing();
        FactsDialog dialog(d, page->bench().document().rules(), nullptr);
        dialog.show();
        auto& style = child<QComboBox>(dialog, "factsStyle");
        auto& preview = child<StylePreview>(dialog, "stylePreview");
        QCOMPARE(style.currentIndex(), 0);
        QCOMPARE(dialog.facts().style, std::string());
        const QImage before = preview.picture().toImage();
        style.setFocus();
        QTest::keyClick(&style, Qt::Key_Down);
        QCOMPARE(dialog.facts().style, std::string("winter"));
        QVERIFY(preview.picture().toImage() != before);
        QVERIFY(!child<QLabel>(dialog, "factsStyleHelp").text().isEmpty());
        const auto middle = [&] {
            const QImage shown = page->view()->viewport()->grab().toImage();
            QHash<QRgb, int> counts;
            for (int x = 0; x < shown.width(); x += 3)
                for (int y = 0; y < shown.height(); y += 3)
                    ++counts[shown.pixel(x, y)];
            return counts;
        };
        const QRgb summer = MapStyle::light().ground.rgb();
        const QRgb winter = findStyle("winter", {}).value()->day.ground.rgb();
        QVERIFY(middle()[summer] > 0 && middle()[winter] == 0);
        page->document().push(setFacts(d, dialog.facts()), "Facts");
        QCOMPARE(d.rest.map.style, std::string("winter"));
        QTRY_VERIFY(middle()[winter] > 0 && middle()[summer] == 0);
        page->document().stack()->undo();
        QCOMPARE(d.rest.map.style, std::string());
        QTRY_VERIFY(middle()[summer] > 0 && middle()[winter] == 0);
    }

    void escapeCancelsStartedEdits()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        EditView* view = page->view();
        const Drawing& d = page->bench().drawing();
        const Scenario before = d.scenario();
        page->bench().pen().features = {"hill"};
        MapHand hand(*page);
        for (const char* tool : {"brush", "line", "shape", "level", "side", "path", "area", "eraser"}) {
            page->chooseTool(tool);
            page->bench().pen().area.id = "x";
            QTest::mousePress(view->viewport(), Qt::LeftButton, {}, view->viewPoint(hand.cell("3,3")));
            const QPoint to = view->viewPoint(hand.cell("7,3"));
            QMouseEvent move(QEvent::MouseMove, to, view->viewport()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                             {});
            QCoreApplication::sendEvent(view->viewport(), &move);
            QTest::keyClick(view, Qt::Key_Escape);
            QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, to);
            QVERIFY2(d.scenario() == before, tool);
            QCOMPARE(page->document().stack()->count(), 0);
        }
    }

    void everyToolEditsTheMap()
    {
        const auto window = beginMap(14, 12);
        EditPage* page = window->editPage();
        const Drawing& d = page->bench().drawing();
        const Grid& g = d.grid();
        MapHand hand(*page);
        const auto features = [&](const char* cell) { return d.features(hand.cell(cell)); };
        const std::vector<std::string> hill{"hill"}, none;
        page->chooseTool("brush");
        page->bench().pen().features = hill;
        hand.key(Qt::Key_BracketRight);
        QCOMPARE(page->bench().pen().radius, 1);
        hand.click("3,3");
        for (const Cell cell : g.within(hand.cell("3,3"), 1))
            QCOMPARE(d.features(cell), hill);
        QCOMPARE(features("3,5"), none);
        hand.key(Qt::Key_BracketLeft);
        page->chooseTool("line");
        hand.drag({"6,2", "6,8"});
        for (const char* cell : {"6,2", "6,5", "6,8"})
            QCOMPARE(features(cell), hill);
        hand.click("8,2"); // by two clicks
        hand.click("10,3");
        QCOMPARE(features("8,2"), hill);
        QCOMPARE(features("10,3"), hill);
        page->chooseTool("shape");
        hand.drag({"8,6", "12,9"});
        QCOMPARE(features("10,7"), hill);
        QCOMPARE(features("13,7"), none);
        page->chooseTool("pick");
        hand.click("2,8");
        QCOMPARE(page->bench().pen().features, none);
        page->bench().pen().features = {"light-woods"};
        page->chooseTool("fill");
        hand.click("10,7");
        QCOMPARE(features("8,6"), std::vector<std::string>{"light-woods"});
        QCOMPARE(features("6,5"), hill); // not joined
        page->chooseTool("eraser");
        hand.click("10,7");
        QCOMPARE(features("10,7"), none);
        page->chooseTool("ruler");
        hand.click("1,1");
        QTest::mouseMove(page->view()->viewport(), page->view()->viewPoint(hand.cell("5,1")));
        QTRY_VERIFY(child<QLabel>(*page, "toolWords").text().contains("0101 to 0501: distance 4"));
        // Selected cells: same terrain, copied, pasted as text, moved, cleared.
        page->chooseTool("select");
        hand.click("6,3");
        QTest::mouseClick(&child<QPushButton>(*page, "selectConnected"), Qt::LeftButton);
        QCOMPARE(page->bench().selection().size(), std::size_t(7));
        page->view()->setFocus();
        QTest::keyClick(page->view(), Qt::Key_C, Qt::ControlModifier);
        QTest::keyClick(page->view(), Qt::Key_Escape);
        page->view()->setCursorCell(hand.cell("13,2"));
        QTest::keyClick(page->view(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(features("13,2"), hill);
        QCOMPARE(features("13,8"), hill);
        QCOMPARE(page->bench().selection().size(), std::size_t(7));
        hand.drag({"13,4", "14,4"});
        QCOMPARE(features("13,4"), none);
        QCOMPARE(features("14,4"), hill);
        QTest::keyClick(page->view(), Qt::Key_Delete);
        QCOMPARE(features("14,4"), none);
        page->document().stack()->clear();
    }

    /// The line below the map counts cells pasted or moved off the map.
    void countsCellsPastedOffTheMap()
    {
        const auto window = beginMap(14, 12);
        EditPage* page = window->editPage();
        MapHand hand(*page);
        page->chooseTool("select");
        page->bench().select({hand.cell("2,2"), hand.cell("3,2"), hand.cell("4,2")});
        page->view()->setFocus();
        page->bench().pen().features = {"hill"};
        QTest::keyClick(page->view(), Qt::Key_C, Qt::ControlModifier);
        page->view()->setCursorCell(hand.cell("13,4"));
        QSignalSpy said(&page->bench(), &Workbench::said);
        page->document().push(paintTerrain(page->bench().drawing(), {hand.cell("13,4")}, {"hill"}, PaintMode::Replace),
                              "");
        QTest::keyClick(page->view(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(page->bench().selection().size(), std::size_t(2));
        QCOMPARE(said.size(), 1);
        QVERIFY(said[0][0].toString().startsWith("1 "));
        QCOMPARE(child<QLabel>(*page, "toolWords").text(), said[0][0].toString());
        page->document().stack()->clear();
    }

    /// On a Russian keyboard layout, shortcuts go by the position of the key: tools, menus, undo. Typed text stays
    /// Russian.
    void shortcutsWorkWithoutLatinLetters()
    {
        LatinKeys::install();
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        page->view()->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        const auto press = [&](int letter, quint32 place, Qt::KeyboardModifiers mods, const QString& text) {
            QKeyEvent down(QEvent::KeyPress, letter, mods, place + 8, 0, 0, text);
            QCoreApplication::sendEvent(window->windowHandle(), &down);
            QKeyEvent up(QEvent::KeyRelease, letter, mods, place + 8, 0, 0, text);
            QCoreApplication::sendEvent(window->windowHandle(), &up);
        };
        constexpr quint32 placeOfT = 20, placeOfZ = 44, placeOfB = 48;
        press(0x0418, placeOfB, {}, QString::fromUtf8("и"));
        QCOMPARE(QString(page->view()->tool()->info().id), QString("brush"));
        press(0x0415, placeOfT, {}, QString::fromUtf8("е"));
        QCOMPARE(QString(page->view()->tool()->info().id), QString("name"));
        page->document().push(paintTerrain(page->bench().drawing(), {3}, {"hill"}, PaintMode::Replace), "");
        press(0x042f, placeOfZ, Qt::ControlModifier, QString::fromUtf8("я"));
        QCOMPARE(page->document().stack()->index(), 0);
        // A text field takes the Russian letter.
        page->view()->setCursorCell(3);
        QTest::keyClick(page->view(), Qt::Key_Space);
        auto& name = child<QLineEdit>(*page, "nameEdit");
        QVERIFY(name.hasFocus());
        press(0x0415, placeOfT, {}, QString::fromUtf8("е"));
        QCOMPARE(name.text(), QString::fromUtf8("е"));
        QTest::keyClick(&name, Qt::Key_Escape);
        page->document().stack()->clear();
    }

    void findsAndReplacesTerrain()
    {
        const auto window = beginMap(14, 12);
        EditPage* page = window->editPage();
        MapHand hand(*page);
        page->bench().pen().features = {"hill"};
        hand.drag({"3,3", "3,6"});
        QTimer::singleShot(50, page, [] {
            auto* dialog = QApplication::activeModalWidget();
            auto& from = child<QComboBox>(*dialog, "replaceFrom");
            from.setCurrentText("Hill");
            QVERIFY(child<QLabel>(*dialog, "replaceCount").text().startsWith("4"));
            child<QComboBox>(*dialog, "replaceTo").setCurrentText("Buildings");
            qobject_cast<QDialog*>(dialog)->accept();
        });
        child<QAction>(*page, "mapReplace").trigger();
        QCOMPARE(page->bench().drawing().features(hand.cell("3,5")), std::vector<std::string>{"buildings"});
        QTimer::singleShot(50, page, [] {
            auto* dialog = QApplication::activeModalWidget();
            child<QSpinBox>(*dialog, "newColumns").setValue(16);
            child<QSpinBox>(*dialog, "shiftRight").setValue(1);
            qobject_cast<QDialog*>(dialog)->accept();
        });
        child<QAction>(*page, "mapResize").trigger();
        QCOMPARE(page->bench().drawing().grid().columns, 16);
        QCOMPARE(page->bench().drawing().features(hand.cell("4,5")), std::vector<std::string>{"buildings"});
        // The number stays with its cell.
        QCOMPARE(page->bench().drawing().number(hand.cell("4,5")), std::string("0305"));
        page->document().stack()->clear();
    }

    void keepsLockedLayerUnchanged()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        MapHand hand(*page);
        page->bench().pen().features = {"hill"};
        child<QAbstractButton>(*page, "lock-terrain").click();
        hand.click("3,3");
        QVERIFY(!page->modified());
        QVERIFY(child<QLabel>(*page, "toolWords").text().contains("locked"));
        child<QAbstractButton>(*page, "lock-terrain").click();
        hand.click("3,3");
        QVERIFY(page->modified());
        page->document().stack()->clear();
    }

    void refusesToOverwriteExternalChange()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        MapHand hand(*page);
        QTemporaryDir folder;
        const QString path = folder.filePath("x.scenario.json");
        page->bench().pen().features = {"hill"};
        hand.click("3,3");
        QVERIFY(page->saveTo(path));
        QVERIFY(!page->modified());
        hand.click("4,4");
        QVERIFY(page->title().contains("not saved"));
        QFile other(path);
        QVERIFY(other.open(QIODevice::Append));
        other.write(" \n");
        other.close();
        QTRY_VERIFY(child<QLabel>(*page, "mapNotice").isVisible());
        QTimer::singleShot(50, page, [] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            box->button(QMessageBox::Cancel)->click();
        });
        QVERIFY(!page->save());
        QVERIFY(page->modified());
        QTimer::singleShot(50, page, [] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            for (QAbstractButton* button : box->buttons())
                if (box->buttonRole(button) == QMessageBox::DestructiveRole)
                    return button->click();
        });
        QVERIFY(page->save());
        QVERIFY(!page->modified());
        // An unwritable folder is reported, and the map stays unsaved.
        hand.click("5,5");
        QVERIFY(!page->saveTo(folder.filePath("none/x.scenario.json")));
        auto& box = child<QMessageBox>(*page, "cannotSave");
        QCOMPARE(box.text(), QString("musket-and-saber.rules.json was not saved.")); // the rules are saved with the map
        QVERIFY(box.informativeText().contains("folder"));
        box.close();
        QVERIFY(page->modified());
        QCOMPARE(page->document().path(), path);
        page->document().stack()->clear();
    }

    void offersMapLeftByACrash()
    {
        const QString recovery = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/recovery";
        Scenario drawn;
        QByteArray bytes;
        {
            const auto window = beginMap(12, 10, "Lost map");
            EditPage* page = window->editPage();
            MapHand hand(*page);
            page->bench().pen().features = {"hill"};
            hand.click("3,3");
            hand.drag({"5,5", "5,8"});
            drawn = page->bench().drawing().scenario();
            const QStringList files = QDir(recovery).entryList({"*.fieldworks-recovery"});
            QCOMPARE(files.size(), 1);
            QFile file(QDir(recovery).filePath(files[0]));
            QVERIFY(file.open(QIODevice::ReadOnly));
            bytes = file.readAll(); // as a crash would leave it
            page->document().stack()->clear();
            window->close();
            QVERIFY(QDir(recovery).entryList({"*.fieldworks-recovery"}).isEmpty());
        }
        QFile left(QDir(recovery).filePath("left.fieldworks-recovery"));
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.write(bytes);
        left.close();
        MainWindow window;
        window.show();
        QTimer::singleShot(50, &window, [] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box->text().contains("Lost map"));
            for (QAbstractButton* button : box->buttons())
                if (box->buttonRole(button) == QMessageBox::AcceptRole)
                    return button->click();
        });
        window.offerRecovery();
        QVERIFY(window.editPage() != nullptr);
        QVERIFY(window.editPage()->bench().drawing().scenario() == drawn);
        QVERIFY(window.editPage()->document().stack()->canUndo());
        QVERIFY(window.editPage()->modified());
        window.editPage()->document().stack()->clear();
    }

    void everyControlHasAName()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        MapHand hand(*page);
        page->bench().pen().features = {"hill"};
        page->chooseTool("brush");
        for (const char* tool : {"select", "brush", "level", "side", "path", "area", "name", "place"}) {
            page->chooseTool(tool);
            QCOMPARE(namelessControls(*page), QStringList());
        }
        // Each key has one meaning.
        page->chooseTool("brush");
        hand.click("2,2"); // so that undo is possible
        QMap<QKeySequence, QString> keys;
        for (const QAction* action : window->findChildren<QAction*>()) {
            if (action->shortcut().isEmpty() || action->text().isEmpty() || !action->isEnabled())
                continue;
            QVERIFY2(!keys.contains(action->shortcut()),
                     qPrintable(keys.value(action->shortcut()) + " and " + action->text()));
            keys[action->shortcut()] = action->text();
        }
        page->chooseTool("brush");
        window->findChild<QAction*>("viewDark")->setChecked(true);
        page->bench().pen().features = {"light-woods"};
        hand.drag({"3,3", "6,5"});
        page->view()->settle();
        shot(*window, "editor-dark");
        window->findChild<QAction*>("viewDark")->setChecked(false);
        page->document().stack()->clear();
    }
};

FW_TEST(MapEditorTest)
#include "tst_mapeditor.moc"
