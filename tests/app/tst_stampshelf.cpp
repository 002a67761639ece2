#include "app/mapeditor/StampOptions.h"
#include "app/mapeditor/StampShelf.h"
#include "app/shell/MainWindow.h"
#include "tests/Main.h"
#include "tests/app/MapHand.h"
#include "tests/app/Widgets.h"

#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;

namespace {

/// A map with a different feature in each cell.
Scenario patchwork()
{
    Scenario s;
    s.map.grid = {GridShape::HexFlat, 20, 15, true};
    for (int i = 0; i < s.map.grid.cellCount(); ++i)
        s.map.terrain.push_back({"f" + std::to_string(i)});
    return s;
}

} // namespace

/// The stamps in the program's folder, and their page in the map editor.
class StampShelfTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { freshSettings("FieldworksStampShelf"); }

    void keepsStampsByName()
    {
        QTemporaryDir folder;
        const StampShelf shelf(folder.filePath("stamps"));
        QVERIFY(shelf.names().isEmpty());
        const Drawing d = Drawing::of(patchwork());
        const Clip clip = copyCells(d, d.grid().within(d.grid().cell(5, 5), 1));
        QVERIFY(shelf.store("Village", clip));
        QVERIFY(shelf.store("Abbey", clip));
        QCOMPARE(shelf.names(), QStringList({"Abbey", "Village"}));
        const Result<Clip> back = shelf.read("Village");
        QVERIFY(back);
        QCOMPARE(back->cells, clip.cells);
        QCOMPARE(back->map.terrain, clip.map.terrain);
        for (const char* no : {"", "village", "a/b", "..", "x\ny", "C:\\x"})
            QVERIFY2(!shelf.store(no, clip), no);
        QVERIFY(!shelf.store("Empty", {}));
        QVERIFY(shelf.remove("Abbey"));
        QVERIFY(!shelf.remove("Abbey"));
        QVERIFY(!shelf.remove("../stamps/Village"));
        QCOMPARE(shelf.names(), QStringList{"Village"});
    }

    /// Must show: what was selected is still selected when the stamp tool is taken.
    void selectionSurvivesAChangeOfTool()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        page->chooseTool("select");
        const std::vector<Cell> cells = page->bench().drawing().grid().within(40, 1);
        page->bench().select(cells);
        page->chooseTool("stamp");
        QCOMPARE(page->bench().selection(), cells);
        page->chooseTool("brush");
        QCOMPARE(page->bench().selection(), cells);
    }

    void pageStoresChoosesAndDeletes()
    {
        QTemporaryDir folder;
        MapDocument document({}, patchwork());
        Workbench bench(document);
        StampOptions page(bench, StampShelf(folder.path()));
        auto* list = page.findChild<QListWidget*>("stampList");
        auto* store = page.findChild<QPushButton*>("stampStore");
        auto* turn = page.findChild<QPushButton*>("stampTurn");
        QVERIFY(!store->isEnabled());
        QVERIFY(!turn->isEnabled());
        bench.select(bench.drawing().grid().within(bench.drawing().grid().cell(5, 5), 1));
        QVERIFY(store->isEnabled());
        QVERIFY(page.store("Hamlet"));
        QCOMPARE(list->count(), 1);
        QCOMPARE(bench.stamp().cells.size(), std::size_t(7));
        QVERIFY(!list->item(0)->icon().isNull());
        const Clip before = bench.stamp();
        turn->click();
        QVERIFY(bench.stamp().map.terrain != before.map.terrain || bench.stamp().anchor != before.anchor);
        // A file that is no stamp is shown, but cannot be chosen.
        QFile broken(folder.filePath("Broken.stamp.json"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{");
        broken.close();
        page.setDark(true);
        QCOMPARE(list->count(), 2);
        QVERIFY(!(list->item(0)->flags() & Qt::ItemIsEnabled));
        list->setCurrentRow(1);
        page.findChild<QPushButton*>("stampDelete")->click();
        QCOMPARE(list->count(), 1);
        QVERIFY(bench.stamp().cells.empty());
    }
};

FW_TEST(StampShelfTest)
#include "tst_stampshelf.moc"
