#include "app/mapeditor/ExportDialog.h"
#include "app/print/CounterSheets.h"
#include "app/print/Export.h"
#include "app/print/MapPng.h"
#include "app/print/MapSvg.h"
#include "editor/exchange/tiled/TiledRead.h"
#include "editor/render/CounterPainter.h"
#include "engine/store/Files.h"
#include "tests/Main.h"
#include "tests/app/Program.h"
#include "tests/app/Widgets.h"

#include <QBuffer>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <set>

using namespace fw;

namespace {

struct Shipped {
    Ruleset rules;
    Scenario scenario;
};

Shipped shipped(const QString& name)
{
    const std::string folder = (FW_SOURCE_DIR "/scenarios/" + name.section('/', 0, 0)).toStdString();
    const auto s = readScenarioFile((FW_SOURCE_DIR "/scenarios/" + name).toStdString());
    if (!s)
        qFatal("cannot be read");
    const auto r = findRules(*s, folder, folder);
    if (!r)
        qFatal("no rules");
    return {r->rules, *s};
}

const char* const germantown = "musket-and-saber/germantown.scenario.json";
const char* const brandywineFile = "brandywine/brandywine.scenario.json";

void both()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("germantown") << germantown;
    QTest::newRow("brandywine") << brandywineFile;
}

/// The text of a PDF, page by page in the order of the file.
QString pdfText(const QString& file)
{
    QProcess reader;
    reader.start("pdftotext", {"-raw", file, "-"});
    reader.waitForFinished();
    // Ligatures are split into letters, and broken lines are joined.
    return QString::fromUtf8(reader.readAllStandardOutput()).normalized(QString::NormalizationForm_KC).simplified();
}

/// A device that accepts a limited number of bytes.
class FullDevice : public QIODevice
{
public:
    explicit FullDevice(qint64 room) : mRoom(room) { open(QIODevice::WriteOnly); }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char*, qint64 size) override
    {
        mRoom -= size;
        if (mRoom < 0)
            setErrorString("full");
        return mRoom < 0 ? -1 : size;
    }

private:
    qint64 mRoom;
};

/// Runs FW_PROGRAM in an empty folder.
Ran run(const QStringList& words)
{
    return fieldworks(QDir::tempPath(), words);
}

} // namespace

/// The outputs for a publisher: drawings, pictures, sheets, set-up card and roster.
class ExportTest : public QObject
{
    Q_OBJECT

private slots:
    void svgHasLayersAndStableIds_data() { both(); }
    void svgHasLayersAndStableIds()
    {
        QFETCH(QString, name);
        const Shipped s = shipped(name);
        const MapPainter painter(s.scenario, s.rules, MapStyle::light());
        const auto faces = counterFaces(s.rules, s.scenario);
        const QByteArray svg = mapSvg(s.scenario, painter, faces);
        QCOMPARE(mapSvg(s.scenario, painter, faces), svg); // the same every time
        QXmlStreamReader xml(svg);
        std::set<QString> ids;
        QStringList layers;
        QStringList texts;
        int depth = 0;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement()) {
                ++depth;
                const QString id = xml.attributes().value("id").toString();
                if (!id.isEmpty())
                    QVERIFY2(ids.insert(id).second, qPrintable(id));
                if (xml.attributes().value("inkscape:groupmode") == u"layer") {
                    QCOMPARE(depth, 2);
                    layers << id;
                    QVERIFY(!xml.attributes().value("inkscape:label").isEmpty());
                }
                if (xml.name() == u"svg") {
                    // True size: millimetres, equal to the painter's sheet.
                    QCOMPARE(xml.attributes().value("width").toString(), QString("%1mm").arg(painter.sheet().width()));
                }
                if (xml.name() == u"text" && id.startsWith("n"))
                    texts << xml.readElementText(), --depth;
            } else if (xml.isEndElement()) {
                --depth;
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        for (const char* layer : {"ground", "relief", "water", "sides", "roads", "houses", "woods", "cells", "numbers",
                                  "names", "areas", "frame", "panel", "title", "counters"})
            QVERIFY2(layers.contains(QString("layer-%1").arg(layer)), layer);
        const Map& map = s.scenario.map;
        for (Cell cell = 0; cell < map.grid.cellCount(); ++cell) {
            const QString number = QString::fromStdString(map.numbering.label(map.grid, cell));
            QVERIFY(ids.count("cell-" + number.toLower()) == 1);
            QVERIFY(ids.count("number-" + number.toLower()) == 1);
            QVERIFY(texts.contains(number));
        }
        for (const Way& way : map.ways)
            QVERIFY2(ids.count(QString::fromStdString("way-" + way.id)) == 1, way.id.c_str());
        for (const Area& area : map.areas)
            QVERIFY2(ids.count(QString::fromStdString("area-" + area.id)) == 1, area.id.c_str());
        for (const PlaceName& placed : map.names)
            QVERIFY2(texts.contains(QString::fromStdString(placed.text)), placed.text.c_str());
        for (const PlacedCounter& counter : placed(painter.geometry(), faces, painter.panel()))
            QVERIFY(ids.count(QString::fromStdString("unit-" + s.scenario.units[std::size_t(counter.face->unit)].id))
                    == 1);
    }

