#include "app/Places.h"
#include "app/print/FaceFiles.h"
#include "app/print/FolderOut.h"
#include "editor/render/CounterPainter.h"
#include "tests/Main.h"
#include "tests/app/Program.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>

using namespace fw;

namespace {

/// The lines of a CSV file that needs no quotes inside its cells.
QList<QStringList> rowsOf(const QString& path)
{
    QList<QStringList> out;
    for (const QString& line : QString::fromUtf8(content(path)).split("\r\n", Qt::SkipEmptyParts))
        out << line.split(',');
    return out;
}

} // namespace

/// Counters as one file for each face, with the list for layout programs.
class FacesTest : public QObject
{
    Q_OBJECT

private:
    const QString mFile = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";
    Loaded mLoaded;

    FaceChoice usual() const
    {
        FaceChoice out;
        out.side = layoutSide(mLoaded.rules, mLoaded.scenario);
        out.dpi = 100;
        return out;
    }
    Result<void> write(const FaceChoice& choice, const QString& folder, Progress* progress = nullptr) const
    {
        return writeFaces(mLoaded.rules, mLoaded.scenario, choice, folder.toStdString(), progress);
    }

private slots:
    void initTestCase()
    {
        const Result<Loaded> loaded = loadScenario(mFile.toStdString());
        QVERIFY(loaded.has_value());
        mLoaded = *loaded;
    }

    void listNamesEveryFile()
    {
        QTemporaryDir home;
        QVERIFY(write(usual(), home.filePath("f")).has_value());
        const QList<QStringList> rows = rowsOf(home.filePath("f/counters.csv"));
        const QStringList heads = rows.front();
        QCOMPARE(heads.mid(0, 5), (QStringList{"id", "name", "side", "formation", "type"}));
        QCOMPARE(heads.mid(heads.size() - 3), (QStringList{"front", "back", "copies"}));
        QCOMPARE(rows.size(), qsizetype(1 + mLoaded.scenario.units.size() + mLoaded.scenario.markers.size()));
        qsizetype files = 1;
        for (qsizetype r = 1; r < rows.size(); ++r) {
            const QStringList& row = rows[r];
            QCOMPARE(row.size(), heads.size());
            for (const QString& face : {row[row.size() - 3], row[row.size() - 2]}) {
                const QImage picture(home.filePath("f/" + face));
                QCOMPARE(picture.size(), QSize(50, 50)); // 12.7 mm with 100 dots an inch
                ++files;
            }
        }
        QCOMPARE(QDir(home.filePath("f")).entryList(QDir::Files).size(), files);
        const auto units = qsizetype(mLoaded.scenario.units.size());
        for (qsizetype u = 0; u < units; ++u) {
            QCOMPARE(rows[u + 1][0].toStdString(), mLoaded.scenario.units[std::size_t(u)].id);
            QCOMPARE(rows[u + 1].back(), QString("1"));
        }
        for (std::size_t m = 0; m < mLoaded.scenario.markers.size(); ++m)
            QCOMPARE(rows[units + 1 + qsizetype(m)].back().toInt(), mLoaded.scenario.markers[m].count);
    }

    void bleedSurroundsTheFace()
    {
        FaceChoice choice = usual();
        choice.dpi = 254;
        const std::vector<TwoSided> counters = sheetCounters(mLoaded.rules, mLoaded.scenario);
        const QImage cut = facePicture(counters.front(), false, choice);
        choice.bleed = 2;
        const QImage bled = facePicture(counters.front(), false, choice);
        QCOMPARE(cut.size(), QSize(127, 127));
        QCOMPARE(bled.size(), QSize(167, 167));
        const QRgb ground = counterGround(counters.front().front).rgb();
        for (const QPoint at : {QPoint(3, 3), QPoint(163, 3), QPoint(3, 163), QPoint(163, 163), QPoint(84, 2)})
            QCOMPARE(bled.pixel(at), ground);
        // The same face in the middle, apart from rounded edges of pixels.
        int different = 0;
        for (int y = 2; y < 125; ++y)
            for (int x = 2; x < 125; ++x)
                different += std::abs(qGray(cut.pixel(x, y)) - qGray(bled.pixel(x + 20, y + 20))) > 8;
        QVERIFY2(different < 40, qPrintable(QString::number(different)));
    }

