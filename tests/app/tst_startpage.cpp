#include "app/Places.h"
#include "app/shell/GameSummary.h"
#include "app/shell/StartCards.h"
#include "app/shell/StartPage.h"
#include "engine/session/Game.h"
#include "engine/session/Orders.h"
#include "tests/Main.h"
#include "tests/app/Widgets.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <algorithm>

using namespace fw;

/// The start page.
class StartPageTest : public QObject
{
    Q_OBJECT

private:
    const QString mFolder = FW_SOURCE_DIR "/scenarios/musket-and-saber/";
    const QString mScenarios = FW_SOURCE_DIR "/scenarios";
    QTemporaryDir mTemp;

    /// A game of the shipped scenario with its first `lines` orders played.
    QString game(const QString& name, std::size_t lines, std::map<std::string, std::string> meta)
    {
        const QString path = mTemp.filePath(name);
        Result<Loaded> loaded = loadScenario((mFolder + "germantown.scenario.json").toStdString());
        if (!loaded)
            return {};
        GameStart start{loaded->rules, loaded->scenario, {}, std::move(meta), {}};
        start.setup.options["fog_ma_die"] = "off"; // as the sample was played
        Result<Game> made = Game::create(start, {path.toStdString(), {}}, "10:00");
        const Result<FileText> text = readText((mFolder + "germantown-sample.orders").toStdString());
        if (!made || !text)
            return {};
        auto orders = readOrders(text->text, "sample");
        if (!orders)
            return {};
        orders->resize(std::min(lines, orders->size()));
        if (!adjudicate(*made, *orders, "sample", ""))
            return {};
        return path;
    }

    static QString wordsOf(const QWidget& card)
    {
        QStringList words;
        for (const QLabel* label : card.findChildren<QLabel*>())
            if (label->isVisibleTo(&card))
                words << label->text();
        return words.join('\n');
    }

private slots:
    void initTestCase() { freshSettings("FieldworksStartTest"); }
    void init() { QSettings().clear(); }

    void emptyListsSaySo()
    {
        StartPage page(mScenarios);
        page.resize(1280, 800);
        page.show();
        int empty = 0;
        for (const QLabel* label : page.findChildren<QLabel*>())
            empty += label->isVisibleTo(&page) && label->text().startsWith("No recent ");
        QCOMPARE(empty, 2);
        QTRY_COMPARE_WITH_TIMEOUT(page.pending(), 0, 60000);
        shot(page, "start-empty");
    }

    void scenariosShowTheirMap()
    {
        StartPage page(mScenarios);
        page.resize(1280, 800);
        page.show();
        // The page appears before any file is read.
        const auto cards = page.findChildren<ScenarioCard*>();
        QVERIFY(!cards.isEmpty());
        QVERIFY(!cards.front()->filled());
        QTRY_COMPARE_WITH_TIMEOUT(page.pending(), 0, 60000);
        for (ScenarioCard* card : cards) {
            QVERIFY(card->filled());
            bool picture = false;
            for (const QLabel* label : card->findChildren<QLabel*>())
                picture = picture || !label->pixmap(Qt::ReturnByValue).isNull();
            QVERIFY(picture);
        }
        // Each card describes its own battle, and two at one place are distinguishable.
        const auto of = [&](const char* title) {
            return std::find_if(cards.begin(), cards.end(),
                                [title](ScenarioCard* card) { return wordsOf(*card).contains(title); });
        };
        const auto germantown = of("Germantown, 4 October 1777: fifteen by fifteen");
        const auto brigades = of("Germantown, 4 October 1777: by brigades");
        QVERIFY(germantown != cards.end());
        QVERIFY(brigades != cards.end() && brigades != germantown);
        QVERIFY(wordsOf(**germantown).contains("9 turns"));
        QVERIFY(wordsOf(**germantown).contains("Colonial"));
    }

