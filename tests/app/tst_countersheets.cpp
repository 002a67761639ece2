#include "app/Places.h"
#include "app/print/CounterSheets.h"
#include "tests/app/Program.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;

/// Counter sheets: front and back of each counter meet when the paper is turned over, which is seen
/// on the pages as a printer would draw them.
class CounterSheetsTest : public QObject
{
    Q_OBJECT

private:
    static constexpr int mDots = 150; // an inch
    const QString mScenario = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";

    /// The pages of a PDF as pictures.
    static QList<QImage> pages(const QByteArray& pdf, const QTemporaryDir& folder)
    {
        if (!put(folder.filePath("s.pdf"), pdf))
            qFatal("cannot write");
        QProcess process;
        process.start("pdftoppm", {"-r", QString::number(mDots), "-png", folder.filePath("s.pdf"),
                                   folder.filePath("p")});
        if (!process.waitForFinished(120000) || process.exitCode() != 0)
            qFatal("pdftoppm is part of poppler-utils");
        QList<QImage> out;
        const QDir dir(folder.path());
        for (const QString& name : dir.entryList({"p*.png"}, QDir::Files, QDir::Name))
            out << QImage(dir.filePath(name));
        return out;
    }
    static QPoint pixel(QPointF millimetres)
    {
        return (millimetres * mDots / 25.4).toPoint();
    }
    /// A counter whose two sides have one colour of their own.
    static TwoSided plain(int number)
    {
        TwoSided two;
        two.front.colour = QColor::fromHsv(number * 37 % 360, 200, 120 + number % 100);
        two.front.symbol = "infantry";
        two.front.name = QString("n%1").arg(number);
        two.back = two.front;
        return two;
    }
    static bool alike(QRgb a, QRgb b)
    {
        return qAbs(qRed(a) - qRed(b)) < 12 && qAbs(qGreen(a) - qGreen(b)) < 12 && qAbs(qBlue(a) - qBlue(b)) < 12;
    }

private slots:
    void frontAndBackMeet_data()
    {
        QTest::addColumn<bool>("letter");
        QTest::addColumn<bool>("longEdge");
        QTest::addColumn<double>("gutter");
        QTest::newRow("A4, long edge") << false << true << 0.0;
        QTest::newRow("A4, short edge") << false << false << 2.0;
        QTest::newRow("Letter, long edge") << true << true << 3.0;
    }
    void frontAndBackMeet()
    {
        QFETCH(bool, letter);
        QFETCH(bool, longEdge);
        QFETCH(double, gutter);
        SheetLayout layout;
        layout.page = letter ? QPageSize::Letter : QPageSize::A4;
        layout.flipLongEdge = longEdge;
        layout.gutter = gutter;
        const auto grid = SheetGrid::of(layout);
        QVERIFY(grid.has_value());
        std::vector<TwoSided> counters;
        for (int i = 0; i < grid->perPage() - 3; ++i) // a page that is not full shows which way it goes
            counters.push_back(plain(i));
        const auto pdf = counterSheets(counters, layout, "t", "1");
        QVERIFY(pdf.has_value());
        QTemporaryDir folder;
        const QList<QImage> shown = pages(*pdf, folder);
        QCOMPARE(shown.size(), 2);
        // The back page as it lies behind the front.
        const QImage behind = shown[1].mirrored(longEdge, !longEdge);
        for (int i = 0; i < grid->perPage(); ++i) {
            const QRectF s = grid->front(i);
            // The strip under the frame of the symbol is the counter's own colour on both sides.
            const QPoint at = pixel(s.topLeft() + QPointF(0.75, 5));
            const bool there = i < int(counters.size());
            const QRgb front = shown[0].pixel(at), back = behind.pixel(at);
            QVERIFY2(alike(front, back), qPrintable(QString("counter %1").arg(i)));
            QCOMPARE(alike(front, qRgb(255, 255, 255)), !there);
        }
    }

