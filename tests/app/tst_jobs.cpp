#include "app/Places.h"
#include "app/print/JobRun.h"
#include "app/print/JobsDialog.h"
#include "app/print/JobsFile.h"
#include "tests/Main.h"
#include "tests/app/OpenRules.h"
#include "tests/app/Program.h"
#include "tests/app/Widgets.h"

#include <QCheckBox>
#include <QDirIterator>
#include <QLabel>
#include <QListWidget>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;

/// Output jobs: their file, their runs from the command line, and their dialog.
class JobsTest : public QObject
{
    Q_OBJECT

private:
    /// Copies Germantown into a folder and returns the path of its scenario.
    static QString copied(const QTemporaryDir& folder)
    {
        for (const char* name : {"musket-and-saber.rules.json", "germantown.scenario.json"})
            if (!QFile::copy(QString(FW_SOURCE_DIR "/scenarios/musket-and-saber/") + name, folder.filePath(name)))
                qFatal("cannot copy %s", name);
        return folder.filePath("germantown.scenario.json");
    }
    static QByteArray oneJob(const QByteArray& output)
    {
        return R"({"format": 1, "jobs": [{"id": "a", "title": "A", "outputs": [{)" + output + "}]}]}";
    }
    static QStringList filesIn(const QString& folder)
    {
        QStringList out;
        QDirIterator each(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (each.hasNext())
            out << QDir(folder).relativeFilePath(each.next());
        out.sort();
        return out;
    }

private slots:
    void readsWhatItWrites()
    {
        const auto loaded = loadScenario(FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json");
        std::vector<Job> jobs = readyJobs(loaded->rules, loaded->scenario);
        QCOMPARE(jobs.size(), std::size_t(3));
        JobOutput own;
        own.file = "own.pdf";
        own.what = JobContent::Counters;
        own.layout.side = 15.875;
        own.layout.paper = {500, 400.5};
        own.layout.gutter = 2;
        own.layout.bleed = 0.5;
        own.layout.corner = 1.25;
        own.layout.margin = 12;
        own.layout.backRight = -0.25;
        own.layout.backDown = 0.5;
        own.layout.flipLongEdge = false;
        own.layout.cropMarks = false;
        own.markers = true;
        own.press = PressOptions{"own.icc", 280, "Die"};
        jobs.push_back({"own", "Own", {own}});
        const std::string text = jobsText(jobs);
        const auto read = readJobs(text, "x.jobs.json");
        QVERIFY2(read.has_value(), read ? "" : describe(read.error()).c_str());
        QCOMPARE(jobsText(*read), text);
        const SheetLayout& layout = read->back().outputs.front().layout;
        QCOMPARE(layout.side, 15.875);
        QCOMPARE(layout.paper, QSizeF(500, 400.5));
        QCOMPARE(layout.backRight, -0.25);
        const std::optional<PressOptions>& press = read->back().outputs.front().press;
        QVERIFY(press && press->profile == "own.icc" && press->spot == "Die");
        QCOMPARE(press->ink, 280);
        QVERIFY(!layout.flipLongEdge && !layout.cropMarks);
    }

    void savesOnlyWhatItReads()
    {
        QTemporaryDir folder;
        const std::string scenario = copied(folder).toStdString();
        JobOutput map;
        map.file = "m.pdf";
        Jobs jobs{{{"a", std::string(201, 'x'), {map}}}, {}};
        QVERIFY(!saveJobs(scenario, jobs));
        QVERIFY(!QFile::exists(folder.filePath("germantown.jobs.json")));
        jobs.jobs.front().title = "A";
        QVERIFY(saveJobs(scenario, jobs).has_value());
        QVERIFY(put(folder.filePath("germantown.jobs.json"), "{}")); // by somebody else
        const Result<void> changed = saveJobs(scenario, jobs);
        QVERIFY(!changed);
        QCOMPARE(changed.error().trouble, Trouble::Changed);
        QCOMPARE(content(folder.filePath("germantown.jobs.json")), QByteArray("{}"));
    }

    /// The worked example of the guide is a jobs file.
    void readsTheExampleOfTheGuide()
    {
        const QString page = QString::fromUtf8(content(FW_SOURCE_DIR "/resources/guide/counters.md"));
        QString example;
        for (const QString& block : page.split("```json\n").mid(1))
            if (block.contains("\"jobs\""))
                example = block.section("```", 0, 0);
        QVERIFY(!example.isEmpty());
        const auto read = readJobs(example.toStdString(), "guide");
        QVERIFY2(read.has_value(), read ? "" : describe(read.error()).c_str());
        QCOMPARE(read->size(), std::size_t(2));
    }

    void refusesWhatItDoesNotKnow_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        const QByteArray map = R"("file": "m.pdf", "what": "map")", sheets = R"("file": "c.pdf", "what": "counters")";
        QTest::newRow("no object") << QByteArray("[]") << "";
        QTest::newRow("no format") << QByteArray(R"({"jobs": []})") << "";
        QTest::newRow("top key") << QByteArray(R"({"format": 1, "jobs": [], "job": 1})") << "/job";
        QTest::newRow("job key") << QByteArray(R"({"format": 1, "jobs": [{"id": "a", "title": "A", "output": []}]})")
                                 << "/jobs/0/output";
        QTest::newRow("id") << QByteArray(R"({"format": 1, "jobs": [{"id": "A b", "title": "A", "outputs": [{}]}]})")
                            << "/jobs/0/id";
        QTest::newRow("all") << QByteArray(R"({"format": 1, "jobs": [{"id": "all", "title": "A", "outputs": [{}]}]})")
                             << "/jobs/0/id";
        QTest::newRow("output key") << oneJob(map + R"(, "blead": 3)") << "/jobs/0/outputs/0/blead";
        QTest::newRow("idle key") << oneJob(map + R"(, "die": 15)") << "/jobs/0/outputs/0/die";
        QTest::newRow("profile without a press")
            << oneJob(map + R"(, "profile": "x.icc")") << "/jobs/0/outputs/0/profile";
        QTest::newRow("ink") << oneJob(map + R"(, "press": true, "ink": 500)") << "/jobs/0/outputs/0/ink";
        QTest::newRow("folded press") << oneJob(sheets + R"(, "fold": true, "press": true)")
                                      << "/jobs/0/outputs/0/press";
        QTest::newRow("turned fold") << oneJob(sheets + R"(, "fold": true, "turn": "short")")
                                     << "/jobs/0/outputs/0/turn";
        QTest::newRow("content") << oneJob(R"("file": "m.pdf", "what": "maps")") << "/jobs/0/outputs/0/what";
        QTest::newRow("ending") << oneJob(R"("file": "c.png", "what": "counters")") << "/jobs/0/outputs/0/file";
        QTest::newRow("folder") << oneJob(R"("file": "../m.pdf", "what": "map")") << "/jobs/0/outputs/0/file";
        QTest::newRow("length") << oneJob(sheets + R"(, "die": "big")") << "/jobs/0/outputs/0/die";
        QTest::newRow("negative") << oneJob(sheets + R"(, "gutter": -1)") << "/jobs/0/outputs/0/gutter";
        QTest::newRow("bleed") << oneJob(sheets + R"(, "gutter": 1, "bleed": 2)") << "/jobs/0/outputs/0/bleed";
        QTest::newRow("sheet") << oneJob(sheets + R"(, "sheet": "A9")") << "/jobs/0/outputs/0/sheet";
        QTest::newRow("same name") << QByteArray(R"({"format": 1, "jobs": [{"id": "a", "title": "A", "outputs": [{)"
                                                 + map + "}, {" + map + "}]}]}")
                                   << "/jobs/0/outputs/1/file";
    }
    void refusesWhatItDoesNotKnow()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        const auto read = readJobs(text.toStdString(), "x.jobs.json");
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().file, std::string("x.jobs.json"));
        QVERIFY2(QString::fromStdString(read.error().place).endsWith(place), read.error().place.c_str());
        QVERIFY(!readJobs(R"({"format": 2, "jobs": []})", "x").has_value());
        QCOMPARE(readJobs(R"({"format": 2, "jobs": []})", "x").error().trouble, Trouble::Newer);
    }

    void runsIntoACleanFolder()
    {
        QTemporaryDir folder;
        const QString scenario = copied(folder);
        const auto run = [&](const QString& job, const QString& to) {
            return fieldworks(folder.path(), {"export", scenario, "--job", job, "--to", to});
        };
        const Ran play = run("Print and play A4", "a"); // by its title
        QVERIFY2(play.code == 0, qPrintable(play.err));
        QCOMPARE(filesIn(folder.filePath("a")).join(' '), QString("aids.pdf counters.pdf map.pdf setup-card.pdf"));
        QCOMPARE(run("print-and-play-a4", "b").code, 0);
        for (const QString& file : filesIn(folder.filePath("a")))
            QVERIFY2(content(folder.filePath("a/" + file)) == content(folder.filePath("b/" + file)), qPrintable(file));
        QCOMPARE(run("print-and-play-a4", "b").code, 4); // its files may have been changed since
        QVERIFY(QDir(folder.path()).mkdir("d") && put(folder.filePath("d/map.pdf"), "mine"));
        const Ran refused = run("print-and-play-a4", "d");
        QCOMPARE(refused.code, 4);
        QVERIFY(refused.err.contains("map.pdf"));
        QCOMPARE(content(folder.filePath("d/map.pdf")), QByteArray("mine"));
        QCOMPARE(filesIn(folder.filePath("d")).join(' '), QString("map.pdf"));
        QCOMPARE(run("nothing", "c").code, 64);
        QVERIFY(!QFile::exists(folder.filePath("c")));
    }

    void runsAllOrNone()
    {
        QTemporaryDir folder;
        const QString scenario = copied(folder);
        // The second output cannot be written: no sheet of A4 takes the map.
        QVERIFY(put(folder.filePath("germantown.jobs.json"),
                    R"({"format": 1, "jobs": [{"id": "a", "title": "A", "outputs": [
                        {"file": "mix.csv", "what": "mix"},
                        {"file": "map.pdf", "what": "map", "sheet": "A4"}]},
                      {"id": "b", "title": "B", "outputs": [{"file": "mix.csv", "what": "mix"}]}]})"));
        const QStringList before = filesIn(folder.path());
        const Ran ran = fieldworks(folder.path(), {"export", scenario, "--job", "all", "--to", "out"});
        QCOMPARE(ran.code, 64);
        QVERIFY2(ran.err.contains("a/map.pdf"), qPrintable(ran.err));
        QCOMPARE(filesIn(folder.path()), before);
        QVERIFY(put(folder.filePath("germantown.jobs.json"),
                    R"({"format": 1, "jobs": [{"id": "a", "title": "A", "outputs": [
                        {"file": "mix.csv", "what": "mix"}]},
                      {"id": "b", "title": "B", "outputs": [{"file": "mix.csv", "what": "mix"}]}]})"));
        QCOMPARE(fieldworks(folder.path(), {"export", scenario, "--job", "all", "--to", "out"}).code, 0);
        QCOMPARE(filesIn(folder.filePath("out")).join(' '), QString("a/mix.csv b/mix.csv"));
        QCOMPARE(fieldworks(folder.path(), {"export", scenario, "--job", "a", "--die", "13", "--to", "o"}).code, 64);
    }

    void errorsOfTheProofPreventARun()
    {
        QTemporaryDir folder;
        const QString scenario = copied(folder);
        QByteArray text = content(scenario);
        text.replace("\"reduced\": 3}", "\"reduced\": 9}");
        QVERIFY(put(scenario, text));
        const QStringList words{"export", scenario, "--job", "printer-a", "--to", "out"};
        QCOMPARE(fieldworks(folder.path(), words).code, 1);
        QVERIFY(!QFile::exists(folder.filePath("out")));
        QCOMPARE(fieldworks(folder.path(), words + QStringList{"--force"}).code, 0);
        QVERIFY(QFile::exists(folder.filePath("out/counters.pdf")));
    }

    void cancelledRunLeavesNothing()
    {
        QTemporaryDir folder;
        const QString scenario = copied(folder);
        const auto loaded = loadScenario(scenario.toStdString());
        const JobSource source = jobSource(loaded->rules, loaded->scenario, scenario.toStdString());
        Progress progress;
        progress.stop();
        const QStringList before = QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden);
        QVERIFY(!runJobs(readyJobs(loaded->rules, loaded->scenario), source, folder.filePath("out").toStdString(),
                         &progress));
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden), before);
    }

    void dialogKeepsAndRunsJobs()
    {
        QTemporaryDir folder;
        const QString scenario = copied(folder);
        const auto document = openRules(scenario);
        QVERIFY(document.has_value());
        JobOutput sheets;
        sheets.file = "counters.pdf";
        sheets.what = JobContent::Counters;
        sheets.layout.side = 14;
        JobsDialog dialog(**document, 0, sheets);
        dialog.show();
        QCOMPARE(namelessControls(dialog).join('\n'), QString());
        auto& list = child<QListWidget>(dialog, "jobsList");
        QCOMPARE(list.count(), 3);
        QVERIFY(!QFile::exists(folder.filePath("germantown.jobs.json"))); // an offer is not saved
        QTest::mouseClick(&child<QPushButton>(dialog, "jobsAdd"), Qt::LeftButton);
        QCOMPARE(list.count(), 4);
        QCOMPARE(list.currentRow(), 3);
        list.item(3)->setText("Printer B");
        QCOMPARE(QString::fromStdString(dialog.jobs().back().title), QString("Printer B"));
        list.item(3)->setText(" ");
        QCOMPARE(list.item(3)->text(), QString("Printer B"));
        list.setCurrentRow(0);
        QTest::mouseClick(&child<QPushButton>(dialog, "jobsRemove"), Qt::LeftButton);
        QCOMPARE(list.count(), 3);
        const std::string removed = dialog.jobs().front().id;
        QTest::mouseClick(&child<QPushButton>(dialog, "jobsRestore"), Qt::LeftButton);
        QCOMPARE(list.count(), 4);
        QVERIFY(dialog.jobs().front().id != removed);
        QVERIFY(!child<QPushButton>(dialog, "jobsRestore").isEnabled());
        list.setCurrentRow(0);
        QTest::mouseClick(&child<QPushButton>(dialog, "jobsRemove"), Qt::LeftButton);
        QCOMPARE(list.count(), 3);
        list.setCurrentRow(2);
        shot(dialog, "jobsdialog");
        QVERIFY(dialog.runTo(folder.filePath("out")));
        QCOMPARE(filesIn(folder.filePath("out")).join(' '), QString("counters.pdf"));
        JobsDialog again(**document, 1);
        again.show();
        auto& second = child<QListWidget>(again, "jobsList");
        QCOMPARE(second.count(), 3);
        QVERIFY(!child<QPushButton>(again, "jobsAdd").isEnabled()); // there are no choices to add
        second.setCurrentRow(2);
        QCOMPARE(again.jobs()[2].outputs.front().layout.side, 14.0);
        QVERIFY(!child<QPushButton>(again, "jobsRun").isEnabled());
        QTest::mouseClick(&child<QCheckBox>(again, "jobsAnyway"), Qt::LeftButton, {}, {8, 8});
        QVERIFY(child<QPushButton>(again, "jobsRun").isEnabled());
    }

    void dialogLeavesAnUnreadableFileAlone()
    {
        QTemporaryDir folder;
        const QString scenario = copied(folder);
        const QByteArray broken = "{\"format\": 1, \"jobs\": [{}]}";
        QVERIFY(put(folder.filePath("germantown.jobs.json"), broken));
        const auto document = openRules(scenario);
        JobsDialog dialog(**document, 0, JobOutput());
        dialog.show();
        QCOMPARE(child<QListWidget>(dialog, "jobsList").count(), 0);
        QVERIFY(!child<QPushButton>(dialog, "jobsAdd").isEnabled());
        QCOMPARE(content(folder.filePath("germantown.jobs.json")), broken);
    }
};

FW_TEST(JobsTest)
#include "tst_jobs.moc"
