#include "app/mapeditor/EditPage.h"
#include "app/mapeditor/NewMapDialog.h"
#include "app/shell/MainWindow.h"
#include "app/widgets/NewIds.h"
#include "tests/Main.h"
#include "tests/app/MapHand.h"
#include "tests/app/Program.h"
#include "tests/app/Widgets.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>

using namespace fw;

namespace {

const QString brandywine = FW_SOURCE_DIR "/scenarios/brandywine/brandywine.scenario.json";

} // namespace

/// A new map, and a map under a new name.
class NewMapTest : public QObject
{
    Q_OBJECT

private:
    /// Takes the armies of another scenario, as a choice in the list does.
    static void takeArmies(NewMapDialog& dialog, const QString& path)
    {
        auto& armies = child<QComboBox>(dialog, "mapArmies");
        armies.insertItem(0, "other", path);
        armies.setCurrentIndex(0);
        emit armies.activated(0);
    }

private slots:
    void initTestCase() { freshSettings("FieldworksNewMapTest"); }

    /// 13: A new map for Germantown's armies was named "germantown", with the title and notes of that battle.
    void newMapStartsItsOwnScenario()
    {
        NewMapDialog dialog(shippedScenario);
        auto& title = child<QLineEdit>(dialog, "mapTitle");
        title.setText(" Test Field ");
        Scenario s = dialog.scenario();
        QCOMPARE(s.id, std::string("test-field"));
        QCOMPARE(s.title, std::string("Test Field"));
        QCOMPARE(s.map.title, std::string("Test Field"));
        QCOMPARE(s.notes, std::string());
        QVERIFY(s.accepted.empty());
        QCOMPARE(s.rules, std::string("musket-and-saber"));
        QVERIFY(!s.units.empty()); // the armies are the purpose
        title.clear();
        s = dialog.scenario();
        QCOMPARE(s.id, std::string("new-map"));
        QVERIFY(!s.title.empty());
    }

    void derivesIdsFromTitles()
    {
        QCOMPARE(idFrom("Test Field!", "none"), QString("test-field"));
        QCOMPARE(idFrom(QString::fromUtf8("  Königgrätz, 3. Juli 1866 "), "none"), QString("koniggratz-3-juli-1866"));
        QCOMPARE(idFrom(QString::fromUtf8("戦い"), "none"), QString("none"));
        for (const char* title : {"Test Field!", "a", "9 to 5", "- x -"})
            QCOMPARE(whyNoId(idFrom(title, "none")), QString());
        for (const char* id : {"", "Wet Powder!", "-x", "a b", "A"})
            QVERIFY2(!whyNoId(id).isEmpty(), id);
    }

    /// 13: Hexes were preset for rules with squares.
    void presetsCellShapeOfTheRules()
    {
        NewMapDialog dialog(brandywine);
        auto& shape = child<QComboBox>(dialog, "mapShape");
        QCOMPARE(shape.currentText(), QString("Squares"));
        QVERIFY(!dialog.scenario().map.grid.hex());
        takeArmies(dialog, shippedScenario);
        QCOMPARE(shape.currentText(), QString("Hexes with flat tops"));
        takeArmies(dialog, brandywine);
        QCOMPARE(shape.currentText(), QString("Squares"));
        // A choice of the user stays.
        QTest::keyClick(&shape, Qt::Key_Up);
        QCOMPARE(shape.currentText(), QString("Hexes with pointed tops"));
        takeArmies(dialog, shippedScenario);
        QCOMPARE(shape.currentText(), QString("Hexes with pointed tops"));
    }

    /// 13: The notice about a file changed by another program stayed after the map was saved elsewhere.
    void noticeConcernsOnlyTheOpenFile()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        QTemporaryDir folder;
        const QString path = folder.filePath("plain.scenario.json");
        QVERIFY(page->saveTo(path));
        auto& notice = child<QLabel>(*page, "mapNotice");
        QVERIFY(put(path, content(path) + " \n"));
        QTRY_VERIFY(notice.isVisible());
        const QString other = folder.filePath("other.scenario.json");
        QVERIFY(page->saveTo(other));
        QVERIFY(!notice.isVisible());
        // The notice appears again for the new file.
        QVERIFY(put(other, content(other) + " \n"));
        QTRY_VERIFY(notice.isVisible());
        QVERIFY(notice.text().contains("other.scenario.json"));
        page->document().stack()->setClean();
    }
};

FW_TEST(NewMapTest)
#include "tst_newmap.moc"
