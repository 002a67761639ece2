// Long because: it is one list of what every verb writes, and of what each of them must not write over.
#include "tests/Main.h"
#include "tests/app/Program.h"

#include <QTemporaryDir>
#include <QTest>

#include <QStringConverter>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

/// One way to write a file from the command line.
struct Way {
    const char* name;
    QStringList words; ///< before the name of the output
    QString ending;
};

const QStringList adjudicate{"adjudicate", "in.scenario.json", "in.orders"};
const QStringList drawn{"export", "in.scenario.json"};

/// All outputs of all verbs.
QList<Way> ways()
{
    const auto exported = [](const QStringList& how) { return drawn + how + QStringList{"--to"}; };
    return {
        {"adjudicate text", adjudicate + QStringList{"-o"}, ".txt"},
        {"adjudicate json", adjudicate + QStringList{"--log", "json", "-o"}, ".json"},
        {"adjudicate pdf", adjudicate + QStringList{"--log", "pdf", "-o"}, ".pdf"},
        {"adjudicate game", adjudicate + QStringList{"--force", "--game"}, ".game"},
        {"log text", {"log", "in.game", "-o"}, ".txt"},
        {"log json", {"log", "in.game", "--format", "json", "-o"}, ".json"},
        {"log pdf", {"log", "in.game", "--format", "pdf", "-o"}, ".pdf"},
        {"orders", {"orders", "in.game", "-o"}, ".orders"},
        {"copy for a side", {"export", "in.game", "--side", "red", "--to"}, ".game"},
        {"map svg", exported({}), ".svg"},
        {"map png", exported({"--dpi", "30"}), ".png"},
        {"map pdf", exported({}), ".pdf"},
        {"map for a press", exported({"--press"}), ".pdf"},
        {"map of a game", {"export", "in.game", "--what", "setup", "--to"}, ".svg"},
        {"map on pages", exported({"--tiled"}), ".pdf"},
        {"set-up", exported({"--what", "setup"}), ".svg"},
        {"set-up card", exported({"--what", "setup-card"}), ".pdf"},
        {"roster", exported({"--what", "roster"}), ".pdf"},
        {"play aids", exported({"--what", "aids"}), ".pdf"},
        {"counters", exported({"--what", "counters", "--force"}), ".pdf"},
        {"counters for a press", exported({"--what", "counters", "--force", "--press"}), ".pdf"},
        {"result pdf", {"export", "in.game", "--what", "result", "--to"}, ".pdf"},
        {"result png", {"export", "in.game", "--what", "result", "--dpi", "30", "--to"}, ".png"},
        {"result text", {"export", "in.game", "--what", "result", "--to"}, ".txt"},
        {"set-up list", exported({"--what", "setup"}), ".csv"},
        {"set-up text", exported({"--what", "setup"}), ".md"},
        {"roster list", exported({"--what", "roster"}), ".csv"},
        {"tables", exported({"--what", "tables"}), ".md"},
        {"map data", exported({"--what", "map-data"}), ".json"},
        {"mix csv", exported({"--what", "mix"}), ".csv"},
        {"mix pdf", exported({"--what", "mix"}), ".pdf"},
    };
}

const QStringList inputs{"in.scenario.json", "in.rules.json", "in.orders", "in.game"};

bool endingIsFree(const Way& way)
{
    return way.words.front() != "export";
}

} // namespace