    /// A drawing is well-formed, has the true size, and keeps names and ratings as text.
    void drawingsKeepTheirText()
    {
        FaceChoice choice = usual();
        choice.svg = true;
        for (const double bleed : {0.0, 1.5}) {
            choice.bleed = bleed;
            for (const TwoSided& counter : sheetCounters(mLoaded.rules, mLoaded.scenario)) {
                const QByteArray svg = faceDrawing(counter, false, choice);
                QXmlStreamReader reader(svg);
                QStringList texts;
                QString width;
                while (!reader.atEnd()) {
                    if (reader.readNext() != QXmlStreamReader::StartElement)
                        continue;
                    if (reader.name() == QLatin1String("svg"))
                        width = reader.attributes().value("width").toString();
                    if (reader.name() == QLatin1String("text"))
                        texts << reader.readElementText();
                }
                QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
                QCOMPARE(width, QString::number(choice.side + 2 * bleed, 'f', 3) + "mm");
                // A long name leaves out what is in brackets.
                QVERIFY2(std::ranges::any_of(texts,
                                             [&](const QString& text) {
                                                 return text.size() > 1 && counter.front.name.startsWith(text);
                                             }),
                         qPrintable(texts.join('|')));
                QVERIFY(texts.contains(counter.front.factors) || counter.front.factors.isEmpty());
            }
        }
    }

    void namesAreSafe()
    {
        FileStems stems;
        QCOMPARE(stems.next("Howe"), QString("howe"));
        QCOMPARE(stems.next("howe"), QString("howe-2"));
        QCOMPARE(stems.next("HOWE"), QString("howe-3"));
        QCOMPARE(stems.next("howe-2"), QString("howe-2-2"));
        QCOMPARE(stems.next("J\u00e4ger 2/1"), QString("jager-2-1"));
        QCOMPARE(stems.next("../../etc"), QString("etc"));
        QCOMPARE(stems.next("a:b*c?"), QString("a-b-c"));
        QCOMPARE(stems.next(""), QString("unnamed"));
        QCOMPARE(stems.next("..."), QString("unnamed-2"));
        QVERIFY(stems.next(std::string(5000, 'x')).size() <= 80);
    }

    void otherFilesStay()
    {
        QTemporaryDir home;
        QVERIFY(QDir().mkpath(home.filePath("f")));
        QVERIFY(put(home.filePath("f/mine.txt"), "mine"));
        QVERIFY(write(usual(), home.filePath("f")).has_value());
        const qsizetype files = QDir(home.filePath("f")).entryList(QDir::Files).size();
        QVERIFY(write(usual(), home.filePath("f")).has_value());
        QCOMPARE(QDir(home.filePath("f")).entryList(QDir::Files).size(), files);
        QCOMPARE(content(home.filePath("f/mine.txt")), QByteArray("mine"));
        // A file of another form is refused before any face is replaced.
        const QString first = home.filePath("f/howe-front.png");
        QVERIFY(QFile::exists(first));
        QVERIFY(put(home.filePath("f/counters.csv"), "%PDF-1.4"));
        QVERIFY(QFile::remove(first));
        QVERIFY(!write(usual(), home.filePath("f")).has_value());
        QVERIFY(!QFile::exists(first));
        QCOMPARE(QDir(home.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList{"f"});
    }

    void cancelledLeavesNothing()
    {
        QTemporaryDir home;
        Progress progress;
        progress.stop();
        QVERIFY(!write(usual(), home.filePath("f"), &progress).has_value());
        QVERIFY(QDir(home.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    void refusesOtherPlaces()
    {
        QTemporaryDir home;
        QVERIFY(put(home.filePath("file"), "x"));
        QVERIFY(!write(usual(), home.filePath("file")).has_value());
        QVERIFY(!write(usual(), home.filePath("no/such/place")).has_value());
        // The program would take the files for drawings of the scenario.
        QVERIFY(QDir().mkpath(home.filePath("counters")));
        FaceChoice choice = usual();
        choice.home = home.path().toStdString();
        QVERIFY(!write(choice, home.filePath("counters")).has_value());
        QVERIFY(QDir(home.filePath("counters")).isEmpty());
        Scenario none = mLoaded.scenario;
        none.units.clear();
        none.setup.clear();
        none.markers.clear();
        QVERIFY(!writeFaces(mLoaded.rules, none, usual(), home.filePath("f").toStdString()).has_value());
    }

    void theProgramWritesThem()
    {
        QTemporaryDir home;
        const Ran ran = fieldworks(home.path(), {"export", mFile, "--what", "faces", "--format", "svg", "--die", "15",
                                                 "--bleed", "1", "--to", "f"});
        QCOMPARE(ran.code, 0);
        const QByteArray svg = content(home.filePath("f/howe-front.svg"));
        QVERIFY(svg.contains("width=\"17.000mm\""));
        QVERIFY(!QFile::exists(home.filePath("f/howe-front.png")));
        const Ran dots = fieldworks(
            home.path(), {"export", mFile, "--what", "faces", "--format", "svg", "--dpi", "100", "--to", "f"});
        QCOMPARE(dots.code, 64);
    }
};

FW_TEST(FacesTest)
#include "tst_faces.moc"
