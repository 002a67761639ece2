#include "app/Places.h"
#include "app/case/DeskPage.h"
#include "app/case/OpenFile.h"
#include "app/mapeditor/EditPage.h"
#include "app/print/SheetDialog.h"
#include "app/referee/dialogs/AdjournSheet.h"
#include "app/referee/log/LogPrint.h"
#include "app/ruleseditor/counters/CountersTab.h"
#include "app/ruleseditor/tables/RulesPage.h"
#include "app/widgets/SaveName.h"
#include "editor/commands/MapFactsEdit.h"
#include "engine/store/Proofed.h"
#include "tests/Main.h"
#include "tests/app/OpenRules.h"
#include "tests/app/Program.h"
#include "tests/app/SampleGame.h"
#include "tests/app/Widgets.h"
#include "tests/app/failing.h"

#include <QApplication>
#include <QComboBox>
#include <QDirIterator>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPrinter>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace fw;

namespace {

/// Answers the program's dialogs while it saves: file names and the format of a map; records its complaints.
class Answers : public QObject
{
public:
    QString path;    ///< typed in a file dialog
    int mapWhat = 0; ///< line of the export dialog's first box
    int mapForm = 0; ///< and of its second
    QString said;
    QString replaces;    ///< the file that the last save would replace
    bool replace = true; ///< whether it may be replaced

    Answers() { watch(); }
    /// Answers a visible dialog, modal or not; false if there is none.
    bool look()
    {
        for (QWidget* top : QApplication::topLevelWidgets()) {
            if (!top->isVisible())
                continue;
            if (auto* box = qobject_cast<QMessageBox*>(top)) {
                if (box->objectName() == "replaceFile") {
                    replaces = box->text();
                    box->button(replace ? QMessageBox::Yes : QMessageBox::Cancel)->click();
                    return true;
                }
                said += box->text() + '\n' + box->informativeText() + '\n';
                box->close();
                return true;
            }
            if (auto* files = qobject_cast<QFileDialog*>(top)) {
                if (!replace && !replaces.isEmpty()) {
                    static_cast<QDialog*>(files)->reject(); // the program asks for another name
                    return true;
                }
                files->findChild<QLineEdit*>("fileNameEdit")->setText(path);
                static_cast<QDialog*>(files)->accept();
                return true;
            }
            if (top->objectName() == "exportDialog") {
                child<QComboBox>(*top, "exportWhat").setCurrentIndex(mapWhat);
                child<QComboBox>(*top, "exportForm").setCurrentIndex(mapForm);
                qobject_cast<QDialog*>(top)->accept();
                return true;
            }
        }
        return false;
    }

private:
    /// A new timer each time, since a repeating one would not fire while a dialog that it opened is waiting.
    void watch()
    {
        QTimer::singleShot(5, this, [this] {
            watch();
            look();
        });
    }
};

/// One way in which the window writes a file.
struct Saving {
    const char* name;
    QString ending;
    std::function<void(const QString& path)> save;
    bool asks = false; ///< whether a dialog asks for the name
};

} // namespace

