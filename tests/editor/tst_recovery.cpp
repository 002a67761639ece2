#include "editor/commands/Names.h"
#include "editor/commands/Terrain.h"
#include "editor/document/EditText.h"
#include "editor/document/Recovery.h"
#include "engine/model/Limits.h"
#include "tests/Sanitized.h"
#include "tests/editor/Edits.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <cstdio>

using namespace fw;

namespace {

constexpr unsigned seed = 17;

/// Draws strokes that are the same in every process; calls after(n) when n are done.
template <class F>
void draw(MapDocument& document, int strokes, F after)
{
    Dice dice(seed);
    for (int n = 1; n <= strokes; ++n) {
        if (n % 7 == 0 && document.stack()->canUndo()) {
            document.stack()->undo();
        } else if (n % 11 == 0 && document.stack()->canRedo()) {
            document.stack()->redo();
        } else {
            const int stroke = document.beginStroke();
            for (int made = 0; made < 1 + n % 3;)
                made += document.push(
                    randomEdits()[std::size_t(dice.below(int(randomEdits().size())))].make(document.drawing(), dice),
                    "Edit", stroke);
            document.endStroke();
        }
        after(n);
    }
}

Scenario start()
{
    return editedSample(GridShape::HexFlat, 24, 18);
}

/// The child process: draws until it is killed and prints the number of finished strokes after each.
int drawUntilKilled(const QString& folder)
{
    MapDocument document({}, start(), {"map.scenario.json", {}, {}});
    const auto recovery = Recovery::of(document, folder);
    std::puts("0");
    std::fflush(stdout);
    draw(document, 100'000, [](int n) {
        std::printf("%d\n", n);
        std::fflush(stdout);
    });
    return 0;
}

} // namespace

/// Restoring what a crash left.
class RecoveryTest : public QObject
{
    Q_OBJECT

private:
    OpenDocuments mDocuments;

    /// The scenario after each of the given number of strokes.
    static std::vector<Scenario> states(int strokes)
    {
        MapDocument document({}, start());
        std::vector<Scenario> all{document.drawing().scenario()};
        draw(document, strokes, [&](int) { all.push_back(document.drawing().scenario()); });
        return all;
    }

private slots:
    void everyEditRoundTripsAsText()
    {
        Dice dice(23);
        for (const GridShape shape : {GridShape::HexFlat, GridShape::HexPointy, GridShape::Square}) {
            MapDocument document({}, editedSample(shape, 20, 15));
            MapDocument twin({}, editedSample(shape, 20, 15));
            for (int i = 0; i < 600; ++i) {
                const RandomEdit& kind = randomEdits()[std::size_t(dice.below(int(randomEdits().size())))];
                Edit edit = kind.make(document.drawing(), dice);
                if (edit.empty())
                    continue;
                const Result<Edit> read = editFromText(twin.drawing(), editText(document.drawing(), edit));
                QVERIFY2(read.has_value(), kind.name);
                document.push(std::move(edit), "a");
                twin.push(*read, "a");
                QVERIFY2(twin.drawing().scenario() == document.drawing().scenario(), kind.name);
            }
            while (twin.stack()->canUndo())
                twin.stack()->undo();
            QVERIFY(twin.drawing().scenario() == editedSample(shape, 20, 15));
        }
    }

    /// Must show: at 200 kill points, at most the last stroke is lost.
    void killLosesAtMostOneStroke()
    {
        const int points = FW_SANITIZED ? 20 : 200;
        const std::vector<Scenario> all = states(points + 60);
        int lost = 0;
        for (int point = 0; point < points; ++point) {
            QTemporaryDir folder;
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(), {"--draw", folder.path()});
            QVERIFY(child.waitForStarted());
            int done = -1;
            while (done < point) {
                if (!child.canReadLine() && !child.waitForReadyRead(20'000))
                    QFAIL("the child says nothing");
                while (child.canReadLine())
                    done = child.readLine().trimmed().toInt();
            }
            ::kill(pid_t(child.processId()), SIGKILL);
            child.waitForFinished();
            while (child.canReadLine())
                done = child.readLine().trimmed().toInt();
            const QList<Recovery::Left> left = Recovery::left(folder.path());
            QCOMPARE(left.size(), 1);
            QCOMPARE(left[0].origin.file, QString("map.scenario.json"));
            const auto document = Recovery::restore(left[0], {}, {}, mDocuments);
            QVERIFY(document.has_value());
            // Every stroke that the child reported is there; the next one may be.
            QVERIFY(std::size_t(done) + 1 < all.size());
            const Scenario got = (*document)->drawing().scenario();
            const bool next = got == all[std::size_t(done) + 1];
            QVERIFY2(next || got == all[std::size_t(done)], qPrintable(QString::number(done)));
            lost += !next;
        }
        qInfo("%d kills, none lost a stroke that was done", points);
    }

    void ignoresTornLastLine()
    {
        QTemporaryDir folder;
        const int strokes = 30;
        const std::vector<Scenario> all = states(strokes);
        std::vector<qint64> sizes; // of the file after each stroke
        QByteArray bytes;
        {
            MapDocument document({}, start());
            const auto recovery = Recovery::of(document, folder.path());
            const auto size = [&] { sizes.push_back(QFile(recovery->path()).size()); };
            size();
            draw(document, strokes, [&](int) { size(); });
            QFile file(recovery->path());
            QVERIFY(file.open(QIODevice::ReadOnly));
            bytes = file.readAll();
            // While the program runs, its file is not offered.
            QVERIFY(Recovery::left(folder.path()).isEmpty());
            recovery->finish();
            QVERIFY(QDir(folder.path()).entryList(QDir::Files).isEmpty());
        }
        Dice dice(2);
        for (int i = 0; i < 100; ++i) {
            const qint64 cut = sizes[0] + dice.below(int(bytes.size() - sizes[0]) + 1);
            const QString path = folder.filePath("torn.fieldworks-recovery");
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes.left(cut));
            file.close();
            const auto whole = std::upper_bound(sizes.begin(), sizes.end(), cut) - sizes.begin() - 1;
            const auto left = Recovery::left(folder.path());
            QCOMPARE(left.size(), 1);
            const auto document = Recovery::restore(left[0], {}, {}, mDocuments);
            QVERIFY(document.has_value());
            QVERIFY((*document)->drawing().scenario() == all[std::size_t(whole)]);
        }
    }