// Every verb with every kind of output, over every input, on a full disk, and on a disk that fails.
class OutputsTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mHome;
    QByteArray mGame; ///< content of in.game, which is the same for all tests

    QString path(const QString& name) const { return mHome.filePath(name); }
    Ran run(const QStringList& words) const { return fieldworks(mHome.path(), words); }

    /// Every file of the folder with its content, hidden ones too.
    QMap<QString, QByteArray> everything() const
    {
        QMap<QString, QByteArray> out;
        for (const QString& name : QDir(mHome.path()).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name))
            out[name] = QFileInfo(path(name)).isFile() ? content(path(name)) : QByteArray("no file");
        return out;
    }

    /// Runs the command and checks that it could not write and changed nothing.
    void refused(const QStringList& words, const QString& output,
                 const std::function<void(QProcess&, QProcessEnvironment&)>& prepare = {}) const
    {
        const auto before = everything();
        const Ran ran = fieldworks(mHome.path(), words, {}, prepare);
        const QString said = words.join(' ') + ": " + QString::number(ran.code) + ' ' + ran.err;
        QVERIFY2(ran.code == 4, qPrintable(said));
        QVERIFY2(ran.err.contains(output + ": ") && ran.err.contains("; "), qPrintable(said));
        QVERIFY2(everything() == before, qPrintable(said));
    }

    void eachWay() const
    {
        QTest::addColumn<int>("at");
        const QList<Way> all = ways();
        for (int i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << i;
    }

private slots:
    void init()
    {
        QDir(mHome.path()).removeRecursively();
        QVERIFY(QDir().mkpath(mHome.path()));
        const QString from = FW_SOURCE_DIR "/tests/kernel/a/outposts.";
        for (const char* ending : {"rules.json", "scenario.json"})
            QVERIFY(QFile::copy(from + ending, path(QString("in.") + ending)));
        // Only a few orders, because the failing disk is tried at each of their writes.
        QVERIFY(put(path("in.orders"), "red: march ash to 0403\nred: march birch to 0804 0704\n"));
        if (mGame.isEmpty()) {
            const Ran ran = run(adjudicate + QStringList{"--game", "in.game", "-o", "made"});
            QVERIFY2(ran.code == 0, qPrintable(ran.err));
            QVERIFY(QFile::remove(path("made")));
            mGame = content(path("in.game"));
        }
        QVERIFY(put(path("in.game"), mGame));
    }

    // 13.1
    void neverOverwritesAnInput_data() { eachWay(); }
    void neverOverwritesAnInput()
    {
        QFETCH(int, at);
        const Way way = ways()[at];
        for (const QString& input : inputs) {
            const QString soft = "soft" + way.ending;
            const QString hard = "hard" + way.ending;
            QVERIFY(QFile::link(input, path(soft)));
            QVERIFY(::link(path(input).toLocal8Bit(), path(hard).toLocal8Bit()) == 0);
            // A game or orders file that the verb does not read may be replaced by its own kind.
            const bool own = (way.ending == ".game" && input == "in.game")
                             || (way.ending == ".orders" && input == "in.orders");
            if (!own) {
                refused(way.words + QStringList{soft}, soft);
                refused(way.words + QStringList{hard}, hard);
                if (endingIsFree(way))
                    refused(way.words + QStringList{input}, input);
            }
            QVERIFY(QFile::remove(path(soft)) && QFile::remove(path(hard)));
        }
    }

    // 13.1
    void neverOverwritesFileOfAnotherKind_data() { eachWay(); }
    void neverOverwritesFileOfAnotherKind()
    {
        QFETCH(int, at);
        const Way way = ways()[at];
        const std::pair<const char*, QByteArray> others[] = {
            {"SQLite format 3", QByteArray("SQLite format 3\0of another program", 35)},
            {"map", "{\"grid\": {\"shape\": \"square\", \"columns\": 4, \"rows\": 2}}"},
            {"labels", "{\"row\": \"mot\"}"},
            {"html", "<html></html>"},
            {"notes", "What the players said\n\nThey were content.\n"},
            {"program", QByteArray("\x7f"
                                   "ELF\0\1\2",
                                   7)},
        };
        for (const auto& [name, bytes] : others) {
            const QString output = "other" + way.ending;
            QVERIFY(put(path(output), bytes));
            // A file of the same kind, by its name, may be replaced.
            if ((way.ending == ".game" && bytes.startsWith("SQLite"))
                || (QByteArray(name) == "notes"
                    && (way.ending == ".csv" || way.ending == ".md" || way.ending == ".orders")))
                continue;
            refused(way.words + QStringList{output}, output);
        }
    }

    void replacesFileOfItsOwnKind_data() { eachWay(); }
    void replacesFileOfItsOwnKind()
    {
        QFETCH(int, at);
        const Way way = ways()[at];
        const QString output = "out" + way.ending;
        const auto before = everything();
        const Ran first = run(way.words + QStringList{output});
        QVERIFY2(first.code == 0, qPrintable(first.err));
        const QByteArray made = content(path(output));
        QVERIFY(made.size() > 100);
        QCOMPARE(everything().size(), before.size() + 1);
        // Through a link to its target, with the same permissions.
        QVERIFY(QDir(path("")).mkdir("far"));
        QVERIFY(QFile::rename(path(output), path("far/" + output)));
        QVERIFY(QFile::link("far/" + output, path(output)));
        QVERIFY(::chmod(path("far/" + output).toLocal8Bit(), 0640) == 0);
        const Ran second = run(way.words + QStringList{output});
        QVERIFY2(second.code == 0, qPrintable(second.err));
        QVERIFY(QFileInfo(path(output)).isSymLink());
        if (way.ending == ".game")
            QCOMPARE(run({"verify", output}).code, 0);
        else
            QCOMPARE(content(path("far/" + output)), made);
        struct stat status {};
        QVERIFY(::stat(path(output).toLocal8Bit(), &status) == 0);
        QCOMPARE(status.st_mode & 0777, mode_t(0640));
        QCOMPARE(QDir(path("far")).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    // 13.2
    void reportsFullDisk_data() { eachWay(); }
    void reportsFullDisk()
    {
        QFETCH(int, at);
        const Way way = ways()[at];
        const QString output = "out" + way.ending;
        const auto small = [](QProcess& process, QProcessEnvironment&) {
            process.setChildProcessModifier([] {
                struct rlimit limit {};
                ::getrlimit(RLIMIT_FSIZE, &limit);
                limit.rlim_cur = 64;
                ::setrlimit(RLIMIT_FSIZE, &limit);
            });
        };
        refused(way.words + QStringList{output}, output, small);
        QVERIFY(!QFile::exists(path(output)));
        QCOMPARE(run(way.words + QStringList{output}).code, 0);
        refused(way.words + QStringList{output}, output, small);
        const QString full = "full" + way.ending;
        QVERIFY(QFile::link("/dev/full", path(full)));
        refused(way.words + QStringList{full}, full);
    }

    // 13.2
    void reportsFailingDisk_data() { eachWay(); }
    void reportsFailingDisk()
    {
        QFETCH(int, at);
        const Way way = ways()[at];
        const QString output = "out" + way.ending;
        QTemporaryDir aside;
        const QString note = aside.filePath("note");
        for (const bool over : {false, true}) {
            int n = 0;
            for (;;) {
                ++n;
                QVERIFY2(n < 1000, "it never succeeds");
                const auto before = everything();
                QFile::remove(note);
                const Ran ran = fieldworks(mHome.path(), way.words + QStringList{output}, {},
                                           [&](QProcess&, QProcessEnvironment& environment) {
                                               environment.insert("LD_PRELOAD", FW_FAILING);
                                               environment.insert("ASAN_OPTIONS", "verify_asan_link_order=0");
                                               environment.insert("FW_FAIL_AT", QString::number(n));
                                               environment.insert("FW_FAIL_UNDER",
                                                                  QFileInfo(mHome.path()).canonicalFilePath());
                                               environment.insert("FW_FAIL_NOTE", note);
                                           });
                const QByteArray failed = content(note);
                const QString said =
                    QString("call %1, %2: %3 %4").arg(n).arg(QString(failed)).arg(ran.code).arg(ran.err);
                if (ran.code == 0) {
                    // SQLite tolerates a failed fsync of a folder with only its temporary files.
                    if (failed == "folder" && way.ending == ".game") {
                        QVERIFY2(run({"verify", output}).code == 0, qPrintable(said));
                        QVERIFY(over || QFile::remove(path(output)));
                        continue;
                    }
                    QVERIFY2(failed.isEmpty(), qPrintable(said));
                    break;
                }
                QVERIFY2(!failed.isEmpty(), qPrintable(said));
                QVERIFY2(ran.code == 4, qPrintable(said));
                QVERIFY2(ran.err.startsWith(output + ": ") && ran.err.contains("; "), qPrintable(said));
                QVERIFY2(everything() == before, qPrintable(said));
            }
            // At least: write, sync, rename, and sync of the folder.
            QVERIFY2(n > 4, qPrintable(QString::number(n)));
        }
    }

    // 13.2
    void writesStandardOutputAndPipesDirectly()
    {
        const Ran plain = run({"log", "in.game"});
        QCOMPARE(run({"log", "in.game", "-o", "/dev/stdout"}).out, plain.out);
        QVERIFY(QFile::link("/dev/stdout", path("out.svg")));
        const Ran drawing = run({"export", "in.scenario.json", "--to", "out.svg"});
        QVERIFY(drawing.out.contains("<svg"));
        QVERIFY(QFileInfo(path("out.svg")).isSymLink());
        QCOMPARE(run({"log", "in.game", "-o", "/dev/full"}).code, 4);
        QCOMPARE(run({"log", "in.game", "-o", "/dev/null"}).code, 0);
        QCOMPARE(run(adjudicate + QStringList{"--game", "/dev/null"}).code, 4);
        QCOMPARE(run(adjudicate + QStringList{"--game", path("")}).code, 4);
    }

    // 13.1: With ">>", the shell has opened the input before the program starts.
    void refusesToAppendToAnInput()
    {
        for (const QStringList& words : {QStringList{"log", "in.game"}, {"orders", "in.game"}, adjudicate}) {
            const QString input = words.last();
            const QByteArray before = content(path(input));
            const Ran ran = fieldworks(mHome.path(), words, {}, [&](QProcess& process, QProcessEnvironment&) {
                process.setStandardOutputFile(path(input), QIODevice::Append);
            });
            QCOMPARE(ran.code, 4);
            QCOMPARE(content(path(input)), before);
        }
    }

    // 13.1
    void replacesGameOnlyOnceComplete()
    {
        const QStringList over = adjudicate + QStringList{"--force", "--game", "in.game"};
        const QByteArray old = content(path("in.game"));
        // Two outputs of one command.
        refused(over + QStringList{"-o", "in.game"}, "in.game");
        refused(adjudicate + QStringList{"--game", "new.game", "-o", "new.game"}, "new.game");
        QVERIFY(QDir(path("")).mkdir("sub"));
        refused(adjudicate + QStringList{"--game", "new.game", "-o", "./sub/../new.game"}, "./sub/../new.game");
        // A refused order ends the new game before it is complete.
        QVERIFY(put(path("bad.orders"), "red: march ash to 0403\nred: march ash to 0808\n"));
        const auto before = everything();
        const Ran bad = run({"adjudicate", "in.scenario.json", "bad.orders", "--force", "--game", "in.game"});
        QCOMPARE(bad.code, 3);
        QVERIFY2(bad.err.contains("in.game: was not replaced"), qPrintable(bad.err));
        QVERIFY(bad.out.contains("0303 to 0403"));
        QCOMPARE(everything(), before);
        QVERIFY(put(path("in.orders"), "red: march ash to 0403\n"));
        QCOMPARE(run(over).code, 0);
        QVERIFY(content(path("in.game")) != old);
        QCOMPARE(run({"verify", "in.game"}).code, 0);
    }

    // 13.1: The remains of an interrupted write must not be taken for those of the new game.
    void clearsLeftoverJournalFirst()
    {
        const QStringList over = adjudicate + QStringList{"--force", "--game", "in.game"};
        QVERIFY(put(path("in.game-journal"), "no journal of SQLite's"));
        QCOMPARE(run(over).code, 0);
        QCOMPARE(run({"verify", "in.game"}).code, 0);
        QVERIFY(!QFile::exists(path("in.game-journal")));
        // Without its game, nobody knows what the journal was.
        QVERIFY(put(path("new.game-journal"), "no journal of SQLite's"));
        refused(adjudicate + QStringList{"--game", "new.game"}, "new.game");
    }

    // 13.6
    void readsOnlyRegularFiles_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("name");
        const auto row = [](const QString& name, const QStringList& words) {
            QTest::newRow(qPrintable(words.front() + ' ' + name)) << words << name;
        };
        for (const char* name : {"p.rules.json", "p.scenario.json", "p.map.json", "p.orders", "p.game", "p"})
            row(name, {"check", name});
        row("p.scenario.json", {"adjudicate", "p.scenario.json", "in.orders"});
        row("p.orders", {"adjudicate", "in.scenario.json", "p.orders"});
        for (const char* name : {"p.game", "p"})
            for (const char* verb : {"log", "orders", "verify"})
                row(name, {verb, name});
        for (const char* name : {"p.rules.json", "p.scenario.json", "p.game"})
            row(name, {"rule", name, "attack: brigade"});
        row("p.like.json", {"rule", "in.rules.json", "attack: brigade", "--scenario", "p.like.json"});
        row("p.rules.json", {"diff", "p.rules.json", "in.rules.json"});
        row("p.scenario.json", {"diff", "in.scenario.json", "p.scenario.json"});
        row("p", {"diff", "p", "in.scenario.json"});
        row("p", {"diff", "in.scenario.json", "p"});
        row("p", {"p"}); // the window
        for (const char* name : {"p.scenario.json", "p.map.json", "p.game", "p"})
            row(name, {"export", name, "--to", "m.svg"});
    }
    void readsOnlyRegularFiles()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, name);
        const auto ends = [&](const char* what) {
            const Ran ran = run(words);
            QVERIFY2(ran.code == 2, qPrintable(QString("%1: %2 %3").arg(what).arg(ran.code).arg(ran.err)));
            QVERIFY2(ran.err.startsWith(name + ": "), qPrintable(ran.err));
            const QString says = QString(what) == "folder" ? "a folder" : "a pipe or a device";
            QVERIFY2(ran.err.contains(says) || QString(what) == "large", qPrintable(ran.err));
            QVERIFY(QFile::remove(path(name)) || QDir(path(name)).removeRecursively());
        };
        QVERIFY(::mkfifo(path(name).toLocal8Bit(), 0600) == 0);
        ends("pipe");
        QVERIFY(QFile::link("/dev/zero", path(name)));
        ends("device");
        QVERIFY(QDir(path("")).mkdir(name));
        ends("folder");
        if (words.front() == "diff" && name == "p")
            return; // neither its name nor its content shows what it is
        QVERIFY(put(path(name), "{"));
        QVERIFY(QFile::resize(path(name), qint64(3) << 30));
        ends("large");
    }

    // 13.6
    void doesNotWaitForPipes()
    {
        QVERIFY(put(path("m.scenario.json"), "{\"id\": \"s\", \"rules\": \"outposts\", \"map\": \"m.map.json\"}"));
        QVERIFY(::mkfifo(path("m.map.json").toLocal8Bit(), 0600) == 0);
        QVERIFY(::mkfifo(path("other.rules.json").toLocal8Bit(), 0600) == 0);
        QVERIFY(::mkfifo(path("other.scenario.json").toLocal8Bit(), 0600) == 0);
        QCOMPARE(run({"check", "m.scenario.json"}).code, 2);
        QVERIFY(run({"rule", "in.rules.json", "attack: brigade"}).code >= 0);
        // Rules that are a pipe are reported as a pipe, not as missing.
        QVERIFY(QFile::remove(path("in.rules.json")));
        const Ran ran = run({"check", "in.scenario.json"});
        QVERIFY2(ran.err.contains("other.rules.json: this is a pipe or a device"), qPrintable(ran.err));
    }

    void refusesEmptyFileName()
    {
        const QList<QStringList> all{{""},
                                     {"check", ""},
                                     {"log", ""},
                                     {"orders", ""},
                                     {"verify", ""},
                                     {"diff", "", "in.rules.json"},
                                     {"rule", "", "attack: brigade"},
                                     {"log", "in.game", "-o", ""},
                                     {"export", "in.game", "--to", ""},
                                     adjudicate + QStringList{"--game", ""}};
        for (const QStringList& words : all) {
            const Ran ran = run(words);
            QVERIFY2(ran.code == 64 && ran.err.contains("the name of a file is empty"),
                     qPrintable(words.join(' ') + ": " + ran.err));
        }
    }

    // 45.20: Neither the time zone nor the number format of the machine shows in an output.
    void outputIsIndependentOfTheLocale_data() { eachWay(); }
    void outputIsIndependentOfTheLocale()
    {
        QFETCH(int, at);
        const Way way = ways()[at];
        if (way.ending == ".game")
            QSKIP("a game has a secret of its own");
        const auto written = [&](const char* zone, const char* language) {
            const QString name = "same" + way.ending;
            QFile::remove(path(name));
            const Ran ran = fieldworks(mHome.path(), way.words + QStringList{name}, {},
                                       [&](QProcess&, QProcessEnvironment& environment) {
                                           environment.insert("TZ", zone);
                                           environment.insert("LC_ALL", language);
                                       });
            return ran.code == 0 ? content(path(name)) : ran.err.toUtf8();
        };
        const QByteArray plain = written("UTC", "C.UTF-8");
        QVERIFY(plain.size() > 20);
        QVERIFY(plain == written("Asia/Kolkata", "ar_EG.UTF-8"));
    }

    // 45.12
    void dashMeansStandardInputAndOutput()
    {
        QCOMPARE(run({"log", "in.game", "-o", "-"}).out, run({"log", "in.game"}).out);
        QCOMPARE(run({"orders", "in.game", "-o", "-"}).out, run({"orders", "in.game"}).out);
        const QString orders = path("in.orders");
        const auto fed = [&](QProcess& process, QProcessEnvironment&) { process.setStandardInputFile(orders); };
        const Ran ran = fieldworks(mHome.path(), {"adjudicate", "in.scenario.json", "-", "-o", "-"}, {}, fed);
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.out, run(adjudicate).out);
        QVERIFY(put(orders, "red: march nobody to 0403\n"));
        const Ran refused = fieldworks(mHome.path(), {"adjudicate", "in.scenario.json", "-"}, {}, fed);
        QCOMPARE(refused.code, 3);
        QVERIFY2(refused.err.startsWith("standard input: line 1"), qPrintable(refused.err));
        QVERIFY(!QFile::exists(path("-")));
    }

    // 45.12 and 45.23
    void reportsUtf16Encoding()
    {
        const QStringConverter::Encoding kinds[] = {QStringConverter::Utf16LE, QStringConverter::Utf16BE};
        for (const auto kind : kinds)
            for (const auto mark : {QStringConverter::Flag::Default, QStringConverter::Flag::WriteBom})
                for (const char* name : {"in.orders", "in.rules.json"}) {
                    const QByteArray plain = content(path(name));
                    QStringEncoder encoder(kind, mark);
                    QVERIFY(put(path(name), encoder(QString::fromUtf8(plain))));
                    const Ran ran = run(adjudicate);
                    QCOMPARE(ran.code, 2);
                    QVERIFY2(ran.err.contains("UTF-16"), qPrintable(ran.err));
                    QVERIFY(put(path(name), plain));
                }
    }

    void refusesDashAsAFile()
    {
        const QList<QStringList> all{
            {"log", "-"}, {"orders", "-"}, {"export", "in.game", "--to", "-"}, {"tidy", "in.rules.json", "-o", "-"}};
        for (const QStringList& words : all) {
            const Ran ran = run(words);
            QVERIFY2(ran.code == 64 && ran.err.contains("write ./-"), qPrintable(words.join(' ') + ": " + ran.err));
        }
        QVERIFY(!QFile::exists(path("-")));
    }
};

FW_TEST(OutputsTest)
#include "tst_outputs.moc"
