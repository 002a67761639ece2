#include "app/mapeditor/EditPage.h"
#include "app/shell/MainWindow.h"
#include "editor/commands/Placing.h"
#include "editor/view/MapView.h"
#include "tests/Main.h"
#include "tests/app/MapHand.h"
#include "tests/app/Widgets.h"

#include <QAction>
#include <QHelpEvent>
#include <QLabel>
#include <QStatusBar>
#include <QToolTip>

using namespace fw;

/// The line below a map is correct and stays in its place.
class MapSaysTest : public QObject
{
    Q_OBJECT

private:
    /// The text of the status bar about the cell under the cursor.
    static QString readout(const MainWindow& window)
    {
        for (const QLabel* label : window.statusBar()->findChildren<QLabel*>())
            if (label->accessibleName() == "Cell under the cursor")
                return label->text();
        return {};
    }

    static QString toolWords(const MainWindow& window) { return child<QLabel>(window, "toolWords").text(); }

    static void point(QWidget& on, QPoint at)
    {
        QMouseEvent move(QEvent::MouseMove, at, on.mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(&on, &move);
    }

private slots:
    void initTestCase() { freshSettings("FieldworksMapSaysTest"); }

    /// 13: After an undo under a resting mouse, the line still described woods on open ground.
    void statusLineFollowsEveryChange()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        QUndoStack* history = page->document().stack();
        MapHand hand(*page);
        page->bench().pen().features = {"deep-woods"};
        page->chooseTool("brush");
        hand.click("5,5");
        QCOMPARE(readout(*window), QString("0505 Deep woods"));
        child<QAction>(*page, "mapUndo").trigger();
        QCOMPARE(readout(*window), QString("0505 clear"));
        QCOMPARE(page->view()->viewport()->accessibleDescription(), QString("0505 clear"));
        child<QAction>(*page, "mapRedo").trigger();
        QCOMPARE(readout(*window), QString("0505 Deep woods"));
        // A level, which the tool describes as well.
        page->chooseTool("level");
        hand.click("5,5");
        QCOMPARE(readout(*window), QString("0505 Deep woods, level 1"));
        QCOMPARE(toolWords(*window), QString("level 1"));
        history->undo();
        QCOMPARE(readout(*window), QString("0505 Deep woods"));
        QCOMPARE(toolWords(*window), QString("level 0"));
        // An edit from a list, not from the map.
        page->document().push(placeUnits(page->bench().drawing(), {"howe"}, hand.cell("5,5")), "place");
        QVERIFY2(readout(*window).startsWith("0505 Deep woods, ") && readout(*window) != "0505 Deep woods",
                 qPrintable(readout(*window)));
        history->undo();
        QCOMPARE(readout(*window), QString("0505 Deep woods"));
        // With the keyboard's cursor.
        page->chooseTool("brush");
        page->view()->setCursorCell(hand.cell("2,2"));
        hand.key(Qt::Key_Space);
        QCOMPARE(readout(*window), QString("0202 Deep woods"));
        history->undo();
        QCOMPARE(readout(*window), QString("0202 clear"));
        history->clear();
    }

    /// 13: A tool's message stayed after its cause was gone, such as one about a road that was undone.
    void toolClearsItsMessage()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        EditView* view = page->view();
        MapHand hand(*page);
        page->chooseTool("side");
        point(*view->viewport(),
              view->sidePoint(page->bench().drawing().grid().sharedSide(hand.cell("5,5"), hand.cell("5,6"))));
        QVERIFY2(toolWords(*window).startsWith("between 0505 and 0506"), qPrintable(toolWords(*window)));
        point(*view->viewport(), view->viewPoint(hand.cell("7,5")));
        QCOMPARE(toolWords(*window), QString());
        // A message about a click stays on the next mouse move, and goes with the next change.
        page->bench().setLocked(MapPart::Sides, true);
        hand.clickSide("5,5", "5,6");
        QVERIFY2(toolWords(*window).contains("locked"), qPrintable(toolWords(*window)));
        point(*view->viewport(), view->viewPoint(hand.cell("7,6")));
        QVERIFY2(toolWords(*window).contains("locked"), qPrintable(toolWords(*window)));
        page->bench().setLocked(MapPart::Sides, false);
        page->chooseTool("brush");
        page->bench().pen().features = {"hill"};
        hand.click("7,6");
        QCOMPARE(toolWords(*window), QString());
        page->document().stack()->clear();
    }

    /// 13: The line appeared and disappeared, and the map moved while the user drew.
    void messageDoesNotMoveTheMap()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        EditView* view = page->view();
        page->chooseTool("side");
        QCoreApplication::processEvents();
        auto& line = child<QLabel>(*page, "toolWords");
        auto& field = child<QWidget>(*page, "toolHelp");
        const QRect map(view->mapTo(window.get(), QPoint()), view->size());
        const QPoint at = field.mapTo(window.get(), QPoint());
        for (const QString& words :
             {QString(), QString("one"), QString("two\nlines"), QString("many words ").repeated(80)}) {
            page->bench().say(words);
            QCoreApplication::processEvents();
            QCOMPARE(QRect(view->mapTo(window.get(), QPoint()), view->size()), map);
            QCOMPARE(field.mapTo(window.get(), QPoint()), at);
        }
        // A text that is cut off is complete in the tooltip.
        QVERIFY(line.width() <= window->width());
        QHelpEvent ask(QEvent::ToolTip, {5, 5}, line.mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(&line, &ask);
        QVERIFY2(QToolTip::text().contains("many words many words"), qPrintable(QToolTip::text()));
        page->document().stack()->clear();
    }

    /// 13: The same for the line below a scenario on the Look page.
    void readoutDoesNotMoveTheMap()
    {
        MainWindow window;
        window.resize(1000, 800);
        window.show();
        QVERIFY(window.open(shippedScenario));
        QCoreApplication::processEvents();
        const auto place = [&] { return QRect(window.mapView()->mapTo(&window, QPoint()), window.mapView()->size()); };
        const QRect map = place();
        for (int x = 10; x < map.width(); x += 60)
            for (int y = 10; y < map.height(); y += 60) {
                point(*window.mapView()->viewport(), {x, y});
                QCoreApplication::processEvents();
                QVERIFY2(place() == map, qPrintable(readout(window)));
            }
    }
};

FW_TEST(MapSaysTest)
#include "tst_mapsays.moc"
