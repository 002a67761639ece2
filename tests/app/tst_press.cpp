#include "app/Places.h"
#include "app/print/Export.h"
#include "app/print/PressFields.h"
#include "app/print/PressSheets.h"
#include "app/print/PressWords.h"
#include "app/print/SheetDialog.h"
#include "tests/Main.h"
#include "tests/app/OpenRules.h"
#include "tests/app/PressReader.h"
#include "tests/app/Program.h"
#include "tests/app/Widgets.h"

#include <QBuffer>
#include <QCheckBox>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

using namespace fw;

namespace {

const QString pressedFile = FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json";

const PressProfile& profileUsed()
{
    static const PressProfile profile = [] {
        auto found = pressProfile({});
        if (!found)
            qFatal("libgs-common has a colour profile of a press");
        return *found;
    }();
    return profile;
}

const Loaded& pressScenario()
{
    static const Loaded read = *loadScenario(pressedFile.toStdString());
    return read;
}

SheetLayout withGutter()
{
    SheetLayout layout;
    layout.gutter = 3;
    layout.bleed = 1.5;
    return layout;
}

/// The counter sheets of the scenario for a press.
Result<PressPdf> pressedSheets(const SheetLayout& layout = withGutter(), const PressOptions& options = {})
{
    return pressSheets(sheetCounters(pressScenario().rules, pressScenario().scenario), layout, "Sheet & <title>", "1",
                       options, profileUsed());
}

/// A scenario file exported for a press.
QByteArray exportedFor(Printed what, std::vector<PressFinding>* findings = nullptr, const PressOptions& options = {})
{
    const QTemporaryDir folder;
    ExportChoice choice;
    choice.what = what;
    choice.press = options;
    const std::string file = folder.filePath("p.pdf").toStdString();
    const auto done = exportTo(pressScenario().rules, pressScenario().scenario,
                               counterFaces(pressScenario().rules, pressScenario().scenario), choice, file, nullptr,
                               findings);
    if (!done)
        qFatal("%s", describe(done.error()).c_str());
    return content(QString::fromStdString(file));
}

/// Something drawn on an A4 page, for a press.
Result<PressPdf> paintedForPress(const std::function<void(QPainter&)>& paint, const PressOptions& options = {})
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter pdf(&buffer);
        pdf.setPageSize(QPageSize(QPageSize::A4));
        pdf.setPageMargins({});
        pdf.setResolution(1200);
        QPainter painter(&pdf);
        painter.scale(1200 / 25.4, 1200 / 25.4);
        paint(painter);
    }
    return toPress(bytes, options, profileUsed(), {{QSizeF(210, 297), 3}});
}

bool isNear(double a, double b, double by = 0.01)
{
    return std::abs(a - b) <= by;
}

/// The boxes of a page: the trim box has the size of the cut page, and the others go beyond it.
bool boxesAre(const PressRead::Page& page, const QSizeF& trim, double bleed)
{
    const QRectF t = page.trim;
    return isNear(t.width(), trim.width()) && isNear(t.height(), trim.height())
           && isNear(t.left() - page.bleed.left(), bleed) && isNear(page.bleed.right() - t.right(), bleed)
           && isNear(t.top() - page.bleed.top(), bleed) && isNear(page.bleed.bottom() - t.bottom(), bleed)
           && isNear(page.media.left(), page.bleed.left()) && isNear(page.media.width(), page.bleed.width())
           && isNear(page.media.top(), page.bleed.top()) && isNear(page.media.height(), page.bleed.height());
}

} // namespace