    void cachesPictures()
    {
        const QString scenario = mFolder + "germantown.scenario.json";
        const ScenarioSummary first = summarizeScenario(scenario, {120, 80}, false);
        QVERIFY(!first.picture.isNull());
        QDir cache(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + "/startpage");
        const auto files = cache.entryList({"*.png"}, QDir::Files);
        QVERIFY(!files.isEmpty());
        // A cached picture is used instead of a new drawing.
        QImage marked(120, 80, QImage::Format_RGB32);
        marked.fill(Qt::magenta);
        for (const QString& file : files)
            if (QImage(cache.filePath(file)).size() == QSize(120, 80))
                QVERIFY(marked.save(cache.filePath(file)));
        const ScenarioSummary again = summarizeScenario(scenario, {120, 80}, false);
        QCOMPARE(again.picture.pixelColor(5, 5), QColor(Qt::magenta));
        const ScenarioSummary dark = summarizeScenario(scenario, {120, 80}, true);
        QVERIFY(dark.picture.pixelColor(5, 5) != QColor(Qt::magenta));
    }

    void cardsStateTheStateOfGames()
    {
        const QString running = game(
            "running.game", 25,
            {{"event", "Club evening"}, {"date", "2026-11-21"}, {"players", "Colonial: Ann; British: Bob"}});
        QVERIFY(!running.isEmpty());
        const QString torn = mTemp.filePath("torn.game");
        QFile file(torn);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("SQLite format 3 and no more");
        file.close();
        const QString gone = mTemp.filePath("gone.game");
        const QString scenario = FW_SOURCE_DIR "/tests/kernel/a/outposts.scenario.json";
        QSettings().setValue("recent", QStringList{running, torn, scenario, gone});

        const QByteArray before = [&] {
            QFile f(running);
            return f.open(QIODevice::ReadOnly) ? f.readAll() : QByteArray();
        }();
        StartPage page(mScenarios);
        page.resize(1280, 800);
        page.show();
        QTRY_COMPARE_WITH_TIMEOUT(page.pending(), 0, 60000);
        const auto cards = page.findChildren<RecentCard*>();
        QCOMPARE(cards.size(), 4);
        const QString words = wordsOf(*cards[0]);
        for (const char* part : {"Club evening", "2026-11-21", "Ann", "running.game", "Turn 1"})
            QVERIFY2(words.contains(part), qPrintable(words));
        QVERIFY2(wordsOf(*cards[1]).contains("cannot be resumed"), qPrintable(wordsOf(*cards[1])));
        QVERIFY(!child<QPushButton>(*cards[1], "gameResume").isEnabled());
        QVERIFY(child<QPushButton>(*cards[1], "recentRemove").isEnabled());
        QVERIFY(wordsOf(*cards[3]).contains("no longer there"));
        shot(page, "start-games");

        // Reading does not change the file.
        QFile after(running);
        QVERIFY(after.open(QIODevice::ReadOnly));
        QCOMPARE(after.readAll(), before);

        QSignalSpy opened(&page, &StartPage::openWanted);
        child<QPushButton>(*cards[0], "gameResume").click();
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].toString(), running);
    }

    void finishedGamesNameTheWinner()
    {
        const QString path = game("finished.game", 100000, {});
        QVERIFY(!path.isEmpty());
        const GameSummary summary = summarizeGame(path);
        QVERIFY(summary.trouble.isEmpty());
        const Result<Game> played = Game::open({path.toStdString(), {}}, false);
        QVERIFY(played.has_value());
        QCOMPARE(summary.over, played->state().over);
        if (summary.over)
            QVERIFY2(summary.standing.startsWith("Finished: "), qPrintable(summary.standing));
        // The second time, the summary comes from the cache.
        const GameSummary again = summarizeGame(path);
        QCOMPARE(again.standing, summary.standing);
    }

    void removesFilesFromTheList()
    {
        const QString gone = mTemp.filePath("gone.game");
        const QString other = mTemp.filePath("gone.scenario.json");
        QSettings().setValue("recent", QStringList{gone, other});
        StartPage page(mScenarios);
        page.show();
        QSignalSpy changed(&page, &StartPage::recentChanged);
        child<QPushButton>(*page.findChildren<RecentCard*>().front(), "recentRemove").click();
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(QSettings().value("recent").toStringList(), QStringList{other});
        QCOMPARE(page.findChildren<RecentCard*>().size(), 1);
        child<QPushButton>(*page.findChildren<RecentCard*>().front(), "recentRemove").click();
        QTRY_COMPARE(page.findChildren<RecentCard*>().size(), 0);
    }

    void buttonsSendRequestsToTheWindow()
    {
        StartPage page(mScenarios);
        page.resize(1280, 800);
        page.show();
        QSignalSpy start(&page, &StartPage::newGameWanted);
        QSignalSpy open(&page, &StartPage::askedToOpen);
        QSignalSpy desk(&page, &StartPage::deskWanted);
        QSignalSpy look(&page, &StartPage::openWanted);
        QTest::keyClick(&child<QPushButton>(page, "startNewGame"), Qt::Key_Space);
        QTest::keyClick(&child<QPushButton>(page, "startOpen"), Qt::Key_Space);
        QTest::keyClick(&child<QPushButton>(page, "startDesk"), Qt::Key_Space);
        QCOMPARE(start.size(), 1);
        QCOMPARE(start[0][0].toString(), QString());
        QCOMPARE(open.size(), 1);
        QCOMPARE(desk.size(), 1);
        ScenarioCard* card = page.findChild<ScenarioCard*>();
        QTest::keyClick(&child<QPushButton>(*card, "cardNewGame"), Qt::Key_Space);
        QTest::keyClick(&child<QPushButton>(*card, "cardOpen"), Qt::Key_Space);
        QCOMPARE(start.size(), 2);
        QCOMPARE(start[1][0].toString(), card->path());
        QCOMPARE(look.size(), 1);
        QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(60, 60));
        QCOMPARE(start.size(), 3);
    }

    void tabReachesEverything()
    {
        StartPage page(mScenarios);
        page.resize(1280, 800);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        QStringList met;
        const auto stops = page.findChildren<ScenarioCard*>().size() * 2 + 8;
        for (qsizetype i = 0; i < stops; ++i) {
            QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &page, Qt::Key_Tab);
            if (QApplication::focusWidget() != nullptr)
                met << QApplication::focusWidget()->objectName();
        }
        for (const char* name : {"startNewGame", "startOpen", "startDesk", "cardNewGame", "cardOpen"})
            QVERIFY2(met.contains(name), qPrintable(met.join(' ')));
    }

    void everyControlHasAName()
    {
        QSettings().setValue("recent", QStringList{mTemp.filePath("a.game"), mTemp.filePath("a.scenario.json")});
        StartPage page(mScenarios);
        page.resize(1280, 800);
        page.show();
        QCOMPARE(namelessControls(page), QStringList());
    }

    void closesWhileReadingFiles()
    {
        for (int i = 0; i < 3; ++i) {
            StartPage page(mScenarios);
            page.show();
            QCoreApplication::processEvents();
        }
        QTest::qWait(200);
    }

    void paintsLargeAndInDarkColours()
    {
        const QPalette usual = QApplication::palette();
        QPalette dark = usual;
        dark.setColor(QPalette::Window, QColor("#262724"));
        dark.setColor(QPalette::WindowText, QColor("#ece7da"));
        dark.setColor(QPalette::Base, QColor("#1c1d1a"));
        dark.setColor(QPalette::Text, QColor("#ece7da"));
        dark.setColor(QPalette::Button, QColor("#33342f"));
        dark.setColor(QPalette::ButtonText, QColor("#ece7da"));
        QApplication::setPalette(dark);
        QSettings().setValue("recent", QStringList{mTemp.filePath("running.game")});
        {
            StartPage page(mScenarios);
            page.resize(1920, 1080);
            page.show();
            QTRY_COMPARE_WITH_TIMEOUT(page.pending(), 0, 60000);
            shot(page, "start-dark-1920");
            QApplication::setPalette(usual);
            QCoreApplication::processEvents();
            QTRY_COMPARE_WITH_TIMEOUT(page.pending(), 0, 60000);
            shot(page, "start-light-1920");
        }
    }
};

FW_TEST(StartPageTest)
#include "tst_startpage.moc"
