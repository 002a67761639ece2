// Long because: all tests drive the same page, with the same helpers.
// The playtest page with real widgets, on a small system of tests/kernel.
#include "app/playtest/ComparePanel.h"
#include "app/playtest/GameAgain.h"
#include "app/playtest/GamesPanel.h"
#include "app/playtest/HeatPanel.h"
#include "app/playtest/HeatView.h"
#include "app/playtest/LengthChart.h"
#include "app/playtest/PlaytestPage.h"
#include "app/playtest/ShareChart.h"
#include "app/playtest/WinChart.h"
#include "app/referee/controller/Referee.h"
#include "app/referee/view/RefereePage.h"
#include "app/shell/MainWindow.h"
#include "app/widgets/Progress.h"
#include "engine/store/Files.h"
#include "engine/store/Json.h"
#include "tests/Main.h"
#include "tests/app/KeysOf.h"
#include "tests/app/Widgets.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <algorithm>
#include <map>
#include <numeric>
#include <ranges>

using namespace fw;

namespace {

const QString small = FW_SOURCE_DIR "/tests/kernel/a/outposts.scenario.json";
constexpr int waitMilliseconds = 60000;

/// Chooses random players on a page with a scenario, and the number of games.
void choose(PlaytestPage& page, int games, int seed = 1)
{
    for (const char* player : {"playtestPlayer1", "playtestPlayer2"}) {
        auto& box = child<QComboBox>(page, player);
        box.setCurrentIndex(box.findData(int(PlayerKind::Random)));
    }
    child<QSpinBox>(page, "playtestGames").setValue(games);
    child<QSpinBox>(page, "playtestSeed").setValue(seed);
    child<QSpinBox>(page, "playtestJobs").setValue(2);
}

/// Presses Play and waits for the end of the run.
void playAll(PlaytestPage& page)
{
    child<QPushButton>(page, "playtestPlay").click();
    QTRY_VERIFY_WITH_TIMEOUT(!page.work().running(), waitMilliseconds);
}

} // namespace

class PlaytestPageTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<PlaytestPage> mPage;

    /// A page on the screen, with a scenario.
    PlaytestPage& shown()
    {
        mPage = std::make_unique<PlaytestPage>();
        mPage->resize(1280, 740);
        mPage->show();
        if (!QTest::qWaitForWindowExposed(mPage.get()) || !mPage->setScenario(small))
            qFatal("the scenario cannot be played");
        return *mPage;
    }