/// PDF for a press, read back with libqpdf: boxes, inks, black, die line, and what PDF/X-4 asks for.
class PressTest : public QObject
{
    Q_OBJECT

private:
    /// What every press-ready PDF must have.
    static void isForPress(const QByteArray& bytes, double limit)
    {
        const PressRead pdf = PressRead::of(bytes);
        QVERIFY(bytes.startsWith("%PDF-1.6"));
        QCOMPARE(pdf.intent, QString("/GTS_PDFX"));
        QCOMPARE(pdf.profile, profileUsed().bytes);
        QCOMPARE(pdf.condition, profileUsed().name);
        QVERIFY(pdf.metadata.contains("<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>"));
        QVERIFY(pdf.metadata.contains("<pdf:Trapped>False</pdf:Trapped>"));
        QCOMPARE(pdf.id.size(), 32);
        for (const char* name : {"/DeviceRGB", "/CalRGB", "/Lab", "/JavaScript", "/Annots", "/Type3"})
            QVERIFY2(!pdf.names.contains(name), name);
        QVERIFY(pdf.names.contains("/False")); // Trapped
        QVERIFY(pdf.allEmbedded);
        for (const PressRead::Page& page : pdf.pages) {
            for (const char* name : {"rg", "RG", "g", "G", "sc", "SC", "sh", "BI"})
                QVERIFY2(!page.operators.contains(name), name);
            QVERIFY(!page.inks.isEmpty());
            for (const PressRead::Text& text : page.texts) {
                QVERIFY(text.plain);
                const bool black = text.ink[3] > 0.9;
                QVERIFY(!black || text.ink[0] + text.ink[1] + text.ink[2] == 0);
                QCOMPARE(text.overprints, text.ink == (PressRead::Ink{0, 0, 0, 1}));
            }
        }
        QVERIFY2(pdf.mostInk() <= limit, qPrintable(QString::number(pdf.mostInk())));
    }

private slots:
    void sheetsAreForAPress()
    {
        const auto press = pressedSheets();
        QVERIFY2(press.has_value(), press ? "" : describe(press.error()).c_str());
        isForPress(press->bytes, 3);
        if (QTest::currentTestFailed())
            return;
        const PressRead pdf = PressRead::of(press->bytes);
        QCOMPARE(pdf.pages.size(), 2);
        int texts = 0;
        for (const PressRead::Page& page : pdf.pages) {
            QVERIFY(boxesAre(page, QSizeF(210, 297), 0));
            texts += int(std::count_if(page.texts.begin(), page.texts.end(),
                                       [](const PressRead::Text& text) { return text.overprints; }));
        }
        QVERIFY(texts > 100);
        QVERIFY(pdf.metadata.contains("Sheet &amp; &lt;title&gt;"));
    }

    void theDieIsASpotColourOnItsLayer()
    {
        PressOptions options;
        options.spot = "Stanze 1";
        options.corner = 2;
        const auto press = pressedSheets(withGutter(), options);
        QVERIFY(press.has_value());
        const PressRead pdf = PressRead::of(press->bytes);
        QCOMPARE(pdf.spots, QStringList{"Stanze 1"});
        QCOMPARE(pdf.layers, QStringList{"Stanze 1"});
        const auto runs = sheetRuns(sheetCounters(pressScenario().rules, pressScenario().scenario), withGutter());
        const SheetGrid& grid = runs->front().grid;
        const int pieces = int(runs->front().pieces.size());
        QVERIFY(pieces < grid.perPage());
        for (const bool back : {false, true}) {
            const PressRead::Page& page = pdf.pages[back ? 1 : 0];
            QCOMPARE(page.dieCurves, 4 * pieces);
            QVERIFY(page.layered && page.dieOverprints);
            QRectF all;
            for (int i = 0; i < pieces; ++i)
                all |= back ? grid.back(i) : grid.front(i);
            QVERIFY(isNear(page.die.left(), all.left()) && isNear(page.die.right(), all.right()));
            QVERIFY(isNear(page.die.top(), all.top()) && isNear(page.die.bottom(), all.bottom()));
        }
    }

    void countersEdgeToEdgeShareTheirCuts()
    {
        PressOptions options;
        options.corner = 1;
        SheetLayout layout;
        layout.backRight = 0.5; // the offset of a printer at home does not move the die
        const auto runs = sheetRuns(sheetCounters(pressScenario().rules, pressScenario().scenario), layout);
        const std::vector<PressPage> pages = diePages(*runs, options);
        QCOMPARE(pages.size(), std::size_t(2 * sheetsOf(*runs)));
        const SheetGrid& grid = runs->front().grid;
        const int pieces = int(runs->front().pieces.size()), rows = (pieces + grid.columns() - 1) / grid.columns();
        QVERIFY(pages[0].cuts.empty());
        // Each row and column of edges is one line.
        QCOMPARE(int(pages[0].lines.size()), rows + 1 + std::min(pieces, grid.columns()) + 1);
        const auto lengths = [](const PressPage& page) {
            QList<long> out;
            for (const QLineF& line : page.lines)
                out << std::lround(line.length() * 100);
            std::sort(out.begin(), out.end());
            return out;
        };
        QCOMPARE(lengths(pages[0]), lengths(pages[1]));
        const auto press = pressedSheets(layout, options);
        QVERIFY(press.has_value());
        QVERIFY(std::ranges::any_of(press->findings, [](const PressFinding& one) {
            return one.kind == PressFinding::Kind::NoCorners && pressWords(one).contains("1.0 mm");
        }));
    }