    void bandedPngMatchesWholePicture()
    {
        const Shipped s = shipped(germantown);
        const MapPainter painter(s.scenario, s.rules, MapStyle::light());
        const auto faces = counterFaces(s.rules, s.scenario);
        const int dpi = 150;
        const QSize size = pngSize(painter, dpi);
        QVERIFY(pngMemory(painter, dpi) < qint64(size.width()) * size.height() * 4); // several bands
        QBuffer out;
        out.open(QIODevice::WriteOnly);
        QVERIFY(writePng(painter, faces, dpi, out).has_value());
        QImage banded;
        QVERIFY(banded.loadFromData(out.data(), "PNG"));
        QCOMPARE(banded.size(), size);
        QCOMPARE(banded.dotsPerMeterX(), qRound(dpi / 0.0254));
        QImage whole(size, QImage::Format_RGB32);
        whole.fill(painter.style().sheet);
        QPainter p(&whole);
        p.scale(dpi / 25.4, dpi / 25.4);
        p.translate(-painter.sheet().topLeft());
        painter.paint(p, painter.sheet(), dpi / 25.4);
        paintCounters(p, painter.geometry(), faces, painter.sheet(), dpi / 25.4, painter.panel());
        p.end();
        banded = banded.convertToFormat(QImage::Format_RGB32);
        qint64 different = 0;
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x) {
                const QRgb a = banded.pixel(x, y);
                const QRgb b = whole.pixel(x, y);
                different += std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b))
                                 + std::abs(qBlue(a) - qBlue(b))
                             > 24;
            }
        // The last bit may differ only where the edge of a shape falls between two pixels.
        QVERIFY2(different < qint64(size.width()) * size.height() / 100'000, qPrintable(QString::number(different)));
    }

    void memoryDoesNotGrowWithSheetHeight()
    {
        Scenario s;
        s.map.grid = {GridShape::HexFlat, 10, 10, true};
        s.map.terrain.resize(100);
        const MapPainter low(s, {}, MapStyle::light());
        s.map.grid.rows = 400;
        s.map.terrain.resize(4000);
        const MapPainter high(s, {}, MapStyle::light());
        QVERIFY(pngSize(high, 600).height() > 20 * pngSize(low, 600).height());
        QVERIFY(pngMemory(high, 600) <= qint64(6) << 20);
        QVERIFY(pngMemory(high, 1200) <= qint64(6) << 20);
    }

    void refusesFullDiskAndTooManyPixels()
    {
        const Shipped s = shipped(germantown);
        const MapPainter painter(s.scenario, s.rules, MapStyle::light());
        for (const qint64 room : {0, 20, 300, 20'000}) {
            FullDevice full(room);
            const Result<void> refused = writePng(painter, {}, 60, full);
            QVERIFY(!refused.has_value());
            QCOMPARE(refused.error().trouble, Trouble::Unwritable);
        }
        Scenario wide;
        wide.map.grid = {GridShape::Square, 900, 2, false};
        wide.map.terrain.resize(1800);
        FullDevice device(1 << 20);
        const Result<void> refused = writePng(MapPainter(wide, {}, MapStyle::light()), {}, 1200, device);
        QVERIFY(!refused.has_value());
    }

    void printsTheMapToScale_data() { both(); }
    void printsTheMapToScale()
    {
        QFETCH(QString, name);
        if (QStandardPaths::findExecutable("pdfinfo").isEmpty())
            QSKIP("pdfinfo is not installed");
        const Shipped s = shipped(name);
        QTemporaryDir folder;
        const QString file = folder.filePath("sheet.pdf");
        QVERIFY(exportTo(s.rules, s.scenario, {}, {}, file.toStdString()).has_value());
        QProcess info;
        info.start("pdfinfo", {file});
        QVERIFY(info.waitForFinished());
        const QString out = info.readAllStandardOutput();
        static const QRegularExpression page("Page size: +([0-9.]+) x ([0-9.]+) pts");
        const QRegularExpressionMatch match = page.match(out);
        QVERIFY2(match.hasMatch(), qPrintable(out));
        const QSizeF sheet = MapPainter(s.scenario, s.rules, MapStyle::light()).sheet().size();
        QVERIFY(std::abs(match.captured(1).toDouble() * 25.4 / 72 - sheet.width()) < 0.4);
        QVERIFY(std::abs(match.captured(2).toDouble() * 25.4 / 72 - sheet.height()) < 0.4);
        // The distance between two printed numbers is the cell width of the map.
        QProcess words;
        words.start("pdftotext", {"-bbox", file, "-"});
        QVERIFY(words.waitForFinished());
        const QString boxes = words.readAllStandardOutput();
        const Map& map = s.scenario.map;
        const auto middle = [&](Cell cell) {
            const QString number = QString::fromStdString(map.numbering.label(map.grid, cell));
            const QRegularExpression word(
                QString("xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\" xMax=\"([0-9.]+)\"[^>]*>%1<").arg(number));
            const QRegularExpressionMatch m = word.match(boxes);
            return m.hasMatch() ? (m.captured(1).toDouble() + m.captured(3).toDouble()) / 2 : -1.0;
        };
        const MapGeometry g(map);
        const Cell a = map.grid.cell(0, 0);
        const Cell b = map.grid.cell(map.grid.columns - 1, 0);
        QVERIFY(middle(a) > 0 && middle(b) > 0);
        const double printed = (middle(b) - middle(a)) * 25.4 / 72;
        QVERIFY2(std::abs(printed - (g.centre(b).x() - g.centre(a).x())) < 0.5, qPrintable(QString::number(printed)));
    }

    void setupCardListsEveryStartingPlace_data() { both(); }
    void setupCardListsEveryStartingPlace()
    {
        QFETCH(QString, name);
        if (QStandardPaths::findExecutable("pdftotext").isEmpty())
            QSKIP("pdftotext is not installed");
        const Shipped s = shipped(name);
        QTemporaryDir folder;
        for (const Printed what : {Printed::Card, Printed::Roster}) {
            const QString file = folder.filePath("card.pdf");
            ExportChoice choice;
            choice.what = what;
            QVERIFY(exportTo(s.rules, s.scenario, {}, choice, file.toStdString()).has_value());
            const QString text = pdfText(file);
            for (const Army& army : s.scenario.sides)
                QVERIFY(text.contains(QString::fromStdString(army.name)));
            for (const Placement& p : s.scenario.setup) {
                if (p.at != noCell && p.oneOf.empty())
                    QVERIFY(text.contains(
                        QString::fromStdString(s.scenario.map.numbering.label(s.scenario.map.grid, p.at))));
                if (p.arrives.turn > 0)
                    QVERIFY(text.contains(QString("turn %1").arg(p.arrives.turn)));
            }
            for (const Unit& unit : s.scenario.units)
                QVERIFY2(text.contains(QString::fromStdString(unit.name)), unit.name.c_str());
            QVERIFY(text.contains("page 1 of"));
            // The backs are those of the counter sheets, with their printed ratings.
            if (what == Printed::Roster)
                for (const TwoSided& two : sheetCounters(s.rules, s.scenario))
                    for (const QString& state : two.back.states)
                        QVERIFY2(text.contains(state), qPrintable(state));
            const QString keep = qEnvironmentVariable("FW_SHOTS");
            if (!keep.isEmpty())
                QFile::copy(file, keep + '/' + name.section('/', 0, 0)
                                      + (what == Printed::Card ? "-card.pdf" : "-roster.pdf"));
        }
        ExportChoice choice;
        choice.what = Printed::Card;
        const Result<void> refused = exportTo(s.rules, s.scenario, {}, choice, folder.filePath("c.png").toStdString());
        QCOMPARE(refused.error().trouble, Trouble::Usage);
    }

    void commandLineWritesEveryExport()
    {
        QTemporaryDir folder;
        const QString scenario = QString(FW_SOURCE_DIR "/scenarios/") + germantown;
        const auto to = [&](const char* name) { return folder.filePath(name); };
        const std::vector<std::pair<QStringList, const char*>> runs{
            {{"--dpi", "72"}, "m.png"},
            {{}, "m.svg"},
            {{"--tiled", "--page", "letter"}, "t.pdf"},
            {{"--what", "setup-card"}, "c.pdf"},
            {{"--what", "roster", "--page", "letter"}, "r.pdf"}};
        for (const auto& [words, name] : runs) {
            const Ran ran = run(QStringList{"export", scenario} + words + QStringList{"--to", to(name)});
            QCOMPARE(ran.code, 0);
            QVERIFY(QFile(to(name)).size() > 1000);
        }
        const QImage picture(to("m.png"));
        QCOMPARE(picture.dotsPerMeterX(), 2835);
        QCOMPARE(run({"export", scenario, "--what", "roster", "--to", to("r.png")}).code, 64);
        QCOMPARE(run({"export", scenario, "--tiled", "--to", to("r.svg")}).code, 64);
        QCOMPARE(run({"export", scenario, "--dpi", "9", "--to", to("r.png")}).code, 64);
        QCOMPARE(run({"export", scenario, "--what", "roster", "--to", to("no/r.pdf")}).code, 4);
    }

    void mapsForTiledComeBack()
    {
        const Shipped s = shipped("drums-and-muskets/leuthen.scenario.json");
        QTemporaryDir folder;
        for (const char* name : {"a.tmx", "b.tmj"}) {
            const std::string file = folder.filePath(name).toStdString();
            QVERIFY(exportTo(s.rules, s.scenario, {}, {}, file).has_value());
            QVERIFY(exportTo(s.rules, s.scenario, {}, {}, file).has_value()); // its own file may be replaced
            const Result<ImportModel> model = readTiled(file);
            QVERIFY(model.has_value());
            QCOMPARE(writeMap(model->maps.front().map), writeMap(s.scenario.map));
        }
        const QImage tiles(folder.filePath("a-tiles.png"));
        QVERIFY(tiles.width() >= 96);
        QCOMPARE(tiles.width() % 96, 0);
        QFile other(folder.filePath("c.tmx"));
        QVERIFY(other.open(QIODevice::WriteOnly) && other.write("<html/>") > 0);
        other.close();
        QVERIFY(!exportTo(s.rules, s.scenario, {}, {}, other.fileName().toStdString()));
        QVERIFY(!QFile::exists(folder.filePath("c-tiles.png"))); // nothing is written if one of the two cannot be
    }

    void dialogStatesTheSize()
    {
        const Shipped s = shipped(germantown);
        ExportDialog dialog(s.scenario, s.rules);
        dialog.show();
        QVERIFY(namelessControls(dialog).isEmpty());
        auto& what = child<QComboBox>(dialog, "exportWhat");
        auto& form = child<QComboBox>(dialog, "exportForm");
        auto& dpi = child<QSpinBox>(dialog, "exportDpi");
        auto& size = child<QLabel>(dialog, "exportSize");
        QCOMPARE(dialog.ending(), QString(".pdf"));
        QVERIFY(!dpi.isEnabled());
        form.setCurrentIndex(3);
        QVERIFY(dpi.isEnabled());
        dpi.setValue(300);
        const MapPainter painter(s.scenario, s.rules, MapStyle::light());
        QVERIFY(size.text().contains(QString::number(pngSize(painter, 300).width())));
        QCOMPARE(dialog.ending(), QString(".png"));
        QCOMPARE(dialog.choice().dpi, 300);
        form.setCurrentIndex(2);
        QVERIFY(dialog.choice().tiled);
        QVERIFY(size.text().contains("pages and the plan"));
        what.setCurrentIndex(2);
        QVERIFY(!dialog.choice().tiled);
        QCOMPARE(int(dialog.choice().what), int(Printed::Card));
        QCOMPARE(dialog.ending(), QString(".pdf"));
        shot(dialog, "export-dialog");
    }
};

FW_TEST(ExportTest)
#include "tst_export.moc"
