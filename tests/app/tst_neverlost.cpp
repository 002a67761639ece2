// Long because: it kills, fills the disk and closes in the middle of each kind of work.
#include "app/Places.h"
#include "app/mapeditor/EditPage.h"
#include "app/referee/controller/Referee.h"
#include "app/referee/view/RefereePage.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/shell/MainWindow.h"
#include "editor/commands/MapFactsEdit.h"
#include "editor/document/Recovery.h"
#include "engine/model/Limits.h"
#include "engine/store/Files.h"
#include "tests/app/MapHand.h"
#include "tests/app/OpenRules.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWindow>
#include <csignal>
#include <cstdio>
#include <sys/resource.h>

using namespace fw;

namespace {

const QString shippedRules = FW_SOURCE_DIR "/scenarios/musket-and-saber/musket-and-saber.rules.json";

QString recoveryFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/recovery";
}

/// The n-th change of rules or counters, the same in every process.
void change(RulesAndCounters& document, int n)
{
    if (n % 5 == 4) {
        document.undo();
        return;
    }
    document.edit("Change", [n](RulesContent& content) {
        if (n % 2 == 0)
            content.rules.title = "Title “" + std::to_string(n) + "” é";
        else
            content.scenario->units[std::size_t(n) % content.scenario->units.size()].name = "Name " + std::to_string(n);
    });
}

/// The child process: changes rules until it is killed, and prints the number of changes after each.
int changeUntilKilled(const QString& scenario, const QString& folder)
{
    auto opened = openRules(scenario);
    const auto recovery = Recovery::of(**opened, folder);
    for (int n = 0;; ++n) {
        change(**opened, n);
        std::printf("%d\n", n);
        std::fflush(stdout);
    }
}

/// While it exists, no file of this process can grow.
class FullDisk
{
public:
    FullDisk()
    {
        ::getrlimit(RLIMIT_FSIZE, &mBefore);
        mSignal = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit none{0, mBefore.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &mBefore);
        std::signal(SIGXFSZ, mSignal);
    }

private:
    rlimit mBefore{};
    void (*mSignal)(int) = nullptr;
};

} // namespace

/// 13.4: A kill, a save elsewhere or a refusal loses nothing that was typed, clicked or drawn.
class NeverLostTest : public QObject
{
    Q_OBJECT

    /// Accepts every recovery offer; returns the number of offers.
    static int takeUp(MainWindow& window)
    {
        int offered = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, &window, [&offered] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr || box->objectName() != "recovery")
                return;
            ++offered;
            for (QAbstractButton* button : box->buttons())
                if (box->buttonRole(button) == QMessageBox::AcceptRole)
                    button->click();
        });
        timer.start(10);
        window.offerRecovery();
        return offered;
    }
    /// Answers the next question of this name with a button.
    static void answer(const QString& name, const QString& button)
    {
        auto* timer = new QTimer(qApp);
        connect(timer, &QTimer::timeout, timer, [timer, name, button] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr || box->objectName() != name)
                return;
            timer->stop();
            timer->deleteLater();
            for (QAbstractButton* one : box->buttons())
                if (one->text().remove('&') == button)
                    return one->click();
        });
        timer->start(10);
    }
    /// Runs a function in the next dialog of this class.
    static void inDialog(const char* type, const std::function<void(QDialog*)>& work)
    {
        auto* timer = new QTimer(qApp);
        connect(timer, &QTimer::timeout, timer, [timer, type, work] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || !dialog->inherits(type))
                return;
            timer->stop();
            timer->deleteLater();
            work(dialog);
            if (dialog->isVisible())
                dialog->reject();
        });
        timer->start(10);
    }
    /// Creates a new rule system in a folder, with rules, a scenario and a counter drawing; returns the scenario.
    static QString ownSystem(const QString& folder)
    {
        QDir().mkpath(folder + "/counters");
        Result<Ruleset> rules = readRulesFile(shippedRules.toStdString());
        Result<Scenario> scenario = readScenarioFile(shippedScenario);
        rules->id = scenario->rules = "my-own";
        const QString path = folder + "/mine.scenario.json";
        if (!saveText((folder + "/my-own.rules.json").toStdString(), writeRules(*rules))
            || !saveText(path.toStdString(), writeScenario(*scenario)))
            qFatal("the system cannot be written");
        QFile drawing(folder + "/counters/" + QString::fromStdString(scenario->units.front().id) + ".svg");
        if (!drawing.open(QIODevice::WriteOnly)
            || drawing.write("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>") < 0)
            qFatal("the drawing cannot be written");
        return path;
    }
    static QString gameFile(const QTemporaryDir& folder)
    {
        return SampleGame().writeTo(folder.filePath("evening.game"), 30);
    }
    /// Starts a new map in its dialog, with the proposed values.
    static void beginNewMap(MainWindow& window)
    {
        inDialog("fw::NewMapDialog", [](QDialog* dialog) {
            QTest::mouseClick(&child<QPushButton>(*dialog, "newMapBegin"), Qt::LeftButton);
        });
        child<QAction>(window, "fileNewMap").trigger();
    }

