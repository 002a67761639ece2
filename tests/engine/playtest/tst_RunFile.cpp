#include "engine/playtest/RunFile.h"
#include "tests/Main.h"
#include "tests/engine/playtest/Rows.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <sqlite3.h>

using namespace fw;

/// The files of runs.
class tst_RunFile : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mHome;
    int mFiles = 0;

    std::string fresh(const char* ending) { return mHome.filePath(QString::number(++mFiles)).toStdString() + ending; }
    /// A new file with these games.
    std::string written(const char* ending, const std::vector<PlayedGame>& games, const RunHead& head = rows::head())
    {
        const std::string path = fresh(ending);
        rows::good(RunFile::make(path, head));
        const auto file = rows::good(RunFile::open(path, RunFile::Mode::Append));
        while (rows::good(file->next())) {
        }
        for (const PlayedGame& game : games)
            rows::good(file->add(game));
        rows::good(file->flush());
        return path;
    }
    static QByteArray bytes(const std::string& path)
    {
        QFile file(QString::fromStdString(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void put(const std::string& path, const QByteArray& bytes)
    {
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    /// Why a file cannot be read to its end; nothing if it can.
    static std::optional<Problem> refusal(const std::string& path)
    {
        const auto file = RunFile::open(path, RunFile::Mode::Read);
        if (!file)
            return file.error();
        while (true) {
            const Result<std::optional<PlayedGame>> game = (*file)->next();
            if (!game)
                return game.error();
            if (!*game)
                return std::nullopt;
        }
    }
    static std::vector<PlayedGame> merged(const std::vector<std::string>& paths)
    {
        std::vector<PlayedGame> out;
        rows::good(mergeRuns(rows::good(openRuns(paths)), [&](const PlayedGame& game) -> Result<void> {
            out.push_back(game);
            return {};
        }));
        return out;
    }

private slots:
    void keepsEveryField_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::newRow("csv") << ".csv";
        QTest::newRow("sqlite") << ".sqlite";
    }
    void keepsEveryField()
    {
        QFETCH(QString, ending);
        PlayedGame bare;
        bare.number = 9;
        bare.sides.resize(2);
        std::vector<PlayedGame> games = rows::games(9);
        games.push_back(bare);
        const std::string path = written(qPrintable(ending), games);
        QVERIFY(rows::good(RunFile::open(path, RunFile::Mode::Read))->head() == rows::head());
        QVERIFY(rows::in(path) == games);
        const Result<void> again = RunFile::make(path, rows::head());
        QVERIFY(!again && again.error().trouble == Trouble::Unwritable);
    }

    void resumesAfterTheLastWholeRow_data() { keepsEveryField_data(); }
    void resumesAfterTheLastWholeRow()
    {
        QFETCH(QString, ending);
        const Shard shard{2, 3}; // games 1, 4 and 7
        const std::string path = written(qPrintable(ending), {rows::game(1), rows::game(4)});
        if (ending == ".csv")
            put(path, bytes(path) + "7,red,some");
        {
            const auto file = rows::good(RunFile::open(path, RunFile::Mode::Append));
            const auto other = RunFile::open(path, RunFile::Mode::Append);
            QVERIFY(!other && other.error().trouble == Trouble::Unwritable);
            std::vector<PlayedGame> there;
            const auto from = resumeRun(*file, rows::head(), shard,
                                        [&](const PlayedGame& game) { there.push_back(game); });
            QCOMPARE(rows::good(from), std::uint64_t(5));
            QVERIFY(there == (std::vector{rows::game(1), rows::game(4)}));
            rows::good(file->add(rows::game(7)));
            rows::good(file->flush());
        }
        QVERIFY(rows::in(path) == (std::vector{rows::game(1), rows::game(4), rows::game(7)}));
    }

    void resumesOnlyTheSameRunAndShard()
    {
        const auto trouble = [&](const RunHead& head, const Shard& shard, const std::string& path) {
            const auto file = rows::good(RunFile::open(path, RunFile::Mode::Append));
            const auto from = resumeRun(*file, head, shard, [](const PlayedGame&) {});
            return from ? std::optional<Trouble>() : from.error().trouble;
        };
        const std::string path = written(".csv", {rows::game(1), rows::game(4)});
        RunHead moved = rows::head(), other = rows::head();
        moved.scenario = "/elsewhere/b.scenario.json";
        other.seed = 2;
        QVERIFY(!trouble(moved, {2, 3}, path));
        QCOMPARE(trouble(other, {2, 3}, path), std::optional(Trouble::Usage));
        QCOMPARE(trouble(rows::head(), {1, 3}, path), std::optional(Trouble::Usage));
        QCOMPARE(trouble(rows::head(), {1, 1}, path), std::optional(Trouble::Usage));
        QCOMPARE(firstDifference(rows::head(), other), std::string("seed"));
        QVERIFY(shortId(moved) == shortId(rows::head()) && shortId(other) != shortId(rows::head()));
    }

    void mergesInAnyOrder()
    {
        const std::vector<PlayedGame> all = rows::games(10);
        std::vector<std::string> paths;
        for (std::size_t shard = 0; shard < 3; ++shard) {
            std::vector<PlayedGame> part;
            for (std::size_t number = shard; number < all.size(); number += 3)
                part.push_back(all[number]);
            paths.push_back(written(shard == 1 ? ".sqlite" : ".csv", part));
        }
        QVERIFY(merged(paths) == all);
        paths.push_back(paths[0]); // equal games count once
        std::swap(paths[0], paths[2]);
        QVERIFY(merged(paths) == all);
        QCOMPARE(merged({paths[0]}).size(), std::size_t(3));
    }

    void mergesOnlyWhatAgrees()
    {
        RunHead other = rows::head();
        other.rulesDigest[3] = 'f';
        const std::string one = written(".csv", {rows::game(1)});
        const Result<std::vector<std::unique_ptr<RunFile>>> runs = openRuns({one, written(".csv", {}, other)});
        QVERIFY(!runs && runs.error().trouble == Trouble::Usage);
        PlayedGame changed = rows::game(1);
        ++changed.turns;
        const Result<void> twice = mergeRuns(rows::good(openRuns({one, written(".sqlite", {changed})})),
                                             [](const PlayedGame&) { return Result<void>(); });
        QVERIFY(!twice && twice.error().trouble == Trouble::BadInput);
        QVERIFY(!openRuns({}) && !openRuns(std::vector(mostMerged + 1, one)));
    }

    /// Each change of a CSV file makes it unreadable.
    void refusesAlteredCsv_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<int>("trouble");
        const auto row = [](const char* name, const char* from, const char* to, Trouble trouble = Trouble::BadInput) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << int(trouble);
        };
        row("another file", "#fieldworks playtest", "#something", Trouble::Unreadable);
        row("version", "playtest,1\n#engine", "playtest,2\n#engine", Trouble::Newer);
        row("unknown key", "#seed", "#sed");
        row("missing key", "#games,10\n", "");
        row("repeated key", "#games,10\n", "#games,10\n#games,10\n");
        row("column", "actions,", "acts,");
        row("column more", ",held", ",held,mine");
        row("cell more", "\n1,", "\n1,2,");
        row("number", "\n1,blue", "\n01,blue");
        row("negative", "\n1,blue", "\n-1,blue");
        row("too high a number", "\n1,blue", "\n10,blue");
        row("side", "\n1,blue", "\n1,green");
        row("order", "\n1,blue", "\n5,blue");
        row("quotes", "\n1,blue", "\n1,\"blue");
        row("held", "0101=0;0912=1", "0101=0;0912=2");
        row("count", "modifier night=2", "modifier night=2000000000");
        row("encoding", "%3B", "%3b");
    }
    void refusesAlteredCsv()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(int, trouble);
        const std::string path = written(".csv", {rows::game(1), rows::game(4)});
        QByteArray text = bytes(path);
        const auto at = text.indexOf(from);
        QVERIFY2(at >= 0, text.constData());
        put(path, text.replace(at, from.size(), to));
        const std::optional<Problem> problem = refusal(path);
        QVERIFY(problem);
        QCOMPARE(int(problem->trouble), trouble);
        QCOMPARE(problem->file, path);
    }

    /// Each statement makes an SQLite file unreadable.
    void refusesAlteredTables_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<int>("trouble");
        const auto row = [](const char* sql, Trouble trouble = Trouble::BadInput) {
            QTest::newRow(sql) << QByteArray(sql) << int(trouble);
        };
        row("PRAGMA application_id=1", Trouble::Unreadable);
        row("PRAGMA user_version=2", Trouble::Newer);
        row("CREATE TABLE more(a)", Trouble::Changed);
        row("DROP TABLE spoken", Trouble::Changed);
        row("DELETE FROM run WHERE key='seed'");
        row("UPDATE run SET key='seat' WHERE key='seed'");
        row("UPDATE games SET winner='green'");
        row("UPDATE games SET turns=-1");
        row("UPDATE games SET number=10 WHERE number=4");
        row("DELETE FROM games WHERE number=1");
        row("DELETE FROM games WHERE number=4");
        row("INSERT INTO held VALUES(9, '0101', 'red')");
        row("UPDATE held SET side='green'");
        row("UPDATE sides SET side='green' WHERE side='red'");
        row("DELETE FROM sides WHERE side='red'");
        row("UPDATE scores SET turn=turn+5");
        row("DELETE FROM scores WHERE turn=1 AND side='blue'");
        row("DELETE FROM lost WHERE side='blue'");
        row("UPDATE lost SET steps=-1");
    }
    void refusesAlteredTables()
    {
        QFETCH(QByteArray, sql);
        QFETCH(int, trouble);
        const std::string path = written(".sqlite", {rows::game(1), rows::game(4)});
        sqlite3* db = nullptr;
        QCOMPARE(sqlite3_open(path.c_str(), &db), SQLITE_OK);
        const int code = sqlite3_exec(db, sql.constData(), nullptr, nullptr, nullptr);
        sqlite3_close(db);
        QCOMPARE(code, SQLITE_OK);
        const std::optional<Problem> problem = refusal(path);
        QVERIFY(problem);
        QCOMPARE(int(problem->trouble), trouble);
        QCOMPARE(problem->file, path);
    }

    void refusesOtherFiles()
    {
        const std::string database = written(".sqlite", {}), text = written(".csv", {});
        const std::string wrongText = fresh(".csv"), wrongDatabase = fresh(".sqlite"), empty = fresh(".csv");
        put(wrongText, bytes(database));
        put(wrongDatabase, bytes(text));
        put(empty, "");
        for (const std::string& path :
             {wrongText, wrongDatabase, empty, mHome.path().toStdString() + "/none.csv", std::string("games.txt")})
            QVERIFY2(!RunFile::open(path, RunFile::Mode::Read), path.c_str());
        QCOMPARE(RunFile::make("games.txt", rows::head()).error().trouble, Trouble::Usage);
    }
};

FW_TEST(tst_RunFile)
#include "tst_RunFile.moc"
