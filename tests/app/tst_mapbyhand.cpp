#include "app/shell/MainWindow.h"
#include "engine/store/Diff.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/app/MapHand.h"
#include "tests/app/Widgets.h"

#include <QTemporaryDir>

using namespace fw;

/// Draws the shipped map again from an empty sheet.
class MapByHandTest : public QObject
{
    Q_OBJECT

private:
    /// A cell as in files.
    static QByteArray named(const Map& map, Cell cell)
    {
        return QString("%1,%2").arg(map.grid.column(cell) + 1).arg(map.grid.row(cell) + 1).toLatin1();
    }
    /// Returns the number of gestures for decoration only.
    static int drawTerrain(MapHand& hand, const Scenario& wanted)
    {
        hand.pick("terrainList", "Light woods");
        hand.drag({"7,2", "7,3", "8,3", "9,4"});
        hand.drag({"13,2", "14,1", "15,2"});
        hand.click("8,5");
        hand.click("12,5");
        hand.drag({"4,4", "4,5", "3,6", "4,6", "5,6", "5,7", "4,7", "4,8", "4,9"}); // deep woods come between
        hand.click("2,8");
        hand.drag({"13,10", "13,11", "14,11", "14,12"});
        hand.drag({"4,12", "5,12"});
        hand.click("6,13");
        hand.pick("terrainList", "Deep woods");
        hand.drag({"2,4", "1,5", "1,6"});
        hand.drag({"4,5", "4,7"});
        hand.pick("terrainList", "Hill");
        hand.drag({"5,4", "5,5"});
        hand.drag({"4,1", "5,1", "5,2"});
        hand.drag({"9,5", "10,5", "10,6"});
        hand.click("7,7");
        hand.click("3,10");
        hand.drag({"4,11", "5,11", "6,10", "7,11", "8,10", "9,11", "10,10"});
        hand.pick("terrainList", "Stream");
        hand.drag({"1,3", "2,3", "3,4", "3,5", "2,5", "2,6", "3,7", "3,9", "2,9", "2,10", "1,11"});
        hand.pick("terrainList", "Brook");
        hand.drag({"11,5", "11,8", "12,8", "13,9", "14,9", "15,10"});
        hand.drag({"7,13", "7,14", "8,14", "8,15"});
        hand.pick("terrainList", "Buildings");
        hand.drag({"7,8", "8,8", "9,9"});
        const int before = hand.gestures();
        for (const auto& [label, feature] : {std::pair("Fields", "tilled-ground"), {"Orchards", "fruit-trees"}}) {
            hand.pick("terrainList", label);
            for (std::size_t i = 0; i < wanted.map.terrain.size(); ++i)
                if (wanted.map.terrain[i] == std::vector<std::string>{feature})
                    hand.click(named(wanted.map, Cell(i)).constData());
        }
        const int decorated = hand.gestures() - before;
        hand.push("modeAdd");
        hand.pick("terrainList", "Bastion");
        hand.click("7,7");
        return decorated;
    }

private slots:
    void initTestCase() { freshSettings("FieldworksMapByHand"); }

    /// Must show: the shipped map and set-up are drawn again from an empty sheet, by mouse and keyboard.
    void redrawsTheShippedMapByHand()
    {
        const auto window = beginMap(15, 15, "Germantown and its roads");
        EditPage* page = window->editPage();
        QVERIFY(page != nullptr);
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        MapHand hand(*page);
        const Scenario wanted = *readScenarioFile(shippedScenario);

        int decorated = drawTerrain(hand, wanted);
        for (std::size_t i = 0; i < wanted.map.terrain.size(); ++i)
            QVERIFY2(page->bench().drawing().features(Cell(i)) == wanted.map.terrain[i],
                     wanted.map.numbering.label(wanted.map.grid, Cell(i)).c_str());

        hand.key(Qt::Key_H);
        for (const auto& [label, feature] : {std::pair("Fences", "rail-fence"), {"Wooded hexside", "woods"}}) {
            const int before = hand.gestures();
            hand.pick("sideList", label);
            for (const Side& side : wanted.map.sides)
                if (side.features == std::vector<std::string>{feature})
                    hand.clickSide(named(wanted.map, side.a).constData(), named(wanted.map, side.b).constData());
            decorated += std::string(feature) == "rail-fence" ? hand.gestures() - before : 0;
        }
        QVERIFY(page->bench().drawing().map().sides == wanted.map.sides);

        hand.key(Qt::Key_P);
        hand.choose("wayOrigin", "Reconstructed");
        for (const Way& way : wanted.map.ways) {
            hand.type("wayName", QString::fromStdString(way.name));
            std::vector<QByteArray> names;
            std::vector<const char*> cells;
            for (const Cell cell : way.cells)
                names.push_back(named(wanted.map, cell));
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
        hand.choose("areaSide", "No side");
        hand.type("areaId", "market-square");
        hand.click("8,8");
        hand.choose("areaSide", "British");
        hand.choose("areaOrigin", "Reconstructed");
        hand.type("areaId", "camps");
        hand.type("areaLabel", "British camp");
        hand.drag({"5,11", "6,10", "7,11", "8,10", "9,11", "10,10"});
        hand.choose("areaKind", "other");
        hand.choose("areaSide", "No side");
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
            const char* const sizes[] = {"Small", "Medium", "Large"};
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
        // It is a new battle: it takes neither title nor notes from the one whose armies it has.
        Scenario own = wanted;
        own.id = "germantown-and-its-roads";
        own.title = wanted.map.title;
        own.notes.clear();
        own.accepted.clear();
        for (const Text& line : diff(own, *saved))
            qWarning("%s", plain(line).c_str());
        QVERIFY(*saved == own);
        QVERIFY(!page->modified());
        // Seven for the new map: open, menu, title, columns, rows, origin, begin; and one to save.
        const int all = hand.gestures() + 7 + 1;
        qInfo("%d gestures, %d of them for what is drawn only", all, decorated);
        QVERIFY2(all - decorated <= 150, qPrintable(hand.log().join('\n')));

        // Back to the empty sheet, step by step.
        while (page->document().stack()->canUndo())
            page->document().stack()->undo();
        QVERIFY(page->bench().drawing().rest.setup.empty());
        QVERIFY(page->bench().drawing().map().sides.empty());
        page->document().stack()->setIndex(page->document().stack()->count());
        QVERIFY(page->document().drawing().scenario() == own);
        page->document().stack()->setClean();
    }
};

FW_TEST(MapByHandTest)
#include "tst_mapbyhand.moc"
