#include "app/Places.h"
#include "app/print/CounterSheets.h"
#include "app/print/MapExport.h"
#include "app/print/PaperField.h"
#include "app/print/SheetDialog.h"
#include "tests/Main.h"
#include "tests/app/OpenRules.h"
#include "tests/app/SheetPages.h"
#include "tests/app/Widgets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QTest>

using namespace fw;
using namespace sheetpages;

/// The places of counters on their sheets: bleed, marks, paper, fold; pages are compared as a printer draws them.
class ImpositionTest : public QObject
{
    Q_OBJECT

private:
    const QString mScenario = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";

    static std::vector<TwoSided> plains(int count)
    {
        std::vector<TwoSided> out;
        for (int i = 0; i < count; ++i)
            out.push_back(plain(i));
        return out;
    }
    static QList<QImage> printed(const std::vector<TwoSided>& pieces, const SheetLayout& layout)
    {
        QTemporaryDir folder;
        const auto pdf = counterSheets(pieces, layout, "t", "1");
        if (!pdf)
            qFatal("%s", plain(pdf.error().text).c_str());
        return pages(*pdf, folder);
    }
    /// The measures of the first page of a PDF, in millimetres.
    static QSizeF pageSize(const QString& file)
    {
        QProcess process;
        process.start("pdfinfo", {file});
        process.waitForFinished(60000);
        static const QRegularExpression form(R"(Page size:\s+([\d.]+) x ([\d.]+) pts)");
        const QRegularExpressionMatch match = form.match(QString::fromUtf8(process.readAllStandardOutput()));
        return QSizeF(match.captured(1).toDouble(), match.captured(2).toDouble()) * 25.4 / 72;
    }

private slots:
    void bleedsBeyondTheBlock_data()
    {
        QTest::addColumn<double>("gutter");
        QTest::addColumn<bool>("longEdge");
        QTest::newRow("edge to edge") << 0.0 << true;
        QTest::newRow("edge to edge, short edge") << 0.0 << false;
        QTest::newRow("with a gutter") << 6.0 << true;
    }
    void bleedsBeyondTheBlock()
    {
        QFETCH(double, gutter);
        QFETCH(bool, longEdge);
        SheetLayout layout;
        layout.bleed = 3;
        layout.gutter = gutter;
        layout.flipLongEdge = longEdge;
        const auto grid = SheetGrid::of(layout);
        QVERIFY(grid.has_value());
        const int count = grid->columns() + 2; // the second row is not full
        const QList<QImage> shown = printed(plains(count), layout);
        for (const bool back : {false, true})
            for (int i = 0; i < count; ++i) {
                const QRectF cut = back ? grid->back(i) : grid->front(i);
                const QMarginsF bleed = grid->bleed(i, count, back);
                const QRgb own = plain(i).front.colour.rgb();
                const QRectF ground = cut.marginsAdded(bleed).adjusted(0.3, 0.3, -0.3, -0.3);
                const double x = cut.center().x(), y = cut.center().y();
                for (const QPointF at : {QPointF(ground.left(), y), QPointF(ground.right(), y),
                                         QPointF(x, ground.top()), QPointF(x, ground.bottom())})
                    QVERIFY2(cut.contains(at) || alike(shown[back].pixel(pixel(at)), own),
                             qPrintable(QString("counter %1 at %2, %3").arg(i).arg(at.x()).arg(at.y())));
            }
        // Without a neighbour there is the whole bleed, and beyond it the paper.
        const QRectF last = grid->front(count - 1);
        QCOMPARE(grid->bleed(count - 1, count, false).right(), 3.0);
        QCOMPARE(grid->bleed(count - 1, count, false).left(), std::min(3.0, gutter / 2));
        QVERIFY(blank(shown[0], last.bottomRight() + QPointF(3.3, -1)));
        QVERIFY(!blank(shown[0], last.bottomRight() + QPointF(2.7, -1)));
    }

