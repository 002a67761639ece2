#include "app/Places.h"
#include "app/mapeditor/EditPage.h"
#include "app/mapeditor/SetupCheck.h"
#include "app/mapeditor/SetupPanel.h"
#include "app/mapeditor/UnitTray.h"
#include "app/shell/MainWindow.h"
#include "editor/commands/Placing.h"
#include "editor/view/EdgeRuler.h"
#include "tests/Main.h"
#include "tests/app/MapHand.h"
#include "tests/app/Widgets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace fw;

namespace {

void typedInto(QLineEdit& field, const QString& text)
{
    QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
}

} // namespace

/// The later tools of the map editor on the real widgets, by mouse and by keyboard.
class MapToolsPageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { freshSettings("FieldworksMapToolsTest"); }

    void cleanup() { QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively(); }

    void togglesCellsOutOfPlay()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        EditView* view = page->view();
        const Drawing& d = page->bench().drawing();
        MapHand hand(*page);
        view->setFocus();
        hand.key(Qt::Key_O);
        hand.drag({"2,2", "2,5"});
        for (const char* cell : {"2,2", "2,3", "2,4", "2,5"})
            QVERIFY(d.outOfPlay(hand.cell(cell)));
        QVERIFY(!d.outOfPlay(hand.cell("3,3")));
        QCOMPARE(page->document().stack()->count(), 1);
        // Blank paper instead of terrain.
        view->settle();
        const auto colour = [&](const char* cell) {
            return view->viewport()->grab().toImage().pixelColor(view->viewPoint(hand.cell(cell)));
        };
        view->setGridShown(false);
        view->setNumbersShown(false);
        view->settle();
        QCOMPARE(colour("2,3"), MapStyle::light().sheet);
        QVERIFY(colour("6,6") != MapStyle::light().sheet);
        // By keyboard, starting on a cell out of play: back into play.
        view->setCursorCell(hand.cell("2,3"));
        QCOMPARE(view->viewport()->accessibleDescription(), QString("0203 out of play"));
        hand.key(Qt::Key_Space);
        QVERIFY(!d.outOfPlay(hand.cell("2,3")));
        hand.key(Qt::Key_BracketRight);
        view->setCursorCell(hand.cell("8,6"));
        hand.key(Qt::Key_Space);
        QCOMPARE(int(d.map().outOfPlay.cells.size()), 3 + 7);
        QTemporaryDir folder;
        const QString path = folder.filePath("cut.scenario.json");
        QVERIFY(page->saveTo(path));
        const auto again = readScenarioOrMap(path, shippedFolder());
        QVERIFY(again.has_value());
        QVERIFY(again->scenario.map == d.map());
        page->document().stack()->clear();
    }

    void roadOverStreamGetsABridge()
    {
        const auto window = beginMap(12, 10);
        window->editMap(FW_SOURCE_DIR "/scenarios/templates/differential.scenario.json");
        EditPage* page = window->editPage();
        QVERIFY(page != nullptr && page->document().rules().id != "");
        EditView* view = page->view();
        view->settle();
        view->fit();
        const Drawing& d = page->bench().drawing();
        const Grid& g = d.grid();
        MapHand hand(*page);
        const Cell a = hand.cell("5,3"), b = hand.cell("5,4");
        const int side = g.sharedSide(a, b);
        page->chooseTool("side");
        hand.clickSide("5,3", "5,4");
        QCOMPARE(d.sideFeatures(side), std::vector<std::string>{"stream"});
        page->chooseTool("path");
        QTest::mouseMove(view->viewport(), view->viewPoint(hand.cell("5,2")));
        hand.click("5,2");
        QTest::mouseMove(view->viewport(), view->viewPoint(hand.cell("5,6")));
        QTRY_VERIFY(child<QLabel>(*page, "toolWords").text().contains("water between 0503 and 0504"));
        hand.click("5,6");
        view->setFocus();
        hand.key(Qt::Key_Return);
        QCOMPARE(d.sideFeatures(side), (std::vector<std::string>{"stream", "bridge"}));
        QCOMPARE(page->document().stack()->count(), 2); // the road and its bridge are one undo step
        view->settle();
        shot(*window, "editor-bridge");
        // Changed by keyboard at the cursor, and by Alt and a click.
        view->setCursorCell(a);
        for (int i = 0; i < g.directions() && g.side(a, i) != side; ++i)
            hand.key(Qt::Key_Period); // from north clockwise
        hand.key(Qt::Key_W);
        QCOMPARE(d.sideFeatures(side), (std::vector<std::string>{"stream", "ford"}));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, Qt::AltModifier, view->sidePoint(side));
        QCOMPARE(d.sideFeatures(side), (std::vector<std::string>{"stream"}));
        hand.key(Qt::Key_W);
        page->document().stack()->undo();
        QCOMPARE(d.sideFeatures(side), (std::vector<std::string>{"stream"}));
        // "Nothing" leaves the water unchanged.
        page->document().stack()->undo();
        page->document().stack()->undo();
        page->document().stack()->undo();
        QVERIFY(d.sideFeatures(side) == std::vector<std::string>{"stream"});
        child<QComboBox>(*page, "wayCrossing").setCurrentIndex(0);
        hand.drag({"5,2", "5,6"});
        QCOMPARE(d.sideFeatures(side), std::vector<std::string>{"stream"});
        page->document().stack()->clear();
    }

    void routeToolAvoidsRoughTerrain()
    {
        const auto window = beginMap(14, 12);
        EditPage* page = window->editPage();
        const Drawing& d = page->bench().drawing();
        MapHand hand(*page);
        page->chooseTool("brush");
        page->bench().pen().features = {"deep-woods"};
        hand.drag({"6,5", "6,7"}); // three cells deep: through is more expensive than around
        hand.drag({"7,5", "7,7"});
        hand.drag({"8,5", "8,7"});
        page->chooseTool("path");
        child<QCheckBox>(*page, "wayRoute").click();
        page->view()->setFocus();
        hand.click("4,6");
        hand.click("10,6");
        hand.key(Qt::Key_Return);
        QCOMPARE(d.rest.map.ways.size(), std::size_t(1));
        for (const Cell cell : d.rest.map.ways[0].cells)
            QVERIFY(d.features(cell) != std::vector<std::string>{"deep-woods"});
        QCOMPARE(d.rest.map.ways[0].cells.front(), hand.cell("4,6"));
        QCOMPARE(d.rest.map.ways[0].cells.back(), hand.cell("10,6"));
        // With the option off, the straight line is used; the message names where it meets the other road.
        child<QCheckBox>(*page, "wayRoute").click();
        hand.click("4,6");
        QTest::mouseMove(page->view()->viewport(), page->view()->viewPoint(hand.cell("4,9")));
        QTRY_VERIFY(child<QLabel>(*page, "toolWords").text().contains("joins Road at 0406"));
        QTest::keyClick(page->view(), Qt::Key_Escape);
        page->document().stack()->clear();
    }

    void turnsNames()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        const Drawing& d = page->bench().drawing();
        MapHand hand(*page);
        page->chooseTool("name");
        child<QSpinBox>(*page, "nameAngle").setValue(-30);
        hand.click("5,5");
        typedInto(child<QLineEdit>(*page, "nameEdit"), "Ridge");
        QCOMPARE(d.rest.map.names.at(0).angle, -30);
        page->view()->settle();
        shot(*window, "editor-angle");
        // By keyboard: the bracket keys turn the name, and the same text typed again gets the new angle.
        page->view()->setFocus();
        hand.key(Qt::Key_BracketRight);
        QCOMPARE(page->bench().pen().nameAngle, -25);
        page->view()->setCursorCell(hand.cell("5,5"));
        hand.key(Qt::Key_Space);
        typedInto(child<QLineEdit>(*page, "nameEdit"), "Ridge");
        QCOMPARE(d.rest.map.names.at(0).angle, -25);
        page->document().stack()->undo();
        QCOMPARE(d.rest.map.names.at(0).angle, -30);
        page->document().stack()->clear();
    }

    void rulerMeasuresWithTheRules()
    {
        const auto window = beginMap(14, 12);
        EditPage* page = window->editPage();
        MapHand hand(*page);
        page->chooseTool("brush");
        page->bench().pen().features = {"deep-woods"};
        hand.drag({"6,3", "6,5"});
        page->chooseTool("ruler");
        auto& mover = child<QComboBox>(*page, "rulerMover");
        QVERIFY(mover.count() > 1);
        mover.setCurrentIndex(1);
        page->view()->setFocus();
        page->view()->setCursorCell(hand.cell("5,4"));
        hand.key(Qt::Key_Space);
        page->view()->setCursorCell(hand.cell("7,4"));
        const QString words = child<QLabel>(*page, "toolWords").text();
        QVERIFY2(words.contains("0504 to 0704: distance 2") && words.contains("March: "), qPrintable(words));
        // The second click keeps the result while the mouse moves on.
        hand.key(Qt::Key_Space);
        page->view()->setCursorCell(hand.cell("9,9"));
        QVERIFY(child<QLabel>(*page, "toolWords").text().contains("0504 to 0704"));
        shot(*window, "editor-ruler");
        page->document().stack()->clear();
    }

    void placesMovesAndNamesPanels()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        EditView* view = page->view();
        const Drawing& d = page->bench().drawing();
        view->setFocus();
        QTest::keyClick(view, Qt::Key_K);
        view->settle();
        QVERIFY(view->besideShown());
        auto& what = child<QComboBox>(*page, "panelWhat");
        QVERIFY(what.findText("Turn track") >= 0 && what.findText("Legend") >= 0);
        what.setCurrentIndex(what.findText("Turn track"));
        child<QPushButton>(*page, "panelPlace").click();
        QCOMPARE(d.rest.map.panels.size(), std::size_t(1));
        QCOMPARE(page->bench().panel(), 0);
        // By mouse: moved, and widened at its corner.
        const auto drag = [&](QPointF from, QPointF to) {
            const QPoint a = view->mapFromScene(from), b = view->mapFromScene(to);
            QTest::mousePress(view->viewport(), Qt::LeftButton, {}, a);
            QMouseEvent move(QEvent::MouseMove, b, view->viewport()->mapToGlobal(b), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(view->viewport(), &move);
            QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, b);
            view->settle();
            view->fit();
        };
        const auto box = [&] {
            const Panel& p = d.rest.map.panels[0];
            return QRectF(p.x, p.y, p.width, p.height);
        };
        const QRectF first = box();
        drag(first.center(), first.center() + QPointF(-40, 30));
        QVERIFY(std::abs(box().x() - (first.x() - 40)) <= 2);
        QVERIFY(std::abs(box().y() - (first.y() + 30)) <= 2);
        QCOMPARE(box().size(), first.size());
        drag(box().bottomRight() - QPointF(1.5, 1.5), box().bottomRight() + QPointF(18.5, 8.5));
        QVERIFY(std::abs(box().width() - (first.width() + 20)) <= 2);
        // By keyboard: an arrow moves one millimetre, with Ctrl ten, with Shift it resizes.
        const QRectF second = box();
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Right);
        QTest::keyClick(view, Qt::Key_Down, Qt::ControlModifier);
        QTest::keyClick(view, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(box(), QRectF(second.x() + 1, second.y() + 10, second.width() + 1, second.height()));
        // Named, and the numbers in the fields.
        auto& title = child<QLineEdit>(*page, "panelTitle");
        typedInto(title, "Hours");
        QCOMPARE(d.rest.map.panels[0].title, std::string("Hours"));
        QCOMPARE(child<QSpinBox>(*page, "panelX").value(), d.rest.map.panels[0].x);
        child<QSpinBox>(*page, "panelX").setValue(7);
        QCOMPARE(d.rest.map.panels[0].x, 7);
        // A chart of the rules; full stop selects the next one; Delete puts it back.
        int chart = -1;
        for (int i = 0; i < what.count() && chart < 0; ++i)
            if (what.itemText(i).startsWith("Chart: "))
                chart = i;
        QVERIFY(chart >= 0);
        what.setCurrentIndex(chart);
        child<QPushButton>(*page, "panelPlace").click();
        QCOMPARE(d.rest.map.panels.size(), std::size_t(2));
        view->settle();
        view->fit();
        shot(*window, "editor-boxes");
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Period);
        QCOMPARE(page->bench().panel(), 0);
        QTest::keyClick(view, Qt::Key_Delete);
        QCOMPARE(d.rest.map.panels.size(), std::size_t(1));
        QCOMPARE(d.rest.map.panels[0].what, std::string("table"));
        while (page->document().stack()->canUndo())
            page->document().stack()->undo();
        QVERIFY(d.rest.map.panels.empty());
        // A panel that the program placed can be dragged.
        const int legendAt = what.findText("Legend");
        QVERIFY(legendAt >= 0);
        page->document().stack()->clear();
    }

    void edgesShowNumbers()
    {
        const auto window = beginMap(30, 20);
        EditPage* page = window->editPage();
        EditView* view = page->view();
        auto& columns = child<EdgeRuler>(*page, "columnRuler");
        auto& rows = child<EdgeRuler>(*page, "rowRuler");
        QVERIFY(columns.isVisible() && rows.isVisible());
        QVERIFY(columns.shown().contains("01"));
        QVERIFY(!columns.shown().contains("31"));
        // When zoomed in, fewer columns are visible, and each has its number.
        for (int i = 0; i < 6; ++i)
            view->zoomIn();
        view->setCursorCell(page->bench().drawing().grid().cell(14, 9));
        const QStringList near = columns.shown();
        QVERIFY2(near.contains("15"), qPrintable(near.join(' ')));
        QVERIFY(rows.shown().contains("10"));
        QVERIFY(!near.contains("01"));
        for (int i = 1; i < near.size(); ++i)
            QCOMPARE(near[i].toInt(), near[i - 1].toInt() + 1);
        view->horizontalScrollBar()->setValue(view->horizontalScrollBar()->maximum());
        QVERIFY(columns.shown().contains("30"));
        child<QCheckBox>(*page, "show-rulers").click();
        QVERIFY(!columns.isVisible());
        page->document().stack()->clear();
    }

    void showsIllegalSetupAtOnce()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        MapHand hand(*page);
        SetupCheck* check = page->setupCheck();
        check->settle();
        QVERIFY(check->warnings().empty());
        page->chooseTool("place");
        page->bench().chooseUnits(
            {"1st-brigade", "2nd-brigade", "3rd-brigade", "4th-brigade", "guards", "hessian-brigade"});
        hand.click("5,5");
        check->settle();
        QCOMPARE(int(check->warnings().size()), 6);
        const QTreeWidgetItem* line = page->setup()->tray()->itemOf("guards");
        QVERIFY2(line->text(1).contains("more units than may stack (5.0)"), qPrintable(line->text(1)));
        QVERIFY(!line->icon(1).isNull());
        QVERIFY(child<QLabel>(*page, "setupState").text().contains("6 counters may not start"));
        page->view()->settle();
        shot(*window, "editor-warnings");
        // After they are moved apart, no warning is left.
        page->bench().chooseUnits({"guards", "hessian-brigade", "4th-brigade", "3rd-brigade"});
        page->document().push(unplaceUnits(page->bench().drawing(), page->bench().units()), "apart");
        check->settle();
        QVERIFY(check->warnings().empty());
        QVERIFY(!line->text(1).contains("stack"));
        page->document().stack()->clear();
    }

    /// Every tool works from the cell cursor, shows its key, and can be undone.
    void everyToolWorksByKeyboard()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        EditView* view = page->view();
        MapHand hand(*page);
        const Drawing& d = page->bench().drawing();
        page->bench().pen().features = {"hill"};
        page->bench().pen().area.id = "ridge";
        const struct {
            const char* tool;
            Qt::Key key;
            std::vector<Qt::Key> then;
        } tools[] = {{"brush", Qt::Key_B, {Qt::Key_Space}},
                     {"line", Qt::Key_L, {Qt::Key_Space, Qt::Key_Right, Qt::Key_Right, Qt::Key_Space}},
                     {"shape", Qt::Key_R, {Qt::Key_Space, Qt::Key_Down, Qt::Key_Down, Qt::Key_Space}},
                     {"fill", Qt::Key_F, {Qt::Key_Space}},
                     {"level", Qt::Key_E, {Qt::Key_Space}},
                     {"side", Qt::Key_H, {Qt::Key_Space}},
                     {"path", Qt::Key_P, {Qt::Key_Space, Qt::Key_Left, Qt::Key_Left, Qt::Key_Space, Qt::Key_Return}},
                     {"area", Qt::Key_A, {Qt::Key_Space}},
                     {"bounds", Qt::Key_O, {Qt::Key_Space}},
                     {"eraser", Qt::Key_X, {Qt::Key_Space}}};
        for (const auto& one : tools) {
            view->setFocus();
            hand.key(one.key);
            QVERIFY(view->tool() != nullptr);
            QCOMPARE(QString(view->tool()->info().id), QString(one.tool));
            const auto& button = child<QWidget>(*page, qPrintable(QString("button-%1").arg(one.tool)));
            QVERIFY2(button.toolTip().contains("(" + view->tool()->info().key.toString(QKeySequence::NativeText) + ")"),
                     one.tool);
            QVERIFY(!button.accessibleDescription().isEmpty());
            const Scenario before = d.scenario();
            const int count = page->document().stack()->count();
            // The brush has already filled its cell.
            view->setCursorCell(hand.cell(one.key == Qt::Key_F ? "2,2" : "6,5"));
            for (const Qt::Key key : one.then)
                hand.key(key);
            QVERIFY2(d.scenario() != before, one.tool);
            QCOMPARE(page->document().stack()->count(), count + 1);
            page->document().stack()->undo();
            QVERIFY2(d.scenario() == before, one.tool);
            page->document().stack()->redo();
        }
        // Chosen by keyboard, then cleared.
        hand.key(Qt::Key_V);
        view->setCursorCell(hand.cell("6,5"));
        hand.key(Qt::Key_Space);
        QCOMPARE(page->bench().selection(), std::vector<Cell>{hand.cell("6,5")});
        for (const char* tool : {"scan", "panel", "ruler", "bounds", "name", "path"}) {
            page->chooseTool(tool);
            QCOMPARE(namelessControls(*page), QStringList());
        }
        window->findChild<QAction*>("viewDark")->setChecked(true);
        view->settle();
        shot(*window, "editor-tools-dark");
        window->findChild<QAction*>("viewDark")->setChecked(false);
        page->document().stack()->clear();
    }
};

FW_TEST(MapToolsPageTest)
#include "tst_maptools.moc"
