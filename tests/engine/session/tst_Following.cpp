#include "engine/session/Game.h"
#include "engine/session/Orders.h"
#include "engine/session/StateText.h"
#include "engine/store/Files.h"
#include "engine/store/Output.h"
#include "tests/Main.h"
#include "tests/engine/OtherProcess.h"
#include "tests/engine/session/Outside.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;
using outside::bytesOf;
using outside::sql;

namespace {

std::string words(const std::optional<Problem>& problem)
{
    return problem ? describe(*problem) : std::string();
}

} // namespace

/// Two programs on one game file: one writes, the other follows it.
class TestFollowing : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mFolder;
    std::string mPath;
    int mCount = 0;

    static GameStart start()
    {
        const std::string folder = FW_SOURCE_DIR "/tests/kernel/a/";
        auto rules = readRulesFile(folder + "outposts.rules.json");
        auto scenario = readScenarioFile(folder + "outposts.scenario.json");
        if (!rules || !scenario)
            qFatal("the outposts cannot be read");
        return {*rules, *scenario, {}, {{"event", "A trial"}}, {}};
    }
    Game begun() const
    {
        auto game = Game::create(start(), {mPath, {}}, "now");
        if (!game)
            qFatal("%s", describe(game.error()).c_str());
        return std::move(*game);
    }
    static void say(Game& game, const char* line)
    {
        const auto order = readOrder(game.rules(), game.state(), line);
        if (!order)
            qFatal("%s", describe(order.error()).c_str());
        const auto done = carryOut(game, *order, "now");
        if (!done)
            qFatal("%s", describe(done.error()).c_str());
    }
    static void same(const Game& a, const Game& b)
    {
        QCOMPARE(canonical(a.rules(), a.state()), canonical(b.rules(), b.state()));
        QCOMPARE(a.entries().size(), b.entries().size());
        for (std::size_t i = 0; i < a.entries().size(); ++i) {
            QCOMPARE(a.entries()[i].kind, b.entries()[i].kind);
            QCOMPARE(a.entries()[i].struck, b.entries()[i].struck);
            QVERIFY(a.entries()[i].trace == b.entries()[i].trace);
        }
    }

