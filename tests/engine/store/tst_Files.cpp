#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/engine/store/OnDisk.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace fw;
using namespace ondisk;

namespace {

QByteArray rulesText(const char* id, const char* version)
{
    return QByteArray("{\"format\": 1, \"id\": \"") + id + "\", \"version\": \"" + version + "\"}\n";
}

QByteArray scenarioText(const char* map)
{
    return QByteArray("{\"format\": 1, \"id\": \"s\", \"rules\": \"demo\", \"rulesVersion\": \"1\",\n\"map\": ") + map
           + "}";
}

const QByteArray mapText =
    "{\"format\": 1, \"title\": \"ground\", \"grid\": {\"shape\": \"square\", \"columns\": 4, \"rows\": 2}}";

} // namespace

class tst_Files : public QObject
{
    Q_OBJECT

private slots:
    void digestsMatchTheStandard()
    {
        QCOMPARE(hex(sha256("")), std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
        QCOMPARE(hex(sha256("abc")), std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QCOMPARE(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
                 std::string("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"));
        QCOMPARE(hex(sha256(std::string(1'000'000, 'a'))),
                 std::string("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"));
    }
    void digestsOfEveryLengthMatchQt()
    {
        for (int length = 0; length < 200; ++length) {
            const QByteArray text(length, 'x');
            QCOMPARE(QByteArray::fromStdString(hex(sha256(text.toStdString()))),
                     QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
        }
    }

    void savingWritesAndReplaces()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a.rules.json");
        QVERIFY(saveText(s(path), "one"));
        QCOMPARE(contentOf(path), QByteArray("one"));
        QVERIFY(saveText(s(path), "two"));
        QCOMPARE(contentOf(path), QByteArray("two"));
        QCOMPARE(namesIn(folder.path()), QStringList{"a.rules.json"});
    }

    void savingKeepsPermissionsAndLinks()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a");
        const QString link = folder.filePath("b");
        put(path, "one");
        QVERIFY(::chmod(path.toLocal8Bit(), 0640) == 0);
        QVERIFY(QFile::link(path, link));
        QVERIFY(saveText(s(link), "two"));
        QCOMPARE(contentOf(path), QByteArray("two"));
        QVERIFY(QFileInfo(link).isSymLink());
        struct stat status {};
        QVERIFY(::stat(path.toLocal8Bit(), &status) == 0);
        QCOMPARE(status.st_mode & 0777, mode_t(0640));
    }

    void refusesToSaveOverExternalChange()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a");
        put(path, "one");
        const auto read = readText(s(path));
        QVERIFY(read);
        QVERIFY(saveText(s(path), "two", read->digest));
        const auto stale = saveText(s(path), "three", read->digest);
        QVERIFY(!stale && stale.error().trouble == Trouble::Changed);
        QCOMPARE(stale.error().file, s(path));
        QCOMPARE(contentOf(path), QByteArray("two"));
        QVERIFY(QFile::remove(path));
        const auto gone = saveText(s(path), "three", read->digest);
        QVERIFY(!gone && gone.error().trouble == Trouble::Changed);
        QVERIFY(namesIn(folder.path()).isEmpty());
    }

    void unwritableFolderKeepsTheOldFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a");
        put(path, "one");
        QVERIFY(::chmod(path.toLocal8Bit(), 0666) == 0);
        QVERIFY(::chmod(folder.path().toLocal8Bit(), 0555) == 0);
        // The superuser may write everywhere, so a child process saves as the user nobody.
        const pid_t child = ::fork();
        if (child == 0) {
            if (::geteuid() == 0 && ::setuid(65534) != 0)
                ::_exit(3);
            const auto saved = saveText(path.toStdString(), "two");
            ::_exit(saved ? 1 : saved.error().trouble == Trouble::Unwritable ? 0 : 2);
        }
        int status = -1;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(::chmod(folder.path().toLocal8Bit(), 0700) == 0);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 0);
        QCOMPARE(contentOf(path), QByteArray("one"));
        QCOMPARE(namesIn(folder.path()), QStringList{"a"});
    }

    void fullDiskKeepsTheOldFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a");
        put(path, "one");
        // A file size limit simulates a full disk: the write stops half way.
        struct rlimit usual {};
        QVERIFY(::getrlimit(RLIMIT_FSIZE, &usual) == 0);
        struct rlimit small = usual;
        small.rlim_cur = 4096;
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        QVERIFY(::setrlimit(RLIMIT_FSIZE, &small) == 0);
        const auto saved = saveText(s(path), std::string(100'000, 'x'));
        QVERIFY(::setrlimit(RLIMIT_FSIZE, &usual) == 0);
        std::signal(SIGXFSZ, handler);
        QVERIFY(!saved && saved.error().trouble == Trouble::Unwritable);
        QVERIFY(!saved.error().remedy.empty());
        QCOMPARE(contentOf(path), QByteArray("one"));
        QCOMPARE(namesIn(folder.path()), QStringList{"a"});
    }

    void reportsUnwritablePlaces()
    {
        QTemporaryDir folder;
        const auto nowhere = saveText(s(folder.filePath("none/a")), "x");
        QVERIFY(!nowhere && nowhere.error().trouble == Trouble::Unwritable);
        QDir(folder.path()).mkdir("inner");
        const auto onFolder = saveText(s(folder.filePath("inner")), "x");
        QVERIFY(!onFolder && onFolder.error().trouble == Trouble::Unwritable);
        QVERIFY(namesIn(folder.path()).isEmpty());
    }

    void readsOnlyRegularFiles()
    {
        QTemporaryDir folder;
        QVERIFY(readText(s(folder.filePath("none"))).error().trouble == Trouble::Unreadable);
        QVERIFY(readText(s(folder.path())).error().trouble == Trouble::Unreadable);
        const QString pipe = folder.filePath("pipe");
        QVERIFY(::mkfifo(pipe.toLocal8Bit(), 0600) == 0);
        QVERIFY(readText(s(pipe)).error().trouble == Trouble::Unreadable);
        const QString large = folder.filePath("large");
        put(large, "x");
        QVERIFY(QFile::resize(large, (64ll << 20) + 1));
        QVERIFY(readText(s(large)).error().trouble == Trouble::BadInput);
        put(folder.filePath("empty"), "");
        QVERIFY(readText(s(folder.filePath("empty"))));
        QVERIFY(readRulesFile(s(folder.filePath("empty"))).error().file == s(folder.filePath("empty")));
    }

    void scenarioReadsItsMapFile()
    {
        QTemporaryDir folder;
        put(folder.filePath("a.map.json"), mapText);
        put(folder.filePath("a.scenario.json"), scenarioText("\"a.map.json\""));
        const auto file = openScenarioFile(s(folder.filePath("a.scenario.json")));
        QVERIFY2(file, file ? "" : describe(file.error()).c_str());
        QCOMPARE(file->mapFile, std::string("a.map.json"));
        QCOMPARE(file->scenario.map.title, std::string("ground"));
        QVERIFY(file->mapDigest == sha256(mapText.toStdString()));
        QVERIFY(file->digest == sha256(scenarioText("\"a.map.json\"").toStdString()));
        QVERIFY(readScenarioFile(s(folder.filePath("a.scenario.json"))));
    }

    void scenarioNeverLeavesItsFolder_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"../a.map.json", "inner/a.map.json", "/etc/a.map.json", "..\\a.map.json", ".a.map.json", "a.json", "",
              "..", "link.map.json", "folder.map.json", "missing.map.json", "https://host/a.map.json"})
            QTest::newRow(*name ? name : "nothing") << name;
    }
    void scenarioNeverLeavesItsFolder()
    {
        QFETCH(QString, name);
        QTemporaryDir folder;
        put(folder.filePath("a.map.json"), mapText);
        put(folder.filePath("home/inner/a.map.json"), mapText);
        QDir(folder.filePath("home")).mkdir("folder.map.json");
        QVERIFY(QFile::link(folder.filePath("a.map.json"), folder.filePath("home/link.map.json")));
        const QString quoted = QString("\"%1\"").arg(QString(name).replace("\\", "\\\\"));
        put(folder.filePath("home/a.scenario.json"), scenarioText(quoted.toUtf8()));
        const auto read = readScenarioFile(s(folder.filePath("home/a.scenario.json")));
        QVERIFY(!read);
        QVERIFY(!read.error().text.empty() && !read.error().file.empty());
    }

    void searchesOwnFolderFirst()
    {
        QTemporaryDir folder;
        const QString own = folder.filePath("own");
        const QString shipped = folder.filePath("shipped");
        put(own + "/x.rules.json", rulesText("demo", "1"));
        put(shipped + "/demo/y.rules.json", rulesText("demo", "1"));
        put(shipped + "/demo/z.rules.json", rulesText("demo", "2"));
        put(shipped + "/broken.rules.json", "{");
        Scenario scenario;
        scenario.rules = "demo";
        scenario.rulesVersion = "1";
        const auto first = findRules(scenario, s(own), s(shipped));
        QVERIFY2(first, first ? "" : describe(first.error()).c_str());
        QCOMPARE(first->path, s(own + "/x.rules.json"));
        QVERIFY(first->digest == sha256(rulesText("demo", "1").toStdString()));
        QVERIFY(QFile::remove(own + "/x.rules.json"));
        QCOMPARE(findRules(scenario, s(own), s(shipped))->path, s(shipped + "/demo/y.rules.json"));
    }

    // Rules that a designer writes next to a scenario are preferred to the shipped ones.
    void prefersRulesNextToTheScenario()
    {
        QTemporaryDir folder;
        const QString own = folder.filePath("own");
        const QString shipped = folder.filePath("shipped");
        put(shipped + "/demo/y.rules.json", rulesText("template-odds", "1"));
        Scenario scenario;
        scenario.rules = "template-odds";
        scenario.rulesVersion = "1";
        const auto beside = [&](const QByteArray& text) {
            put(own + "/x.rules.json", text);
            const auto found = findRules(scenario, s(own), s(shipped));
            std::string said = found ? std::string() : describe(found.error());
            if (!found)
                for (const Text& other : found.error().alternatives)
                    said += "\n" + plain(other);
            return said;
        };
        QCOMPARE(beside(rulesText("something-else", "1")), std::string());
        for (const QByteArray& wrong :
             {QByteArray(rulesText("temmplate-odds", "1")), QByteArray(rulesText("template-odds", "2")),
              QByteArray("{\"id\": template-odds\", \"version\": \"1\"}"), QByteArray()}) {
            const std::string said = beside(wrong);
            QVERIFY2(said.find("x.rules.json") != std::string::npos, (wrong + ": " + said.c_str()).constData());
        }
    }

    void takesNewestRulesWithoutAVersion()
    {
        QTemporaryDir folder;
        for (const char* version : {"9", "10", "1.20"})
            put(folder.filePath(QString("v%1.rules.json").arg(version)), rulesText("demo", version));
        Scenario scenario;
        scenario.rules = "demo";
        QCOMPARE(findRules(scenario, s(folder.path()), {})->rules.version, std::string("10"));
    }

    void missingRulesListsOtherVersions()
    {
        QTemporaryDir folder;
        put(folder.filePath("a/b/deep.rules.json"), rulesText("demo", "3"));
        put(folder.filePath("a/two.rules.json"), rulesText("demo", "2"));
        Scenario scenario;
        scenario.rules = "demo";
        scenario.rulesVersion = "3";
        const auto none = findRules(scenario, {}, s(folder.path()));
        QVERIFY(!none && none.error().trouble == Trouble::Unreadable);
        QCOMPARE(none.error().alternatives.size(), std::size_t(1));
        QVERIFY(plain(none.error().alternatives[0]).starts_with("version 2 in "));
        QVERIFY(!findRules(scenario, s(folder.filePath("none")), s(folder.filePath("none"))));
    }

    void reportsBrokenRulesOfThatName()
    {
        QTemporaryDir folder;
        put(folder.filePath("a.rules.json"), "{\"id\": \"demo\", \"version\": \"1\",\n\"mian\": \"x\"}");
        Scenario scenario;
        scenario.rules = "demo";
        const auto rules = findRules(scenario, s(folder.path()), {});
        QVERIFY(!rules);
        QCOMPARE(rules.error().place, std::string("line 2, /mian"));
        QCOMPARE(rules.error().file, s(folder.filePath("a.rules.json")));
    }

    /// A file of another kind is refused with its kind, and no format is guessed.
    void reportsFileOfWrongKind()
    {
        QTemporaryDir folder;
        const auto told = [&](const char* name, const QByteArray& text, bool rules) {
            const std::string path = folder.filePath(name).toStdString();
            put(folder.filePath(name), text);
            const auto asRules = readRulesFile(path);
            const auto asScenario = readScenarioFile(path);
            return QString::fromStdString(rules        ? asRules ? "" : describe(asRules.error())
                                                 : asScenario ? ""
                                                       : describe(asScenario.error()));
        };
        const QByteArray scenario = "{\"format\": 1, \"id\": \"s\", \"rules\": \"demo\", \"map\": " + mapText + "}";
        QVERIFY(told("a.rules.json", rulesText("demo", "1"), true).isEmpty());
        QVERIFY(told("a.json", rulesText("demo", "1"), false).contains("this is a rules file"));
        QVERIFY(told("b.json", scenario, true).contains("this is a scenario file; a rules file is needed here"));
        QVERIFY(told("c.json", mapText, false).contains("this is a map file"));
        QVERIFY(told("d.game", "SQLite format 3", false).contains("this is a game file"));
        QVERIFY(told("e.rules.json", rulesText("demo", "1").replace("\"format\": 1, ", ""), true)
                    .contains("does not state its format"));
    }
};

FW_TEST(tst_Files)
#include "tst_Files.moc"