    void marksOnlyWhereCountersAre()
    {
        SheetLayout layout;
        layout.bleed = 2;
        const auto grid = SheetGrid::of(layout);
        const auto image = printed({plain(1)}, layout).first();
        const QRectF cut = grid->front(0);
        // Black pixels at the height of the marks above the block, and left of it: the four of the one counter.
        const auto marks = [&](QPointF from, QPointF to) {
            int found = 0;
            bool inside = false;
            const QPoint first = pixel(from), last = pixel(to);
            const int steps = std::max(last.x() - first.x(), last.y() - first.y());
            for (int i = 0; i <= steps; ++i) {
                const QPoint at = first + (last - first) * i / steps;
                const bool dark = qGray(image.pixel(at)) < 200;
                found += dark && !inside;
                inside = dark;
            }
            return found;
        };
        const double beyond = grid->markDistance() + 2;
        QCOMPARE(marks({5, cut.top() - beyond}, {205, cut.top() - beyond}), 2);
        QCOMPARE(marks({5, cut.bottom() + beyond}, {205, cut.bottom() + beyond}), 2);
        QCOMPARE(marks({cut.left() - beyond, 15}, {cut.left() - beyond, 280}), 2);
        QCOMPARE(marks({cut.right() + beyond, 15}, {cut.right() + beyond, 280}), 2);
    }

    void readsPapers()
    {
        QCOMPARE(readPaper("sra3")->size(), QSizeF(320, 450));
        QCOMPARE(readPaper("A3")->page, QPageSize::A3);
        QCOMPARE(readPaper("13x19in")->size(), QSizeF(330.2, 482.6));
        QCOMPARE(readPaper("45.5x32CM")->size(), QSizeF(455, 320));
        for (const auto& [name, paper] : namedPapers()) {
            QCOMPARE(paperName(paper), name);
            QVERIFY(*readPaper(name) == paper);
        }
        QCOMPARE(paperName(*readPaper("320.5x400mm")), std::string("320.5x400mm"));
        for (const char* const wrong : {"", "A9", "10x10mm", "300x", "-300x300mm", "9999x300mm", "nanxnanmm"})
            QVERIFY2(!readPaper(wrong), wrong);
    }

