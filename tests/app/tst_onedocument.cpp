#include "app/mapeditor/SetupPanel.h"
#include "app/mapeditor/UnitTray.h"
#include "app/ruleseditor/counters/UnitModel.h"
#include "app/ruleseditor/form/FileTab.h"
#include "app/ruleseditor/form/RowForm.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/ruleseditor/tables/TableModel.h"
#include "app/shell/MainWindow.h"
#include "editor/commands/MapFactsEdit.h"
#include "editor/commands/Placing.h"
#include "editor/document/Recovery.h"
#include "engine/model/Procedures.h"
#include "engine/store/Files.h"
#include "tests/app/MapHand.h"
#include "tests/app/OpenRules.h"
#include "tests/app/Widgets.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <csignal>
#include <cstdio>

using namespace fw;

namespace {

const char* const testName = "FieldworksOneDocumentTest";

QString recoveryFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/recovery";
}

/// The map of one scenario in one window, its rules and counters in another.
struct Two {
    explicit Two(const QString& scenario)
    {
        counters.show();
        counters.editRules(scenario);
        map.show();
        if (!map.editMap(scenario))
            qFatal("the map cannot be drawn");
    }
    RulesPage& rulesPage() { return child<RulesPage>(counters, "rulesPage"); }
    RulesAndCounters& both() { return *rulesPage().document(); }
    EditPage& page() { return *map.editPage(); }
    void rename(const std::string& name)
    {
        both().edit("Rename", [&](RulesContent& content) { content.scenario->units[0].name = name; });
    }
    void entitle(const std::string& title)
    {
        MapFacts facts = factsOf(page().bench().drawing().rest.map);
        facts.title = title;
        page().bench().push(MapPart::Names, setFacts(page().bench().drawing(), facts), "Title");
    }

    MainWindow counters, map;
};

/// The child process: changes counters in one window and the map in the other, saves in the given order, changes both
/// again on request, and waits for its kill.
int workUntilKilled(const QString& scenario, const QString& order)
{
    Two two(scenario);
    two.rename("Counters first");
    two.entitle("Map second");
    for (const QChar which : order)
        if (which == 'c')
            two.rulesPage().save();
        else if (which == 'm')
            two.page().save();
        else if (which == '+') {
            two.rename("Counters third");
            two.entitle("Map fourth");
        }
    std::puts("done");
    std::fflush(stdout);
    return QApplication::exec();
}

} // namespace

/// One document per file: counters and map of one scenario in two windows.
class OneDocumentTest : public QObject
{
    Q_OBJECT

    QTemporaryDir mFolder;
    QString mScenario, mRules;

    /// Answers each question of this name with a button, and returns the number of questions.
    static int answered(const QString& name, const QString& button, const std::function<void()>& work)
    {
        int asked = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr || box->objectName() != name)
                return;
            for (QAbstractButton* one : box->buttons())
                if (one->text().remove('&') == button) {
                    ++asked;
                    one->click();
                }
        });
        timer.start(10);
        work();
        return asked;
    }

