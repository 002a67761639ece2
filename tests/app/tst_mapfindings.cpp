#include "app/mapeditor/EditPage.h"
#include "app/mapeditor/SidePanel.h"
#include "app/shell/MainWindow.h"
#include "editor/commands/Placing.h"
#include "editor/findings/ProvedWords.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/app/MapHand.h"
#include "tests/app/Widgets.h"

#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>
#include <algorithm>

using namespace fw;

namespace {

/// The line of a list with these words, or null.
QTreeWidgetItem* itemWith(const QTreeWidget& list, const QString& words)
{
    return list.findItems(words, Qt::MatchContains).value(0);
}

} // namespace

/// The findings of a map, on the real widgets.
class MapFindingsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { freshSettings("FieldworksMapFindingsTest"); }

    void cleanup() { QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively(); }

    void findingsFollowTheDrawing()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        MapHand hand(*page);
        const auto said = [&](const QString& words) {
            page->side()->findings()->check();
            const auto& found = page->side()->findings()->findings();
            return std::any_of(found.begin(), found.end(),
                               [&](const CheckResult& one) { return provedWords(one).contains(words); });
        };
        QVERIFY(said("neither a set-up nor an arrival"));
        QVERIFY(!said("comes from nowhere"));
        page->bench().pen().features = {"stream"};
        hand.click("5,5");
        QVERIFY(said("hex 0505: the water comes from nowhere"));
        page->bench().pen().features = {"quicksand"};
        hand.click("6,6");
        QVERIFY(said("no terrain 'quicksand'"));
        page->document().stack()->undo();
        page->chooseTool("path");
        hand.drag({"2,2", "2,5"});
        QVERIFY(said("ends in the open at 0205"));
        page->document().stack()->undo();
        QVERIFY(!said("ends in the open at 0205"));
        // Too many units in one hex, with the rules' own limit and case number.
        page->document().push(placeUnits(page->bench().drawing(), {"1st-brigade", "2nd-brigade"}, 40), "place");
        QVERIFY(!said("more units than may stack"));
        page->document().push(
            placeUnits(page->bench().drawing(), {"3rd-brigade", "4th-brigade", "guards", "hessian-brigade"}, 40),
            "place");
        QVERIFY(said("more units than may stack [5.0]"));
        // Go To points out the cells.
        auto& list = child<QTreeWidget>(*page, "findings");
        QVERIFY(list.topLevelItemCount() >= 2);
        list.setCurrentItem(list.topLevelItem(0));
        emit list.itemActivated(list.topLevelItem(0), 0);
        page->document().stack()->clear();
    }

    void oneClickFixesAFinding()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        MapHand hand(*page);
        page->bench().pen().features = {"stream"};
        hand.click("5,5");
        // Found in the background, without a click.
        auto& list = child<QTreeWidget>(*page, "findings");
        const auto row = [&] { return itemWith(list, "hex 0505: warning: the water"); };
        QTRY_VERIFY(row());
        list.setCurrentItem(row());
        auto& fix = child<QAbstractButton>(*page, "fix-1");
        QVERIFY(fix.text().contains("Remove the water"));
        QVERIFY(!fix.accessibleName().isEmpty());
        const Scenario before = page->bench().drawing().scenario();
        const int index = page->document().stack()->index();
        QTest::mouseClick(&fix, Qt::LeftButton);
        QCOMPARE(page->document().stack()->index(), index + 1);
        QTRY_VERIFY(!row());
        page->document().stack()->undo();
        QVERIFY(page->bench().drawing().scenario() == before);
        QTRY_VERIFY(row());
        // Locked terrain is not changed by a fix.
        child<QAbstractButton>(*page, "lock-terrain").click();
        list.setCurrentItem(row());
        child<QAbstractButton>(*page, "fix-0").click();
        QVERIFY(page->bench().drawing().scenario() == before);
        page->document().stack()->clear();
    }

    /// As in the rules editor: with a reason, undoable, and saved in the file that check reads.
    void acceptsAFindingAndUndoesIt()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        MapHand hand(*page);
        page->bench().pen().features = {"stream"};
        hand.click("5,5");
        auto& list = child<QTreeWidget>(*page, "findings");
        const auto row = [&] { return itemWith(list, "hex 0505"); };
        QTRY_VERIFY(row());
        list.setCurrentItem(row());
        const auto& rows = page->bench().drawing().rest.accepted;
        QTimer::singleShot(0, page, [] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            dialog->findChild<QLineEdit*>()->setText("a spring");
            dialog->accept();
        });
        const int open = page->side()->findings()->open();
        child<QPushButton>(*page, "findingAccept").click();
        QCOMPARE(rows.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(rows.front().reason), QString("a spring"));
        QTRY_VERIFY(!row());
        QCOMPARE(page->side()->findings()->open(), open - 1);
        child<QAbstractButton>(*page, "findingsAll").click();
        QVERIFY(row());
        QVERIFY2(row()->text(0).contains("hex 0505: accepted (a spring): the water"), qPrintable(row()->text(0)));
        QVERIFY(!child<QPushButton>(*page, "findingAccept").isEnabled());
        QTemporaryDir folder;
        QVERIFY(page->saveTo(folder.filePath("spring.scenario.json")));
        const auto kept = readScenarioFile(folder.filePath("spring.scenario.json").toStdString());
        QVERIFY(kept.has_value());
        const auto found = prove(page->document().rules(), *kept);
        QCOMPARE(std::count_if(found.begin(), found.end(), [](const CheckResult& one) { return one.accepted; }), 1);
        QVERIFY(
            std::none_of(found.begin(), found.end(), [](const CheckResult& one) { return one.check == "accepted"; }));
        page->document().stack()->undo();
        QVERIFY(rows.empty());
        QTRY_VERIFY(row() && row()->text(0).contains("warning"));
        page->document().stack()->clear();
    }
};

FW_TEST(MapFindingsTest)
#include "tst_mapfindings.moc"
