#include "engine/store/Output.h"

#include "engine/store/Files.h"
#include "engine/store/Input.h"
#include "engine/store/Journal.h"
#include "tests/Main.h"
#include "tests/engine/OtherProcess.h"
#include "tests/engine/store/OnDisk.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <functional>
#include <sys/resource.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace fw;
using namespace ondisk;

namespace {

struct Kind {
    Form form;
    const char* name;
    const char* content;
};

/// A file of every kind; its name gives no hint if its content does.
const Kind kinds[] = {
    {Form::Game, "a", "SQLite format 3\0"},
    {Form::Rules, "a", "{\"format\": 1, \"id\": \"x\", \"version\": \"1\"}"},
    {Form::Scenario, "a", "\xef\xbb\xbf \n{ \"id\": \"x\", \"rules\": \"y\", \"map\": \"z.map.json\"}"},
    {Form::Map, "a", "{\"title\": \"units\", \"grid\": {\"rules\": 1}}"},
    {Form::Log, "a", "{\"title\": \"grid\", \"header\": [], \"blocks\": []}"},
    {Form::Json, "a", "{\"row\": \"words in another language\"}"},
    {Form::Pdf, "a", "%PDF-1.4\n"},
    {Form::Png, "a", "\x89PNG\r\n\x1a\n"},
    {Form::Module, "a", "PK\x03\x04 buildFile.xml"},
    {Form::Svg, "a", "<?xml version=\"1.0\"?>\n<svg/>"},
    {Form::Orders, "a", "# of the evening\n\nred: march ash to 0403\ndice morale 5\n"},
    {Form::Orders, "a.orders", "\n"},
    {Form::Csv, "a.csv", "id,side\nash,red: a side\n"},
    {Form::TextLog, "a", "==========================================\nOutposts\n"},
    {Form::WebLog, "a",
     "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta name=\"generator\" content=\"Fieldworks turn log\">"},
    {Form::Marked, "a", "<!-- Fieldworks turn log -->\n\n# Outposts\n"},
    {Form::Text, "a", "Outposts\n\nred: a side\n"},
    {Form::Text, "a", "<?xml version=\"1.0\"?>\n<map version=\"1.8\" orientation=\"hexagonal\">"},
    {Form::Other, "a",
     "\x7f"
     "ELF\x02\x01\x01"},
    {Form::Other, "a", "<html/>"},
};

/// Closes both ends in its destructor.
struct Pipe {
    int ends[2] = {-1, -1};
    Pipe()
    {
        if (::pipe(ends) != 0)
            qFatal("there is no pipe");
    }
    ~Pipe()
    {
        for (const int end : ends)
            if (end >= 0)
                ::close(end);
    }
    void stopReading()
    {
        ::close(ends[0]);
        ends[0] = -1;
    }
    QString written() const { return QString("/proc/self/fd/%1").arg(ends[1]); }
};

} // namespace