private slots:
    void initTestCase() { freshSettings("FieldworksNeverLostTest"); }
    void init() { QDir(recoveryFolder()).removeRecursively(); }

    /// When recovery fails, the user is told once for each reason.
    void warnsOnceWhenRecoveryFails()
    {
        QTemporaryDir folder;
        const QString path = ownSystem(folder.path());
        MainWindow window;
        window.show();
        window.editRules(path);
        auto& rules = child<RulesPage>(window, "rulesPage");
        const auto told = [&] { return window.findChildren<QMessageBox*>("recoveryTrouble"); };
        QCoreApplication::processEvents();
        QVERIFY(told().isEmpty());
        FullDisk full;
        change(*rules.document(), 0);
        QTRY_COMPARE(told().size(), 1);
        QVERIFY2(told().front()->informativeText().startsWith("The recovery file can no longer be written: "),
                 qPrintable(told().front()->informativeText()));
        change(*rules.document(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(told().size(), 1);
    }
    /// A window destroyed without closing leaves the same files as a kill.
    void restoresRulesAndCounters()
    {
        QTemporaryDir folder;
        const QString path = ownSystem(folder.path());
        std::shared_ptr<const RulesContent> changed;
        {
            MainWindow window;
            window.show();
            window.editRules(path);
            RulesAndCounters& document = *child<RulesPage>(window, "rulesPage").document();
            for (int n = 0; n < 8; ++n)
                change(document, n);
            changed = document.content();
        }
        // After a second kill before anything else, it is still there.
        for (int kill = 0; kill < 2; ++kill) {
            MainWindow window;
            window.show();
            QCOMPARE(takeUp(window), 1);
            const RulesAndCounters& document = *child<RulesPage>(window, "rulesPage").document();
            QVERIFY(*document.content() == *changed);
            QVERIFY(document.modified());
            QCOMPARE(QString::fromStdString(document.scenarioPath()), path);
        }
        {
            MainWindow window;
            window.show();
            QCOMPARE(takeUp(window), 1);
            QVERIFY(child<RulesPage>(window, "rulesPage").save());
        }
        // Saved work is not offered.
        MainWindow window;
        window.show();
        QCOMPARE(takeUp(window), 0);
        auto read = openRules(path);
        QVERIFY((*read)->content()->rules == changed->rules);
        QVERIFY((*read)->content()->scenario->units == changed->scenario->units);
    }

    /// If another program changed the file after the crash, the program asks before it overwrites the file.
    void asksAboutFilesChangedAfterTheCrash()
    {
        QTemporaryDir folder;
        const QString path = ownSystem(folder.path());
        {
            MainWindow window;
            window.show();
            window.editRules(path);
            change(*child<RulesPage>(window, "rulesPage").document(), 0);
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append) && file.write("\n") == 1);
        file.close();
        for (int kill = 0; kill < 2; ++kill) { // also when it was restored once before
            MainWindow window;
            window.show();
            QCOMPARE(takeUp(window), 1);
            const RulesAndCounters& document = *child<RulesPage>(window, "rulesPage").document();
            QVERIFY(std::any_of(document.documents().begin(), document.documents().end(),
                                [](const auto& one) { return one->changedOutside(); }));
        }
        const QString map = folder.filePath("own.scenario.json");
        {
            const auto window = beginMap(12, 10, "Here");
            EditPage& page = *window->editPage();
            QVERIFY(page.document().saveAs(map));
            MapFacts facts = factsOf(page.document().drawing().rest.map);
            facts.title = "Changed";
            QVERIFY(page.document().push(setFacts(page.document().drawing(), facts), "Title"));
            QVERIFY(page.document().modified());
        }
        QFile drawn(map);
        QVERIFY(drawn.open(QIODevice::Append) && drawn.write("\n") == 1);
        drawn.close();
        MainWindow window;
        window.show();
        QVERIFY(takeUp(window) >= 1);
        QVERIFY(window.editPage()->document().changedOutside());
        QCOMPARE(window.editPage()->document().save().error().trouble, Trouble::Changed);
        window.editPage()->document().stack()->clear();
    }

    void doesNotOfferDiscardedWork()
    {
        QTemporaryDir folder;
        const QString path = ownSystem(folder.path());
        MainWindow window;
        window.show();
        window.editRules(path);
        change(*child<RulesPage>(window, "rulesPage").document(), 0);
        answer("unsaved", "Discard");
        QVERIFY(window.close());
        QVERIFY(QDir(recoveryFolder()).entryList({"*.fieldworks-recovery"}).isEmpty());
    }

    void killLosesNoChangeOfRules()
    {
        QTemporaryDir folder;
        const QString path = ownSystem(folder.filePath("system"));
        for (int point = 0; point < 10; ++point) {
            const QString kept = folder.filePath(QString::number(point));
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(), {"--change", path, kept});
            QVERIFY(child.waitForStarted());
            int done = -1;
            const auto read = [&] {
                while (child.canReadLine())
                    done = child.readLine().trimmed().toInt();
            };
            while (done < 3 * point) {
                if (!child.canReadLine() && !child.waitForReadyRead(20'000))
                    QFAIL("the child says nothing");
                read();
            }
            ::kill(pid_t(child.processId()), SIGKILL);
            child.waitForFinished();
            read();
            const QList<Recovery::Left> left = Recovery::left(kept);
            QCOMPARE(left.size(), 1);
            QCOMPARE(left[0].origin.file, path);
            // Every change that the child reported is there; the next one may be.
            std::shared_ptr<const RulesContent> expected, after;
            {
                auto changed = openRules(path);
                for (int n = 0; n <= done; ++n)
                    change(**changed, n);
                expected = (*changed)->content();
                change(**changed, done + 1);
                after = (*changed)->content();
            }
            auto got = openRules(path);
            QVERIFY(!(*got)->modified()); // read from disk
            QVERIFY(Recovery::restore(left[0], **got, "Take up"));
            const RulesContent& content = *(*got)->content();
            QVERIFY2(content == *expected || content == *after, qPrintable(QString::number(done)));
            QVERIFY((*got)->modified());
        }
    }

    /// 13.4: A text too long for a rules file cannot be saved, so a kill must not lose it and all other changes.
    void restoresRulesTooLongToSave()
    {
        QTemporaryDir folder;
        const QString path = ownSystem(folder.filePath("system"));
        const QString kept = folder.filePath("kept.fieldworks-recovery");
        std::shared_ptr<const RulesContent> changed;
        {
            auto opened = openRules(path);
            const auto recovery = Recovery::of(**opened, folder.path());
            (*opened)->edit("Change", [](RulesContent& content) {
                content.rules.id = std::string(std::size_t(most::text) + 1, 'a');
                content.scenario->units[0].name = content.rules.id;
            });
            QVERIFY(QFile::copy(recovery->path(), kept));
            recovery->finish();
            changed = (*opened)->content();
        }
        const QList<Recovery::Left> left = Recovery::left(folder.path());
        QCOMPARE(left.size(), 1);
        auto got = openRules(path);
        QVERIFY(!(*got)->modified()); // read from disk
        QVERIFY(Recovery::restore(left[0], **got, "Take up"));
        QVERIFY(*(*got)->content() == *changed);
    }

    void restoresAnUnfinishedPath()
    {
        std::vector<Cell> chain;
        {
            const auto window = beginMap(12, 10, "Path");
            MapHand hand(*window->editPage());
            window->editPage()->chooseTool("path");
            hand.click("2,2");
            hand.click("5,2");
            hand.click("7,4");
            chain = window->editPage()->view()->tool()->preview().chain;
            QVERIFY(chain.size() > 5);
        }
        {
            MainWindow window;
            window.show();
            QCOMPARE(takeUp(window), 1);
            EditPage& page = *window.editPage();
            QCOMPARE(QString(page.view()->tool()->info().id), QString("path"));
            QCOMPARE(page.view()->tool()->preview().chain, chain);
        }
        MainWindow window;
        window.show();
        QCOMPARE(takeUp(window), 1); // after a second kill, too
        EditPage& page = *window.editPage();
        // The last click can be undone; the rest is entered.
        QTest::keyClick(page.view(), Qt::Key_Backspace);
        QTest::keyClick(page.view(), Qt::Key_Return);
        QCOMPARE(page.document().drawing().rest.map.ways.size(), std::size_t(1));
        QVERIFY(page.document().drawing().rest.map.ways.front().cells.size() < chain.size());
        page.document().stack()->clear();
    }

    /// Another tool, or leaving the page, enters the clicked path, so that it can be kept.
    void switchingToolsKeepsThePath()
    {
        const auto window = beginMap(12, 10, "Path");
        EditPage& page = *window->editPage();
        MapHand hand(page);
        page.chooseTool("path");
        hand.click("2,2");
        hand.click("5,2");
        page.chooseTool("brush");
        QCOMPARE(page.document().drawing().rest.map.ways.size(), std::size_t(1));
        page.chooseTool("path");
        hand.click("2,6");
        hand.click("5,6");
        answer("unsaved", "Cancel");
        QVERIFY(!page.leave());
        QCOMPARE(page.document().drawing().rest.map.ways.size(), std::size_t(2));
        page.document().stack()->clear();
    }

    /// Undone to before the last save, then killed.
    void restoresUndoBeyondTheLastSave()
    {
        QTemporaryDir folder;
        Scenario undone;
        {
            const auto window = beginMap(12, 10, "Undone");
            EditPage& page = *window->editPage();
            MapHand hand(page);
            page.bench().pen().features = {"hill"};
            page.chooseTool("brush");
            hand.click("2,2");
            hand.click("4,4");
            QVERIFY(page.saveTo(folder.filePath("undone.scenario.json")));
            page.document().stack()->undo();
            undone = page.document().drawing().scenario();
        }
        MainWindow window;
        window.show();
        QCOMPARE(takeUp(window), 1);
        QVERIFY(window.editPage()->document().drawing().scenario() == undone);
        window.editPage()->document().stack()->clear();
    }

    /// A new map for one's own rule system, saved in another folder: its rules and drawings are copied there.
    void newMapSavedElsewhereReopens()
    {
        QTemporaryDir folder, elsewhere;
        const QString armies = ownSystem(folder.path());
        const QString path = elsewhere.filePath("new.scenario.json");
        Ruleset rules;
        {
            MainWindow window;
            window.show();
            QVERIFY(window.open(armies));
            beginNewMap(window);
            QVERIFY(window.editPage() != nullptr);
            rules = window.editPage()->document().rules();
            QVERIFY(window.editPage()->saveTo(path));
        }
        MainWindow window;
        window.show();
        QVERIFY(window.open(path));
        QVERIFY(window.editMap(path));
        QVERIFY(window.editPage()->document().rules() == rules);
        const QString unit = QString::fromStdString(window.editPage()->document().drawing().rest.units.front().id);
        QVERIFY(QFile::exists(elsewhere.filePath("counters/" + unit + ".svg")));
        // If the folder has other rules of that name, nothing is written.
        const QString other = elsewhere.filePath("other/new.scenario.json");
        QVERIFY(QDir(elsewhere.path()).mkdir("other"));
        QFile foreign(elsewhere.filePath("other/my-own.rules.json"));
        QVERIFY(foreign.open(QIODevice::WriteOnly));
        foreign.write("{}");
        foreign.close();
        QVERIFY(!window.editPage()->saveTo(other));
        auto& box = child<QMessageBox>(window, "cannotSave");
        QVERIFY2(box.informativeText().contains("my-own.rules.json"), qPrintable(box.informativeText()));
        box.close();
        QVERIFY(!QFile::exists(other));
        QCOMPARE(QFileInfo(foreign.fileName()).size(), qint64(2));
    }

    /// The same, killed before the first save: the rules are restored.
    void unsavedNewMapKeepsItsRules()
    {
        QTemporaryDir folder;
        const QString armies = ownSystem(folder.path());
        Ruleset rules;
        {
            MainWindow window;
            window.show();
            QVERIFY(window.open(armies));
            beginNewMap(window);
            rules = window.editPage()->document().rules();
            window.editPage()->bench().pen().features = {"hill"};
            window.editPage()->view()->setCursorCell(5);
            QTest::keyClick(window.editPage()->view(), Qt::Key_Space);
        }
        MainWindow window;
        window.show();
        QCOMPARE(takeUp(window), 1);
        QVERIFY(window.editPage()->document().rules() == rules);
        window.editPage()->document().stack()->clear();
    }

    /// A scenario with its map in a separate file is saved in both files.
    void savesMapInItsOwnFile()
    {
        QTemporaryDir folder;
        const QString path = ownSystem(folder.path());
        Result<Scenario> scenario = readScenarioFile(path.toStdString());
        const std::string map = folder.filePath("ground.map.json").toStdString();
        QVERIFY(saveText(map, writeMap(scenario->map)));
        QVERIFY(saveText(path.toStdString(), writeScenario(*scenario, "ground.map.json")));
        Result<MapRead> read = readScenarioOrMap(path, shippedFolder());
        QVERIFY(read.has_value());
        MapDocument document(std::move(*read));
        QVERIFY(!document.changedOutside());
        MapFacts facts = factsOf(document.drawing().rest.map);
        facts.title = "Another title";
        QVERIFY(document.push(setFacts(document.drawing(), facts), "Title"));
        QVERIFY(document.save());
        QCOMPARE(readMapFile(map)->title, std::string("Another title"));
        QVERIFY(!QFile::exists(folder.filePath("ground.map.json.map.json")));
    }

    /// If the action of a dialog is refused, the dialog stays open with the reason; it closes after the action
    /// succeeds.
    void refusedTakeBackKeepsDialogOpen()
    {
        QTemporaryDir folder;
        MainWindow window;
        window.show();
        QVERIFY(window.open(gameFile(folder)));
        const Game& game = window.refereePage()->referee().table.game();
        const auto rows = game.entries().size();
        inDialog("fw::TakeBackDialog", [&](QDialog* dialog) {
            auto& reason = child<QLineEdit>(*dialog, "reason");
            auto& doIt = child<QPushButton>(*dialog, "doIt");
            QTest::keyClicks(&reason, "a slip");
            {
                const FullDisk full;
                QTest::mouseClick(&doIt, Qt::LeftButton);
            }
            QVERIFY(dialog->isVisible());
            QVERIFY(!child<QLabel>(*dialog, "whyNot").text().isEmpty());
            QCOMPARE(reason.text(), QString("a slip"));
            QCOMPARE(game.entries().size(), rows);
            QVERIFY(doIt.isEnabled());
            QTest::mouseClick(&doIt, Qt::LeftButton);
            QVERIFY(!dialog->isVisible());
        });
        child<QAction>(window, "tableTakeBack").trigger();
        QVERIFY(game.entries().size() > rows);
        QCOMPARE(game.entries().back().reason, std::string("a slip"));
    }

    void unsavedNoteDialogStaysOpen()
    {
        QTemporaryDir folder;
        MainWindow window;
        window.show();
        QVERIFY(window.open(gameFile(folder)));
        inDialog("fw::NoteDialog", [&](QDialog* dialog) {
            auto& text = child<QWidget>(*dialog, "noteText");
            QTest::keyClicks(&text, "the die was cocked");
            {
                const FullDisk full;
                QTest::mouseClick(&child<QPushButton>(*dialog, "doIt"), Qt::LeftButton);
            }
            QVERIFY(dialog->isVisible());
            QVERIFY(!child<QLabel>(*dialog, "whyNot").text().isEmpty());
            QTest::mouseClick(&child<QPushButton>(*dialog, "doIt"), Qt::LeftButton);
        });
        child<QAction>(window, "tableNote").trigger();
        QVERIFY(window.refereePage()->referee().table.game().entries().back().text.find("cocked") != std::string::npos);
    }
};

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    if (argc == 4 && QString(argv[1]) == "--change")
        return changeUntilKilled(argv[2], argv[3]);
    NeverLostTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_neverlost.moc"
