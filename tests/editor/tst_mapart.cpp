#include "editor/document/MapDocument.h"
#include "editor/render/MapArt.h"
#include "editor/render/MapPainter.h"
#include "tests/Main.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;

/// Terrain drawings: read from SVG, in day or night colours, and replaced by those of a scenario's folder.
class MapArtTest : public QObject
{
    Q_OBJECT

private:
    static void write(const QString& path, const QByteArray& text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

private slots:
    void centresShapesOnTheOrigin()
    {
        const auto shapes = readArt(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 2'> "
            "<g transform='translate(2 1)'><rect x='-2' y='-1' width='4' height='2' fill='#ff0000'/> "
            "<path d='M0 0H1' stroke='#00ff00' stroke-width='.5' fill='none' opacity='.5'/></g></svg>");
        QCOMPARE(shapes.size(), std::size_t(2));
        QCOMPARE(shapes[0].path.boundingRect(), QRectF(-2, -1, 4, 2));
        QCOMPARE(shapes[0].fill, QColor("#ff0000"));
        QVERIFY(!shapes[0].line.isValid());
        QCOMPARE(shapes[1].line.rgb(), QColor("#00ff00").rgb());
        QVERIFY(std::abs(shapes[1].line.alphaF() - 0.5) < 0.01);
        QVERIFY(std::abs(shapes[1].width - 0.5) < 1e-6);
        QVERIFY(!shapes[1].fill.isValid());
    }

    void invalidDrawingHasNoShapes()
    {
        QVERIFY(readArt("not a drawing").empty());
        QVERIFY(readArt("").empty());
        QVERIFY(readArt("<svg xmlns='http://www.w3.org/2000/svg'/>").empty());
    }

    void hasTheCommonDrawings()
    {
        const MapArt art(MapStyle::light());
        for (const char* name : {"tree", "deep-tree"})
            QCOMPARE(art.kinds(name).size(), std::size_t(6));
        for (const char* name : {"tuft", "furrow", "stones", "house", "stone-house"})
            QCOMPARE(art.kinds(name).size(), std::size_t(1));
        QVERIFY(art.kinds("no-such").empty());
        for (const ArtPiece& tree : art.kinds("tree")) { // a crown of about a millimetre
            QRectF all;
            for (const ArtShape& shape : tree.shapes)
                all |= shape.path.boundingRect();
            QVERIFY(all.width() > 1.7 && all.width() < 3);
        }
    }

    void usesNightColoursAtNight()
    {
        const MapArt day(MapStyle::light());
        const MapArt night(MapStyle::night());
        const auto crown = [](const MapArt& art) { return art.kinds("tree").front().shapes[1].fill; };
        QCOMPARE(crown(day), MapStyle::light().crown);
        QCOMPARE(crown(night), MapStyle::night().crown);
        QCOMPARE(night.kinds("tree").front().shapes[0].fill, MapStyle::night().shadow);
    }

    void folderReplacesCommonDrawings()
    {
        QTemporaryDir folder;
        write(folder.filePath("tree-1.svg"), "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'><rect "
                                             "width='2' height='2' fill='#123456'/></svg>");
        write(folder.filePath("orchard.svg"), "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'><circle "
                                              "cx='1' cy='1' r='1' fill='#8fa862'/></svg>");
        write(folder.filePath("broken.svg"), "<svg");
        const MapArt art(MapStyle::night(), folder.path());
        QCOMPARE(art.kinds("tree").size(), std::size_t(1)); // the folder's drawing replaces all six
        QCOMPARE(art.kinds("tree")[0].shapes[0].fill, QColor("#123456"));
        QCOMPARE(art.kinds("orchard")[0].shapes[0].fill, MapStyle::night().crown);
        QCOMPARE(art.kinds("deep-tree").size(), std::size_t(6));
        QCOMPARE(art.unread().size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(art.unread()[0].file), folder.filePath("broken.svg"));
        QVERIFY(art.own("orchard") && art.own("tree") && !art.own("house") && !art.own("broken"));
    }

    /// A feature whose drawing is next to the scenario's file uses it, whatever its name; a missing drawing is
    /// reported.
    void drawsFeatureFromScenarioFolder()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("art"));
        Ruleset rules;
        rules.features = {{"grove", "Grove", FeatureKind::Terrain, "orchard", {}},
                          {"shrine", "Shrine", FeatureKind::Terrain, "", {}}};
        Map map;
        map.grid = Grid{GridShape::HexFlat, 2, 2, false};
        map.cellMillimetres = 16;
        map.terrain = {{"grove"}, {}, {"shrine"}, {}};
        map.folder = folder.path().toStdString();
        const auto pixel = [&](Cell cell) {
            const MapPainter painter(map, rules, MapStyle::light());
            const QRectF sheet = painter.sheet();
            QImage image((sheet.size() * 8).toSize(), QImage::Format_ARGB32_Premultiplied);
            QPainter p(&image);
            p.scale(8, 8);
            p.translate(-sheet.topLeft());
            painter.paint(p, sheet, 8);
            p.end();
            const QPointF at = (painter.geometry().centre(cell) - sheet.topLeft()) * 8;
            return image.pixelColor(at.toPoint());
        };
        QVERIFY(pixel(0) != QColor("#123456"));
        const char* whole = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12'>"
                            "<rect width='12' height='12' fill='#123456'/></svg>";
        write(folder.filePath("art/orchard.svg"), whole);
        QCOMPARE(pixel(0), QColor("#123456"));
        QVERIFY(pixel(1) != QColor("#123456"));
        write(folder.filePath("art/shrine.svg"), whole);
        QCOMPARE(pixel(2), QColor("#123456"));
    }

    /// The legend shows a feature as the map draws it.
    void legendShowsDrawingOfScenarioFolder()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("art"));
        write(folder.filePath("art/shrine.svg"), "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"
                                                 "<rect width='8' height='8' fill='#123456'/></svg>");
        Ruleset rules;
        rules.features = {{"shrine", "Shrine", FeatureKind::Terrain, "", {}}};
        Scenario s;
        s.map.grid = Grid{GridShape::HexFlat, 6, 6, false};
        s.map.cellMillimetres = 16;
        s.map.terrain.resize(36);
        s.map.terrain[0] = {"shrine"};
        s.map.folder = folder.path().toStdString();
        const MapPainter painter(s, rules, MapStyle::light());
        QRectF legend;
        for (const SheetPanel::Part& part : painter.panel()->parts())
            if (part.panel.what == "legend")
                legend = part.box;
        QVERIFY(!legend.isEmpty());
        QImage image((legend.size() * 8).toSize(), QImage::Format_ARGB32_Premultiplied);
        QPainter p(&image);
        p.scale(8, 8);
        p.translate(-legend.topLeft());
        painter.paint(p, legend, 8);
        p.end();
        int own = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                own += image.pixelColor(x, y) == QColor("#123456") ? 1 : 0;
        QVERIFY2(own > 400, qPrintable(QString::number(own)));
    }

    /// A map that is saved, also under another name, uses the drawings next to its file; this does not change the map.
    void savedMapUsesDrawingsOfItsFolder()
    {
        QTemporaryDir folder;
        Scenario scenario;
        scenario.id = "small";
        scenario.map.grid = Grid{GridShape::HexFlat, 2, 2, false};
        MapDocument document({}, scenario);
        const Map before = document.drawing().map();
        QCOMPARE(QString::fromStdString(before.folder), QString());
        QVERIFY(document.saveAs(folder.filePath("small.map.json")));
        const Map after = document.drawing().map();
        QCOMPARE(QString::fromStdString(after.folder), folder.path());
        QVERIFY(after == before);
    }

    void paintsAtThePaintersOrigin()
    {
        const MapArt art(MapStyle::light());
        QImage image(40, 40, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.translate(20, 20);
        painter.scale(8, 8);
        art.kinds("tree").front().paint(painter, false);
        painter.end();
        QCOMPARE(image.pixelColor(22, 24), MapStyle::light().crown);
        QCOMPARE(image.pixelColor(1, 1), QColor(Qt::white));
    }
};

FW_TEST(MapArtTest)
#include "tst_mapart.moc"
