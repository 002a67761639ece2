#include "app/referee/controller/Referee.h"
#include "app/referee/log/LogModel.h"
#include "app/referee/log/LogPanel.h"
#include "app/referee/log/LogTree.h"
#include "app/referee/view/RefereePage.h"
#include "app/ruleseditor/tables/ExamplesTab.h"
#include "app/ruleseditor/tables/FindingsPanel.h"
#include "app/ruleseditor/tables/KeepExample.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/ruleseditor/tables/TryPanel.h"
#include "app/shell/MainWindow.h"
#include "app/widgets/TraceView.h"
#include "editor/view/TableView.h"
#include "engine/desk/FromPlay.h"
#include "engine/proof/Examples.h"
#include "engine/session/Orders.h"
#include "tests/Events.h"
#include "tests/Main.h"
#include "tests/app/OpenRules.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTimer>

using namespace fw;

/// Rulings of games kept as examples of play, and the page of examples.
class KeepExampleTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mFolder;

    QString copied(const QString& folder, const QString& name)
    {
        const QString to = mFolder.filePath(name);
        QFile::remove(to);
        if (!QFile::copy(QString(FW_SOURCE_DIR "/scenarios/") + folder + '/' + name, to))
            qFatal("%s is not there", qPrintable(name));
        return to;
    }
    std::unique_ptr<RulesAndCounters> document(const QString& folder, const QString& rules, const QString& scenario)
    {
        copied(folder, rules + ".rules.json");
        auto opened = openRules(copied(folder, scenario + ".scenario.json"));
        if (!opened)
            qFatal("%s", describe(opened.error()).c_str());
        return std::move(*opened);
    }