// Every Save and Export of the window, over other files, on a full disk, and on a disk that fails.
class SavesTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir mHome;
    Answers mAnswers;
    std::optional<Game> mGame;
    std::unique_ptr<LogPrint> mLog;
    std::unique_ptr<AdjournSheet> mSheet;
    std::unique_ptr<DeskPage> mDesk;
    std::unique_ptr<RulesPage> mRules;
    std::unique_ptr<SheetDialog> mCounters;
    std::unique_ptr<EditPage> mMap;
    QList<Saving> mWays;

    QString path(const QString& name) const { return mHome.filePath(name); }
    static QString source(const char* name) { return QString(FW_SOURCE_DIR "/scenarios/musket-and-saber/") + name; }

    QMap<QString, QByteArray> everything() const
    {
        QMap<QString, QByteArray> out;
        for (QDirIterator it(mHome.path(), QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
             it.hasNext();) {
            const QString name = it.next();
            out[name] = QFileInfo(name).isFile() ? content(name) : QByteArray("no file");
        }
        return out;
    }

    /// Saves, and returns the window's complaint.
    QString save(const Saving& way, const QString& name)
    {
        mAnswers.said.clear();
        mAnswers.replaces.clear();
        mAnswers.path = path(name);
        mDesk->setWords(mDesk->words());
        way.save(path(name));
        while (mAnswers.look()) {
        }
        return mAnswers.said;
    }

    void mapWay(const char* name, const char* ending, int what, int form)
    {
        mWays << Saving{name, ending,
                        [this, what, form](const QString&) {
                            mAnswers.mapWhat = what;
                            mAnswers.mapForm = form;
                            child<QAction>(*mMap, "mapExport").trigger();
                        },
                        true};
    }

    void gatherWays()
    {
        mWays << Saving{"log pdf", ".pdf", [this](const QString& to) { mLog->saveTo(LogForm::Pdf, to); }}
              << Saving{"log text", ".txt", [this](const QString& to) { mLog->saveTo(LogForm::Text, to); }}
              << Saving{"log page", ".html", [this](const QString& to) { mLog->saveTo(LogForm::Html, to); }}
              << Saving{"log markdown", ".md", [this](const QString& to) { mLog->saveTo(LogForm::Markdown, to); }}
              << Saving{"log json", ".json", [this](const QString& to) { mLog->saveTo(LogForm::Json, to); }}
              << Saving{"log by its button", ".pdf",
                        [this](const QString&) { child<QPushButton>(*mLog, "logSave").click(); }, true}
              << Saving{"log printed to a file", ".pdf",
                        [this](const QString& to) {
                            QPrinter printer;
                            printer.setOutputFormat(QPrinter::PdfFormat);
                            printer.setOutputFileName(to);
                            mLog->printOn(&printer);
                        }}
              << Saving{"sheet pdf", ".pdf", [this](const QString& to) { mSheet->saveTo(to); }}
              << Saving{"sheet text", ".txt", [this](const QString& to) { mSheet->saveTo(to); }}
              << Saving{"sheet printed to a file", ".pdf",
                        [this](const QString& to) {
                            QPrinter printer;
                            printer.setOutputFormat(QPrinter::PdfFormat);
                            printer.setOutputFileName(to);
                            mSheet->printOn(&printer);
                        }}
              << Saving{"ruling", ".pdf",
                        [this](const QString& to) {
                            if (!mDesk->savePdf(to))
                                mAnswers.said += mDesk->trouble();
                        }}
              << Saving{"counter sheets", ".pdf", [this](const QString& to) { mCounters->exportTo(to); }}
              << Saving{"manifest", ".pdf", [this](const QString& to) { mCounters->exportManifest(to); }}
              << Saving{"counters as csv", ".csv",
                        [this](const QString&) { child<QPushButton>(*mRules, "counterExport").click(); }, true}
              << Saving{"mix as csv", ".csv",
                        [this](const QString&) { child<QPushButton>(*mRules, "mixExport").click(); }, true};
        mapWay("map svg", ".svg", 0, 0);
        mapWay("map pdf", ".pdf", 0, 1);
        mapWay("map on pages", ".pdf", 0, 2);
        mapWay("set-up card", ".pdf", 2, 1);
        mapWay("roster", ".pdf", 3, 1);
        mapWay("play aids", ".pdf", 4, 1);
    }

    void eachWay() const
    {
        QTest::addColumn<int>("at");
        for (int i = 0; i < mWays.size(); ++i)
            QTest::newRow(mWays[i].name) << i;
    }

    /// The file cannot be written: the window names file, cause and remedy, and nothing changes.
    void refused(const Saving& way, const QString& name)
    {
        const auto before = everything();
        const QString said = save(way, name);
        const QString of = QString(way.name) + ": " + said;
        QVERIFY2(said.contains(name), qPrintable(of));
        QVERIFY2(said.trimmed().count('\n') >= 1, qPrintable(of));
        QVERIFY2(everything() == before, qPrintable(of));
    }

private slots:
    void initTestCase()
    {
        freshSettings("FieldworksSavesTest");
        std::signal(SIGXFSZ, SIG_IGN);
        for (const char* name : {"musket-and-saber.rules.json", "germantown.scenario.json"})
            QVERIFY(QFile::copy(source(name), path(name)));
        QVERIFY(QFile::copy(source("germantown-sample.orders"), path("in.orders")));
        SampleGame sample;
        Result<Game> game = Game::create(sample.start(), {path("in.game").toStdString(), {}}, "now");
        QVERIFY(game.has_value());
        mGame.emplace(std::move(*game));
        mLog = std::make_unique<LogPrint>(*mGame);
        mSheet = std::make_unique<AdjournSheet>(*mGame);
        mDesk = std::make_unique<DeskPage>();
        QVERIFY(mDesk->setRulesFile(path("musket-and-saber.rules.json")));
        mDesk->setWords(
            "attack: brigade attack 5 morale 4; against: brigade defence 4 morale 4; dice combat 4 morale 3");
        QTRY_VERIFY_WITH_TIMEOUT(mDesk->ruling().has_value() && !mDesk->busy(), 30000);
        auto document = openRules(path("germantown.scenario.json"));
        QVERIFY(document.has_value());
        mCounters = std::make_unique<SheetDialog>(**document, 0);
        mRules = std::make_unique<RulesPage>(std::move(*document));
        auto read = readScenarioOrMap(path("germantown.scenario.json"), shippedFolder());
        QVERIFY(read.has_value());
        mMap = std::make_unique<EditPage>(std::make_shared<MapDocument>(std::move(*read)), QString());
        for (QWidget* page :
             std::initializer_list<QWidget*>{mLog.get(), mSheet.get(), mRules.get(), mCounters.get(), mMap.get()})
            page->show();
        gatherWays();
    }
    void cleanupTestCase()
    {
        mMap->giveUp();
        mMap.reset();
        mRules.reset();
        mCounters.reset();
    }

    // 13.1
    void neverOverwritesAnotherFile_data() { eachWay(); }
    void neverOverwritesAnotherFile()
    {
        QFETCH(int, at);
        const Saving& way = mWays[at];
        for (const char* input : {"in.game", "germantown.scenario.json", "musket-and-saber.rules.json"}) {
            const QString soft = "soft" + way.ending;
            const QString hard = "hard" + way.ending;
            QVERIFY(QFile::link(input, path(soft)));
            QVERIFY(::link(path(input).toLocal8Bit(), path(hard).toLocal8Bit()) == 0);
            refused(way, soft);
            refused(way, hard);
            QVERIFY(QFile::remove(path(soft)) && QFile::remove(path(hard)));
        }
    }

    // 13.1: The question is about the name that is written, with its extension, and not about the typed one.
    void asksBeforeReplacingAFile()
    {
        QList<Saving> asking{{"map saved as", ".scenario.json", [this](const QString&) { mMap->saveAs(); }, true}};
        std::copy_if(mWays.begin(), mWays.end(), std::back_inserter(asking),
                     [](const Saving& way) { return way.asks; });
        for (const Saving& way : asking) {
            const QString whole = "plain" + way.ending;
            QCOMPARE(save(way, "plain"), QString());
            QVERIFY2(QFile::exists(path(whole)) && !QFile::exists(path("plain")), way.name);
            QCOMPARE(mAnswers.replaces, QString());
            QVERIFY(put(path("plain"), "another"));
            const auto before = everything();
            mAnswers.replace = false;
            QCOMPARE(save(way, "plain"), QString());
            QVERIFY2(mAnswers.replaces.startsWith(whole + ' '), qPrintable(way.name + mAnswers.replaces));
            QVERIFY2(everything() == before, way.name);
            mAnswers.replace = true;
            QCOMPARE(save(way, "plain"), QString());
            QVERIFY(!mAnswers.replaces.isEmpty());
            QVERIFY(QFile::remove(path(whole)) && QFile::remove(path("plain")));
        }
    }

    // 13.1
    void completesFileExtensions()
    {
        const QStringList kinds{".scenario.json", ".map.json"};
        for (const char* typed : {"/g/f", "/g/f.scenario", "/g/f.json", "/g/f.scenario.json"})
            QCOMPARE(withEnding(typed, kinds), QString("/g/f.scenario.json"));
        QCOMPARE(withEnding("/g/f.map.json", kinds), QString("/g/f.map.json"));
        QCOMPARE(withEnding("a.b", {".pdf"}), QString("a.b.pdf"));
        // Writing and opening go by the exact extension: "A.PDF" would have none.
        QCOMPARE(withEnding("A.PDF", {".svg", ".pdf"}), QString("A.pdf"));
        QCOMPARE(withEnding("/g/F.Scenario.JSON", kinds), QString("/g/F.scenario.json"));
        QCOMPARE(withEnding("/g/F.Scenario", kinds), QString("/g/F.scenario.json"));
    }

    // 13.6: What a file may not contain is refused when it is saved, not when it is opened the next time.
    void refusesToSaveUnreadableContent()
    {
        QTemporaryDir folder;
        for (const char* name : {"musket-and-saber.rules.json", "germantown.scenario.json"})
            QVERIFY(QFile::copy(source(name), folder.filePath(name)));
        const QString path = folder.filePath("germantown.scenario.json");
        const auto bytes = [&] { return readText(path.toStdString())->digest; };
        const Digest before = bytes();
        const std::string tooLong(1001, 'n');
        auto document = openRules(path);
        QVERIFY(document.has_value());
        QVERIFY((*document)->edit("Rename", [&](RulesContent& c) {
            c.rules.title = "Mended";
            c.scenario->units.front().name = tooLong;
        }));
        const Result<void> refused = (*document)->save();
        QVERIFY(!refused && (*document)->modified());
        QCOMPARE(refused.error().file, path.toStdString());
        QVERIFY2(refused.error().place.find("/units/0/name") != std::string::npos, refused.error().place.c_str());
        QVERIFY(bytes() == before && !(*document)->changedOutside());
        QVERIFY(readRulesFile((*document)->rulesPath())->title != "Mended");
        QVERIFY((*document)->edit("Rename", [&](RulesContent& c) { c.scenario->units.front().name.pop_back(); }));
        QVERIFY((*document)->save() && bytes() != before);

        Result<MapRead> read = readScenarioOrMap(path, shippedFolder());
        QVERIFY(read.has_value());
        MapDocument map(std::move(*read));
        const Digest saved = bytes();
        MapFacts facts = factsOf(map.drawing().rest.map);
        facts.title = tooLong;
        QVERIFY(map.push(setFacts(map.drawing(), facts), "Title"));
        QVERIFY(!map.save() && bytes() == saved);
        facts.title.pop_back();
        QVERIFY(map.push(setFacts(map.drawing(), facts), "Title"));
        QVERIFY(map.save() && !map.changedOutside());
        QVERIFY(readScenarioFile(path.toStdString()).has_value());
    }

    // 13.2
    void reportsFullDisk_data() { eachWay(); }
    void reportsFullDisk()
    {
        QFETCH(int, at);
        const Saving& way = mWays[at];
        const QString output = "out" + way.ending;
        struct rlimit usual {};
        QVERIFY(::getrlimit(RLIMIT_FSIZE, &usual) == 0);
        struct rlimit small = usual;
        small.rlim_cur = 64;
        for (const bool over : {false, true}) {
            QVERIFY(::setrlimit(RLIMIT_FSIZE, &small) == 0);
            refused(way, output);
            QVERIFY(::setrlimit(RLIMIT_FSIZE, &usual) == 0);
            QCOMPARE(QFile::exists(path(output)), over);
            QCOMPARE(save(way, output), QString());
            QVERIFY(content(path(output)).size() > 100);
        }
        const QString full = "full" + way.ending;
        QVERIFY(QFile::link("/dev/full", path(full)));
        refused(way, full);
        QVERIFY(QFile::remove(path(full)) && QFile::remove(path(output)));
    }

    // 13.2
    void reportsFailingDisk_data() { eachWay(); }
    void reportsFailingDisk()
    {
        QFETCH(int, at);
        const Saving& way = mWays[at];
        const QString output = "out" + way.ending;
        const QByteArray folder = QFileInfo(mHome.path()).canonicalFilePath().toLocal8Bit();
        for (const bool over : {false, true}) {
            QStringList failures;
            for (int n = 1;; ++n) {
                const auto before = everything();
                failAt(n, folder.constData());
                const QString said = save(way, output);
                const QString what = failed();
                if (what.isEmpty()) {
                    QCOMPARE(said, QString());
                    break;
                }
                failures << what;
                const QString of = QString("%1 %2, over %3: %4").arg(what).arg(n).arg(over).arg(said);
                QVERIFY2(said.contains(output), qPrintable(of));
                QVERIFY2(everything() == before, qPrintable(of));
            }
            QCOMPARE(failures.first(), QString("write"));
            QCOMPARE(failures.mid(failures.size() - 3), QStringList({"fsync", "rename", "folder"}));
        }
        QVERIFY(QFile::remove(path(output)));
    }

    // 13.2: An edited file is saved in its own place.
    void failedSaveKeepsTheFile()
    {
        const QByteArray folder = QFileInfo(mHome.path()).canonicalFilePath().toLocal8Bit();
        mRules->document()->edit("title", [](RulesContent& c) { c.rules.title += '!'; });
        const Saving rules{"rules", ".rules.json", [this](const QString&) { mRules->save(); }};
        const Saving map{"map", ".map.json", [this](const QString& to) { mMap->saveTo(to); }};
        for (const auto& [way, output] :
             {std::pair(rules, QString("musket-and-saber.rules.json")), {map, "new.map.json"}}) {
            int n = 0;
            for (QString what = "begin"; !what.isEmpty();) {
                const auto before = everything();
                failAt(++n, folder.constData());
                const QString said = save(way, output);
                what = failed();
                QVERIFY2(said.contains(output) == !what.isEmpty(), qPrintable(what + said));
                QCOMPARE(everything() == before, !what.isEmpty());
            }
            QVERIFY(n > 4);
        }
        // 13.1: A map does not replace rules, whatever their name is.
        QVERIFY(QFile::copy(path("musket-and-saber.rules.json"), path("other.map.json")));
        refused(map, "other.map.json");
    }

    // 13.2: Files that the window creates next to another one, and new games and systems.
    void leavesNoPartialFiles()
    {
        SampleGame sample;
        const QByteArray drawing =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path d='M0 0h1v1z'/></svg>";
        QVERIFY(put(path("mine.svg"), drawing));
        auto* tab = mRules->findChild<CountersTab*>();
        const std::pair<const char*, std::function<bool()>> makers[] = {
            {"game",
             [&] {
                 return Game::create(sample.start(), {path("made.game").toStdString(), {}}, "now").has_value();
             }},
            {"proofed",
             [&] { return keepProofed(path("in.rules.json").toStdString(), mRules->document()->rules()).has_value(); }},
            {"drawing", [&] { return tab->takeArt(path("mine.svg"), false); }},
            {"drawing anew", [&] { return tab->takeArt(path("mine.svg"), false); }},
        };
        const QByteArray folder = QFileInfo(mHome.path()).canonicalFilePath().toLocal8Bit();
        for (const auto& [name, make] : makers) {
            int n = 0;
            for (QString what = "begin"; !what.isEmpty();) {
                const auto before = everything();
                failAt(++n, folder.constData());
                const bool made = make();
                what = failed();
                while (mAnswers.look()) {
                }
                if (made && what == "folder") { // SQLite tolerates a failed fsync of one
                    QVERIFY(QFile::remove(path("made.game")));
                    continue;
                }
                QVERIFY2(made == what.isEmpty(), name);
                if (made)
                    break;
                QVERIFY2(everything() == before, qPrintable(QString("%1 %2 %3").arg(name).arg(n).arg(what)));
            }
            QVERIFY2(n > 4, name);
        }
        // 13.1: The existing drawing is chosen again, and stays.
        const QString kept = QDir(path("counters")).entryInfoList(QDir::Files).value(0).filePath();
        QCOMPARE(content(kept), drawing);
        QVERIFY(tab->takeArt(kept, false));
        QCOMPARE(content(kept), drawing);
        QVERIFY(QDir(path("counters")).removeRecursively());
    }

    // 13.6
    void opensOnlyRegularFiles()
    {
        for (const char* name : {"p.scenario.json", "p.map.json", "p.game", "p"}) {
            QVERIFY(::mkfifo(path(name).toLocal8Bit(), 0600) == 0);
            const Result<Opened> opened = openFile(path(name).toStdString());
            QVERIFY(!opened);
            QCOMPARE(opened.error().trouble, Trouble::Unreadable);
            QVERIFY(QFile::remove(path(name)));
        }
    }
};

FW_TEST(SavesTest)
#include "tst_saves.moc"