    void cornersAndNamesThatCannotBeAreRefused()
    {
        PressOptions options;
        options.corner = 6.4; // more than half a counter
        const auto round = pressedSheets(withGutter(), options);
        QVERIFY(!round.has_value());
        QCOMPARE(int(round.error().trouble), int(Trouble::Usage));
        options.corner = 6.35;
        QVERIFY(pressedSheets(withGutter(), options).has_value());
        for (const std::string& name : {std::string(), std::string(" "), std::string("Black"), std::string(61, 'x'),
                                        std::string("Gr\xc3\xb6\xc3\x9f"
                                                    "e")}) {
            options.spot = name;
            const auto press = pressedSheets(withGutter(), options);
            QVERIFY2(!press.has_value() && press.error().trouble == Trouble::Usage, name.c_str());
        }
    }

    void inkAboveALowLimitIsReported()
    {
        const auto over = [](int limit) {
            PressOptions options;
            options.ink = limit;
            const auto press = pressedSheets(withGutter(), options);
            return std::ranges::count(press->findings, PressFinding::Kind::OverInk, &PressFinding::kind);
        };
        QCOMPARE(over(300), 0);
        QCOMPARE(over(200), 2); // front and back
    }

    void theSameSheetGivesTheSameBytes()
    {
        QCOMPARE(pressedSheets()->bytes, pressedSheets()->bytes);
        QCOMPARE(exportedFor(Printed::Aids), exportedFor(Printed::Aids));
        PressOptions other;
        other.ink = 280;
        QVERIFY(PressRead::of(pressedSheets()->bytes).id
                != PressRead::of(pressedSheets(withGutter(), other)->bytes).id);
    }