    void refusesImpossibleLayouts_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("named");
        QTest::newRow("bleed") << QStringList{"--gutter", "3", "--bleed", "2"} << "--bleed";
        QTest::newRow("die") << QStringList{"--die", "60", "--sheet", "50x50mm"} << "--die";
        QTest::newRow("margin") << QStringList{"--margin", "100"} << "--margin";
        QTest::newRow("corner") << QStringList{"--corner", "7"} << "--corner";
        QTest::newRow("negative") << QStringList{"--gutter", "-1"} << "--gutter";
        QTest::newRow("sheet") << QStringList{"--sheet", "A9"} << "--sheet";
        QTest::newRow("two papers") << QStringList{"--sheet", "A3", "--page", "a4"} << "--page";
        QTest::newRow("offset") << QStringList{"--offset", "1"} << "--offset";
        QTest::newRow("far offset") << QStringList{"--offset", "1,30"} << "--offset";
        QTest::newRow("two offsets") << QStringList{"--offset", "1,1", "--back-down", "1"} << "--back-down";
        QTest::newRow("turned fold") << QStringList{"--fold", "--turn", "short"} << "--turn";
        QTest::newRow("offset of a fold") << QStringList{"--fold", "--offset", "1,1"} << "--offset";
        QTest::newRow("not a number") << QStringList{"--die", "nan"} << "--die";
    }
    void refusesImpossibleLayouts()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, named);
        QTemporaryDir folder;
        const Ran ran = fieldworks(folder.path(),
                                   QStringList{"export", mScenario, "--what", "counters", "--to", "s.pdf"} + options);
        QCOMPARE(ran.code, 64);
        QVERIFY2(ran.err.contains(named), qPrintable(ran.err));
        QVERIFY(!QFile::exists(folder.filePath("s.pdf")));
    }

    void takesDieSheetAndOffset()
    {
        QTemporaryDir folder;
        const QStringList words{"export",   mScenario, "--what",   "counters",  "--die",   "15.875",
                                "--sheet",  "SRA3",    "--gutter", "3",         "--bleed", "1.5",
                                "--corner", "1",       "--offset", "-0.5,0.25", "--turn",  "short",
                                "--margin", "20",      "--to",     "s.pdf"};
        const Ran ran = fieldworks(folder.path(), words);
        QCOMPARE(ran.err, QString());
        QCOMPARE(ran.code, 0);
        const QSizeF size = pageSize(folder.filePath("s.pdf"));
        QVERIFY(qAbs(size.width() - 320) < 0.4 && qAbs(size.height() - 450) < 0.4);
        SheetLayout layout;
        layout.side = 15.875;
        layout.paper = {320, 450};
        layout.gutter = 3;
        layout.bleed = 1.5;
        layout.corner = 1;
        layout.margin = 20;
        layout.flipLongEdge = false;
        layout.backRight = -0.5;
        layout.backDown = 0.25;
        const auto loaded = loadScenario(mScenario.toStdString());
        const auto same = counterSheets(sheetCounters(loaded->rules, loaded->scenario), layout,
                                        QString::fromStdString(loaded->scenario.title),
                                        QString::fromStdString(loaded->rules.version));
        QVERIFY(same.has_value());
        QCOMPARE(content(folder.filePath("s.pdf")), *same);
    }

    /// Turned over either edge, a counter that is turned like a page shows its back upright.
    void backsAreUpright()
    {
        TwoSided two = plain(1);
        two.back.down = true; // a plain back with a name that is not symmetrical
        for (const bool longEdge : {true, false}) {
            SheetLayout layout;
            layout.flipLongEdge = longEdge;
            const auto grid = SheetGrid::of(layout);
            const QImage back = printed({two}, layout)[1];
            const auto cut = [&](const QImage& page) {
                const QRectF square = grid->back(0);
                return page.copy(QRect(pixel(square.topLeft()), pixel(square.bottomRight())));
            };
            SheetLayout usual;
            const QRectF square = SheetGrid::of(usual)->back(0);
            const QImage upright = printed({two}, usual)[1].copy(
                QRect(pixel(square.topLeft()), pixel(square.bottomRight())));
            const QImage own = longEdge ? cut(back) : cut(back).transformed(QTransform().rotate(180));
            int different = 0;
            for (int y = 2; y < own.height() - 3; ++y)
                for (int x = 2; x < own.width() - 3; ++x)
                    different += qAbs(qGray(own.pixel(x, y)) - qGray(upright.pixel(x, y))) > 90;
            QVERIFY2(different * 20 < own.width() * own.height(), qPrintable(QString::number(different)));
        }
        SheetLayout landscape; // the long edge of a wide sheet is not upright
        landscape.paper = {297, 210};
        QVERIFY(!turnsSideways(landscape));
        landscape.flipLongEdge = false;
        QVERIFY(turnsSideways(landscape));
    }

    void foldsBacksOntoFronts()
    {
        SheetLayout layout;
        layout.fold = true;
        layout.bleed = 1;
        layout.gutter = 2;
        const auto grid = SheetGrid::of(layout);
        QVERIFY(grid.has_value());
        const int count = grid->perPage() + 1;
        const QList<QImage> shown = printed(plains(count), layout);
        QCOMPARE(shown.size(), 2); // two sheets, each with both sides on one page
        const double middle = grid->page().width() / 2;
        for (int i = 0; i < grid->perPage(); ++i) {
            const QRectF front = grid->front(i), back = grid->back(i);
            QVERIFY(front.right() + 3 <= middle + 1e-6);
            QVERIFY(qAbs(front.center().x() + back.center().x() - 2 * middle) < 1e-6);
            QCOMPARE(front.top(), back.top());
            const QRgb own = plain(i).front.colour.rgb();
            QVERIFY(alike(shown[0].pixel(pixel(front.topLeft() + QPointF(0.75, 5))), own));
            QVERIFY(alike(shown[0].pixel(pixel(back.topLeft() + QPointF(0.75, 5))), own));
        }
        int dashes = 0;
        for (double y = 10; y < 280; y += 0.5)
            dashes += qGray(shown[0].pixel(pixel({middle, y}))) < 128;
        QVERIFY2(dashes > 200 && dashes < 400, qPrintable(QString::number(dashes)));
    }

    void roundsCorners()
    {
        SheetLayout layout;
        layout.corner = 3;
        layout.gutter = 2;
        const auto grid = SheetGrid::of(layout);
        const QImage page = printed({plain(1)}, layout).first();
        const QRectF cut = grid->front(0);
        QVERIFY(blank(page, cut.topLeft() + QPointF(0.4, 0.4)));
        QVERIFY(!blank(page, cut.topLeft() + QPointF(0.4, 6)));
        layout.gutter = 0; // straight cuts come first
        const auto block = SheetGrid::of(layout);
        QVERIFY(!blank(printed({plain(1)}, layout).first(), block->front(0).topLeft() + QPointF(0.4, 0.4)));
    }

    void cardsHaveBleedAndMarks()
    {
        TwoSided card = plain(1);
        card.card = true;
        SheetLayout layout;
        layout.bleed = 3;
        layout.gutter = 6;
        const auto grid = SheetGrid::of(forCards(layout));
        QVERIFY(grid.has_value());
        const QList<QImage> shown = printed({card}, layout);
        for (const bool back : {false, true}) {
            const QRectF cut = back ? grid->back(0) : grid->front(0);
            for (const QPointF at :
                 {QPointF(cut.left() - 2.5, cut.center().y()), QPointF(cut.center().x(), cut.bottom() + 2.5)})
                QVERIFY(alike(shown[back].pixel(pixel(at)), card.front.colour.rgb()));
            QVERIFY(marked(shown[back], QPointF(cut.left(), cut.top() - grid->markDistance() - 2)));
        }
    }

    void mapHasBleedAndMarks()
    {
        QTemporaryDir folder;
        const Ran plainMap = fieldworks(folder.path(), {"export", mScenario, "--to", "map.pdf"});
        QVERIFY2(plainMap.code == 0, qPrintable(plainMap.err));
        const QSizeF map = pageSize(folder.filePath("map.pdf"));
        const Ran bled = fieldworks(folder.path(), {"export", mScenario, "--bleed", "3", "--to", "bled.pdf"});
        QVERIFY2(bled.code == 0, qPrintable(bled.err));
        const QSizeF page = pageSize(folder.filePath("bled.pdf"));
        QVERIFY(qAbs(page.width() - map.width() - 16) < 0.8);
        const QImage image = pages(content(folder.filePath("bled.pdf")), folder).first();
        const QRectF cut({8, 8}, map);
        QVERIFY(!blank(image, cut.topLeft() + QPointF(-2, 40))); // bleed
        QVERIFY(blank(image, cut.topLeft() + QPointF(-5, 40)));  // paper
        QVERIFY(marked(image, cut.topLeft() + QPointF(0, -5)));
        const Ran small = fieldworks(folder.path(), {"export", mScenario, "--sheet", "A4", "--to", "small.pdf"});
        QCOMPARE(small.code, 64);
        QVERIFY(small.err.contains("--sheet"));
        QVERIFY(!QFile::exists(folder.filePath("small.pdf")));
        const Ran picture = fieldworks(folder.path(), {"export", mScenario, "--bleed", "3", "--to", "map.png"});
        QCOMPARE(picture.code, 64);
    }

    void dialogOffersAll()
    {
        QTemporaryDir folder;
        for (const char* name : {"musket-and-saber.rules.json", "germantown.scenario.json"})
            QVERIFY(QFile::copy(QString(FW_SOURCE_DIR "/scenarios/musket-and-saber/") + name, folder.filePath(name)));
        const auto document = openRules(folder.filePath("germantown.scenario.json"));
        QVERIFY(document.has_value());
        SheetDialog dialog(**document, 0);
        dialog.show();
        auto& paper = child<QComboBox>(dialog, "sheetPage");
        paper.setCurrentIndex(paper.findData("other"));
        child<QDoubleSpinBox>(dialog, "sheetPageWide").setValue(400);
        child<QDoubleSpinBox>(dialog, "sheetPageTall").setValue(500);
        child<QDoubleSpinBox>(dialog, "sheetCorner").setValue(1.5);
        QCOMPARE(namelessControls(dialog).join('\n'), QString());
        QCOMPARE(dialog.layoutChosen().paper, QSizeF(400, 500));
        QCOMPARE(dialog.layoutChosen().corner, 1.5);
        QTest::mouseClick(&child<QCheckBox>(dialog, "sheetFold"), Qt::LeftButton, {}, {8, 8});
        QVERIFY(dialog.layoutChosen().fold);
        QVERIFY(!child<QComboBox>(dialog, "sheetFlip").isEnabled());
        shot(dialog, "sheetfold");
        QTest::mouseClick(&child<QCheckBox>(dialog, "sheetFold"), Qt::LeftButton, {}, {8, 8});
        auto& drift = child<QCheckBox>(dialog, "sheetDrift");
        const QImage before = dialog.grab().toImage();
        QTest::mouseClick(&drift, Qt::LeftButton, {}, {8, 8});
        QVERIFY(drift.isChecked());
        QVERIFY(dialog.grab().toImage() != before);
        shot(dialog, "sheetdrift");
        child<QDoubleSpinBox>(dialog, "sheetCorner").setValue(10);
        QVERIFY(!child<QPushButton>(dialog, "sheetExport").isEnabled());
        PaperField field("f", "Paper", "As large as the map");
        QVERIFY(field.isOwn());
        field.setPaper({QPageSize::A3, {}});
        QCOMPARE(field.paper().page, QPageSize::A3);
    }
};

FW_TEST(ImpositionTest)
#include "tst_imposition.moc"
