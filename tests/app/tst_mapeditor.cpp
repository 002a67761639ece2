#include "app/mapeditor/EditPage.h"
#include "app/mapeditor/MapDialogs.h"
#include "app/mapeditor/NewMapDialog.h"
#include "app/mapeditor/SidePanel.h"
#include "app/window/MainWindow.h"
#include "engine/store/Diff.h"
#include "tests/app/MapHand.h"
#include "tests/app/Widgets.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

using namespace fw;

namespace {

const char* const shipped = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";

/// Types into a field of a dialog in place of what is there.
void put(const QWidget& dialog, const char* name, const QString& text)
{
    auto& field = child<QWidget>(dialog, name);
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Tab);
}

} // namespace

/// The map editor on its real widgets.
class MapEditorTest : public QObject
{
    Q_OBJECT

private:
    /// A window with a new map of the shipped armies; seven gestures, the opening of the scenario and the menu included.
    static std::unique_ptr<MainWindow> begun(int columns, int rows, const QString& title = "Test")
    {
        auto window = std::make_unique<MainWindow>();
        window->resize(1500, 1000);
        window->show();
        window->open(shipped); // its armies are taken
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

    static void drawTerrain(MapHand& hand)
    {
        hand.pick("terrainList", "Light woods");
        hand.click("1,1");
        hand.drag({"7,2", "7,3", "8,3"});
        hand.click("13,2");
        hand.click("15,2");
        hand.click("9,4");
        hand.click("8,5");
        hand.click("12,5");
        hand.drag({"5,6", "5,7"});
        hand.drag({"4,8", "4,9"});
        hand.click("2,8");
        hand.drag({"13,10", "13,11"});
        hand.click("14,12");
        hand.drag({"4,12", "5,12"});
        hand.click("6,13");
        hand.pick("terrainList", "Deep woods");
        hand.drag({"2,4", "2,6"});
        hand.drag({"4,4", "4,6"});
        hand.pick("terrainList", "Hill");
        hand.drag({"5,4", "5,5"});
        hand.drag({"10,5", "10,6"});
        hand.click("7,7");
        hand.click("3,10");
        hand.drag({"5,11", "6,10", "7,11", "8,10", "9,11", "10,10"});
        hand.pick("terrainList", "Stream");
        hand.drag({"1,3", "2,3", "3,4", "3,8", "3,9", "2,9", "2,10", "1,11"});
        hand.pick("terrainList", "Brook");
        hand.drag({"11,5", "11,8", "12,8", "13,9", "14,9", "15,10"});
        hand.drag({"7,13", "7,15"});
        hand.pick("terrainList", "Buildings");
        hand.drag({"7,8", "8,8", "9,9"});
        hand.push("modeAdd");
        hand.pick("terrainList", "Bastion");
        hand.click("7,7");
    }

private slots:
    void initTestCase() { freshSettings("FieldworksMapTest"); }

    void cleanup()
    {
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    }

    /// Must show: the shipped map and set-up drawn again from an empty sheet, by mouse and keys.
    void theShippedMapByHand()
    {
        const auto window = begun(15, 15, "Germantown and its roads");
        EditPage* page = window->editPage();
        QVERIFY(page != nullptr);
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        MapHand hand(*page);
        const Scenario wanted = *readScenarioFile(shipped);

        drawTerrain(hand);
        for (std::size_t i = 0; i < wanted.map.terrain.size(); ++i)
            QVERIFY2(page->bench().drawing().features(Cell(i)) == wanted.map.terrain[i],
                     wanted.map.numbering.label(wanted.map.grid, Cell(i)).c_str());

        hand.key(Qt::Key_H);
        for (const auto& [a, b] : {std::pair("7,2", "7,3"), {"7,3", "8,3"}, {"8,3", "9,4"},
                                   {"5,6", "5,7"}, {"4,8", "4,9"}, {"13,10", "13,11"}, {"4,12", "5,12"}})
            hand.clickSide(a, b);
        QVERIFY(page->bench().drawing().map().sides == wanted.map.sides);

        hand.key(Qt::Key_P);
        hand.choose("wayOrigin", "Reconstructed");
        for (const Way& way : wanted.map.ways) {
            hand.type("wayName", QString::fromStdString(way.name));
            std::vector<QByteArray> names;
            std::vector<const char*> cells;
            for (const Cell cell : way.cells)
                names.push_back(QString("%1,%2")
                                    .arg(wanted.map.grid.column(cell) + 1)
                                    .arg(wanted.map.grid.row(cell) + 1)
                                    .toLatin1());
            for (const QByteArray& name : names)
                cells.push_back(name.constData());
            hand.drag(cells);
        }
        QVERIFY(page->bench().drawing().rest.map.ways == wanted.map.ways);

        hand.push("button-area");
        hand.choose("areaKind", "entry");
        hand.choose("areaSide", "Colonial");
        hand.type("areaId", "A");
        hand.click("1,8");
        hand.type("areaId", "B");
        hand.click("2,1");
        hand.type("areaId", "C");
        hand.click("12,1");
        hand.type("areaId", "D");
        hand.click("15,3");
        hand.choose("areaSide", "British");
        hand.type("areaId", "E");
        hand.click("12,15");
        hand.choose("areaKind", "objective");
        hand.choose("areaSide", "Nobody's");
        hand.type("areaId", "market-square");
        hand.click("8,8");
        hand.choose("areaSide", "British");
        hand.choose("areaOrigin", "Reconstructed");
        hand.type("areaId", "camps");
        hand.type("areaLabel", "British camp");
        hand.drag({"5,11", "6,10", "7,11", "8,10", "9,11", "10,10"});
        hand.choose("areaKind", "other");
        hand.choose("areaSide", "Nobody's");
        hand.choose("areaOrigin", "Printed");
        hand.type("areaId", "chew-house");
        hand.type("areaLabel", "Chew House");
        hand.click("7,7");
        hand.choose("areaKind", "road-exit");
        hand.choose("areaOrigin", "Reconstructed");
        hand.type("areaId", "road-exits");
        hand.type("areaLabel", "Where roads leave the map");
        for (const char* cell : {"1,8", "2,1", "12,1", "15,3", "12,15"})
            hand.click(cell);
        for (std::size_t i = 0; i < wanted.map.areas.size(); ++i)
            QVERIFY2(page->bench().drawing().rest.map.areas.at(i) == wanted.map.areas[i],
                     wanted.map.areas[i].id.c_str());

        hand.push("button-name");
        for (const PlaceName& name : wanted.map.names) {
            const char* const sizes[] = {"Small", "Middle", "Large"};
            if (page->bench().pen().nameSize != name.size)
                hand.pick("nameSize", sizes[name.size - 1]);
            hand.click(QString("%1,%2")
                           .arg(wanted.map.grid.column(name.cell) + 1)
                           .arg(wanted.map.grid.row(name.cell) + 1)
                           .toLatin1());
            hand.type("nameEdit", QString::fromStdString(name.text));
        }
        QVERIFY(page->bench().drawing().rest.map.names == wanted.map.names);

        hand.push("button-place");
        for (const char* unit : {"howe", "grant", "knyphausen"})
            hand.trayTo(unit, "11,14");
        hand.trayTo("guards", "9,11");
        hand.trayTo("hessian-brigade", "5,11");
        hand.trayTo("1st-brigade", "10,10");
        hand.trayTo("2nd-brigade", "8,10");
        hand.trayTo("3rd-brigade", "7,11");
        hand.trayTo("4th-brigade", "6,10");
        hand.trayTo("left", "5,4");
        hand.trayTo("right", "10,4");
        hand.trayTo("jaegers", "3,10");
        hand.tray("1st-brigade");
        hand.tray("2nd-brigade", Qt::ControlModifier);
        hand.tray("3rd-brigade", Qt::ControlModifier);
        hand.tray("4th-brigade", Qt::ControlModifier);
        hand.push("unitChoice");
        hand.trayToArrival("queens-rangers", 2, "Entry E");
        hand.trayToArrival("1st-grenadiers", 3, "Entry E");
        hand.trayToArrival("2nd-grenadiers", 3, "Entry E");
        hand.trayToArrival("hessian-grenadiers", 3, "Entry E");
        hand.trayToArrival("colonial/A", 1, "Any of Colonial");
        hand.trayToArrival("colonial/1", 1, "Entry A");
        hand.trayToArrival("colonial/2", 1, "Entry B");
        hand.trayToArrival("colonial/3", 1, "Entry C");
        hand.trayToArrival("colonial/4", 1, "Entry D");
        hand.trayToArrival("colonial/5", 2, "Entry B");
        QVERIFY(page->bench().drawing().rest.setup == wanted.setup);
        page->view()->settle();
        shot(*window, "germantown-drawn");

        QTemporaryDir folder;
        const QString path = folder.filePath("germantown.scenario.json");
        QVERIFY(page->saveTo(path));
        const Result<Scenario> saved = readScenarioFile(path.toStdString());
        QVERIFY(saved.has_value());
        for (const Text& line : diff(wanted, *saved))
            qWarning("%s", plain(line).c_str());
        QVERIFY(*saved == wanted);
        QVERIFY(!page->modified());
        // Seven of the new map: open, menu, title, columns, rows, origin, begin; and one to save.
        const int all = hand.gestures() + 7 + 1;
        qInfo("%d gestures", all);
        QVERIFY2(all <= 150, qPrintable(hand.log().join('\n')));

        // And back to the empty sheet, step by step.
        while (page->document().stack()->canUndo())
            page->document().stack()->undo();
        QVERIFY(page->bench().drawing().rest.setup.empty());
        QVERIFY(page->bench().drawing().map().sides.empty());
        page->document().stack()->setIndex(page->document().stack()->count());
        QVERIFY(page->document().drawing().scenario() == wanted);
        page->document().stack()->setClean();
    }

    /// The same by the keyboard's cell cursor, each cell said in words.
    void drawnByKeyboard()
    {
        const auto window = begun(12, 10);
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
        // Shift is held; QTest's own click would let it go each time.
        for (int i = 0; i < 3; ++i) {
            QKeyEvent right(QEvent::KeyPress, Qt::Key_Right, Qt::ShiftModifier);
            QCoreApplication::sendEvent(view, &right);
        }
        QKeyEvent released(QEvent::KeyRelease, Qt::Key_Shift, Qt::NoModifier);
        QCoreApplication::sendEvent(view, &released);
        QCOMPARE(d.features(g.cell(6, 3)), std::vector<std::string>{"hill"});
        QCOMPARE(page->document().stack()->count(), 2); // one dab, one stroke
        QCOMPARE(words.last()[0].toString(), QString("0704 Hill"));
        // A hexside with comma and full stop, a level, and how the cell reads then.
        hand.key(Qt::Key_H);
        hand.key(Qt::Key_Period); // from north to north-east
        hand.key(Qt::Key_Space);
        hand.key(Qt::Key_E);
        hand.key(Qt::Key_Space);
        QCOMPARE(words.last()[0].toString(),
                 QString("0704 Hill, level 1, Wooded hexside to the north-east"));
        // A road from point to point, one point taken back.
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
        // All of it back with one key each.
        const int steps = page->document().stack()->count();
        for (int i = 0; i < steps; ++i)
            QTest::keyClick(view, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!page->document().stack()->canUndo());
        QVERIFY(d.rest.setup.empty() && d.rest.map.ways.empty());
        page->document().stack()->clear();
    }

    void escapeGivesUpWhatWasBegun()
    {
        const auto window = begun(12, 10);
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
            QMouseEvent move(QEvent::MouseMove, to, view->viewport()->mapToGlobal(to), Qt::NoButton,
                             Qt::LeftButton, {});
            QCoreApplication::sendEvent(view->viewport(), &move);
            QTest::keyClick(view, Qt::Key_Escape);
            QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, to);
            QVERIFY2(d.scenario() == before, tool);
            QCOMPARE(page->document().stack()->count(), 0);
        }
    }

    void everyToolDoesItsWork()
    {
        const auto window = begun(14, 12);
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
        // Chosen cells: same terrain, copied, pasted as text, moved, emptied.
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

    void terrainIsFoundAndReplaced()
    {
        const auto window = begun(14, 12);
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
        QCOMPARE(page->bench().drawing().features(hand.cell("3,5")),
                 std::vector<std::string>{"buildings"});
        QTimer::singleShot(50, page, [] {
            auto* dialog = QApplication::activeModalWidget();
            child<QSpinBox>(*dialog, "newColumns").setValue(16);
            child<QSpinBox>(*dialog, "shiftRight").setValue(1);
            qobject_cast<QDialog*>(dialog)->accept();
        });
        child<QAction>(*page, "mapResize").trigger();
        QCOMPARE(page->bench().drawing().grid().columns, 16);
        QCOMPARE(page->bench().drawing().features(hand.cell("4,5")),
                 std::vector<std::string>{"buildings"});
        // The number stays with the ground.
        QCOMPARE(page->bench().drawing().number(hand.cell("4,5")), std::string("0305"));
        page->document().stack()->clear();
    }

    void aLockedLayerStays()
    {
        const auto window = begun(12, 10);
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

    void findingsFollowTheDrawing()
    {
        const auto window = begun(12, 10);
        EditPage* page = window->editPage();
        MapHand hand(*page);
        const auto said = [&](const QString& words) {
            page->side()->check();
            for (const MapFinding& finding : page->side()->findings())
                if (finding.words.contains(words))
                    return true;
            return false;
        };
        QVERIFY(said("Not placed"));
        QVERIFY(!said("comes from nowhere"));
        page->bench().pen().features = {"stream"};
        hand.click("5,5");
        QVERIFY(said("The water at 0505 comes from nowhere"));
        page->bench().pen().features = {"quicksand"};
        hand.click("6,6");
        QVERIFY(said("no terrain “quicksand”"));
        page->chooseTool("path");
        hand.drag({"2,2", "2,5"});
        QVERIFY(said("ends in the open at 0205"));
        page->document().stack()->undo();
        QVERIFY(!said("ends in the open at 0205"));
        // Go to: the cells are pointed out.
        auto& list = child<QListWidget>(*page, "findings");
        QVERIFY(list.count() >= 2);
        emit list.itemActivated(list.item(0));
        page->document().stack()->clear();
    }

    void savingRefusesToWriteOverOthersWork()
    {
        const auto window = begun(12, 10);
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
                if (button->text().startsWith("Write"))
                    return button->click();
        });
        QVERIFY(page->save());
        QVERIFY(!page->modified());
        // A folder that takes nothing is said, and the map stays unsaved.
        hand.click("5,5");
        QTimer::singleShot(50, page, [] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box->informativeText().contains("folder"));
            box->close();
        });
        QVERIFY(!page->saveTo(folder.filePath("none/x.scenario.json")));
        QVERIFY(page->modified());
        QCOMPARE(page->file().path(), path);
        page->document().stack()->clear();
    }

    void whatACrashLeftIsTakenUpAgain()
    {
        const QString recovery =
            QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/recovery";
        Scenario drawn;
        QByteArray bytes;
        {
            const auto window = begun(12, 10, "Lost map");
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
                if (button->text() == "Take it up again")
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
        const auto window = begun(12, 10);
        EditPage* page = window->editPage();
        for (const char* tool : {"select", "brush", "level", "side", "path", "area", "name", "place"}) {
            page->chooseTool(tool);
            QCOMPARE(namelessControls(*page), QStringList());
        }
        page->chooseTool("brush");
        window->findChild<QAction*>("viewDark")->setChecked(true);
        MapHand hand(*page);
        page->bench().pen().features = {"light-woods"};
        hand.drag({"3,3", "6,5"});
        page->view()->settle();
        shot(*window, "editor-dark");
        window->findChild<QAction*>("viewDark")->setChecked(false);
        page->document().stack()->clear();
    }
};

QTEST_MAIN(MapEditorTest)
#include "tst_mapeditor.moc"
