#include "app/Places.h"
#include "app/print/MapTiles.h"
#include "engine/store/Files.h"
#include "tests/Main.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace fw;

/// A map on many pages.
class MapTilesTest : public QObject
{
    Q_OBJECT

private slots:
    void pagesCoverSheetAndShareEdges()
    {
        for (const QSizeF sheet :
             {QSizeF(100, 100), QSizeF(190, 277), QSizeF(191, 277), QSizeF(370, 540), QSizeF(1000, 600)}) {
            const QSizeF page(190, 277);
            const std::vector<QRectF> tiles = mapTiles(sheet, page, 10);
            double right = 0;
            double bottom = 0;
            for (const QRectF& tile : tiles) {
                QCOMPARE(tile.size(), page);
                QVERIFY(tile.left() < sheet.width() && tile.top() < sheet.height());
                right = std::max(right, tile.right());
                bottom = std::max(bottom, tile.bottom());
                if (tile.left() > 0) {
                    const QRectF before = tile.translated(-180, 0);
                    QVERIFY(std::find(tiles.begin(), tiles.end(), before) != tiles.end());
                    QCOMPARE(before.right() - tile.left(), 10.0);
                }
            }
            QVERIFY(right >= sheet.width() && bottom >= sheet.height());
        }
        QCOMPARE(mapTiles({190, 277}, {190, 277}, 10).size(), std::size_t(1));
        QCOMPARE(mapTiles({191, 277}, {190, 277}, 10).size(), std::size_t(2));
        QVERIFY(mapTiles({100, 100}, {8, 200}, 10).empty());
    }

    /// A legend sample at the edge of a page is clipped there.
    void nothingIsDrawnBeyondTheCutLine()
    {
        const auto loaded = loadScenario(FW_SOURCE_DIR "/scenarios/musket-and-saber/germantown.scenario.json");
        QVERIFY(loaded.has_value());
        const MapPainter map(loaded->scenario, loaded->rules, MapStyle::light());
        const QRectF sheet = map.sheet();
        const double detail = 2;
        // Stripes of the whole sheet: each ends in the middle of something.
        for (double top = sheet.top(); top < sheet.bottom(); top += 17) {
            QImage image((sheet.size() * detail).toSize(), QImage::Format_RGB32);
            image.fill(Qt::magenta);
            QPainter painter(&image);
            painter.scale(detail, detail);
            painter.translate(-sheet.topLeft());
            const QRectF stripe(sheet.left(), top, sheet.width(), 17);
            painter.setClipRect(stripe);
            map.paint(painter, stripe, detail);
            painter.end();
            const int above = std::max(0, int((top - sheet.top()) * detail) - 1);
            const int below = std::min(image.height(), int((stripe.bottom() - sheet.top()) * detail) + 2);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; (y < above || y >= below) && x < image.width(); x += 3)
                    QVERIFY2(image.pixel(x, y) == QColor(Qt::magenta).rgb(),
                             qPrintable(QString("stripe %1: ink at %2, %3").arg(top).arg(x).arg(y)));
        }
    }

    void tilesShippedMapOverA4Pages()
    {
        const Result<Scenario> s = readScenarioFile(FW_SOURCE_DIR
                                                    "/scenarios/musket-and-saber/germantown.scenario.json");
        QVERIFY(s.has_value());
        const MapPainter painter(s->map, {}, MapStyle::light());
        QTemporaryDir folder;
        const QString file = folder.filePath("map.pdf");
        QVERIFY(exportTiledMap(painter, {}, file.toStdString(), QPageSize::A4).has_value());
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray bytes = pdf.readAll();
        QVERIFY(bytes.startsWith("%PDF"));
        const QSizeF sheet = painter.sheet().size();
        const auto upright = mapTiles(sheet, {190, 277}, 10).size();
        const auto lying = mapTiles(sheet, {277, 190}, 10).size();
        const auto pages = std::min(upright, lying);
        QVERIFY(pages > 1);
        QCOMPARE(bytes.count("/Type /Page\n"), qsizetype(pages) + 1);
        const Result<void> refused = exportTiledMap(painter, {}, folder.filePath("none/map.pdf").toStdString(),
                                                    QPageSize::A4);
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().trouble, Trouble::Unwritable);
        const QString keep = qEnvironmentVariable("FW_SHOTS");
        if (!keep.isEmpty())
            QFile::copy(file, keep + "/tiled.pdf");
    }
};

FW_TEST(MapTilesTest)
#include "tst_maptiles.moc"
