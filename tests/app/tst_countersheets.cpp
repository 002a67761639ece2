// Long because: one scenario is printed for all that is asked of sheets, card, roster and manifest.
#include "app/Places.h"
#include "app/print/CounterSheets.h"
#include "app/print/SheetDialog.h"
#include "app/print/SheetProof.h"
#include "app/widgets/LengthBox.h"
#include "editor/exchange/ColumnGuess.h"
#include "editor/exchange/CsvPlan.h"
#include "editor/exchange/UnitsCsv.h"
#include "editor/render/CounterArt.h"
#include "engine/proof/Mix.h"
#include "tests/Main.h"
#include "tests/app/OpenRules.h"
#include "tests/app/SheetPages.h"
#include "tests/app/Widgets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QImage>
#include <QLabel>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <set>

using namespace fw;
using namespace sheetpages;

/// Counter sheets: front and back of each counter align when the paper is turned over; the pages are compared as a
/// printer draws them.
class CounterSheetsTest : public QObject
{
    Q_OBJECT

private:
    const QString mScenario = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";

private slots:
    void backsAlignWithFronts_data()
    {
        QTest::addColumn<bool>("letter");
        QTest::addColumn<bool>("longEdge");
        QTest::addColumn<double>("gutter");
        QTest::newRow("A4, long edge") << false << true << 0.0;
        QTest::newRow("A4, short edge") << false << false << 2.0;
        QTest::newRow("Letter, long edge") << true << true << 3.0;
    }
    void backsAlignWithFronts()
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
        for (int i = 0; i < grid->perPage() - 3; ++i) // a page that is not full shows its direction
            counters.push_back(plain(i));
        const auto pdf = counterSheets(counters, layout, "t", "1");
        QVERIFY(pdf.has_value());
        QTemporaryDir folder;
        const QList<QImage> shown = pages(*pdf, folder);
        QCOMPARE(shown.size(), 2);
        // The back page, seen through the front.
        const QImage behind = shown[1].mirrored(longEdge, !longEdge);
        for (int i = 0; i < grid->perPage(); ++i) {
            const QRectF s = grid->front(i);
            // The strip under the frame of the symbol has the counter's own colour on both sides.
            const QPoint at = pixel(s.topLeft() + QPointF(0.75, 5));
            const bool there = i < int(counters.size());
            const QRgb front = shown[0].pixel(at), back = behind.pixel(at);
            QVERIFY2(alike(front, back), qPrintable(QString("counter %1").arg(i)));
            QCOMPARE(alike(front, qRgb(255, 255, 255)), !there);
        }
    }

    /// Must show: 300 counters from a spreadsheet are printed on sheets whose backs align with the fronts.
    void threeHundredSpreadsheetCountersAlign()
    {
        auto loaded = loadScenario(mScenario.toStdString());
        QVERIFY(loaded.has_value());
        Scenario& scenario = loaded->scenario;
        scenario.units.clear();
        std::string text = "name,side,type,colour,steps,attack,defence,morale,movement\n";
        for (int i = 1; i <= 300; ++i)
            text += "Company " + std::to_string(i) + ",british,battalion,"
                    + QColor::fromHsv(i * 37 % 360, 200, 120 + i % 100).name().toStdString() + ",1,4,4,4,4\n";
        const Sheet sheet = *readSheet(text);
        scenario.units = planSheet(loaded->rules, scenario, sheet, guessTargets(loaded->rules, sheet.headings())).units;
        QCOMPARE(scenario.units.size(), std::size_t(300));
        const auto counters = sheetCounters(loaded->rules, scenario);
        SheetLayout layout;
        layout.gutter = 2;
        const auto grid = SheetGrid::of(layout);
        const auto pdf = counterSheets(counters, layout, "t", "1");
        QVERIFY(pdf.has_value());
        QTemporaryDir folder;
        const QList<QImage> shown = pages(*pdf, folder);
        QCOMPARE(shown.size(), 2 * ((300 + grid->perPage() - 1) / grid->perPage()));
        for (int i = 0; i < 300; ++i) {
            const int sheetOf = i / grid->perPage();
            const QPoint at = pixel(grid->front(i % grid->perPage()).topLeft() + QPointF(0.75, 5));
            const QRgb front = shown[2 * sheetOf].pixel(at);
            const QRgb back = shown[2 * sheetOf + 1].mirrored(true, false).pixel(at);
            QVERIFY2(alike(front, back), qPrintable(QString("counter %1").arg(i)));
            QVERIFY2(alike(front, counters[std::size_t(i)].front.colour.rgb()), qPrintable(QString::number(i)));
        }
    }

    /// Every rating is printed, and each has the same place on the back.
    void everyRatingKeepsItsPlace()
    {
        auto loaded = loadScenario(mScenario.toStdString());
        QVERIFY(loaded.has_value());
        const Scenario& scenario = loaded->scenario;
        for (const TwoSided& two : sheetCounters(loaded->rules, scenario)) {
            const Unit& unit = scenario.units[std::size_t(two.front.unit)];
            const QStringList front = two.front.factors.split('-');
            QCOMPARE(front.size(), qsizetype(unit.ratings.size()));
            if (unit.id == "knox") {
                QCOMPARE(two.front.factors, QString("4-1-4-3-2"));
                QCOMPARE(two.back.factors, QString("0-0-2-3-2"));
            }
            if (two.back.factors.isEmpty())
                continue; // its back is plain
            const QStringList back = two.back.factors.split('-');
            QCOMPARE(back.size(), front.size());
            qsizetype place = 0;
            for (const Rating& rating : loaded->rules.ratings) {
                const auto own = unit.ratings.find(rating.id);
                if (own == unit.ratings.end())
                    continue;
                for (const QStringList& side : {front, back})
                    QVERIFY2(std::any_of(
                                 own->second.begin(), own->second.end(),
                                 [&](const auto& column) { return column.second.text() == side[place].toStdString(); }),
                             unit.id.c_str());
                ++place;
            }
        }
        const auto game = compile(loaded->rules, scenario, Setup());
        QVERIFY(game.has_value());
        const auto begun = (*game)->startPosition();
        for (const CounterFace& face : counterFaces(**game, begun))
            QCOMPARE(face.factors.split('-').size(), qsizetype(scenario.units[std::size_t(face.unit)].ratings.size()));
    }

    void printsAllRatingsHoweverMany()
    {
        for (const int many : {1, 3, 5, 8, 12}) {
            TwoSided two = plain(0);
            QStringList numbers;
            for (int i = 0; i < many; ++i)
                numbers << QString::number(41 + i);
            two.front.factors = two.back.factors = numbers.join('-');
            two.front.ratings.clear();
            for (const QString& number : numbers)
                two.front.ratings.push_back({"r" + number, number});
            two.back.ratings = two.front.ratings;
            const auto pdf = counterSheets({two}, {}, "t", "1");
            QVERIFY(pdf.has_value());
            QTemporaryDir folder;
            QVERIFY(put(folder.filePath("s.pdf"), *pdf));
            QProcess process;
            process.start("pdftotext", {"-layout", "-l", "1", folder.filePath("s.pdf"), "-"});
            QVERIFY(process.waitForFinished(60000));
            const QString said = QString::fromUtf8(process.readAllStandardOutput());
            for (const QString& number : numbers)
                QVERIFY2(said.contains(number), qPrintable(number + " of " + QString::number(many) + "\n" + said));
            QVERIFY(!said.contains(QChar(0x2026)));
        }
    }

    void customDrawingsReplaceGeneratedFaces()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath("counters"));
        QVERIFY(put(folder.filePath("counters/guards.svg"),
                    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>"
                    "<rect width='10' height='10' fill='#00a0a0'/></svg>"));
        QImage red(40, 40, QImage::Format_RGB32);
        red.fill(QColor("#d02020"));
        QVERIFY(red.save(folder.filePath("counters/guards-back.png")));
        const auto loaded = loadScenario(mScenario.toStdString());
        const auto counters = sheetCounters(loaded->rules, loaded->scenario, folder.path());
        std::size_t guards = 0;
        while (loaded->scenario.units[guards].id != "guards")
            ++guards;
        QVERIFY(counters[guards].front.art.endsWith("guards.svg"));
        QVERIFY(counters[guards + 1].front.art.isEmpty());
        const auto grid = SheetGrid::of({});
        QTemporaryDir out;
        const QList<QImage> shown = pages(*counterSheets({counters[guards]}, {}, "t", "1"), out);
        const QPoint middle = pixel(grid->front(0).center());
        QVERIFY(alike(shown[0].pixel(middle), qRgb(0, 160, 160)));
        QVERIFY(alike(shown[1].mirrored(true, false).pixel(middle), qRgb(208, 32, 32)));
        // A name that leads out of the folder is no drawing.
        QVERIFY(artFile(folder.path(), "../counters/guards", false).isEmpty());
    }

    void printsSheetsOfMarkers()
    {
        const auto loaded = loadScenario(mScenario.toStdString());
        int wanted = 0;
        for (const Marker& marker : loaded->scenario.markers)
            wanted += marker.count;
        QVERIFY(wanted > 50);
        QCOMPARE(sheetMarkers(loaded->rules, loaded->scenario).size(), std::size_t(wanted));
        QTemporaryDir folder;
        const Ran ran = fieldworks(folder.path(),
                                   {"export", mScenario, "--what", "counters", "--markers", "--to", "s.pdf"});
        QCOMPARE(ran.code, 0);
        const auto grid = SheetGrid::of({});
        const int all = int(loaded->scenario.units.size()) + wanted;
        QCOMPARE(pages(content(folder.filePath("s.pdf")), folder).size(),
                 2 * ((all + grid->perPage() - 1) / grid->perPage()));
    }

    // 45.5: An option without effect is refused.
    void refusesOptionsWithoutEffect()
    {
        QTemporaryDir folder;
        const QString bare = FW_SOURCE_DIR "/tests/kernel/a/outposts.scenario.json";
        const Ran markers = fieldworks(folder.path(),
                                       {"export", bare, "--what", "counters", "--force", "--markers", "--to", "s.pdf"});
        QCOMPARE(markers.code, 64);
        QVERIFY2(markers.err.contains("--markers"), qPrintable(markers.err));
        QVERIFY(!QFile::exists(folder.filePath("s.pdf")));
    }

    // 45.22: Capitals are accepted.
    void acceptsOptionsInCapitals()
    {
        QTemporaryDir folder;
        const Ran sheets = fieldworks(folder.path(),
                                      {"export", mScenario, "--what", "Counters", "--page", "A4", "--to", "S.PDF"});
        QVERIFY2(sheets.code == 0, qPrintable(sheets.err));
        QVERIFY(content(folder.filePath("S.PDF")).startsWith("%PDF"));
        const Ran map = fieldworks(folder.path(), {"export", mScenario, "--dpi", "30", "--to", "MAP.PNG"});
        QVERIFY2(map.code == 0, qPrintable(map.err));
        QVERIFY(content(folder.filePath("MAP.PNG")).startsWith("\x89PNG"));
    }

    // 45.5: No word of a heading is too narrow for its height to be readable.
    void rosterHeadingsAreNotSqueezed()
    {
        QTemporaryDir folder;
        const QString scenario = FW_SOURCE_DIR
            "/scenarios/battles-of-the-american-revolution/germantown-brigades.scenario.json";
        const Ran ran = fieldworks(folder.path(), {"export", scenario, "--what", "roster", "--to", "roster.pdf"});
        QVERIFY2(ran.code == 0, qPrintable(ran.err));
        QProcess boxes;
        boxes.start("pdftotext", {"-bbox", "-l", "1", folder.filePath("roster.pdf"), "-"});
        QVERIFY(boxes.waitForFinished(60000));
        static const QRegularExpression form(
            R"re(<word xMin="([0-9.]+)" yMin="([0-9.]+)" xMax="([0-9.]+)" yMax="([0-9.]+)">([a-z]{4,})</word>)re");
        int words = 0;
        auto found = form.globalMatch(QString::fromUtf8(boxes.readAllStandardOutput()));
        while (found.hasNext()) {
            const QRegularExpressionMatch one = found.next();
            const double width = one.captured(3).toDouble() - one.captured(1).toDouble();
            const double height = one.captured(4).toDouble() - one.captured(2).toDouble();
            QVERIFY2(width / double(one.captured(5).size()) > 0.22 * height, qPrintable(one.captured(5)));
            ++words;
        }
        QVERIFY(words > 5);
    }

    // 45.5: The set-up card states the facing.
    void setupCardStatesTheFacing()
    {
        const QString facing = FW_SOURCE_DIR "/tests/kernel/e/broadsides.scenario.json";
        QTemporaryDir folder;
        const Ran ran = fieldworks(folder.path(), {"export", facing, "--what", "setup-card", "--to", "card.pdf"});
        QVERIFY2(ran.code == 0, qPrintable(ran.err));
        QProcess text;
        text.start("pdftotext", {"-layout", folder.filePath("card.pdf"), "-"});
        QVERIFY(text.waitForFinished(60000));
        const auto loaded = loadScenario(facing.toStdString());
        QVERIFY(loaded && loaded->rules.facings > 0);
        QVERIFY(QString::fromUtf8(text.readAllStandardOutput()).contains("faces"));
    }

    void sortsCountersForSheets()
    {
        const auto loaded = loadScenario(mScenario.toStdString());
        QVERIFY(loaded);
        const Scenario& scenario = loaded->scenario;
        const std::vector<TwoSided> listed = sheetCounters(loaded->rules, scenario);
        const auto unitOf = [&](const TwoSided& piece) -> const Unit& {
            return scenario.units[std::size_t(piece.front.unit)];
        };
        for (const SheetOrder order : {SheetOrder::Side, SheetOrder::Formation, SheetOrder::Type}) {
            std::vector<TwoSided> sorted = listed;
            sortForSheets(sorted, order, loaded->rules, scenario);
            QCOMPARE(sorted.size(), listed.size());
            // Each side, and each formation or type of a side, is in one piece.
            std::set<std::string> done;
            std::string last;
            for (const TwoSided& piece : sorted) {
                const Unit& unit = unitOf(piece);
                const std::string group = unit.side + '/'
                                          + (order == SheetOrder::Formation ? unit.formation
                                             : order == SheetOrder::Type    ? unit.type
                                                                            : std::string());
                QVERIFY2(group == last || done.insert(group).second, group.c_str());
                last = group;
            }
        }
        QCOMPARE(layoutSide(loaded->rules, scenario), 12.7);
    }

    void provesTheSheetLayout_data()
    {
        QTest::addColumn<double>("side");
        QTest::addColumn<double>("gutter");
        QTest::addColumn<double>("bleed");
        QTest::addColumn<double>("right");
        QTest::addColumn<QString>("says");
        QTest::newRow("good") << 12.7 << 3.0 << 1.5 << 0.0 << "";
        QTest::newRow("bleed beyond the neighbour's") << 12.7 << 2.0 << 1.5 << 0.0 << "more than half the gutter";
        QTest::newRow("bleed without a gutter") << 12.7 << 0.0 << 3.0 << 0.0 << "";
        QTest::newRow("no bleed") << 12.7 << 3.0 << 0.1 << 0.0 << "leaves white";
        QTest::newRow("small") << 9.0 << 3.0 << 1.5 << 0.0 << "names would be 0.91 mm high";
        QTest::newRow("safe area") << 9.0 << 3.0 << 1.5 << 0.0 << "within 0.5 mm of the cut";
        QTest::newRow("offset") << 12.7 << 3.0 << 1.5 << 2.0 << "the back is shifted by 2 and 0 mm";
        QTest::newRow("offset back") << 12.7 << 3.0 << 1.5 << -2.0 << "the back is shifted by -2 and 0 mm";
        QTest::newRow("too large") << 400.0 << 3.0 << 1.5 << 0.0 << "no counter fits";
    }
    void provesTheSheetLayout()
    {
        QFETCH(double, side);
        QFETCH(double, gutter);
        QFETCH(double, bleed);
        QFETCH(double, right);
        QFETCH(QString, says);
        SheetLayout layout;
        layout.side = side;
        layout.gutter = gutter;
        layout.bleed = bleed;
        layout.backRight = right;
        QString all;
        for (const Text& text : proveSheets(layout))
            all += QString::fromStdString(fw::plain(text)) + '\n';
        if (says.isEmpty())
            QCOMPARE(all, QString());
        else
            QVERIFY2(all.contains(says), qPrintable(all));
        if (const auto grid = SheetGrid::of(layout))
            QVERIFY(backsMirror(*grid, layout));
        // Sheets laid out for one way of turning and turned the other way do not align.
        layout.flipLongEdge = false;
        if (const auto other = SheetGrid::of(layout)) {
            SheetLayout wrong = layout;
            wrong.flipLongEdge = true;
            QVERIFY(!backsMirror(*other, wrong));
        }
    }

    void templatesPassTheProof()
    {
        for (const DieTemplate& one : dieTemplates()) {
            QVERIFY2(SheetGrid::of(one.layout).has_value(), one.id);
            QVERIFY2(proveSheets(one.layout).empty(), one.id);
        }
    }

    void printsTheManifest()
    {
        QTemporaryDir folder;
        const Ran ran = fieldworks(folder.path(), {"export", mScenario, "--what", "mix", "--to", "mix.pdf"});
        QCOMPARE(ran.err, QString());
        QCOMPARE(ran.code, 0);
        QProcess text;
        text.start("pdftotext", {"-layout", folder.filePath("mix.pdf"), "-"});
        QVERIFY(text.waitForFinished(60000));
        const QString words = QString::fromUtf8(text.readAllStandardOutput());
        const auto loaded = loadScenario(mScenario.toStdString());
        QVERIFY2(words.contains(QString("%1 counters").arg(loaded->scenario.units.size())), qPrintable(words));
        QVERIFY(words.contains("Counter manifest of"));
        const auto mix = mixOf(loaded->rules, loaded->scenario);
        QCOMPARE(words.count("marker") - 1,
                 std::count_if(mix.begin(), mix.end(), [](const MixLine& l) { return l.marker; }));
    }

    void dialogPreviewsAndExports()
    {
        QTemporaryDir folder;
        for (const char* name : {"musket-and-saber.rules.json", "germantown.scenario.json"})
            QVERIFY(QFile::copy(QString(FW_SOURCE_DIR "/scenarios/musket-and-saber/") + name, folder.filePath(name)));
        const auto document = openRules(folder.filePath("germantown.scenario.json"));
        QVERIFY(document.has_value());
        SheetDialog dialog(**document, 0);
        dialog.show();
        QCOMPARE(namelessControls(dialog).join('\n'), QString());
        auto& kind = child<QComboBox>(dialog, "sheetTemplate");
        kind.setFocus();
        QTest::keyClick(&kind, Qt::Key_Down);
        QCOMPARE(dialog.layoutChosen().gutter, 3.0);
        auto& says = child<QLabel>(dialog, "sheetSays");
        const QString before = says.text();
        QCOMPARE(kind.currentData().toString(), QString("half-inch"));
        child<QDoubleSpinBox>(dialog, "sheetSide").setValue(20);
        QCOMPARE(kind.currentData().toString(), QString("own"));
        QTest::mouseClick(&child<QCheckBox>(dialog, "sheetMarkers"), Qt::LeftButton, {}, {8, 8});
        QVERIFY(says.text() != before);
        QVERIFY(child<QSpinBox>(dialog, "sheetNumber").maximum() > 1);
        child<QDoubleSpinBox>(dialog, "sheetBleed").setValue(4);
        QVERIFY(!child<QPushButton>(dialog, "sheetExport").isEnabled()); // more than half the gutter
        child<QDoubleSpinBox>(dialog, "sheetBleed").setValue(1.5);
        shot(dialog, "sheetdialog");
        QVERIFY(dialog.exportTo(folder.filePath("out.pdf")));
        QVERIFY(content(folder.filePath("out.pdf")).startsWith("%PDF"));
        QVERIFY(dialog.exportManifest(folder.filePath("manifest.pdf")));
        SheetDialog refusing(**document, 2);
        refusing.show();
        QVERIFY(!child<QPushButton>(refusing, "sheetExport").isEnabled());
        QVERIFY(!refusing.exportTo(folder.filePath("no.pdf")));
        QTest::mouseClick(&child<QCheckBox>(refusing, "sheetAnyway"), Qt::LeftButton, {}, {8, 8});
        QVERIFY(child<QPushButton>(refusing, "sheetExport").isEnabled());
    }

    // The footer and the marks around the counters do not overlap.
    void footerDoesNotTouchCounters()
    {
        for (const double margin : {0.0, 5.0, 15.0})
            for (const bool marks : {false, true}) {
                SheetLayout layout;
                layout.side = 20;
                layout.gutter = 4;
                layout.bleed = 2;
                layout.margin = margin;
                layout.cropMarks = marks;
                const auto grid = SheetGrid::of(layout);
                QVERIFY(grid);
                const QRectF last = grid->front(grid->perPage() - 1), first = grid->front(0);
                const double around = marks ? 5.5 : 2;
                QVERIFY(last.bottom() + around <= grid->page().height() - 7.9);
                QVERIFY(first.top() - around >= 7.9); // a back may be turned like this
            }
    }

    // 45.15: Point and comma are both decimal marks, whatever the locale.
    void lengthAcceptsPointAndComma_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"C", "en_US", "de_DE", "fr_FR", "ar_EG"})
            QTest::newRow(language) << language;
    }
    void lengthAcceptsPointAndComma()
    {
        QFETCH(QString, language);
        LengthBox box(0, 60);
        box.setLocale(QLocale(language));
        for (const auto& [typed, value] :
             {std::pair("1.5", 1.5), {"1,5", 1.5}, {"12.7", 12.7}, {"0,6", 0.6}, {"15.875", 15.875}}) {
            box.selectAll();
            QTest::keyClicks(&box, typed);
            QTest::keyClick(&box, Qt::Key_Return);
            QCOMPARE(box.value(), value);
        }
        box.selectAll();
        QTest::keyClicks(&box, "1.2.7x"); // the second point and the letter are ignored
        QTest::keyClick(&box, Qt::Key_Return);
        QCOMPARE(box.value(), 1.27);
    }
    void showsLengthInFull()
    {
        LengthBox box(0, 60);
        box.setLocale(QLocale::c());
        box.setValue(15.875);
        QCOMPARE(box.cleanText(), "15.875");
        box.setValue(12);
        QCOMPARE(box.cleanText(), "12.0");
    }

    void printsAtTrueSize()
    {
        SheetLayout layout;
        const auto grid = SheetGrid::of(layout);
        const auto pdf = counterSheets({plain(0)}, layout, "t", "1");
        QTemporaryDir folder;
        const QImage page = pages(*pdf, folder).first();
        const double width = page.width() * 25.4 / dots;
        QVERIFY2(qAbs(width - 210) < 0.5, qPrintable(QString::number(width)));
        // Across the middle of the counter, the colour starts and ends at the cut.
        const QRectF s = grid->front(0);
        const int y = pixel(s.center()).y() + pixel({0, 2}).y();
        int left = -1, right = -1;
        for (int x = pixel({s.left() - 1.2, 0}).x(); x < pixel({s.right() + 1.2, 0}).x(); ++x)
            if (!alike(page.pixel(x, y), qRgb(255, 255, 255))) {
                left = left < 0 ? x : left;
                right = x;
            }
        QVERIFY(qAbs((right - left + 1) * 25.4 / dots - 12.7) < 0.35);
    }

    void backOffsetMovesTheBacks()
    {
        SheetLayout layout;
        const QRectF plainBack = SheetGrid::of(layout)->back(3);
        layout.backRight = 1.5;
        layout.backDown = -0.5;
        QCOMPARE(SheetGrid::of(layout)->back(3), plainBack.translated(1.5, -0.5));
    }

    void refusesLayoutThatDoesNotFit()
    {
        SheetLayout layout;
        layout.margin = 100;
        QVERIFY(!SheetGrid::of(layout));
        QVERIFY(!counterSheets({}, SheetLayout(), "t", "1"));
    }

    void manyCountersUseSeveralSheets()
    {
        std::vector<TwoSided> counters;
        for (int i = 0; i < 280; ++i)
            counters.push_back(plain(i));
        const auto grid = SheetGrid::of({});
        const auto pdf = counterSheets(counters, {}, "t", "1");
        QTemporaryDir folder;
        QCOMPARE(pages(*pdf, folder).size(), 2 * ((280 + grid->perPage() - 1) / grid->perPage()));
    }

    /// A PDF that holds each face once shows the same pages as one with a drawing at each place.
    void repeatedFacesAreWrittenOnce()
    {
        std::vector<TwoSided> counters;
        for (int i = 0; i < 60; ++i) {
            counters.push_back(plain(i < 50 ? i % 5 : i));
            counters.back().front.unit = counters.back().back.unit = i; // units differ, their faces do not
            counters.back().back.reduced = true;
        }
        SheetLayout apart;
        apart.gutter = 4;
        apart.bleed = 2;
        apart.corner = 1.5;
        apart.flipLongEdge = false;
        SheetLayout folded;
        folded.fold = true;
        for (const SheetLayout& layout : {SheetLayout(), apart, folded}) {
            const auto shared = counterSheets(counters, layout, "t", "1");
            const auto separate = counterSheets(counters, layout, "t", "1", nullptr, SheetFaces::Separate);
            QVERIFY(shared.has_value() && separate.has_value());
            QVERIFY(shared->size() < separate->size());
            QCOMPARE(shared->count("/Subtype /Form"), 10);
            QCOMPARE(separate->count("/Subtype /Form"), 0);
            QCOMPARE(*counterSheets(counters, layout, "t", "1"), *shared); // the same bytes each time
            QTemporaryDir one, other;
            const QList<QImage> a = pages(*shared, one), b = pages(*separate, other);
            QCOMPARE(a.size(), b.size());
            for (qsizetype page = 0; page < a.size(); ++page) {
                QCOMPARE(a[page].size(), b[page].size());
                int different = 0; // edges of the clip are blended anew
                for (int y = 0; y < a[page].height(); ++y)
                    for (int x = 0; x < a[page].width(); ++x)
                        different += !alike(a[page].pixel(x, y), b[page].pixel(x, y));
                QVERIFY2(different < a[page].width() * a[page].height() / 100, qPrintable(QString::number(different)));
            }
        }
    }

    void commandLinePrintsSheets()
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

    void errorsPreventPrinting()
    {
        QTemporaryDir folder;
        QByteArray text = content(mScenario);
        QVERIFY(text.contains("\"reduced\": 3}"));
        text.replace("\"reduced\": 3}", "\"reduced\": 9}");
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

FW_TEST(CounterSheetsTest)
#include "tst_countersheets.moc"