private slots:
    void init() { mPath = mFolder.filePath(QStringLiteral("%1.game").arg(++mCount)).toStdString(); }

    void secondIsReadOnlyAndNamesHolder()
    {
        std::optional<Game> one = begun();
        QVERIFY(!one->readOnly() && one->journal().holds());
        auto two = Game::open({mPath, {}});
        QVERIFY2(two.has_value(), two ? "" : describe(two.error()).c_str());
        QVERIFY(two->readOnly() && two->journal().follows() && !two->journal().free());
        QVERIFY(two->doubts().empty());
        QVERIFY2(words(two->closed()).find("open in another window") != std::string::npos,
                 words(two->closed()).c_str());
        QCOMPARE(two->note("mine", "now").error().trouble, Trouble::Unwritable);
        // Reading needs no lock, and a reader does not disturb the writer.
        QVERIFY(Game::open({mPath, {}}, false).has_value());
        QVERIFY(Game::verify({mPath, {}})->intact());
        QVERIFY(one->note("the first's", "now").has_value());
        one.reset();
        auto three = Game::open({mPath, {}});
        QVERIFY(three && !three->readOnly() && three->journal().holds());
        QVERIFY(three->note("the third's", "now").has_value());
    }

    void secondFollows()
    {
        Game one = begun();
        auto two = Game::open({mPath, {}});
        QVERIFY(two.has_value());
        QCOMPARE(*two->follow(), false);
        for (const char* line : {"red: march dale to 0302 0402", "dice morale 5", "note B. protests",
                                 "red: march cole to 0401 0502", "dice morale 2"}) {
            say(one, line);
            QCOMPARE(*two->follow(), true);
            same(one, *two);
            QCOMPARE(*two->follow(), false);
        }
        // Several rows at once, and changes to rows that were already read.
        QVERIFY(one.correctRoll(-1, {}, 4, "misread", "now").has_value());
        QVERIFY(one.takeBack(2, "moved too early", "now").has_value());
        say(one, "red: march ash to 0403");
        QCOMPARE(*two->follow(), true);
        same(one, *two);
        QVERIFY(two->readOnly());
        QCOMPARE(two->journal().lastHash(), one.journal().lastHash());
    }

    void secondTakesOver()
    {
        std::optional<Game> one = begun();
        auto two = Game::open({mPath, {}});
        auto three = Game::open({mPath, {}});
        QVERIFY(two && three);
        say(*one, "red: march ash to 0403");
        one.reset();
        QCOMPARE(*two->follow(), true); // the last row is not missed
        QVERIFY(two->journal().free());
        QVERIFY2(words(two->closed()).find("no longer open") != std::string::npos, words(two->closed()).c_str());
        two = Game::open({mPath, {}});
        QVERIFY(two && !two->readOnly());
        QVERIFY(two->note("taken over", "now").has_value());
        QCOMPARE(*three->follow(), true);
        QVERIFY(!three->journal().free());
        QVERIFY(words(three->closed()).find("open in another window") != std::string::npos);
        QVERIFY(Game::verify({mPath, {}})->intact());
    }

    void otherProcessHoldsGameUntilKilled()
    {
        (void)begun();
        OtherProcess other([this] {
            static auto game = Game::open({mPath, {}});
            if (!game || game->readOnly() || !game->note("by the other", "now"))
                ::_exit(1);
        });
        auto two = Game::open({mPath, {}});
        QVERIFY(two && two->readOnly() && two->journal().follows());
        const std::string who = "process " + std::to_string(other.process());
        QVERIFY2(words(two->closed()).find(who) != std::string::npos, words(two->closed()).c_str());
        QCOMPARE(two->entries().size(), 2u);
        other.kill();
        QVERIFY(two->follow().has_value());
        QVERIFY(two->journal().free());
        two = Game::open({mPath, {}});
        QVERIFY(two && !two->readOnly() && two->note("mine", "now"));
        QCOMPARE(QDir(mFolder.path()).entryList({QString("%1*").arg(mCount) + ".game*"}, QDir::Files | QDir::Hidden),
                 QStringList{QString("%1.game").arg(mCount)});
    }

    // Closing another descriptor of the file drops SQLite's own locks, but not this one.
    void otherDescriptorsKeepTheLock()
    {
        Game one = begun();
        for (int i = 0; i < 3; ++i)
            QVERIFY(!bytesOf(mPath).isEmpty()); // opened and closed
        (void)Game::open({mPath, {}});
        QVERIFY(one.journal().holds());
        OtherProcess other([this] {
            const auto game = Game::open({mPath, {}});
            if (!game || !game->readOnly())
                ::_exit(1);
        });
        QVERIFY(one.note("still mine", "now").has_value());
    }

    void doesNotReplaceOpenGame()
    {
        std::optional<Game> one = begun();
        const QByteArray before = bytesOf(mPath);
        const auto refused = writeOutput({mPath, Form::Game}, "SQLite format 3");
        QVERIFY(!refused);
        QCOMPARE(refused.error().trouble, Trouble::Unwritable);
        QCOMPARE(refused.error().file, mPath);
        QVERIFY2(describe(refused.error()).find("the game is open in another window; close it there first")
                     != std::string::npos,
                 describe(refused.error()).c_str());
        QVERIFY(!mayWrite({mPath, Form::Game}));
        QCOMPARE(bytesOf(mPath), before);
        // A reader needs no lock, and a refused writer holds none.
        one.reset();
        const auto looker = Game::open({mPath, {}}, false);
        QVERIFY(mayWrite({mPath, Form::Game}).has_value());
        // While the game is replaced, no other process can start to write to it.
        Result<Output> out = Output::open({mPath, Form::Game});
        QVERIFY(out.has_value());
        const auto late = Game::open({mPath, {}});
        QVERIFY(late && late->readOnly());
    }

    // Replaced by a program that ignores the lock: anything written to the old file would be lost.
    void doesNotWriteReplacedGame()
    {
        Game one = begun();
        auto two = Game::open({mPath, {}});
        QVERIFY(two.has_value());
        const QString path = QString::fromStdString(mPath);
        QVERIFY(QFile::copy(path, path + ".copy") && QFile::rename(path, path + ".moved"));
        for (const bool gone : {true, false}) {
            if (!gone)
                QVERIFY(QFile::rename(path + ".copy", path));
            const QByteArray before = bytesOf(mPath + ".moved");
            const auto refused = one.note("lost", "now");
            QVERIFY(!refused);
            QVERIFY2(describe(refused.error()).find("moved, deleted or replaced") != std::string::npos,
                     describe(refused.error()).c_str());
            QCOMPARE(bytesOf(mPath + ".moved"), before);
            QCOMPARE(two->follow().error().trouble, Trouble::Changed);
            QVERIFY(words(two->closed()).find("moved, deleted or replaced") != std::string::npos);
        }
        QVERIFY(QFile::remove(path) && QFile::rename(path + ".moved", path));
        QVERIFY(one.note("back again", "now").has_value());
    }

    void reopensAlteredGame_data()
    {
        QTest::addColumn<QByteArray>("change");
        QTest::newRow("added") << QByteArray("INSERT INTO log VALUES(3,'note','','','{\"text\":\"x\"}','','','','')");
        QTest::newRow("cut") << QByteArray("DELETE FROM log WHERE n>1");
        QTest::newRow("another") << QByteArray("UPDATE log SET hash=replace(hash, '1', '2') WHERE n=2");
    }
    void reopensAlteredGame()
    {
        QFETCH(QByteArray, change);
        (void)begun();
        const OtherProcess other([this] {
            static auto game = Game::open({mPath, {}});
            if (!game || !game->note("one", "now") || !game->note("two", "now"))
                ::_exit(1);
        });
        auto two = Game::open({mPath, {}});
        QVERIFY(two && two->journal().follows());
        QVERIFY(outside::alter(mPath, change.toStdString()));
        const auto more = two->follow();
        QVERIFY(!more);
        QCOMPARE(more.error().trouble, Trouble::Changed);
        QCOMPARE(two->closed()->trouble, Trouble::Changed);
        two = Game::open({mPath, {}});
        QVERIFY(two && !two->doubts().empty() && !two->journal().follows());
    }
};

FW_TEST(TestFollowing)
#include "tst_Following.moc"