private slots:
    void initTestCase() { freshSettings("FieldworksKeepExample"); }

    void keptExamplesHold_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<int>("least");
        QTest::newRow("hexes") << "musket-and-saber"
                               << "musket-and-saber"
                               << "germantown" << 6;
        QTest::newRow("squares") << "brandywine"
                                 << "brandywine"
                                 << "brandywine" << 3;
    }
    void keptExamplesHold()
    {
        QFETCH(QString, folder);
        QFETCH(QString, rules);
        QFETCH(QString, scenario);
        QFETCH(int, least);
        SampleGame sample("scenarios/" + folder, scenario, scenario + "-sample", rules);
        sample.play();
        const auto kept = document(folder, rules, scenario);
        int count = 0, refused = 0;
        for (const Entry& entry : sample.game->entries()) {
            const bool rolled = std::size_t(entry.n) + 1 < sample.game->entries().size()
                                && sample.game->entries()[std::size_t(entry.n) + 1].action.kind == Action::Kind::Dice;
            if (entry.kind != RowKind::Action || entry.action.kind != Action::Kind::Choose || !rolled)
                continue;
            const auto made = exampleFromGame(*sample.game, entry.n, *kept);
            if (!made) {
                ++refused;
                QVERIFY(!made.error().text.empty());
                qInfo("row %d: %s", int(entry.n), describe(made.error()).c_str());
                continue;
            }
            ++count;
            QVERIFY2(!made->expect.empty(), made->stated.c_str());
            const ExampleRun run = runExample(kept->rules(), *kept->scenario(), *made);
            QVERIFY2(run.held, made->stated.c_str());
            // The example gives the result of the game.
            Trace trace;
            for (std::size_t n = std::size_t(entry.n); n < sample.game->entries().size(); ++n) {
                const Entry& next = sample.game->entries()[n];
                if (n > std::size_t(entry.n) && next.action.kind != Action::Kind::Dice)
                    break;
                trace.insert(trace.end(), next.trace.begin(), next.trace.end());
            }
            QCOMPARE(differing(*made, trace).size(), std::size_t(0));
        }
        qInfo("%d kept, %d refused", count, refused);
        QVERIFY2(count >= least, qPrintable(QString("%1 kept, %2 refused").arg(count).arg(refused)));
    }

    void detectsADifference()
    {
        Example example;
        example.expect = {{"odds", "2-1"}, {"elsewhere", "1"}};
        const Event line(CellRead{{}, {}, "3-1"}, "odds");
        QCOMPARE(differing(example, {line}), std::vector<std::string>{"odds: 3-1, 2-1"});
    }

    void refusesMovesAndTakenBackRows()
    {
        SampleGame sample;
        sample.play(3);
        const auto kept = document("musket-and-saber", "musket-and-saber", "germantown");
        QVERIFY(!exampleFromGame(*sample.game, 0, *kept));
        QVERIFY(!exampleFromGame(*sample.game, 99, *kept));
    }

    /// One click in the log of a game adds the example to the rules; it can be undone and is checked.
    void oneClickInTheLogKeepsAnExample()
    {
        copied("musket-and-saber", "musket-and-saber.rules.json");
        const QString scenario = copied("musket-and-saber", "germantown.scenario.json");
        const auto rules = readRulesFile(mFolder.filePath("musket-and-saber.rules.json").toStdString());
        const auto battle = readScenarioFile(scenario.toStdString());
        QVERIFY(rules && battle);
        const QString path = mFolder.filePath("evening.game");
        {
            GameStart start{*rules, *battle, {}, {}, {}};
            start.setup.options["fog_ma_die"] = "off"; // as in the orders of that game
            auto made = Game::create(start, {path.toStdString(), {}}, "10:00");
            const auto text = readText(FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown-sample.orders");
            auto orders = readOrders(text->text, "sample");
            orders->resize(25);
            QVERIFY(made && adjudicate(*made, *orders, "sample", ""));
        }
        MainWindow window;
        window.resize(1400, 900);
        window.show();
        QVERIFY(window.open(path));
        auto* log = window.refereePage()->log();
        qint64 attack = -1;
        for (const Entry& entry : window.refereePage()->referee().table.game().entries())
            if (entry.action.verb == "attack" && attack < 0)
                attack = entry.n;
        QVERIFY(attack > 0);
        log->showRow(attack);
        child<QAction>(*log, "logKeep").trigger();
        if (auto* box = window.findChild<QMessageBox*>("notKept"))
            QFAIL(qPrintable(box->informativeText()));
        auto* page = window.findChild<RulesPage*>();
        QVERIFY(page != nullptr && page->isVisible());
        RulesAndCounters& document = *page->document();
        QCOMPARE(document.rules().examples.size(), rules->examples.size() + 1);
        const Example kept = document.rules().examples.back();
        QCOMPARE(child<QPlainTextEdit>(*page, "exampleStated").toPlainText(), QString::fromStdString(kept.stated));
        QTRY_VERIFY_WITH_TIMEOUT(!page->findings()->pending(), 60000);
        for (const CheckResult& proved : page->findings()->findings())
            QVERIFY2(!proved.open(), plain(proved.finding.text).c_str());
        shot(window, "keepexample");
        // Every change of the expected result is compared with the rules.
        auto& expect = child<QTableWidget>(*page, "exampleExpect");
        QVERIFY(expect.rowCount() > 2);
        // A row that is typed a second time is changed, not added again.
        const QString first = expect.item(0, 0)->text(), was = expect.item(0, 1)->text();
        const int lines = expect.rowCount();
        expect.item(lines - 1, 0)->setText(first);
        expect.item(lines - 1, 1)->setText("98");
        QCOMPARE(expect.rowCount(), lines);
        QCOMPARE(expect.item(0, 0)->text(), first);
        QCOMPARE(expect.item(0, 1)->text(), QString("98"));
        expect.item(0, 1)->setText(was);
        expect.item(0, 1)->setText("99");
        QTRY_VERIFY_WITH_TIMEOUT(!page->findings()->pending(), 60000);
        QTRY_VERIFY(child<QLabel>(*page, "exampleHolds").text().contains("should come to 99"));
        for (int k = 0; k < 8 && document.modified(); ++k)
            child<QAction>(*page, "editUndo").trigger();
        QVERIFY(!document.modified());
        QCOMPARE(document.rules().examples.size(), rules->examples.size());
    }

    void createsExamplesByHand()
    {
        RulesPage page(document("brandywine", "brandywine", "brandywine"));
        page.resize(1280, 800);
        page.show();
        page.goTo({"example", "downhill", {}, {}});
        QCOMPARE(namelessControls(page).join('\n'), QString());
        shot(page, "examples");
        // An example uses its own terms, not those of the open scenario.
        RulesPage hexes(document("musket-and-saber", "musket-and-saber", "germantown"));
        hexes.goTo({"example", "column-1", {}, {}});
        QVERIFY2(child<TraceView>(*hexes.findChild<ExamplesTab*>(), "tryWith").text().contains("= Am"),
                 qPrintable(child<TraceView>(*hexes.findChild<ExamplesTab*>(), "tryWith").text()));
        auto& list = child<QListWidget>(page, "exampleList");
        const int before = list.count();
        QTest::mouseClick(&child<QPushButton>(page, "exampleNew"), Qt::LeftButton);
        QCOMPARE(list.count(), before + 1);
        auto& stated = child<QPlainTextEdit>(page, "exampleStated");
        stated.setFocus();
        stated.selectAll();
        QTest::keyClicks(&stated, "battle: infantry factor 9 facing S; infantry factor 4; dice 3 3");
        QTest::mouseClick(&child<QPushButton>(page, "exampleTake"), Qt::LeftButton);
        const Example& made = page.document()->rules().examples.back();
        QCOMPARE(made.expect.at("odds"), std::string("2-1"));
        QCOMPARE(made.expect.at("results"), std::string("DH"));
        QTest::mouseClick(&child<QPushButton>(page, "exampleDelete"), Qt::LeftButton);
        QCOMPARE(list.count(), before);
    }

    /// One case with a row and without it, next to each other.
    void comparesCaseWithAndWithoutRow()
    {
        const auto squares = document("brandywine", "brandywine", "brandywine");
        TryPanel panel(squares.get());
        panel.resize(900, 500);
        panel.show();
        panel.setRow("downhill");
        panel.setWords("battle on level 3: infantry factor 6 facing S; on level 2: infantry factor 5; dice 3 4");
        auto& with = child<TraceView>(panel, "tryWith");
        auto& without = child<TraceView>(panel, "tryWithout");
        QVERIFY2(with.text().contains(QString::fromUtf8("≠ ")), qPrintable(with.text()));
        QVERIFY(with.text().contains("downhill"));
        QVERIFY(!without.text().contains("downhill"));
        QVERIFY(without.text().contains(QString::fromUtf8("≠ ")));
        QVERIFY2(with.text().contains("6 → 12"), qPrintable(with.text()));
        shot(panel, "try");
        panel.setWords("battle: infantry factor 6 facing S; infantry factor 5; dice 3 4");
        QVERIFY(child<QLabel>(panel, "trySays").text().startsWith("The row makes no difference here"));
        QVERIFY(!with.text().contains(QString::fromUtf8("≠ ")));
        // Two counters of the scenario are enough for a case.
        QTest::mouseClick(&child<QPushButton>(panel, "tryState"), Qt::LeftButton);
        QVERIFY2(panel.words().startsWith("battle"), qPrintable(panel.words()));
        QVERIFY(panel.words().contains("howe"));
        panel.setWords("batle: x");
        QVERIFY(child<QLabel>(panel, "trySays").text().contains("batle"));
    }

    /// Two clicks on counters of the map state the case.
    void statesCaseFromTwoMapClicks()
    {
        const auto hexes = document("musket-and-saber", "musket-and-saber", "germantown");
        TryPanel panel(hexes.get());
        panel.resize(900, 500);
        panel.show();
        QTimer::singleShot(0, &panel, [&] {
            auto* dialog = panel.findChild<QDialog*>("rolePick");
            QVERIFY(dialog != nullptr);
            QVERIFY(QTest::qWaitForWindowExposed(dialog));
            auto& map = child<TableView>(*dialog, "rolePickMap");
            auto& ok = *dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            QVERIFY(!ok.isEnabled());
            const auto click = [&](const std::string& id) {
                const auto& units = hexes->scenario()->units;
                const auto unit = std::find_if(units.begin(), units.end(), [&](const Unit& u) { return u.id == id; });
                QVERIFY(unit != units.end());
                const auto at = map.unitPoint(int(unit - units.begin()));
                QVERIFY2(at.has_value(), id.c_str());
                QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, *at);
            };
            click("guards");
            QTest::keyClick(&map, Qt::Key_Escape); // undone
            click("jaegers");
            click("guards");
            shot(*dialog, "pair");
            QVERIFY(ok.isEnabled());
            QTest::keyClick(&map, Qt::Key_Return);
        });
        QTest::mouseClick(&child<QPushButton>(panel, "tryMap"), Qt::LeftButton);
        const auto& acting = child<QComboBox>(panel, "tryActing");
        QCOMPARE(acting.currentData().toString(), QString("jaegers"));
        QCOMPARE(child<QComboBox>(panel, "tryTarget").currentData().toString(), QString("guards"));
        QVERIFY2(!panel.words().isEmpty(), qPrintable(panel.words()));
    }

    void keepsDirectionsOfAttack()
    {
        const auto squares = document("brandywine", "brandywine", "brandywine");
        const auto ruled = tryCase(squares->rules(), *squares->scenario(),
                                   "battle: infantry factor 6 facing N direction 4; infantry factor 5 "
                                   "facing E; dice 3 4");
        QVERIFY(ruled.has_value());
        bool full = false; // from the south against an east-facing unit: the flank
        for (const Event& line : ruled->trace)
            full = full
                   || (line.row == "enfilade" && line.kind() == EventKind::Quantity && numberOf(line) == Rational(3));
        QVERIFY(full);
    }
};

FW_TEST(KeepExampleTest)
#include "tst_keepexample.moc"
