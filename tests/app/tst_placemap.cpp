#include "app/mapeditor/EditPage.h"
#include "app/mapeditor/NewMapDialog.h"
#include "editor/commands/Placing.h"
#include "editor/view/EditView.h"
#include "tests/Main.h"
#include "tests/app/Widgets.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTemporaryDir>
#include <cstdlib>

using namespace fw;

namespace {

const QString campaign = FW_SOURCE_DIR "/scenarios/templates/card-driven.scenario.json";

/// An empty map of places for the armies of the campaign, in a window of 1280 by 800.
struct MapTable {
    explicit MapTable(int places = 2)
    {
        NewMapDialog dialog(campaign);
        child<QComboBox>(dialog, "mapShape").setCurrentIndex(int(GridShape::Places));
        child<QLineEdit>(dialog, "mapTitle").setText("The Marches");
        child<QSpinBox>(dialog, "mapWidth").setValue(300);
        child<QSpinBox>(dialog, "mapHeight").setValue(200);
        child<QSpinBox>(dialog, "mapPlaces").setValue(places);
        document = std::make_shared<MapDocument>(dialog.rules(), dialog.scenario(), dialog.origin());
        page = std::make_unique<EditPage>(document, QString());
        page->resize(1280, 800);
        page->show();
        page->activateWindow();
        if (!QTest::qWaitForWindowActive(page.get()))
            qFatal("the page is not active");
        page->view()->settle();
        page->view()->fit();
        page->view()->setFocus();
    }
    const Grid& grid() const { return document->drawing().grid(); }
    EditView& view() const { return *page->view(); }
    Cell named(const char* id) const { return grid().graph->named(id); }
    QPoint point(double x, double y) const { return view().mapFromScene(QPointF(x, y)); }
    QPoint point(const char* id) const
    {
        if (named(id) == noCell)
            qFatal("no place %s", id);
        return view().viewPoint(named(id));
    }
    void click(QPoint at, Qt::KeyboardModifiers mods = {}) const
    {
        QTest::mouseMove(view().viewport(), at);
        QTest::mouseClick(view().viewport(), Qt::LeftButton, mods, at);
    }
    void drag(QPoint from, QPoint to) const
    {
        QWidget* on = view().viewport();
        QTest::mousePress(on, Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, to, on->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(on, &move);
        QTest::mouseRelease(on, Qt::LeftButton, {}, to);
    }
    void key(int key, Qt::KeyboardModifiers mods = {}) const { QTest::keyClick(&view(), Qt::Key(key), mods); }
    /// Adds a place with a click and a name.
    void add(double x, double y, const char* name) const
    {
        click(point(x, y));
        auto& field = child<QLineEdit>(*page, "placeEdit");
        QTest::keyClicks(&field, name);
        QTest::keyClick(&field, Qt::Key_Return);
    }
    QUndoStack& stack() const { return *document->stack(); }
    QString said() const { return child<QLabel>(*page, "toolWords").text(); }

    std::shared_ptr<MapDocument> document;
    std::unique_ptr<EditPage> page;
};

} // namespace

/// A map of places is drawn by hand: places, links and what is on them.
class PlaceMapTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { freshSettings("FieldworksPlaceMapTest"); }

    void newMapOffersPlaces()
    {
        NewMapDialog dialog(campaign);
        dialog.show();
        QCOMPARE(child<QComboBox>(dialog, "mapShape").currentIndex(), int(GridShape::Places)); // as the campaign
        QVERIFY(child<QSpinBox>(dialog, "mapWidth").isVisible());
        QVERIFY(!child<QSpinBox>(dialog, "mapColumns").isVisible());
        QVERIFY(!child<QWidget>(dialog, "numberPreview").isVisible());
        QVERIFY(namelessControls(dialog).isEmpty());
        shot(dialog, "places-new");
        for (const int count : {2, 3, 5, 8, 40, 200}) {
            const Grid grid = scatteredPlaces(420, 297, count, 19);
            QVERIFY(grid.valid());
            QCOMPARE(grid.cellCount(), count);
            QCOMPARE(sheetWords(grid, 19),
                     sheetWords(scatteredPlaces(420, 297, 200, 19), 19).replace("200", QString::number(count)));
        }
        child<QComboBox>(dialog, "mapShape").setCurrentIndex(int(GridShape::Square));
        QVERIFY(child<QSpinBox>(dialog, "mapColumns").isVisible());
        QVERIFY(!child<QSpinBox>(dialog, "mapPlaces").isVisible());
        QVERIFY(!dialog.scenario().map.grid.linked());
    }