    void sizesAreTrue()
    {
        SheetLayout layout;
        const auto grid = SheetGrid::of(layout);
        const auto pdf = counterSheets({plain(0)}, layout, "t", "1");
        QTemporaryDir folder;
        const QImage page = pages(*pdf, folder).first();
        const double width = page.width() * 25.4 / mDots;
        QVERIFY2(qAbs(width - 210) < 0.5, qPrintable(QString::number(width)));
        // Along the middle of the counter colour begins and ends at the cut.
        const QRectF s = grid->front(0);
        const int y = pixel(s.center()).y() + pixel({0, 2}).y();
        int left = -1, right = -1;
        for (int x = pixel({s.left() - 1.2, 0}).x(); x < pixel({s.right() + 1.2, 0}).x(); ++x)
            if (!alike(page.pixel(x, y), qRgb(255, 255, 255))) {
                left = left < 0 ? x : left;
                right = x;
            }
        QVERIFY(qAbs((right - left + 1) * 25.4 / mDots - 12.7) < 0.35);
    }

    void theBackIsMovedForThePrinter()
    {
        SheetLayout layout;
        const QRectF plainBack = SheetGrid::of(layout)->back(3);
        layout.backRight = 1.5;
        layout.backDown = -0.5;
        QCOMPARE(SheetGrid::of(layout)->back(3), plainBack.translated(1.5, -0.5));
    }

    void whatDoesNotFitIsRefused()
    {
        SheetLayout layout;
        layout.margin = 100;
        QVERIFY(!SheetGrid::of(layout));
        QVERIFY(!counterSheets({}, SheetLayout(), "t", "1"));
    }

    void manyGoOnSeveralSheets()
    {
        std::vector<TwoSided> counters;
        for (int i = 0; i < 280; ++i)
            counters.push_back(plain(i));
        const auto grid = SheetGrid::of({});
        const auto pdf = counterSheets(counters, {}, "t", "1");
        QTemporaryDir folder;
        QCOMPARE(pages(*pdf, folder).size(), 2 * ((280 + grid->perPage() - 1) / grid->perPage()));
    }

    void theCommandLinePrintsSheets()
    {
        QTemporaryDir folder;
        const Ran ran = fieldworks(folder.path(), {"export", mScenario, "--what", "counters", "--page", "letter",
                                                   "--gutter", "2", "--to", "sheets.pdf"});
        QCOMPARE(ran.err, QString());
        QCOMPARE(ran.code, 0);
        QProcess text;
        text.start("pdftotext", {folder.filePath("sheets.pdf"), "-"});
        QVERIFY(text.waitForFinished(60000));
        const QString words = QString::fromUtf8(text.readAllStandardOutput());
        QVERIFY2(words.contains("Guards") && words.contains("50 mm") && words.contains("sheet 1 of 1, back"),
                 qPrintable(words));
        QCOMPARE(fieldworks(folder.path(), {"export", mScenario, "--what", "counters", "--to", "x.png"}).code, 64);
        const Ran mix = fieldworks(folder.path(), {"export", mScenario, "--what", "mix", "--to", "mix.csv"});
        QCOMPARE(mix.code, 0);
        QVERIFY(content(folder.filePath("mix.csv")).startsWith("side,kind,"));
    }

    void errorsKeepSheetsFromBeingPrinted()
    {
        QTemporaryDir folder;
        QByteArray text = content(mScenario);
        text.replace("\"reduced\": 3}, \"defence\"", "\"reduced\": 9}, \"defence\"");
        QVERIFY(put(folder.filePath("g.scenario.json"), text));
        const QString rules = "musket-and-saber.rules.json";
        QVERIFY(QFile::copy(FW_SOURCE_DIR "/scenarios/musket-and-saber/" + rules, folder.filePath(rules)));
        const QStringList words{"export", "g.scenario.json", "--what", "counters", "--to", "s.pdf"};
        const Ran ran = fieldworks(folder.path(), words);
        QCOMPARE(ran.code, 1);
        QVERIFY(ran.err.contains("higher on the side"));
        QVERIFY(!QFile::exists(folder.filePath("s.pdf")));
        QCOMPARE(fieldworks(folder.path(), words + QStringList{"--force"}).code, 0);
        QVERIFY(QFile::exists(folder.filePath("s.pdf")));
    }
};

QTEST_MAIN(CounterSheetsTest)
#include "tst_countersheets.moc"