// Written outputs, and the files that they never replace.
class tst_Output : public QObject
{
    Q_OBJECT

private slots:
    void recognisesEveryFileKind()
    {
        QTemporaryDir folder;
        for (const Kind& kind : kinds) {
            QCOMPARE(formOf(kind.content, kind.name), kind.form);
            put(folder.filePath(kind.name), kind.content);
            QCOMPARE(formOfFile(s(folder.filePath(kind.name))).value(), kind.form);
        }
        QCOMPARE(formOf("", "a.orders"), Form::Empty);
        QCOMPARE(formOf("{\"a\": \"b\"}", "x.orders"), Form::Json);
        QCOMPARE(formOf("Nobody's", "x.game"), Form::Text);
        // For a broken file, the name decides.
        QCOMPARE(formOf("{\"id\": ", "x.scenario.json"), Form::Scenario);
        QCOMPARE(formOf("nonsense", "x.rules.json.proofed"), Form::Rules);
        // The telling key may come late in a long file.
        const std::string late = "{\"title\": \"" + std::string(10'000, 'x') + "\", \"blocks\": []}";
        put(folder.filePath("late"), QByteArray::fromStdString(late));
        QCOMPARE(formOfFile(s(folder.filePath("late"))).value(), Form::Log);
    }

    // 13.1
    void replacesOnlyItsOwnKind()
    {
        QTemporaryDir folder;
        for (const Kind& old : kinds)
            for (const Kind& now : kinds) {
                const QString path = folder.filePath(old.name);
                put(path, old.content);
                const Result<void> done = writeOutput({s(path), now.form}, "new");
                const bool own = old.form == now.form && old.form != Form::Other;
                const bool text = old.form == Form::Text && now.form == Form::Csv;
                QCOMPARE(done.has_value(), own || text);
                QCOMPARE(contentOf(path), own || text ? QByteArray("new") : QByteArray(old.content));
                if (!done) {
                    QCOMPARE(done.error().trouble, Trouble::Unwritable);
                    QCOMPARE(done.error().file, s(path));
                    QVERIFY(!done.error().remedy.empty());
                }
                QCOMPARE(namesIn(folder.path()), QStringList{old.name});
                QVERIFY(QFile::remove(path));
            }
        put(folder.filePath("empty"), "");
        QVERIFY(writeOutput({s(folder.filePath("empty")), Form::Pdf}, "new"));
    }

    // 13.1
    void neverReplacesAnInput()
    {
        QTemporaryDir folder;
        const QString input = folder.filePath("in.txt");
        put(input, "one");
        QVERIFY(QDir(folder.path()).mkdir("inner"));
        QVERIFY(QFile::link(input, folder.filePath("soft.txt")));
        QVERIFY(QFile::link(folder.filePath("soft.txt"), folder.filePath("softer.txt")));
        QVERIFY(::link(input.toLocal8Bit(), folder.filePath("hard.txt").toLocal8Bit()) == 0);
        const QStringList names = namesIn(folder.path());
        for (const char* name : {"in.txt", "inner/../in.txt", "soft.txt", "softer.txt", "hard.txt"})
            for (const char* as : {"in.txt", "soft.txt", "hard.txt"}) {
                const OutputTo to{s(folder.filePath(name)), Form::Text, {"/nowhere", s(folder.filePath(as))}};
                QCOMPARE(mayWrite(to).error().trouble, Trouble::Unwritable);
                const Result<void> done = writeOutput(to, "two");
                QCOMPARE(done.error().trouble, Trouble::Unwritable);
                QCOMPARE(done.error().file, to.path);
                QCOMPARE(contentOf(input), QByteArray("one"));
                QCOMPARE(namesIn(folder.path()), names);
            }
        // Nor through an open descriptor, as with ">>".
        const int open = ::open(input.toLocal8Bit(), O_WRONLY | O_APPEND | O_CLOEXEC);
        QVERIFY(!writeOutput({"/proc/self/fd/" + std::to_string(open), Form::Text, {s(input)}}, "two"));
        ::close(open);
        QCOMPARE(contentOf(input), QByteArray("one"));
        // Two outputs of one command are compared before either file exists.
        QVERIFY(sameFile(s(folder.filePath("new")), s(folder.filePath("inner/../new"))));
        QVERIFY(!sameFile(s(folder.filePath("new")), s(folder.filePath("newer"))));
    }

    /// 13.1: SQLite deletes such a file next to a game as soon as the game is opened.
    void refusesSqliteSideFiles()
    {
        QTemporaryDir folder;
        put(folder.filePath("a.game"), "SQLite format 3");
        const QStringList names = namesIn(folder.path());
        for (const char* name : {"a.game-journal", "a.game-wal", "a.game-shm"}) {
            const Result<void> done = writeOutput({s(folder.filePath(name)), Form::Text}, "two");
            QCOMPARE(done.error().trouble, Trouble::Unwritable);
            QCOMPARE(namesIn(folder.path()), names);
        }
        QVERIFY(writeOutput({s(folder.filePath("my-journal")), Form::Text}, "two"));
    }

    void writesThroughLinks()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("far"));
        const QString file = folder.filePath("far/file");
        QVERIFY(QFile::link("far/file", folder.filePath("soft")));
        QVERIFY(QFile::link("soft", folder.filePath("softer")));
        for (const char* text : {"one", "two"}) { // at first it is dangling
            QVERIFY(writeOutput({s(folder.filePath("softer")), Form::Text}, text));
            QCOMPARE(contentOf(file), QByteArray(text));
            QVERIFY(QFileInfo(folder.filePath("softer")).isSymLink());
            QVERIFY(QFileInfo(folder.filePath("soft")).isSymLink());
            QCOMPARE(namesIn(folder.filePath("far")), QStringList{"file"});
        }
        // A circle of links has no target.
        QVERIFY(QFile::link("b", folder.filePath("a")));
        QVERIFY(QFile::link("a", folder.filePath("b")));
        QCOMPARE(writeOutput({s(folder.filePath("a")), Form::Text}, "x").error().trouble, Trouble::Unwritable);
    }

    void keepsPermissions()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a");
        put(path, "one");
        QVERIFY(::chmod(path.toLocal8Bit(), 0640) == 0);
        QVERIFY(writeOutput({s(path), Form::Text}, "two"));
        struct stat status {};
        QVERIFY(::stat(path.toLocal8Bit(), &status) == 0);
        QCOMPARE(status.st_mode & 07777, mode_t(0640));
    }

    void uncommittedOutputLeavesNothing()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a");
        put(path, "one");
        {
            Result<Output> out = Output::open({s(path), Form::Text});
            QVERIFY(out && out->replaces() && out->write("two"));
            QVERIFY(QFile::exists(QString::fromStdString(out->beside())));
            const Output moved = std::move(*out);
            QCOMPARE(contentOf(path), QByteArray("one"));
        }
        QCOMPARE(contentOf(path), QByteArray("one"));
        QCOMPARE(namesIn(folder.path()), QStringList{"a"});
    }

    // The next write of a file removes what a killed writer left next to it; the files of a living writer and of other
    // outputs stay.
    void removesLeftoversOfKilledWriters()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a");
        put(path, "one");
        const auto begin = [&](const QString& to) {
            return [to] {
                static Result<Output> out = Output::open({s(to), Form::Text});
                if (!out || !out->write("cut off"))
                    ::_exit(1);
                put(QString::fromStdString(out->beside()) + "-journal", "of SQLite");
                if (::link(s(to).c_str(), (out->beside() + "-old").c_str()) != 0)
                    ::_exit(1);
            };
        };
        put(folder.filePath("a-b"), "another");
        put(folder.filePath(".fieldworks-a-notes"), "somebody's");
        const OtherProcess living(begin(folder.filePath("a")));
        const QStringList theirs = namesIn(folder.path());
        QCOMPARE(theirs.size(), 6);
        QStringList more;
        {
            const OtherProcess killed(begin(folder.filePath("a")));
            const OtherProcess beside(begin(folder.filePath("a-b")));
            more = namesIn(folder.path());
            QCOMPARE(more.size(), 12);
        }
        QCOMPARE(namesIn(folder.path()), more);
        QVERIFY(writeOutput({s(path), Form::Text}, "two"));
        QStringList left = namesIn(folder.path());
        left.removeIf([](const QString& name) { return name.startsWith(".fieldworks-a-b-"); });
        QCOMPARE(left, theirs);
        QVERIFY(writeOutput({s(folder.filePath("a-b")), Form::Text}, "two"));
        QCOMPARE(namesIn(folder.path()), theirs);
        QCOMPARE(contentOf(path), QByteArray("two"));
    }

    void keepsFileThatChangesMeanwhile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a");
        put(path, "one");
        Result<Output> out = Output::open({s(path), Form::Text, {}, sha256("one")});
        QVERIFY(out && out->write("two"));
        put(path, "by another");
        QCOMPARE(out->commit().error().trouble, Trouble::Changed);
        out = tl::unexpected<Problem>(Problem());
        QCOMPARE(contentOf(path), QByteArray("by another"));
        QCOMPARE(namesIn(folder.path()), QStringList{"a"});
    }

    // A file that appeared during the write was silently replaced, such as a game during another game.
    void keepsFileThatAppearsMeanwhile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a"), other = folder.filePath("b");
        const auto refused = [&](const std::function<void()>& meanwhile, const char* content) {
            {
                Result<Output> out = Output::open({s(path), Form::Text});
                QVERIFY(out && out->write("two"));
                meanwhile();
                const Result<void> done = out->commit();
                QVERIFY(!done);
                QCOMPARE(done.error().trouble, Trouble::Unwritable);
                QCOMPARE(done.error().file, s(path));
                QVERIFY(plain(done.error().text).find("meanwhile") != std::string::npos);
            }
            QCOMPARE(contentOf(path), QByteArray(content));
            QCOMPARE(namesIn(folder.path()), QStringList{"a"});
        };
        refused([&] { put(path, "by another"); }, "by another");
        // An old file that was written or replaced is a different one.
        refused([&] { put(path, "by another again"); }, "by another again");
        refused(
            [&] {
                put(other, "by another again");
                QCOMPARE(::rename(other.toLocal8Bit(), path.toLocal8Bit()), 0);
            },
            "by another again");
        // A deleted file is no obstacle: nothing is lost by writing there.
        Result<Output> gone = Output::open({s(path), Form::Text});
        QVERIFY(gone && gone->write("two") && QFile::remove(path));
        QVERIFY(gone->commit());
        QCOMPARE(contentOf(path), QByteArray("two"));
        // A renamed file is none either.
        Result<Output> named = Output::open({s(path), Form::Text});
        QVERIFY(named && named->write("three") && ::link(path.toLocal8Bit(), other.toLocal8Bit()) == 0);
        QVERIFY(named->commit());
        QCOMPARE(contentOf(path), QByteArray("three"));
        QCOMPARE(contentOf(other), QByteArray("two"));
    }

    // 13.2
    void fullDiskKeepsTheOldFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a");
        put(path, "one");
        struct rlimit usual {};
        QVERIFY(::getrlimit(RLIMIT_FSIZE, &usual) == 0);
        struct rlimit small = usual;
        small.rlim_cur = 4096;
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        QVERIFY(::setrlimit(RLIMIT_FSIZE, &small) == 0);
        Result<Output> out = Output::open({s(path), Form::Text});
        const bool first = out && out->write(std::string(4000, 'x'));
        const Result<void> second = out->write(std::string(4000, 'x'));
        const bool third = out->write("little").has_value();
        const Result<void> done = out->commit();
        out = tl::unexpected<Problem>(Problem());
        QVERIFY(::setrlimit(RLIMIT_FSIZE, &usual) == 0);
        std::signal(SIGXFSZ, handler);
        QVERIFY(first);
        QCOMPARE(second.error().trouble, Trouble::Unwritable);
        QVERIFY(!second.error().remedy.empty());
        QVERIFY(!third); // it never writes after a gap
        QVERIFY(!done);
        QCOMPARE(contentOf(path), QByteArray("one"));
        QCOMPARE(namesIn(folder.path()), QStringList{"a"});
    }

    // 13.2
    void writesDevicesAndPipesDirectly()
    {
        QVERIFY(writeOutput({"/dev/null", Form::Pdf}, "x"));
        QCOMPARE(writeOutput({"/dev/full", Form::Pdf}, "x").error().trouble, Trouble::Unwritable);
        QVERIFY(QFileInfo("/dev/full").exists());
        QCOMPARE(writeOutput({"/dev/null", Form::Game}, "x").error().trouble, Trouble::Unwritable);

        Pipe pipe;
        QVERIFY(writeOutput({s(pipe.written()), Form::Pdf}, "through"));
        char got[16] = {};
        QCOMPARE(::read(pipe.ends[0], got, sizeof got), ssize_t(7));
        QCOMPARE(QByteArray(got), QByteArray("through"));
        pipe.stopReading();
        QCOMPARE(writeOutput({s(pipe.written()), Form::Pdf}, "x").error().trouble, Trouble::Unwritable);

        QTemporaryDir folder;
        const QString fifo = folder.filePath("fifo");
        QVERIFY(::mkfifo(fifo.toLocal8Bit(), 0600) == 0);
        // The window does not wait for a reader; the command line does.
        QCOMPARE(writeOutput({s(fifo), Form::Text}, "x").error().trouble, Trouble::Unwritable);
        QByteArray read;
        std::thread reader([&] { read = contentOf(fifo); });
        OutputTo to{s(fifo), Form::Text};
        to.waits = true;
        const bool done = writeOutput(to, "through").has_value();
        reader.join();
        QVERIFY(done);
        QCOMPARE(read, QByteArray("through"));
        QCOMPARE(namesIn(folder.path()), QStringList{"fifo"});
    }

    void reportsUnwritablePlaces()
    {
        QTemporaryDir folder;
        for (const QString& path : {folder.path(), folder.filePath("none/a"), QString()}) {
            const Result<void> done = writeOutput({s(path), Form::Text}, "x");
            QCOMPARE(done.error().trouble, Trouble::Unwritable);
            QCOMPARE(done.error().file, s(path));
            QVERIFY(!done.error().remedy.empty());
        }
        QVERIFY(namesIn(folder.path()).isEmpty());
    }

    // 13.6: A pipe would block, and a device may never end.
    void readsOnlyRegularFiles()
    {
        QTemporaryDir folder;
        const QString fifo = folder.filePath("p.game");
        QVERIFY(::mkfifo(fifo.toLocal8Bit(), 0600) == 0);
        QVERIFY(QFile::link("/dev/zero", folder.filePath("z.game")));
        QVERIFY(QFile::link(fifo, folder.filePath("l.game")));
        put(folder.filePath("large.game"), "x");
        QVERIFY(QFile::resize(folder.filePath("large.game"), qint64(mostGameBytes) + 1));
        for (const QString& path : {fifo, folder.filePath("z.game"), folder.filePath("l.game"), folder.path(),
                                    QString("/dev/null"), folder.filePath("none"), folder.filePath("large.game")}) {
            const auto bad = [&](const auto& read) {
                QVERIFY2(!read, qPrintable(path));
                QCOMPARE(read.error().file, s(path));
                QVERIFY(read.error().trouble == Trouble::Unreadable || read.error().trouble == Trouble::BadInput);
            };
            bad(readText(s(path)));
            bad(readRulesFile(s(path)));
            bad(regularFile(s(path), mostGameBytes));
            for (const bool writing : {true, false})
                bad(Journal::open({s(path), {}}, writing));
            bad(Journal::verify({s(path), {}}));
            if (!path.endsWith("large.game")) {
                bad(readHead(s(path), 16));
                bad(formOfFile(s(path)));
            }
        }
        QCOMPARE(readHead(s(folder.filePath("large.game")), 1).value(), std::string("x"));
    }

    // 13.2: A game that cannot be started leaves no file, and a pipe is never used as a game file.
    void failedGameStartLeavesNothing()
    {
        QTemporaryDir folder;
        const JournalEntry row{"begin", {}, {}, "{}", std::string(64, '0'), std::string(100'000, 'x')};
        struct rlimit usual {};
        QVERIFY(::getrlimit(RLIMIT_FSIZE, &usual) == 0);
        struct rlimit small = usual;
        small.rlim_cur = 20'000;
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        QVERIFY(::setrlimit(RLIMIT_FSIZE, &small) == 0);
        const auto full = Journal::create({s(folder.filePath("a.game")), {}}, {}, row, {});
        QVERIFY(::setrlimit(RLIMIT_FSIZE, &usual) == 0);
        std::signal(SIGXFSZ, handler);
        QVERIFY(!full);
        QCOMPARE(full.error().trouble, Trouble::Unwritable);
        QCOMPARE(namesIn(folder.path()), QStringList());
        const QString fifo = folder.filePath("p.game");
        QVERIFY(::mkfifo(fifo.toLocal8Bit(), 0600) == 0);
        QCOMPARE(Journal::create({s(fifo), {}}, {}, row, {}).error().trouble, Trouble::Unwritable);
        QCOMPARE(namesIn(folder.path()), QStringList{"p.game"});
    }
};

FW_TEST(tst_Output)
#include "tst_Output.moc"