    void drawsSavesAndOpensAMap()
    {
        MapTable table;
        const Drawing& d = table.document->drawing();
        QCOMPARE(table.grid().cellCount(), 2);
        QCOMPARE(QString(table.view().tool()->info().id), QString("places"));
        // A click and a name are one step.
        table.add(100, 60, "Crag Pass");
        QCOMPARE(table.stack().count(), 1);
        QVERIFY(table.named("crag-pass") != noCell);
        QCOMPARE(table.grid().places.back().label, std::string("Crag Pass"));
        table.add(200, 60, "");
        QCOMPARE(table.grid().places.back().id, std::string("place-4"));
        table.key(Qt::Key_Escape);
        table.add(150, 120, "Ford");
        QCOMPARE(table.stack().count(), 3);
        // The chosen place follows the arrow keys, as one step.
        const int x = table.grid().places.back().x;
        for (int i = 0; i < 3; ++i)
            table.key(Qt::Key_Right);
        table.key(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(table.grid().places.back().x, x - 7);
        QCOMPARE(table.stack().count(), 4);
        table.drag(table.point("ford"), table.point(160, 140));
        QVERIFY(std::abs(table.grid().places.back().x - 160) <= 1);
        // Links: by a drag, by two clicks, by keys.
        table.key(Qt::Key_Escape);
        table.key(Qt::Key_J);
        QCOMPARE(QString(table.view().tool()->info().id), QString("link"));
        table.drag(table.point("crag-pass"), table.point("ford"));
        QVERIFY(table.grid().adjacent(table.named("crag-pass"), table.named("ford")));
        table.click(table.point("ford"));
        table.click(table.point("place-4"));
        QVERIFY(table.grid().adjacent(table.named("ford"), table.named("place-4")));
        table.view().setCursorCell(table.named("place-1"));
        table.key(Qt::Key_Space);
        table.view().setCursorCell(table.named("crag-pass"));
        table.key(Qt::Key_Space);
        QVERIFY(table.grid().adjacent(table.named("place-1"), table.named("crag-pass")));
        QCOMPARE(table.grid().sideCount(), 3);
        table.click(table.point("ford")); // linked already
        const int steps = table.stack().count();
        table.click(table.point("crag-pass"));
        QCOMPARE(table.stack().count(), steps);
        QVERIFY(!table.said().isEmpty());
        // A feature of a link, terrain of a place, a road over two links, and a counter.
        table.page->chooseTool("side");
        const int link = table.grid().sharedSide(table.named("crag-pass"), table.named("ford"));
        if (!table.page->bench().pen().side.empty()) {
            table.click(table.view().sidePoint(link));
            QCOMPARE(d.sideFeatures(link), std::vector<std::string>{table.page->bench().pen().side});
            table.page->chooseTool("eraser");
            table.click(table.view().sidePoint(link));
            QVERIFY(d.sideFeatures(link).empty());
            table.stack().undo();
        }
        if (!table.page->bench().pen().features.empty()) {
            table.page->chooseTool("brush");
            table.click(table.point("ford"));
            QCOMPARE(d.features(table.named("ford")), table.page->bench().pen().features);
        }
        const std::string unit = d.rest.units.front().id;
        table.page->bench().push(MapPart::Counters, placeUnits(d, {unit}, table.named("ford")), "Place");
        table.view().settle();
        shot(*table.page, "places-light");
        table.page->setDark(true);
        table.view().settle();
        shot(*table.page, "places-dark");
        // The file opens equal.
        QTemporaryDir folder;
        const QString file = folder.filePath("marches.scenario.json");
        QVERIFY(table.page->saveTo(file));
        const Result<MapRead> read = readScenarioOrMap(file, std::string(FW_SOURCE_DIR "/scenarios"));
        QVERIFY2(read.has_value(), read ? "" : describe(read.error()).c_str());
        QVERIFY(read->scenario.map.grid == d.grid());
        QVERIFY(read->scenario.setup == d.rest.setup);
        QCOMPARE(read->scenario.map.sides.size(), d.scenario().map.sides.size());
        QVERIFY(read->scenario.map.terrain == d.scenario().map.terrain);
        QVERIFY(namelessControls(*table.page).isEmpty());
    }

    void deletesPlacesAndLinks()
    {
        MapTable table(4);
        const Drawing& d = table.document->drawing();
        table.page->chooseTool("link");
        table.drag(table.point("place-1"), table.point("place-2"));
        table.drag(table.point("place-2"), table.point("place-3"));
        const std::string unit = d.rest.units.front().id;
        table.page->bench().push(MapPart::Counters, placeUnits(d, {unit}, table.named("place-2")), "Place");
        const Scenario full = d.scenario();
        // A link goes by a click and Delete.
        table.click(table.view().sidePoint(0));
        child<QAction>(*table.page, "mapClear").trigger();
        QCOMPARE(table.grid().sideCount(), 1);
        table.stack().undo();
        QVERIFY(d.scenario() == full);
        // A place goes with its links and its counter, as one step.
        table.page->chooseTool("places");
        table.click(table.point("place-2"));
        child<QAction>(*table.page, "mapClear").trigger();
        QCOMPARE(table.grid().cellCount(), 3);
        QCOMPARE(table.grid().sideCount(), 0);
        QVERIFY(d.rest.setup.empty());
        QVERIFY(!table.said().isEmpty());
        table.stack().undo();
        QVERIFY(d.scenario() == full);
        // The last place stays.
        for (int i = 0; i < 5; ++i) {
            table.click(table.view().viewPoint(0));
            table.key(Qt::Key_Delete);
            child<QAction>(*table.page, "mapClear").trigger();
        }
        QCOMPARE(table.grid().cellCount(), 1);
    }

    void fieldsChangeTheChosenPlace()
    {
        MapTable table(3);
        table.click(table.point("place-2"));
        auto& name = child<QLineEdit>(*table.page, "placeName");
        auto& id = child<QLineEdit>(*table.page, "placeId");
        name.setFocus();
        QTest::keyClicks(&name, "Old Mill");
        QTest::keyClick(&name, Qt::Key_Return);
        QCOMPARE(table.grid().places[1].label, std::string("Old Mill"));
        QCOMPARE(table.grid().places[1].id, std::string("place-2"));
        id.setFocus();
        id.selectAll();
        QTest::keyClicks(&id, "mill");
        QTest::keyClick(&id, Qt::Key_Return);
        QCOMPARE(table.grid().places[1].id, std::string("mill"));
        QCOMPARE(table.page->bench().place(), std::string("mill"));
        id.selectAll();
        QTest::keyClicks(&id, "place-1");
        QTest::keyClick(&id, Qt::Key_Return);
        QCOMPARE(id.text(), QString("mill")); // taken
        child<QSpinBox>(*table.page, "placeX").setValue(77);
        QCOMPARE(table.grid().places[1].x, 77);
        // Enter on the map renames the chosen place.
        table.view().setFocus();
        table.key(Qt::Key_Return);
        auto& field = child<QLineEdit>(*table.page, "placeEdit");
        QVERIFY(field.isVisible());
        QTest::keyClicks(&field, "New Mill");
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(table.grid().places[1].label, std::string("New Mill"));
        QCOMPARE(table.grid().places[1].id, std::string("mill"));
        table.key(Qt::Key_Insert); // next to it
        QCOMPARE(table.grid().cellCount(), 4);
        QTest::keyClick(&field, Qt::Key_Escape);
        QCOMPARE(table.grid().cellCount(), 4);
    }

    /// Tools that need ground are disabled, with the reason; actions on cells say theirs.
    void refusesWhatNeedsGround()
    {
        MapTable table(4);
        for (const char* tool : {"line", "shape", "bounds"}) {
            auto& action = child<QAction>(*table.page, qPrintable(QString("tool-%1").arg(tool)));
            QVERIFY(!action.isEnabled());
            table.page->chooseTool(tool);
            QVERIFY(QString(table.view().tool()->info().id) != tool);
        }
        table.page->chooseTool("select");
        table.click(table.point("place-1"));
        QCOMPARE(int(table.page->bench().selection().size()), 1);
        for (const char* action : {"mapCopy", "mapCut", "mapPaste", "mapResize"}) {
            table.page->bench().say({});
            child<QAction>(*table.page, action).trigger();
            QVERIFY(!table.said().isEmpty());
        }
        QCOMPARE(table.stack().count(), 0);
        // Selected places are dragged together.
        const Grid before = table.grid();
        table.drag(table.point("place-1"), table.point("place-1") + QPoint(40, 0));
        QVERIFY(table.grid().places[0].x > before.places[0].x);
        QCOMPARE(table.grid().places[1].x, before.places[1].x);
        QCOMPARE(int(table.page->bench().selection().size()), 1);
    }

    /// Every tool with every kind of input on places, links and bare paper.
    void everyToolWorksOnPlaces()
    {
        MapTable table(6);
        table.page->chooseTool("link");
        table.drag(table.point("place-1"), table.point("place-2"));
        table.drag(table.point("place-2"), table.point("place-3"));
        table.page->bench().pen().area.id = "west";
        for (const char* tool : {"select", "places", "link", "brush", "fill", "pick", "level", "side", "path", "name",
                                 "area", "eraser", "place", "panel", "scan", "ruler"}) {
            table.page->chooseTool(tool);
            const int link = table.grid().sideCount() > 0 ? 0 : -1;
            const QList<QPoint> points{table.view().viewPoint(0), table.view().viewPoint(table.grid().cellCount() - 1),
                                       link < 0 ? QPoint(5, 5) : table.view().sidePoint(link), table.point(150, 99)};
            for (const QPoint at : points) {
                table.click(at);
                table.click(at, Qt::AltModifier);
                table.drag(at, points.front());
                table.view().setFocus();
                for (const int key : {Qt::Key_Space, Qt::Key_Period, Qt::Key_Comma, Qt::Key_Right, Qt::Key_Down,
                                      Qt::Key_W, Qt::Key_Return, Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_Escape})
                    table.key(key);
                table.key(Qt::Key_Right, Qt::ShiftModifier);
                QTest::keyRelease(&table.view(), Qt::Key_Shift);
            }
            table.view().settle();
        }
        while (table.stack().canUndo())
            table.stack().undo();
        QCOMPARE(table.grid().cellCount(), 6);
        QCOMPARE(table.grid().sideCount(), 0);
    }

    /// The picture shows a new link before the full style is built again, and the view stays where it is.
    void pictureFollowsAtOnce()
    {
        MapTable table(4);
        const QTransform at = table.view().transform();
        const QImage before = table.view().viewport()->grab().toImage();
        table.page->chooseTool("link");
        table.drag(table.point("place-1"), table.point("place-4"));
        table.key(Qt::Key_Escape);
        const QPoint middle = (table.point("place-1") + table.point("place-4")) / 2;
        const auto differs = [&] {
            const QImage now = table.view().viewport()->grab().toImage();
            int pixels = 0;
            for (int x = -6; x <= 6; ++x)
                for (int y = -6; y <= 6; ++y) {
                    const QPoint at = middle + QPoint(x, y);
                    pixels += std::abs(qGray(now.pixel(at)) - qGray(before.pixel(at))) > 8;
                }
            return pixels > 0;
        };
        QVERIFY(differs());
        table.view().settle();
        QVERIFY(differs());
        QCOMPARE(table.view().transform(), at);
    }
};

FW_TEST(PlaceMapTest)
#include "tst_placemap.moc"