private slots:
    void initTestCase() { freshSettings(testName); }
    void init()
    {
        QDir(recoveryFolder()).removeRecursively();
        const QString from = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
        for (const char* name : {"musket-and-saber.rules.json", "germantown.scenario.json"}) {
            QFile::remove(mFolder.filePath(name));
            QVERIFY(QFile::copy(from + name, mFolder.filePath(name)));
        }
        mRules = mFolder.filePath("musket-and-saber.rules.json");
        mScenario = mFolder.filePath("germantown.scenario.json");
    }

    /// Must show: counters changed in one window, the map in the other, one saved, then the other, then a kill: nothing
    /// is lost.
    void killLosesNothingOfTwoWindows_data()
    {
        QTest::addColumn<QString>("order");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("title");
        for (const char* order : {"cm", "mc", "c", "m", ""})
            QTest::newRow(*order ? order : "none saved") << order << "Counters first"
                                                         << "Map second";
        for (const char* order : {"c+", "m+", "cm+", "+"})
            QTest::newRow(order) << order << "Counters third"
                                 << "Map fourth";
    }
    void killLosesNothingOfTwoWindows()
    {
        QFETCH(QString, order);
        QFETCH(QString, name);
        QFETCH(QString, title);
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(), {"--work", mScenario, order});
        while (!process.canReadLine())
            QVERIFY(process.waitForReadyRead(60'000));
        ::kill(pid_t(process.processId()), SIGKILL);
        process.waitForFinished();
        const bool saved = order.endsWith('c') || order.endsWith('m');
        if (saved) { // either window saves the changes of both
            const Result<Scenario> scenario = readScenarioFile(mScenario.toStdString());
            QVERIFY(scenario.has_value());
            QCOMPARE(QString::fromStdString(scenario->units[0].name), name);
            QCOMPARE(QString::fromStdString(scenario->map.title), title);
        }
        MainWindow window;
        window.show();
        const int offered = answered("recovery", "Restore", [&] { window.offerRecovery(); });
        QCOMPARE(offered, saved ? 0 : 2);
        if (saved)
            return;
        const Scenario scenario = window.editPage()->document().drawing().scenario();
        QCOMPARE(QString::fromStdString(scenario.units[0].name), name);
        QCOMPARE(QString::fromStdString(scenario.map.title), title);
        QVERIFY(window.editPage()->save());
        const Result<Scenario> kept = readScenarioFile(mScenario.toStdString());
        QCOMPARE(QString::fromStdString(kept->units[0].name), name);
        QCOMPARE(QString::fromStdString(kept->map.title), title);
        QVERIFY(!child<RulesPage>(window, "rulesPage").document()->modified());
    }

    /// An edit in one window is visible in the other, both can undo it, and both can save.
    void windowsSeeEachOthersEdits()
    {
        Two two(mScenario);
        QCOMPARE(two.both().scenarioDocument(), &two.page().document());
        two.both().edit("New", [](RulesContent& content) {
            Unit unit = content.scenario->units[0];
            unit.id = "newly-made";
            unit.name = "Newly Made";
            content.scenario->units.push_back(unit);
        });
        const Drawing& drawing = two.page().bench().drawing();
        const auto inTray = [&] {
            return two.page().setup()->tray()->findItems("Newly Made", Qt::MatchExactly | Qt::MatchRecursive).size();
        };
        QCOMPARE(inTray(), 1);
        const std::size_t placed = drawing.rest.setup.size();
        two.page().bench().push(MapPart::Counters, placeUnits(drawing, {"newly-made"}, drawing.grid().cell(3, 3)),
                                "Place");
        QCOMPARE(two.both().scenario()->setup.size(), placed + 1);
        // Undone there, in the order of the edits.
        QCOMPARE(two.both().undoText(), std::optional<QString>("Place"));
        two.both().undo();
        QCOMPARE(drawing.rest.setup.size(), placed);
        two.page().document().stack()->undo();
        QCOMPARE(inTray(), 0);
        QVERIFY(!two.both().modified() && !two.page().modified());
        two.both().redo();
        two.both().redo();
        QCOMPARE(drawing.rest.setup.size(), placed + 1);
        QVERIFY(two.page().save());
        QVERIFY(!two.both().modified());
        two.entitle("Another");
        QVERIFY(two.rulesPage().save());
        QVERIFY(!two.page().modified());
        QCOMPARE(readScenarioFile(mScenario.toStdString())->map.title, std::string("Another"));
    }

    /// Closing one window does not ask about what the other has open; the last one asks.
    void onlyTheLastWindowAsksToSave()
    {
        Two two(mScenario);
        two.rename("Unsaved");
        QVERIFY(two.counters.close());
        QVERIFY(two.page().modified());
        QCOMPARE(Recovery::left(recoveryFolder()).size(), 0);
        QCOMPARE(answered("unsaved", "Save", [&] { QVERIFY(two.map.close()); }), 1);
        QCOMPARE(readScenarioFile(mScenario.toStdString())->units[0].name, std::string("Unsaved"));
        QVERIFY(QDir(recoveryFolder()).entryList({"*.fieldworks-recovery"}).isEmpty());
    }

    /// A window with both pages asks too; discarded changes are gone.
    void discardsChangesOfBothPages()
    {
        MainWindow window;
        window.show();
        window.editRules(mScenario);
        QVERIFY(window.editMap(mScenario));
        child<RulesPage>(window, "rulesPage").document()->edit("Rename", [](RulesContent& content) {
            content.scenario->units[0].name = "Discarded";
        });
        QCOMPARE(answered("unsaved", "Discard", [&] { QVERIFY(window.close()); }), 1);
        QVERIFY(!OpenDocuments::ofApplication().at<MapDocument>(mScenario));
        auto again = openRules(mScenario);
        QVERIFY((*again)->scenario()->units[0].name != "Discarded");
    }

    /// Changes discarded for another view of the same file do not reappear there.
    void discardedChangesStayGone()
    {
        MainWindow window;
        window.show();
        window.editRules(mScenario);
        child<RulesPage>(window, "rulesPage").document()->edit("Rename", [](RulesContent& content) {
            content.rules.title = content.scenario->units[0].name = "Discarded";
        });
        const QString second = mFolder.filePath("second.scenario.json");
        QVERIFY(QFile::exists(second) || QFile::copy(mScenario, second));
        QCOMPARE(answered("unsaved", "Discard", [&] { window.editRules(second); }), 1);
        const RulesAndCounters& both = *child<RulesPage>(window, "rulesPage").document();
        QVERIFY(both.scenarioPath() == second.toStdString() && both.rules().title != "Discarded" && !both.modified());
        window.editRules(mScenario);
        QVERIFY(child<RulesPage>(window, "rulesPage").document()->scenario()->units[0].name != "Discarded");
    }

    /// Rules shared by two scenarios are one document.
    void sharesRulesOfTwoScenarios()
    {
        const QString second = mFolder.filePath("second.scenario.json");
        QFile::remove(second);
        QVERIFY(QFile::copy(mScenario, second));
        auto one = openRules(mScenario), other = openRules(second);
        QVERIFY((*one)->edit("Rename", [](RulesContent& content) { content.rules.title = "Renamed"; }));
        QCOMPARE((*other)->rules().title, std::string("Renamed"));
        QVERIFY((*other)->edit("Rename", [](RulesContent& content) { content.scenario->title = "Second"; }));
        QVERIFY((*other)->save() && !(*one)->modified());
        QVERIFY((*one)->edit("Rename", [](RulesContent& content) { content.scenario->title = "First"; }));
        QVERIFY((*one)->save().has_value());
        (*one)->undo();
        (*one)->undo();
        QVERIFY((*other)->rules().title != "Renamed");
        QCOMPARE((*other)->scenario()->title, std::string("Second"));
    }

    /// An open, unchanged file that another program changed is read when it is opened again.
    void rereadsUnchangedFile()
    {
        auto one = openRules(mScenario);
        Result<Scenario> theirs = readScenarioFile(mScenario.toStdString());
        theirs->title = "Theirs";
        QVERIFY(saveText(mScenario.toStdString(), writeScenario(*theirs)));
        QVERIFY((*one)->changedOutside());
        auto other = openRules(mScenario);
        QCOMPARE((*one)->scenario()->title, std::string("Theirs"));
        QVERIFY(!(*one)->changedOutside());
        // A changed one is not read: saving is refused, and nothing is overwritten.
        QVERIFY((*one)->edit("Rename", [](RulesContent& content) { content.scenario->title = "Ours"; }));
        theirs->title = "Theirs again";
        QVERIFY(saveText(mScenario.toStdString(), writeScenario(*theirs)));
        auto third = openRules(mScenario);
        QCOMPARE((*third)->scenario()->title, std::string("Ours"));
        const Result<void> done = (*third)->save();
        QVERIFY(!done && done.error().trouble == Trouble::Changed);
        QCOMPARE(readScenarioFile(mScenario.toStdString())->title, std::string("Theirs again"));
    }

    /// Rules and counters are saved under another name, and further edits go there.
    void savesUnderAnotherName()
    {
        QTemporaryDir elsewhere;
        Two two(mScenario);
        two.both().edit("Rename", [](RulesContent& content) {
            content.rules.title = "Mine";
            content.scenario->units[0].name = "Mine, too";
        });
        const auto rulesWere = readText(mRules.toStdString())->digest;
        const auto scenarioWas = readText(mScenario.toStdString())->digest;
        const QString to = elsewhere.filePath("mine.scenario.json");
        QVERIFY(two.rulesPage().saveTo(to));
        QVERIFY(!two.both().modified() && !two.page().modified());
        QCOMPARE(two.page().document().path(), to);
        QCOMPARE(readText(mRules.toStdString())->digest, rulesWere);
        QCOMPARE(readText(mScenario.toStdString())->digest, scenarioWas);
        auto again = openRules(to);
        QCOMPARE((*again)->rules().title, std::string("Mine"));
        QCOMPARE((*again)->scenario()->units[0].name, std::string("Mine, too"));
        QCOMPARE(QFileInfo(QString::fromStdString((*again)->rulesPath())).path(), elsewhere.path());
        // From the menu, and rules alone.
        MainWindow window;
        window.show();
        window.editRules(mRules);
        QVERIFY(child<QAction>(window, "fileSaveAs").isEnabled());
        QVERIFY(child<RulesPage>(window, "rulesPage").saveTo(elsewhere.filePath("other.rules.json")));
        QCOMPARE(child<RulesPage>(window, "rulesPage").document()->rulesPath(),
                 elsewhere.filePath("other.rules.json").toStdString());
        // If other rules are there, nothing is written.
        QTemporaryDir taken;
        QVERIFY(QFile::copy(mScenario, taken.filePath("musket-and-saber.rules.json")));
        QVERIFY(!two.rulesPage().saveTo(taken.filePath("mine.scenario.json")));
        child<QMessageBox>(two.counters, "cannotSave").close();
        QVERIFY(!QFile::exists(taken.filePath("mine.scenario.json")));
    }

    /// Typing in two rows makes two undo steps, in one row one.
    void eachRowIsAnUndoStep()
    {
        auto opened = openRules(mScenario);
        RulesAndCounters& both = **opened;
        RulesPage page(std::move(*opened));
        auto& rules = child<FileTab>(page, "rulesTree");
        const std::string was = both.rules().codes[0].label;
        for (const int row : {0, 1, 0}) {
            QVERIFY(rules.goTo("/codes/" + std::to_string(row)));
            QWidget* label = rules.findChild<RowForm*>()->field("label")->focusProxy();
            QTest::keyClick(label, Qt::Key_End);
            QTest::keyClicks(label, "xyz");
        }
        QCOMPARE(steps(both), 3);
        both.undo();
        QCOMPARE(both.rules().codes[0].label, was + "xyz");
        both.undo();
        both.undo();
        QCOMPARE(both.rules().codes[0].label, was);
        QVERIFY(!both.modified());
        // An undo step of the counters between two steps of the rules keeps its place.
        const auto type = [&](const char* title) {
            both.edit(
                "Title", [&](RulesContent& content) { content.rules.title = title; }, "title");
        };
        type("a");
        both.edit(
            "Name", [](RulesContent& content) { content.scenario->units[0].name = "b"; }, "name");
        type("c");
        both.undo();
        QCOMPARE(both.rules().title, std::string("a"));
        QCOMPARE(both.scenario()->units[0].name, std::string("b"));
        both.undo();
        both.undo();
        QVERIFY(!both.modified());
    }

    /// One changed cell updates only the table that shows it, and no other view.
    void changedCellUpdatesOnlyItsTable()
    {
        auto opened = openRules(mScenario);
        RulesAndCounters& both = **opened;
        RulesPage page(std::move(*opened));
        auto* table = page.findChild<TableModel*>();
        auto* units = page.findChild<UnitModel*>();
        QVERIFY(table != nullptr && units != nullptr);
        QSignalSpy cells(table, &QAbstractItemModel::dataChanged), rows(units, &QAbstractItemModel::dataChanged);
        QAbstractItemModel* lists[] = {child<QListWidget>(page, "exampleList").model(),
                                       child<QWidget>(page, "mixTable").findChild<QAbstractItemModel*>()};
        int woken = 0;
        for (QAbstractItemModel* list : lists) {
            QVERIFY(list != nullptr);
            connect(list, &QAbstractItemModel::rowsInserted, this, [&] { ++woken; });
            connect(list, &QAbstractItemModel::dataChanged, this, [&] { ++woken; });
        }
        QVERIFY(both.edit("Cell", [](RulesContent& content) {
            auto& row = content.rules.tables[0].rows;
            row[0].cells[0] = row[0].cells[0] == row[1].cells[1] ? row[2].cells[2] : row[1].cells[1];
        }));
        QCOMPARE(cells.size(), 1);
        QCOMPARE(cells[0][0].value<QModelIndex>(), cells[0][1].value<QModelIndex>());
        QCOMPARE(rows.size() + woken, 0);
        QVERIFY(both.edit("Name", [](RulesContent& content) { content.scenario->units[3].name = "Other"; }));
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows[0][0].value<QModelIndex>().row(), 3);
        QCOMPARE(cells.size(), 1);
    }
};

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    if (argc == 4 && QString(argv[1]) == "--work") {
        QCoreApplication::setOrganizationName("Fieldworks");
        QCoreApplication::setApplicationName(testName);
        QStandardPaths::setTestModeEnabled(true);
        return workUntilKilled(argv[2], argv[3]);
    }
    OneDocumentTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_onedocument.moc"
