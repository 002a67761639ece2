#include "tests/Main.h"
#include "tests/app/Program.h"
#include "tests/app/Stopped.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

/// `fieldworks playtest` as people run it: whole, in shards, stopped, killed and resumed.
class PlaytestTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mHome;

    QString path(const QString& name) const { return mHome.filePath(name); }
    Ran run(const QStringList& words) const { return fieldworks(mHome.path(), QStringList{"playtest"} + words); }
    /// A run between random players.
    static QStringList random(int games, const QStringList& more = {})
    {
        return QStringList{"outposts.scenario.json", "--first", "random", "--second", "random", "--games",
                           QString::number(games)}
               + more;
    }
    QJsonObject figures(const Ran& ran) const { return QJsonDocument::fromJson(ran.out.toUtf8()).object(); }

private slots:
    void init()
    {
        QDir(mHome.path()).removeRecursively();
        QVERIFY(QDir().mkpath(mHome.path()));
        const QString from = FW_SOURCE_DIR "/tests/kernel/a/";
        for (const char* name : {"outposts.rules.json", "outposts.scenario.json"})
            QVERIFY(QFile::copy(from + name, path(name)));
    }

    void refusesWrongUsage_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("says");
        const auto row = [](const QStringList& words, const char* says, int code = 64) {
            QTest::newRow(qPrintable(words.join(' '))) << words << code << says;
        };
        row({}, "SCENARIO is required");
        row({"merge"}, "FILE is required");
        row({"none.scenario.json"}, "none.scenario.json", 2);
        row(random(0), "--games");
        row(random(1000001), "--games");
        row(random(5, {"--seed", "x"}), "--seed");
        row(random(5, {"--jobs", "0"}), "--jobs");
        row(random(5, {"--shard", "5/4"}), "--shard");
        row(random(5, {"--resume"}), "--resume");
        row(random(5, {"--out", "games.txt"}), "--out");
        row(random(5, {"--out", "-"}), "--out");
        row(random(5, {"--format", "pdf"}), "--format");
        row(random(5, {"--option", "crt"}), "--option");
        row(random(5, {"--option", "nonsense=1"}), "nonsense", 2);
        row({"outposts.scenario.json", "--first", "clever"}, "clever");
        row({"outposts.scenario.json", "--second", "mcts:x"}, "mcts:x");
        row({"--games", "5", "merge", "a.csv"}, "--games");
        row({"merge", "a.csv", "--games", "5"}, "5");
        row({"merge", "a.csv"}, "a.csv", 2);
        row({"merge", "a.txt"}, "a.txt");
        row(random(5, {"--out", "none/a.csv"}), "none/a.csv", 4);
        row(random(5, {"--keep", "outposts.rules.json"}), "outposts.rules.json", 4);
    }
    void refusesWrongUsage()
    {
        QFETCH(QStringList, words);
        QFETCH(int, code);
        QFETCH(QString, says);
        const Ran ran = run(words);
        QVERIFY2(ran.err.contains(says), qPrintable(ran.err));
        QCOMPARE(ran.out, QString());
        QCOMPARE(ran.code, code);
    }

    /// The figures and the rows are the same to the byte in whatever way a run is split.
    void shardsGiveTheSameFigures()
    {
        const Ran whole = run(random(200, {"--jobs", "1", "--out", "whole.csv"}));
        QCOMPARE(whole.code, 0);
        QCOMPARE(whole.err, QString());
        QCOMPARE(run({"merge", "whole.csv"}).out, whole.out);
        const QString json = run({"merge", "whole.csv", "--format", "json"}).out;
        for (const int shards : {4, 16}) {
            QStringList files;
            for (int shard = shards; shard >= 1; --shard) {
                const QString ending = shard % 2 == 0 ? "csv" : "sqlite";
                files.append(QString("%1-%2.%3").arg(shard).arg(shards).arg(ending));
                const Ran part = run(random(
                    200, {"--jobs", "2", "--shard", QString("%1/%2").arg(shard).arg(shards), "--out", files.back()}));
                QCOMPARE(part.code, 0);
                QVERIFY(part.out != whole.out);
            }
            const QString to = QString("merged%1.csv").arg(shards);
            QCOMPARE(run(QStringList{"merge"} + files + QStringList{"--out", to}).out, whole.out);
            QCOMPARE(run(QStringList{"merge"} + files + QStringList{"--format", "json"}).out, json);
            QVERIFY(content(path(to)) == content(path("whole.csv")));
        }
    }

    void resumesWhatWasStopped_data()
    {
        QTest::addColumn<int>("signal");
        QTest::addColumn<QString>("file");
        QTest::newRow("interrupted csv") << SIGINT << "part.csv";
        QTest::newRow("interrupted sqlite") << SIGINT << "part.sqlite";
        QTest::newRow("killed csv") << SIGKILL << "part.csv";
        QTest::newRow("killed sqlite") << SIGKILL << "part.sqlite";
    }
    void resumesWhatWasStopped()
    {
        QFETCH(int, signal);
        QFETCH(QString, file);
        constexpr int games = 4000;
        const QStringList words = random(games, {"--jobs", "2", "--out", file});
        stopWhileItWrites(mHome.path(), QStringList{"playtest"} + words, file, 90000, signal,
                          file.endsWith("csv") ? "1,red," : "");
        if (QTest::currentTestFailed())
            return;
        const qint64 there = figures(run({"merge", file, "--format", "json"}))["games"].toInteger();
        QVERIFY2(there > 0 && there < games, qPrintable(QString::number(there)));
        QCOMPARE(run(words).code, 4); // the file is not replaced
        const Ran resumed = run(words + QStringList{"--resume"});
        QCOMPARE(resumed.code, 0);
        const Ran whole = run(random(games, {"--out", "whole.csv"}));
        QCOMPARE(resumed.out, whole.out);
        QCOMPARE(run({"merge", file, "--out", "merged.csv"}).out, whole.out);
        QVERIFY(content(path("merged.csv")) == content(path("whole.csv")));
        QCOMPARE(run(words + QStringList{"--resume"}).out, whole.out); // nothing is left to play
    }

    void resumesAndMergesOnlyTheSameRun()
    {
        QCOMPARE(run(random(20, {"--out", "a.csv"})).code, 0);
        const QByteArray before = content(path("a.csv"));
        for (const QStringList& other :
             {random(20, {"--seed", "2"}), random(21), QStringList{"outposts.scenario.json", "--games", "20"},
              random(20, {"--most-actions", "5"}), random(20, {"--shard", "1/2"})}) {
            const Ran ran = run(other + QStringList{"--out", "a.csv", "--resume"});
            QVERIFY2(ran.code == 64 && ran.err.contains("a.csv"), qPrintable(ran.err));
        }
        QVERIFY(content(path("a.csv")) == before);
        QCOMPARE(run(random(20, {"--seed", "2", "--out", "b.csv"})).code, 0);
        const Ran both = run({"merge", "a.csv", "b.csv", "--out", "c.csv"});
        QVERIFY2(both.code == 64 && both.err.contains("seed"), qPrintable(both.err));
        QVERIFY(!QFile::exists(path("c.csv")));
        QByteArray altered = before;
        altered.replace("\n7,", "\n7,red");
        QVERIFY(put(path("altered.csv"), altered));
        const Ran twice = run({"merge", "a.csv", "altered.csv", "--out", "c.csv"});
        QVERIFY2(twice.code == 2 && twice.err.contains("game 7"), qPrintable(twice.err));
        QVERIFY(!QFile::exists(path("c.csv")));
    }

    void countsTheSameInEachForm()
    {
        const QJsonObject whole = figures(run(random(30, {"--format", "json"})));
        QCOMPARE(whole["games"].toInt(), 30);
        qint64 games = whole["draws"].toObject()["games"].toInteger()
                       + whole["unfinished"].toObject()["games"].toInteger();
        for (const QJsonValue& side : whole["sides"].toArray())
            games += side.toObject()["won"].toObject()["games"].toInteger();
        QCOMPARE(games, qint64(30));
        QCOMPARE(whole["run"].toObject()["players"].toArray(), (QJsonArray{"random", "random"}));
        const QString text = run(random(30)).out, markdown = run(random(30, {"--format", "markdown"})).out;
        for (const QJsonValue& row : whole["outcomes"].toArray()) {
            QVERIFY(text.contains(row.toObject()["id"].toString()));
            QVERIFY(markdown.contains(row.toObject()["id"].toString()));
        }
        QVERIFY(markdown.contains("|---|---:|"));
        QVERIFY(run(random(30, {"--full"})).out.size() > text.size());
    }

    /// A kept game is the game with that number: it has as many actions as its row, and it verifies.
    void keepsSurprisingGames()
    {
        const Ran ran = run(random(60, {"--keep", "kept", "--format", "json"}));
        QCOMPARE(ran.code, 0);
        const QJsonArray surprising = figures(ran)["surprising"].toArray();
        QVERIFY(surprising.size() >= 2);
        for (const QJsonValue& one : surprising) {
            const QJsonObject game = one.toObject();
            const QStringList files =
                QDir(path("kept")).entryList({QString("*-%1.game").arg(game["number"].toInteger())});
            QCOMPARE(files.size(), 1);
            const QString file = path("kept/" + files.front());
            QCOMPARE(fieldworks(mHome.path(), {"verify", file}).code, 0);
            const QJsonDocument log = QJsonDocument::fromJson(
                fieldworks(mHome.path(), {"log", file, "--format", "json"}).out.toUtf8());
            QVERIFY(!log.isNull());
            if (game["criterion"].toString() == "longest") {
                const Ran orders = fieldworks(mHome.path(), {"orders", file});
                QVERIFY(orders.out.count('\n') >= game["value"].toInt());
            }
        }
        const QByteArray before = content(path("kept/" + QDir(path("kept")).entryList({"*.game"}).front()));
        QCOMPARE(run(random(60, {"--keep", "kept"})).code, 0); // the same games are there already
        QVERIFY(content(path("kept/" + QDir(path("kept")).entryList({"*.game"}).front())) == before);
    }

    /// A file that is there stays, and is not taken for the game that it is named after.
    void keepsNoGameInTheFileOfSomethingElse()
    {
        QCOMPARE(run(random(60, {"--keep", "kept"})).code, 0);
        const QStringList files = QDir(path("kept")).entryList({"*.game"});
        QVERIFY(files.size() >= 2);
        const QString file = "kept/" + files.front();
        for (const QByteArray& other : {QByteArray("hello"), content(path("kept/" + files.back()))}) {
            QVERIFY(put(path(file), other));
            QVERIFY(QFile::remove(path("kept/" + files.back())));
            const Ran ran = run(random(60, {"--keep", "kept"}));
            QCOMPARE(ran.code, 4);
            QVERIFY2(ran.err.contains(file), qPrintable(ran.err));
            QVERIFY(content(path(file)) == other);
            QVERIFY(QFile::exists(path("kept/" + files.back()))); // the others are kept
        }
    }

    /// Games that the limit of actions stopped are in no turn of an end.
    void countsNoEndsOfUnfinishedGames()
    {
        const QStringList words = random(5, {"--most-actions", "10"});
        const QJsonObject whole = figures(run(words + QStringList{"--format", "json"}));
        QCOMPARE(whole["unfinished"].toObject()["games"].toInt(), 5);
        QCOMPARE(whole["lengths"].toArray().size(), 0);
        const QString markdown = run(words + QStringList{"--format", "markdown"}).out;
        QVERIFY2(markdown.contains(QRegularExpression("\\n\\| *1 *\\| *0 *\\|")), qPrintable(markdown));
    }
};

FW_TEST(PlaytestTest)
#include "tst_playtest.moc"