private slots:
    void initTestCase() { freshSettings("FieldworksPlaytestTest"); }
    void cleanup() { mPage.reset(); }

    void saysWhatToDoBeforeTheFirstGame()
    {
        PlaytestPage page;
        page.resize(1280, 740);
        page.show();
        QVERIFY(child<QLabel>(page, "playtestEmpty").isVisible());
        QVERIFY(!child<QPushButton>(page, "playtestPlay").isEnabled());
        QVERIFY(!child<QPushButton>(page, "playtestCancel").isEnabled());
        auto& tabs = child<QTabWidget>(page, "playtestTabs");
        for (int i = 0; i < tabs.count(); ++i) {
            tabs.setCurrentIndex(i);
            QCOMPARE(namelessControls(page).join(", "), QString());
        }
        QVERIFY(!page.setScenario(FW_SOURCE_DIR "/README.md"));
        QVERIFY(!page.trouble().isEmpty());
        QVERIFY(page.setScenario(small));
        QCOMPARE(page.trouble(), QString());
        QVERIFY(child<QPushButton>(page, "playtestPlay").isEnabled());
    }

    void hasTheFiguresOfTheRun()
    {
        PlaytestPage& page = shown();
        choose(page, 60);
        QSignalSpy advanced(&page.work(), &PlaytestWork::advanced);
        playAll(page);
        QVERIFY(!advanced.isEmpty());
        RunPlan plan;
        plan.match = page.work().match();
        plan.games = 60;
        std::vector<PlayedGame> games;
        QVERIFY(playRun(plan, [&](PlayedGame game) {
                    games.push_back(std::move(game));
                    return true;
                }).has_value());
        QCOMPARE(page.work().summary(), summarize(games, page.work().played()->sides()));
        for (std::size_t i = 0; i < games.size(); ++i)
            QCOMPARE(page.work().games().rows()[i], rowOf(games[i], page.work().played()->sides()));
        // The charts show all games: bars of all results together, and columns of all lengths.
        QVERIFY(child<ShareChart>(page, "playtestShares").isVisible());
        std::int64_t inBars = 0, inColumns = 0;
        const auto count = [&](const GameFilter& filter) {
            return std::ranges::count_if(page.work().games().rows(),
                                         [&](const GameRow& row) { return filter.holds(row); });
        };
        for (const ChartBar& bar : child<ShareChart>(page, "playtestShares").bars())
            inBars += count(bar.games);
        for (const ChartBar& bar : child<LengthChart>(page, "playtestLengths").bars())
            inColumns += count(bar.games);
        QCOMPARE(inBars, std::int64_t(60));
        QCOMPARE(inColumns, std::int64_t(60));
        for (const ChartBar& point : child<WinChart>(page, "playtestCurve").bars()) {
            const TurnFigures& turn = page.work().summary().turns[std::size_t(*point.games.turnsAtMost - 1)];
            QCOMPARE(count(point.games), turn.curve[std::size_t(*point.games.result)].count);
        }
    }

    void goesOnWithMoreGames()
    {
        PlaytestPage& page = shown();
        choose(page, 15);
        child<QPushButton>(page, "playtestPlay").setFocus();
        playAll(page);
        QVERIFY(child<QPushButton>(page, "playtestPlay").hasFocus()); // Cancel had it meanwhile
        QCOMPARE(page.work().games().rows().size(), std::size_t(15));
        child<QSpinBox>(page, "playtestGames").setValue(40);
        playAll(page);
        const PlaytestSummary together = page.work().summary();
        QCOMPARE(together.games, std::int64_t(40));
        choose(page, 40, 2); // another seed begins anew
        playAll(page);
        QVERIFY(page.work().summary() != together);
        choose(page, 40, 1);
        playAll(page);
        QCOMPARE(page.work().summary(), together);
    }

    void usesTheGamesThatAreThere()
    {
        PlaytestPage& page = shown();
        std::map<int, PlaytestSummary> anew;
        for (const int games : {15, 40, 55}) {
            choose(page, games, 2);
            playAll(page);
            choose(page, games, 1);
            playAll(page);
            anew[games] = page.work().summary();
        }
        const std::vector<GameRow> all = page.work().games().rows();
        for (const int games : {15, 40, 55}) {
            choose(page, games, 1);
            playAll(page);
            QCOMPARE(page.work().playedNow(), std::uint64_t(0));
            QCOMPARE(page.work().summary(), anew[games]);
            QVERIFY(std::ranges::equal(page.work().games().rows(), all | std::views::take(games)));
        }
        choose(page, 60, 1);
        playAll(page);
        QCOMPARE(page.work().playedNow(), std::uint64_t(5));
        QCOMPARE(page.work().games().rows().size(), std::size_t(60));
    }

    void tabVisitsTheFieldsInReadingOrder()
    {
        PlaytestPage& page = shown();
        child<QComboBox>(page, "playtestPlayer2").setCurrentIndex(2);       // with nodes
        QTRY_VERIFY(child<QComboBox>(page, "playtestPlayer1").isVisible()); // a layout shows its widgets later
        QStringList visited;
        QWidget* at = &child<QComboBox>(page, "playtestScenario");
        for (; visited.size() < 8; at = at->nextInFocusChain())
            if (at->isVisible() && (at->focusPolicy() & Qt::TabFocus) != 0 && at->isEnabled()
                && at->focusProxy() == nullptr) // the line in a spin box has the box
                visited << at->objectName();
        QCOMPARE(visited, (QStringList{"playtestScenario", "playtestBrowse", "playtestPlayer1", "playtestPlayer2",
                                       "playtestNodes2", "playtestGames", "playtestSeed", "playtestJobs"}));
    }

    void cancelsAndKeepsTheFinishedGames()
    {
        PlaytestPage& page = shown();
        choose(page, 1'000'000);
        child<QPushButton>(page, "playtestPlay").click();
        QTRY_VERIFY_WITH_TIMEOUT(page.work().games().rows().size() > 3, waitMilliseconds);
        QVERIFY(page.work().running());
        QVERIFY(!child<QPushButton>(page, "playtestPlay").isEnabled());
        QVERIFY(!child<QComboBox>(page, "playtestScenario").isEnabled());
        child<QPushButton>(page, "playtestCancel").click();
        QTRY_VERIFY_WITH_TIMEOUT(!page.work().running(), waitMilliseconds);
        QVERIFY(!page.work().problem());
        const std::vector<GameRow>& rows = page.work().games().rows();
        QVERIFY(rows.size() < 1'000'000);
        for (std::size_t i = 0; i < rows.size(); ++i)
            QCOMPARE(rows[i].number, i);
        QCOMPARE(page.work().summary().games, std::int64_t(rows.size()));
        QVERIFY(child<QPushButton>(page, "playtestPlay").isEnabled());
        // Closing the window ends a run, too.
        child<QPushButton>(page, "playtestPlay").click();
        mPage.reset();
        Background::pool().waitForDone();
    }

    void aBarListsItsGamesAndOpensOne()
    {
        PlaytestPage& page = shown();
        choose(page, 40);
        playAll(page);
        auto& chart = child<LengthChart>(page, "playtestLengths");
        const auto most = std::ranges::max_element(chart.bars(), {},
                                                   [](const ChartBar& bar) { return bar.place.height(); });
        const ChartBar chosen = *most;
        QTest::mouseClick(&chart, Qt::LeftButton, {}, chosen.place.center().toPoint());
        auto& table = child<QTableView>(page, "gamesTable");
        QVERIFY(table.isVisible());
        const GamesModel& model = *page.findChild<GamesModel*>();
        QVERIFY(model.rowCount() > 0);
        int held = 0;
        for (const GameRow& row : page.work().games().rows())
            held += chosen.games.holds(row);
        QCOMPARE(model.rowCount(), held);
        for (int i = 0; i < model.rowCount(); ++i)
            QVERIFY(chosen.games.holds(*page.work().games().find(model.number(i))));

        std::shared_ptr<Game> opened;
        connect(&page, &PlaytestPage::gameWanted, &page, [&](const std::shared_ptr<Game>& game, const QString& path) {
            opened = game;
            QCOMPARE(path, QString());
        });
        const GameRow wanted = *page.work().games().find(model.number(0));
        QTest::keyClick(&table, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(opened != nullptr, waitMilliseconds);
        QVERIFY(opened->state().over || opened->state().frames.empty());
        QCOMPARE(std::ranges::count(opened->entries(), RowKind::Action, &Entry::kind), wanted.actions);
    }

    void keysChooseABar()
    {
        PlaytestPage& page = shown();
        choose(page, 10);
        playAll(page);
        auto& chart = child<ShareChart>(page, "playtestShares");
        QSignalSpy picked(&chart, &FigureChart::picked);
        QCOMPARE(chart.current(), -1);
        QCOMPARE(chart.accessibleDescription(), chart.text());
        QTest::keyClick(&chart, Qt::Key_Down);
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(chart.current(), 1);
        QCOMPARE(chart.accessibleDescription(), chart.bars()[1].words);
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(picked.size(), 1);
        QCOMPARE(child<QTabWidget>(page, "playtestTabs").currentWidget()->findChild<QTableView*>("gamesTable"),
                 &child<QTableView>(page, "gamesTable"));
    }

    void keepsAGameInAFile()
    {
        const QTemporaryDir folder;
        const auto played = readPlayed(small);
        QVERIFY(played.has_value());
        Match match;
        match.rules = (*played)->compiled.get();
        match.players.assign((*played)->scenario.sides.size(), {PlayerKind::Random});
        const QString path = folder.filePath("kept.game");
        Progress progress;
        {
            const Result<Game> game = gameAgain(**played, match, 3, path, "2026-01-01 12:00:00", progress);
            QVERIFY(game.has_value());
        }
        QVERIFY(Game::open({path.toStdString(), {}}).has_value());
        QVERIFY(Game::open({path.toStdString(), {}})->doubts().empty());
        // A game is never overwritten, and a cancelled one leaves no file.
        QVERIFY(!gameAgain(**played, match, 4, path, "2026-01-01 12:00:00", progress).has_value());
        QVERIFY(QFile::exists(path));
        progress.stop();
        const QString other = folder.filePath("other.game");
        QVERIFY(!gameAgain(**played, match, 4, other, "2026-01-01 12:00:00", progress).has_value());
        QVERIFY(!QFile::exists(other));
    }

    void theMapShowsWhereStepsWereLost()
    {
        PlaytestPage& page = shown();
        choose(page, 40);
        playAll(page);
        auto& panel = *page.findChild<HeatPanel*>();
        child<QTabWidget>(page, "playtestTabs").setCurrentWidget(&panel);
        const PlaytestSummary& figures = page.work().summary();
        const auto shown = [&] {
            double all = 0;
            for (const HeatSpot& spot : panel.map()->spots())
                all += spot.all();
            return all * double(figures.games);
        };
        const auto sum = [&](const std::vector<std::int64_t> CellFigures::*counts) {
            std::int64_t all = 0;
            for (const CellFigures& cell : figures.cells)
                all = std::accumulate((cell.*counts).begin(), (cell.*counts).end(), all);
            return double(all);
        };
        QVERIFY(sum(&CellFigures::stepsLost) > 0);
        QVERIFY(std::abs(shown() - sum(&CellFigures::stepsLost)) < 1e-6);
        child<QComboBox>(page, "heatWhat").setCurrentIndex(1);
        QVERIFY(std::abs(shown() - sum(&CellFigures::held)) < 1e-6);
        // The keyboard tells the figures of a cell.
        panel.map()->setCursorCell(panel.map()->spots().front().cell);
        QVERIFY(!child<QLabel>(page, "heatCell").text().isEmpty());
        child<QComboBox>(page, "heatSide").setCurrentIndex(1);
        QVERIFY(shown() < sum(&CellFigures::held));
    }

    void comparesWithChangedRules()
    {
        PlaytestPage& page = shown();
        choose(page, 30);
        auto& panel = *page.findChild<ComparePanel*>();
        child<QTabWidget>(page, "playtestTabs").setCurrentWidget(&panel);
        QVERIFY(!child<QPushButton>(page, "comparePlay").isEnabled());
        QVERIFY(!panel.add({"no such row", "1"}));
        QVERIFY(!child<QLabel>(page, "compareTrouble").text().isEmpty());
        playAll(page);
        const PlayedScenario& played = *page.work().played();
        const std::vector<VariantKnob> all = knobs(played.rules, played.scenario);
        const auto steps = std::ranges::find(all, KnobKind::Steps, &VariantKnob::kind);
        QVERIFY(steps != all.end());
        // Typed by hand: the row, then its value, as the list offers it.
        QTest::keyClicks(&child<QLineEdit>(page, "compareRow"), QString::fromStdString(steps->row));
        QCOMPARE(child<QComboBox>(page, "compareValue").currentText(), QString::fromStdString(steps->steps.front()));
        child<QPushButton>(page, "compareAdd").click();
        QCOMPARE(child<QListWidget>(page, "compareChanges").count(), 1);
        child<QPushButton>(page, "comparePlay").click();
        QVERIFY(!child<QPushButton>(page, "playtestPlay").isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(!panel.running() && panel.comparison().pairs == 30, waitMilliseconds);
        std::int64_t differing = 0;
        for (const GameRow& row : page.work().games().rows())
            differing += row.result != panel.work().games().find(row.number)->result;
        QCOMPARE(child<QListWidget>(page, "compareDiffering").count(), int(differing));
        for (std::size_t side = 0; side < panel.comparison().wins.size(); ++side) {
            QCOMPARE(panel.comparison().wins[side].first, page.work().summary().sides[side].won.count);
            QCOMPARE(panel.comparison().wins[side].second, panel.work().summary().sides[side].won.count);
        }
        QCOMPARE(child<QTableWidget>(page, "compareTable").rowCount(), int(2 * played.scenario.sides.size() + 1));
        // Other games of the original end the comparison.
        choose(page, 30, 7);
        playAll(page);
        child<QTabWidget>(page, "playtestTabs").setCurrentIndex(0);
        child<QTabWidget>(page, "playtestTabs").setCurrentWidget(&panel);
        QCOMPARE(panel.comparison().pairs, std::int64_t(0));
    }

    /// A comparison of other changes, or of a part of the games, is not shown as that of the present ones.
    void tellsWhatTheComparisonIsOf()
    {
        PlaytestPage& page = shown();
        choose(page, 30);
        playAll(page);
        auto& panel = *page.findChild<ComparePanel*>();
        child<QTabWidget>(page, "playtestTabs").setCurrentWidget(&panel);
        const std::vector<VariantKnob> all = knobs(page.work().played()->rules, page.work().played()->scenario);
        const auto steps = std::ranges::find(all, KnobKind::Steps, &VariantKnob::kind);
        const auto compared = [&](int pairs) { return !panel.running() && panel.comparison().pairs == pairs; };
        const auto& state = child<QLabel>(page, "compareState");
        QVERIFY(panel.add({steps->row, steps->steps.front()}));
        QVERIFY(!panel.isCurrent());
        child<QPushButton>(page, "comparePlay").click();
        QTRY_VERIFY_WITH_TIMEOUT(compared(30), waitMilliseconds);
        QVERIFY(panel.isCurrent());
        const QString current = state.text();
        // More games of the original: the pairs are a part of them.
        choose(page, 60);
        playAll(page);
        QVERIFY(!panel.isCurrent() && state.text() != current);
        QCOMPARE(panel.comparison().pairs, std::int64_t(30));
        // Fewer: the figures are of these alone.
        choose(page, 20);
        playAll(page);
        QTRY_VERIFY_WITH_TIMEOUT(compared(20), waitMilliseconds);
        QVERIFY(panel.isCurrent());
        // Other changes, the same ones again, and none.
        const auto other = std::ranges::find(steps + 1, all.end(), KnobKind::Steps, &VariantKnob::kind);
        QVERIFY(other != all.end() && panel.add({other->row, other->steps.front()}));
        QVERIFY(!panel.isCurrent());
        child<QPushButton>(page, "compareRemove").click();
        QVERIFY(panel.isCurrent());
        child<QPushButton>(page, "compareRemove").click();
        QVERIFY(!panel.isCurrent());
        QVERIFY(panel.add({steps->row, steps->steps.front()}));
        QVERIFY(panel.isCurrent());
        // Other games end a comparison that is on the screen.
        choose(page, 20, 7);
        playAll(page);
        QCOMPARE(panel.comparison().pairs, std::int64_t(0));
    }

    /// The map and the rules that the rules extend are files of a scenario as well.
    void seesEachFileThatChanges()
    {
        const QTemporaryDir folder;
        const auto newer = [&](const QString& name) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::ReadWrite)
                   && file.setFileTime(QDateTime::currentDateTime().addSecs(60), QFile::FileModificationTime);
        };
        const Result<Scenario> read = readScenarioFile(small.toStdString());
        QVERIFY(read.has_value());
        const QString apart = folder.filePath("outposts.scenario.json");
        QVERIFY(
            QFile::copy(FW_SOURCE_DIR "/tests/kernel/a/outposts.rules.json", folder.filePath("outposts.rules.json")));
        QVERIFY(saveText(apart.toStdString(), writeScenario(*read, "outposts.map.json"), {}));
        QVERIFY(saveText(folder.filePath("outposts.map.json").toStdString(), writeMap(read->map), {}));
        for (const char* name : {"outposts.scenario.json", "outposts.map.json", "outposts.rules.json"}) {
            const auto played = readPlayed(apart);
            QVERIFY(played.has_value());
            QVERIFY(!(*played)->changedOutside());
            QVERIFY(newer(name));
            QVERIFY2((*played)->changedOutside(), name);
        }
        QVERIFY(QDir(folder.path()).mkpath("a") && QDir(folder.path()).mkpath("series1"));
        for (const char* name : {"a/outposts.rules.json", "series1/grove.rules.json", "series1/grove.scenario.json"})
            QVERIFY2(QFile::copy(FW_SOURCE_DIR "/tests/kernel/" + QString(name), folder.filePath(name)), name);
        const auto played = readPlayed(folder.filePath("series1/grove.scenario.json"));
        QVERIFY(played.has_value());
        QVERIFY(!(*played)->changedOutside());
        QVERIFY(newer("a/outposts.rules.json"));
        QVERIFY((*played)->changedOutside());
    }

    /// A change that another one needs cannot be removed in silence, and another scenario ends the comparison.
    void keepsTheChangesSound()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("outposts.scenario.json");
        for (const char* name : {"outposts.rules.json", "outposts.scenario.json"})
            QVERIFY(QFile::copy(FW_SOURCE_DIR "/tests/kernel/a/" + QString(name), folder.filePath(name)));
        PlaytestPage& page = shown();
        QVERIFY(page.setScenario(path));
        choose(page, 20);
        playAll(page);
        auto& panel = *page.findChild<ComparePanel*>();
        child<QTabWidget>(page, "playtestTabs").setCurrentWidget(&panel);
        const std::vector<VariantKnob> all = knobs(page.work().played()->rules, page.work().played()->scenario);
        const auto steps = std::ranges::find(all, KnobKind::Steps, &VariantKnob::kind);
        QVERIFY(panel.add({steps->row, steps->steps.front()}));
        child<QPushButton>(page, "comparePlay").click();
        QTRY_VERIFY_WITH_TIMEOUT(!panel.running() && panel.comparison().pairs == 20, waitMilliseconds);
        // The same files, written anew: the changes stay, the comparison with the old files ends.
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray text = file.readAll();
        QVERIFY(file.resize(0) && file.seek(0) && file.write(text.replace("\"title\": \"", "\"title\": \"New ")) > 0);
        file.close();
        QVERIFY(page.setScenario(path));
        QCOMPARE(child<QListWidget>(page, "compareChanges").count(), 1);
        QCOMPARE(panel.comparison().pairs, std::int64_t(0));
        QVERIFY(!child<QPushButton>(page, "comparePlay").isEnabled());
        playAll(page);
        QVERIFY(child<QPushButton>(page, "comparePlay").isEnabled());
        // The file at fault is named.
        QFile rules(folder.filePath("outposts.rules.json"));
        QVERIFY(rules.open(QIODevice::WriteOnly) && rules.write("{}") == 2);
        rules.close();
        QVERIFY(!page.setScenario(path));
        QVERIFY2(page.trouble().contains("outposts.rules.json"), qPrintable(page.trouble()));
        // Another scenario has no changes yet.
        QVERIFY(page.setScenario(small));
        QCOMPARE(child<QListWidget>(page, "compareChanges").count(), 0);
        QCOMPARE(panel.comparison().pairs, std::int64_t(0));
    }
    void saysWhyChangesDoNotFit()
    {
        PlaytestPage& page = shown();
        QVERIFY(page.setScenario(FW_SOURCE_DIR
                                 "/scenarios/battles-of-the-american-revolution/germantown-brigades.scenario.json"));
        auto& panel = *page.findChild<ComparePanel*>();
        child<QTabWidget>(page, "playtestTabs").setCurrentWidget(&panel);
        QVERIFY(panel.add({"option:odds_rounding", "nearest"}));
        QVERIFY(panel.add({"odds[odds, about 1-1]", "1-2"}));
        auto& list = child<QListWidget>(page, "compareChanges");
        auto& trouble = child<QLabel>(page, "compareTrouble");
        QVERIFY(trouble.isHidden());
        list.setCurrentRow(0);
        child<QPushButton>(page, "compareRemove").click();
        QCOMPARE(list.count(), 1);
        QVERIFY(!trouble.isHidden() && trouble.text().contains("odds[odds, about 1-1]"));
        child<QPushButton>(page, "compareRemove").click();
        QVERIFY(trouble.isHidden());
    }

    void opensFromTheMenuAndPutsAGameOnTheTable()
    {
        MainWindow window;
        window.resize(1280, 800);
        window.show();
        QVERIFY(window.open(small));
        child<QAction>(window, "filePlaytest").trigger();
        auto* page = window.findChild<PlaytestPage*>();
        QVERIFY(page != nullptr && page->isVisible());
        choose(*page, 10);
        playAll(*page);
        shot(window, "playtest-small");
        auto& tabs = child<QTabWidget>(*page, "playtestTabs");
        for (int i = 0; i < tabs.count(); ++i) {
            tabs.setCurrentIndex(i);
            QCOMPARE(keyClashes(window).join(", "), QString());
            QCOMPARE(namelessControls(window).join(", "), QString());
        }
        child<QTabWidget>(*page, "playtestTabs").setCurrentWidget(page->findChild<GamesPanel*>());
        child<QPushButton>(*page, "gamesOpen").click();
        QTRY_VERIFY_WITH_TIMEOUT(window.refereePage() != nullptr, waitMilliseconds);
        QVERIFY(window.refereePage()->isVisible());
        QCOMPARE(window.file(), QString());
        // The page keeps its figures, and its key leads back.
        child<QAction>(window, "filePlaytest").trigger();
        QVERIFY(page->isVisible());
        QCOMPARE(page->work().summary().games, std::int64_t(10));
        child<QAction>(window, "filePlaytest").trigger();
        QVERIFY(window.refereePage()->isVisible());
        child<QAction>(window, "filePlaytest").trigger();
        child<QSpinBox>(*page, "playtestGames").setValue(1'000'000);
        child<QPushButton>(*page, "playtestPlay").click();
        window.close();
        QTRY_VERIFY_WITH_TIMEOUT(!page->work().running(), waitMilliseconds);
    }
};

FW_TEST(PlaytestPageTest)
#include "tst_playtestpage.moc"
