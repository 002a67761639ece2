#include "tests/Main.h"
#include "tests/app/Program.h"
#include "tests/app/Stopped.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

/// `fieldworks playtest` with changed rules: a run, a comparison, a ranking and the list of what can be changed.
class PlaytestVariantsTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mHome;

    Ran run(const QStringList& words) const
    {
        return fieldworks(mHome.path(), QStringList{"playtest", "provinces.scenario.json"} + words);
    }
    /// Between random players.
    Ran random(int games, const QStringList& words) const
    {
        return run(QStringList{"--first", "random", "--second", "random", "--games", QString::number(games)} + words);
    }
    static QJsonObject read(const Ran& ran) { return QJsonDocument::fromJson(ran.out.toUtf8()).object(); }

private slots:
    void initTestCase()
    {
        const QString from = FW_SOURCE_DIR "/tests/kernel/o/";
        for (const char* name : {"provinces.rules.json", "provinces.scenario.json", "provinces.map.json"})
            if (QFile::exists(from + name))
                QVERIFY(QFile::copy(from + name, mHome.filePath(name)));
    }

    void refusesWrongUsage_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("says");
        const auto row = [](const QStringList& words, const char* says) {
            QTest::newRow(qPrintable(words.join(' '))) << words << says;
        };
        row({"--set", "last-turn"}, "last-turn");
        row({"--set", "last-turm=4"}, "last-turn");
        row({"--set", "last-turn=x"}, "last-turn");
        row({"--set", "results[4 or less]=Q"}, "Q");
        row({"--paired"}, "--set");
        row({"--set", "last-turn=4", "--paired", "--out", "a.sqlite"}, ".csv");
        row({"--set", "last-turn=4", "--paired", "--resume"}, "--out");
        row({"--set", "last-turn=4", "--paired", "--shard", "1/2"}, "--shard");
        row({"--knobs", "--out", "a.csv"}, "--out");
        row({"--set", "last-turn=4", "--paired", "--sensitivity", "results"}, "--paired");
        row({"--sensitivity", "resuts"}, "results");
        row({"--sensitivity", "results", "--side", "nord"}, "nord");
        row({"--sensitivity", "results", "--smallest", "0"}, "--smallest");
        row({"--sensitivity", "results", "--games", "20001"}, "20000");
        row({"--sensitivity", "results", "--out", "games.sqlite"}, ".csv");
        row({"--smallest", "4"}, "--sensitivity");
        row({"--knobs", "--seed", "4"}, "--seed");
        row({"--format", "csv"}, "--out");
    }
    void refusesWrongUsage()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, says);
        const Ran ran = run(words);
        QVERIFY2(ran.err.contains(says), qPrintable(ran.err));
        QCOMPARE(ran.out, QString());
        QCOMPARE(ran.code, 64);
    }

    /// A run of the variant says what is changed, and differs.
    void playsAVariant()
    {
        const Ran before = random(40, {"--format", "json"});
        const Ran after = random(40, {"--format", "json", "--set", "results[4 or less]=D", "--set", "last-turn=2"});
        QCOMPARE(before.code, 0);
        QCOMPARE(after.code, 0);
        QCOMPARE(read(after)["run"].toObject()["settings"].toArray(),
                 (QJsonArray{"results[4 or less]=D", "last-turn=2"}));
        QVERIFY(read(before)["sides"] != read(after)["sides"]);
        QCOMPARE(read(after)["length"].toObject()["mean"].toDouble(), 2.0);
    }

    void comparesInPairs()
    {
        const QStringList words = {"--set", "results[4 or less]=D", "--paired", "--format"};
        const QJsonObject out = read(random(150, words + QStringList{"json"}));
        QCOMPARE(out["pairs"].toInt(), 150);
        QVERIFY(out["differs"].toBool());
        QVERIFY(out["wins"].toArray()[0].toObject()["difference"].toObject()["high"].toDouble() < 0);
        const Ran csv = random(150, words + QStringList{"csv"});
        QCOMPARE(csv.out.count('\n'), 6);
        QVERIFY(csv.out.startsWith("figure,side,pairs,"));
        for (const char* format : {"text", "markdown"})
            QVERIFY(random(20, words + QStringList{format}).out.contains("west"));
        QVERIFY(random(1, words + QStringList{"text"}).out.contains("\n1 pair of games with the same dice"));
    }
    void findsNothingWithoutAChange()
    {
        // The scenario ends with turn 3 already.
        const QJsonObject out = read(random(60, {"--set", "last-turn=3", "--paired", "--format", "json"}));
        QCOMPARE(out["alike"].toInt(), 60);
        QVERIFY(!out["differs"].toBool());
        const QString text = random(2, {"--set", "last-turn=3", "--paired"}).out;
        QVERIFY2(text.contains(" 0.00 ") && !text.contains("-0.0") && !text.contains("+0.0"), qPrintable(text));
    }

    void resumesAComparison_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("interrupted") << SIGINT;
        QTest::newRow("killed") << SIGKILL;
    }
    void resumesAComparison()
    {
        QFETCH(int, signal);
        constexpr int games = 3000;
        const QString file = QString("pairs%1.csv").arg(signal), path = mHome.filePath(file);
        const QStringList compare = {"--set", "results[4 or less]=D", "--set", "last-turn=2", "--paired"};
        const QStringList words = compare + QStringList{"--jobs", "2", "--out", file};
        stopWhileItWrites(mHome.path(),
                          QStringList{"playtest", "provinces.scenario.json", "--first", "random", "--second", "random",
                                      "--games", QString::number(games)}
                              + words,
                          file, 60000, signal, ",7,we");
        if (QTest::currentTestFailed())
            return;
        const qint64 part = QFileInfo(path).size();
        QCOMPARE(random(games, words).code, 4); // the file is not replaced
        const Ran resumed = random(games, words + QStringList{"--resume"});
        QCOMPARE(resumed.code, 0);
        QVERIFY(QFileInfo(path).size() > part);
        QCOMPARE(resumed.out, random(games, compare).out);
        // Nothing is left to play, and a shorter comparison takes the first games.
        const QByteArray rows = content(path);
        QCOMPARE(random(games, words + QStringList{"--resume"}).out, resumed.out);
        QCOMPARE(random(70, words + QStringList{"--resume"}).out, random(70, compare).out);
        QVERIFY(content(path) == rows);
    }
    /// Each row is a game of the original or of the variant, and other comparisons leave the file as it is.
    void keepsBothVariants()
    {
        const QStringList words = {"--set", "last-turn=2", "--paired", "--out", "both.csv"};
        QCOMPARE(random(30, words).code, 0);
        const QByteArray rows = content(mHome.filePath("both.csv"));
        for (int game = 0; game < 30; ++game)
            for (const char* variant : {"\n,", "\nlast-turn=2,"})
                QCOMPARE(rows.count(variant + QByteArray::number(game) + ","), 1);
        for (const QStringList& other : {QStringList{"--seed", "2"}, QStringList{"--first", "greedy"},
                                         QStringList{"--set", "results[4 or less]=D"}}) {
            const Ran ran = run(words + QStringList{"--games", "40", "--second", "random", "--resume"} + other
                                + (other.contains("--first") ? QStringList() : QStringList{"--first", "random"}));
            QVERIFY2(ran.code == 2 && ran.err.contains("both.csv"), qPrintable(ran.err));
        }
        QCOMPARE(random(30, {"--set", "last-turn=1", "--paired", "--out", "both.csv", "--resume"}).code, 2);
        QCOMPARE(random(30, {"--sensitivity", "last-turn=2", "--out", "both.csv", "--resume"}).code, 2);
        QVERIFY(content(mHome.filePath("both.csv")) == rows);
        QCOMPARE(random(40, words + QStringList{"--resume"}).out, random(40, {"--set", "last-turn=2", "--paired"}).out);
    }

    void ranksChanges()
    {
        const QStringList words = {"--sensitivity", "results", "--sensitivity", "last-turn=4",
                                   "--side",        "east",    "--format"};
        const QJsonObject out = read(random(200, words + QStringList{"json"}));
        QCOMPARE(out["side"].toString(), QString("east"));
        const QJsonArray changes = out["changes"].toArray();
        QCOMPARE(changes.size(), 3);
        QCOMPARE(changes[0].toObject()["verdict"].toString(), QString("clear"));
        QVERIFY(changes[0].toObject()["row"].toString().startsWith("results["));
        const Ran csv = random(50, words + QStringList{"csv"});
        QCOMPARE(csv.out.count('\n'), 4);
        QVERIFY(csv.out.startsWith("row,value,was,verdict,"));
    }

    /// The games of an analysis are kept, and a second call plays none of them again.
    void keepsTheGamesOfAnAnalysis()
    {
        const QStringList words = {"--sensitivity", "results", "--format", "csv", "--out", "games.csv"};
        const Ran first = random(60, words);
        QCOMPARE(first.code, 0);
        QFile games(mHome.filePath("games.csv"));
        const qint64 size = games.size();
        QVERIFY(size > 1000);
        const Ran again = random(60, words + QStringList{"--resume"});
        QCOMPARE(again.out, first.out);
        QCOMPARE(games.size(), size);
        QCOMPARE(random(60, words).code, 4);
        QCOMPARE(random(60, words + QStringList{"--resume", "--seed", "2"}).code, 2);
    }

    void listsWhatCanBeChanged()
    {
        const Ran all = run({"--knobs", "--format", "json"});
        QCOMPARE(all.code, 0);
        const QJsonArray knobs = read(all)["knobs"].toArray();
        QVERIFY(knobs.size() > 4);
        const Ran some = run({"--knobs", "--sensitivity", "results", "--format", "json"});
        QCOMPARE(read(some)["knobs"].toArray().size(), 2);
        QVERIFY(run({"--knobs"}).out.contains("last-turn"));
    }
};

FW_TEST(PlaytestVariantsTest)
#include "tst_playtestvariants.moc"