    void mapsAndPagesAreForAPress_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("map") << int(Printed::Map);
        QTest::newRow("set-up") << int(Printed::Setup);
        QTest::newRow("card") << int(Printed::Card);
        QTest::newRow("roster") << int(Printed::Roster);
        QTest::newRow("aids") << int(Printed::Aids);
    }
    void mapsAndPagesAreForAPress()
    {
        QFETCH(int, what);
        const bool page = onPages(Printed(what));
        const QByteArray bytes = exportedFor(Printed(what));
        isForPress(bytes, 3);
        if (QTest::currentTestFailed())
            return;
        const PressRead pdf = PressRead::of(bytes);
        const QSizeF sheet = page ? QSizeF(210, 297)
                                  : MapPainter::sheetOf(pressScenario().scenario, pressScenario().rules).size();
        for (const PressRead::Page& one : pdf.pages)
            QVERIFY(boxesAre(one, sheet, page ? 0 : 3));
        QVERIFY(pdf.spots.isEmpty() && pdf.layers.isEmpty()); // nothing is cut by a die
    }

    /// The ink of every dot, with overprint and transparency, as Ghostscript renders it.
    void noDotHasMoreInkThanTheLimit()
    {
        const QTemporaryDir folder;
        QVERIFY(put(folder.filePath("m.pdf"), exportedFor(Printed::Setup)));
        QProcess gs;
        gs.start("gs", {"-q", "-dBATCH", "-dNOPAUSE", "-dSAFER", "-sDEVICE=pamcmyk32", "-r60",
                        "-sOutputFile=" + folder.filePath("m.pam"), folder.filePath("m.pdf")});
        QVERIFY2(gs.waitForFinished(120000) && gs.exitCode() == 0, "gs is part of ghostscript");
        const QByteArray dots = content(folder.filePath("m.pam"));
        const qsizetype begin = dots.indexOf("ENDHDR\n") + 7;
        QVERIFY(begin > 7 && dots.size() > begin + 100'000);
        int most = 0, blacks = 0;
        for (qsizetype i = begin; i + 3 < dots.size(); i += 4) {
            const auto ink = [&](int k) { return int(static_cast<unsigned char>(dots[i + k])); };
            most = std::max(most, ink(0) + ink(1) + ink(2) + ink(3));
            blacks += ink(3) == 255 ? 1 : 0;
        }
        QVERIFY2(most <= 3 * 255, qPrintable(QString::number(most / 2.55)));
        QVERIFY(blacks > 100);
    }

    void theInkLimitHolds_data()
    {
        QTest::addColumn<int>("limit");
        for (const int limit : {200, 240, 300, 400})
            QTest::addRow("%d", limit) << limit;
    }
    void theInkLimitHolds()
    {
        QFETCH(int, limit);
        PressOptions options;
        options.ink = limit;
        QImage picture(64, 64, QImage::Format_RGB32);
        for (int y = 0; y < 64; ++y)
            for (int x = 0; x < 64; ++x)
                picture.setPixel(x, y, qRgb(4 * x, 4 * y, (x * y) % 256));
        const auto press = paintedForPress(
            [&](QPainter& p) {
                for (int i = 0; i < 1000; ++i)
                    p.fillRect(QRectF(i % 100, i / 100, 1, 1), QColor(i % 10 * 28, i / 10 % 10 * 28, i / 100 * 28));
                p.drawImage(QRectF(10, 50, 40, 40), picture);
                QLinearGradient gradient(10, 100, 60, 100);
                gradient.setColorAt(0, QColor(40, 0, 0));
                gradient.setColorAt(0.5, QColor(0, 10, 60));
                gradient.setColorAt(1, Qt::red);
                p.fillRect(QRectF(10, 100, 50, 20), gradient);
                p.fillRect(QRectF(70, 100, 50, 20), QBrush(QColor(60, 0, 60), Qt::Dense4Pattern));
            },
            options);
        QVERIFY2(press.has_value(), press ? "" : describe(press.error()).c_str());
        const PressRead pdf = PressRead::of(press->bytes);
        QVERIFY(!pdf.names.contains("/DeviceRGB"));
        QVERIFY(pdf.pictures > 0 && pdf.gradients > 0);
        for (const double most : {pdf.mostInk(), pdf.mostPicture, pdf.mostGradient}) {
            QVERIFY2(most <= limit / 100.0 + 1e-9, qPrintable(QString::number(most)));
            QVERIFY(most > 1.4);
        }
        options.ink = 199;
        QVERIFY(!paintedForPress([](QPainter&) {}, options));
    }

    void blackIsBlackInkAlone()
    {
        const auto inksOf = [](const QColor& colour, bool line) {
            const auto press = paintedForPress([&](QPainter& p) {
                p.setPen(QPen(colour, 1));
                line ? p.drawLine(QPointF(10, 10), QPointF(50, 10)) : p.fillRect(QRectF(10, 10, 100, 100), colour);
            });
            return PressRead::of(press->bytes).pages[0].inks.last();
        };
        const PressRead::Ink black{0, 0, 0, 1};
        QCOMPARE(inksOf(Qt::black, true), black);
        QCOMPARE(inksOf(Qt::black, false), black);
        QCOMPARE(inksOf(QColor("#2a2016"), true), black);   // the ink of cards and rosters
        QVERIFY(inksOf(QColor("#2a2016"), false) != black); // an area keeps its hue
        QCOMPARE(inksOf(Qt::white, false), (PressRead::Ink{0, 0, 0, 0}));
        const PressRead::Ink grey = inksOf(QColor(128, 128, 128), false);
        QVERIFY(grey[0] + grey[1] + grey[2] == 0 && grey[3] > 0.3 && grey[3] < 0.7);
        const PressRead::Ink red = inksOf(Qt::red, true);
        QVERIFY(red[0] < 0.1 && red[1] > 0.8 && red[2] > 0.8 && red[3] < 0.1);
    }

    void thinLinesAndSmallTypeAreFound()
    {
        const auto press = paintedForPress([](QPainter& p) {
            p.setPen(QPen(Qt::black, 0.04));
            p.drawLine(QPointF(10, 10), QPointF(50, 10));
            p.setPen(QPen(Qt::black, 0.1));
            p.drawLine(QPointF(10, 20), QPointF(50, 20));
            QFont font("DejaVu Sans");
            font.setPixelSize(10);
            p.setFont(font);
            p.translate(10, 40);
            p.scale(5 / 10.0 * 25.4 / 72, 5 / 10.0 * 25.4 / 72);
            p.drawText(QPointF(0, 0), "five points");
        });
        QVERIFY(press.has_value());
        QCOMPARE(press->findings.size(), std::size_t(2));
        QCOMPARE(int(press->findings[0].kind), int(PressFinding::Kind::ThinLine));
        QCOMPARE(press->findings[0].count, 1);
        QVERIFY(isNear(press->findings[0].worst, 0.04, 1e-4));
        QCOMPARE(int(press->findings[1].kind), int(PressFinding::Kind::SmallType));
        QCOMPARE(press->findings[1].count, 1);
        QVERIFY(isNear(press->findings[1].worst, 5, 0.01));
        QVERIFY(pressWords(press->findings[0]).contains("0.040 mm"));
        QVERIFY(pressWords(press->findings[1]).contains("5.0 pt"));
        // The line is drawn wider.
        QVERIFY(isNear(PressRead::of(press->bytes).thinnest, 0.1, 1e-4));
    }

    void theCommandLineSaysWhatIsMissing()
    {
        const QTemporaryDir folder;
        const auto bare = [&](QProcess&, QProcessEnvironment& environment) {
            environment.insert("XDG_DATA_DIRS", folder.path());
            environment.insert("XDG_DATA_HOME", folder.path());
            environment.insert("HOME", folder.path());
        };
        const auto run = [&](const QStringList& words, bool without = false) {
            return fieldworks(folder.path(), QStringList{"export", pressedFile} + words, {},
                              without ? std::function<void(QProcess&, QProcessEnvironment&)>(bare) : nullptr);
        };
        const Ran none = run({"--press", "--to", "a.pdf"}, true);
        QCOMPARE(none.code, 64);
        QVERIFY2(none.err.contains("--profile") && none.err.contains("libgs-common"), qPrintable(none.err));
        QVERIFY(put(folder.filePath("no.icc"), "no profile"));
        const Ran wrong = run({"--press", "--profile", "no.icc", "--to", "a.pdf"});
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.err.startsWith("no.icc: "), qPrintable(wrong.err));
        QVERIFY(!QFile::exists(folder.filePath("a.pdf")));
        for (const QStringList& words : QList<QStringList>{{"--spot", "Die", "--to", "a.pdf"},
                                                           {"--press", "--spot", "Die", "--to", "a.pdf"},
                                                           {"--press", "--tiled", "--to", "a.pdf"},
                                                           {"--press", "--to", "a.png"},
                                                           {"--press", "--ink", "500", "--to", "a.pdf"},
                                                           {"--press", "--what", "mix", "--to", "a.pdf"}})
            QCOMPARE(run(words).code, 64);
        const Ran taken = run({"--what", "counters", "--press", "--spot", "Black", "--to", "a.pdf"});
        QVERIFY2(taken.code == 64 && taken.err.contains("'Black'"), qPrintable(taken.err));
        QVERIFY(!QFile::exists(folder.filePath("a.pdf")));
        const Ran done = run({"--what", "counters", "--press", "--gutter", "3", "--to", "a.pdf"});
        QVERIFY2(done.code == 0 && done.err.contains(profileUsed().name), qPrintable(done.err));
        isForPress(content(folder.filePath("a.pdf")), 3);
    }

    void theFieldsSayWhyTheyAreDisabled()
    {
        const QTemporaryDir empty;
        const QByteArray dirs = qgetenv("XDG_DATA_DIRS");
        qputenv("XDG_DATA_DIRS", empty.path().toLocal8Bit());
        PressFields bare(false);
        if (dirs.isNull())
            qunsetenv("XDG_DATA_DIRS");
        else
            qputenv("XDG_DATA_DIRS", dirs);
        bare.show();
        QVERIFY(!child<QCheckBox>(bare, "pressOn").isEnabled());
        QVERIFY(child<QLabel>(bare, "pressSays").text().contains("no colour profile"));
        QVERIFY(!bare.options().has_value());
        QVERIFY(bare.addProfile(QString::fromStdString(profileUsed().file)));
        QVERIFY(child<QCheckBox>(bare, "pressOn").isEnabled());

        PressFields fields(true);
        QVERIFY(!fields.options().has_value());
        child<QCheckBox>(fields, "pressOn").setChecked(true);
        child<QLineEdit>(fields, "pressSpot").setText("Die");
        QVERIFY(fields.options().has_value());
        QCOMPARE(fields.options()->spot, std::string("Die"));
        QCOMPARE(fields.options()->profile, profileUsed().file);
        QVERIFY(fields.options()->corner.has_value());
        fields.setCorners(false);
        QVERIFY(!fields.options()->corner.has_value());
        fields.setUnavailable("Because.");
        QVERIFY(!fields.options().has_value());
        QCOMPARE(child<QLabel>(fields, "pressSays").text(), QString("Because."));
    }

    void theSheetDialogWritesForAPress()
    {
        const auto document = openRules(pressedFile);
        QVERIFY(document.has_value());
        SheetDialog dialog(**document, 0);
        child<QCheckBox>(dialog, "pressOn").setChecked(true);
        const QTemporaryDir folder;
        QVERIFY(dialog.exportTo(folder.filePath("s.pdf")));
        isForPress(content(folder.filePath("s.pdf")), 3);
    }
};

FW_TEST(PressTest)
#include "tst_press.moc"