    /// 13.4: A text that is too long for a file cannot be saved, so a kill must not lose it.
    void restoresEditsTooLongToSave()
    {
        const std::string tooLong(std::size_t(most::text) + 1, 'a');
        QTemporaryDir folder;
        MapDocument document({}, start());
        QString path;
        {
            const auto recovery = Recovery::of(document, folder.path());
            path = folder.filePath("kept.fieldworks-recovery");
            document.push(addName(document.drawing(), {tooLong, 3}), "Name a place");
            document.push(paintTerrain(document.drawing(), {3, 4}, {"marsh"}, PaintMode::Replace), "Paint");
            QVERIFY(QFile::copy(recovery->path(), path));
            // A second file that begins with this text, as the file of a restored document does.
            const auto again = Recovery::of(document, folder.path());
            QVERIFY(QFile::copy(again->path(), folder.filePath("again.fieldworks-recovery")));
            recovery->finish();
            again->finish();
        }
        QCOMPARE(Recovery::left(folder.path()).size(), 2);
        for (const Recovery::Left& left : Recovery::left(folder.path())) {
            const auto got = Recovery::restore(left, {}, {}, mDocuments);
            QVERIFY2(got.has_value(), got ? "" : describe(got.error()).c_str());
            QVERIFY(!left.title.isEmpty());
            QVERIFY((*got)->drawing().scenario() == document.drawing().scenario());
        }
    }

    /// A file with an unreadable map is listed, since the user may discard it, but restoring it is refused.
    void refusesUnreadableMap()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("x.fieldworks-recovery"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"file\": \"\", \"scenario\": \"?\"}\n");
        file.close();
        const QList<Recovery::Left> left = Recovery::left(folder.path());
        QCOMPARE(left.size(), 1);
        QVERIFY(!Recovery::restore(left[0], {}, {}, mDocuments).has_value());
    }

    /// Changes that were unsaved when a recovery file began count, as for rules: they are offered again even if no edit
    /// follows.
    void unsavedEditsSurviveTwoCrashes()
    {
        QTemporaryDir folder;
        MapDocument document({}, start());
        document.push(paintTerrain(document.drawing(), {3, 4}, {"marsh"}, PaintMode::Replace), "Paint");
        const auto first = Recovery::of(document, folder.path());
        QVERIFY(QFile::copy(first->path(), folder.filePath("kept.fieldworks-recovery")));
        const QList<Recovery::Left> left = Recovery::left(folder.path());
        QCOMPARE(left.size(), 1);
        QCOMPARE(left[0].edits, 1);
        const auto again = Recovery::restore(left[0], {}, {}, mDocuments);
        QVERIFY(again.has_value());
        QVERIFY((*again)->modified());
        QVERIFY((*again)->drawing().scenario() == document.drawing().scenario());
        first->finish();
    }

    void ignoresFilesOfOtherKinds()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("x.fieldworks-recovery");
        for (const char* text : {"", "hello\n", "{}\n", "{\"file\": \"\"}\n"}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            file.close();
            QVERIFY(Recovery::left(folder.path()).isEmpty());
        }
        QVERIFY(Recovery::left(folder.filePath("none")).isEmpty());
    }

    void refusesDamagedEdit()
    {
        MapDocument document({}, start());
        const Edit edit = paintTerrain(document.drawing(), {3, 4}, {"marsh"}, PaintMode::Replace);
        const std::string good = editText(document.drawing(), edit);
        QVERIFY(editFromText(document.drawing(), good).has_value());
        for (const char* bad :
             {"", "[", "[{}]", "[{\"rows\":\"ways\",\"at\":9,\"remove\":1,\"put\":\"{}\"}]",
              "[{\"plane\":\"terrain\",\"runs\":[[9000,5,[],[]]]}]",
              "[{\"plane\":\"terrain\",\"runs\":[[-1,5,[],[]]]}]", "[{\"plane\":\"level\",\"runs\":[[0,1,\"a\",2]]}]",
              "[{\"whole\":\"x\"}]", "[{\"facts\":\"x\"}]"})
            QVERIFY2(!editFromText(document.drawing(), bad).has_value(), bad);
    }
};

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    if (argc == 3 && QString(argv[1]) == "--draw")
        return drawUntilKilled(argv[2]);
    RecoveryTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_recovery.moc"
