#include "app/mapeditor/EditPage.h"
#include "app/shell/MainWindow.h"
#include "editor/render/DrawingFile.h"
#include "editor/render/ScanFit.h"
#include "tests/Main.h"
#include "tests/app/MapHand.h"
#include "tests/app/Widgets.h"

#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTemporaryDir>

using namespace fw;

namespace {

/// A scan of a map with almost 20 pixels per millimetre, shifted, with a cross on each cell.
QTransform printed()
{
    QTransform to;
    to.translate(61, 47);
    to.rotate(1.5);
    to.scale(6, 6.1);
    return to;
}

void saveScan(const QString& path, const MapGeometry& geometry)
{
    const QRectF all = printed().mapRect(geometry.bounds());
    QImage image(int(all.right()) + 60, int(all.bottom()) + 60, QImage::Format_RGB32);
    image.fill(QColor("#f4ead2"));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(printed());
    painter.setPen(QPen(QColor("#7a3030"), 0.4));
    for (Cell cell = 0; cell < geometry.grid().cellCount(); ++cell)
        painter.drawPolygon(geometry.outline(cell));
    painter.end();
    if (!image.save(path))
        qFatal("no picture");
}

void typed(QLineEdit& field, const QString& text)
{
    QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
}

} // namespace

/// The scan tool of the map editor on the real widgets.
class MapScanTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { freshSettings("FieldworksMapScanTest"); }

    void cleanup() { QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively(); }

    void removesUnsavedScanCopy()
    {
        QTemporaryDir folder, elsewhere;
        const QString image = elsewhere.filePath("old.png"), copy = folder.filePath("old.png");
        for (const bool saved : {false, true}) {
            const auto window = beginMap(12, 10);
            EditPage* page = window->editPage();
            saveScan(image, MapGeometry(page->bench().drawing().grid(), 19));
            QVERIFY(page->saveTo(folder.filePath("scanned.scenario.json")));
            QVERIFY(page->bringScan(image));
            QVERIFY(QFile::exists(copy));
            if (saved)
                QVERIFY(page->save());
            page->document().stack()->undo();
            QVERIFY(QFile::exists(copy)); // redo needs it
            page->giveUp();
            QCOMPARE(QFile::exists(copy), saved);
        }
    }

    void fitsScanByClicksAndNumbers()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        EditView* view = page->view();
        const Drawing& d = page->bench().drawing();
        const MapGeometry geometry(d.rest.map);
        MapHand hand(*page);
        QTemporaryDir folder, elsewhere;
        const QString image = elsewhere.filePath("old map.png");
        saveScan(image, geometry);
        QVERIFY(!page->bringScan(image)); // the map has no file whose folder could keep it
        QVERIFY(page->saveTo(folder.filePath("scanned.scenario.json")));
        QVERIFY(page->bringScan(image));
        QVERIFY(QFile::exists(folder.filePath("old map.png")));
        QCOMPARE(d.rest.map.scan.image, std::string("old map.png"));
        page->chooseTool("scan");
        view->settle();
        const auto fit = [&] { return fitScan(d.rest.map.scan.points, page->bench().scanSize(), geometry); };
        const auto& said = child<QLabel>(*page, "scanFit");
        QVERIFY(said.text().contains("3 more"));
        for (const char* cell : {"2,2", "11,3", "3,9", "10,8"}) {
            // The place where the scan shows that cell now.
            const QPointF pixel = printed().map(geometry.centre(hand.cell(cell)));
            const QPoint at = view->mapFromScene(fit().toMap.map(pixel));
            view->ensureVisible(QRectF(fit().toMap.map(pixel), QSizeF(1, 1)), 40, 40);
            QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, at);
            auto& field = child<QLineEdit>(*page, "numberEdit");
            QVERIFY(field.isVisible());
            typed(field, QString::fromStdString(d.number(hand.cell(cell))));
        }
        QCOMPARE(d.rest.map.scan.points.size(), std::size_t(4));
        QVERIFY(said.text().contains("Aligned with 4 cells"));
        QVERIFY2(fit().worst < 0.6, qPrintable(QString::number(fit().worst)));
        auto& table = child<QTableWidget>(*page, "scanPoints");
        QCOMPARE(table.rowCount(), 4);
        QCOMPARE(table.item(1, 0)->text(), QString("1103"));
        QVERIFY(table.item(1, 3)->text().endsWith(" mm"));
        view->settle();
        shot(*window, "editor-scan");
        // A number typed in the list; a number that is not on the map is refused with a message.
        const ScanPoint before = d.rest.map.scan.points[0];
        table.item(0, 1)->setText(QString::number(before.x + 40));
        QCOMPARE(d.rest.map.scan.points[0].x, before.x + 40);
        QVERIFY(fit().worst > 1);
        page->document().stack()->undo();
        table.item(0, 0)->setText("9999");
        QCOMPARE(table.item(0, 0)->text(), QString("0202"));
        QVERIFY(child<QLabel>(*page, "toolWords").text().contains("no cell 9999"));
        // The chosen point moves by one pixel per key, and Delete removes it.
        page->bench().chooseScanPoint(3);
        view->setFocus();
        const int x = d.rest.map.scan.points[3].x;
        QTest::keyClick(view, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(d.rest.map.scan.points[3].x, x + 1);
        QTest::keyClick(view, Qt::Key_Delete);
        QCOMPARE(d.rest.map.scan.points.size(), std::size_t(3));
        // The opacity, and everything undone.
        child<QSlider>(*page, "scanOpacity").setValue(35);
        child<QCheckBox>(*page, "scanUnder").click();
        child<QCheckBox>(*page, "scanLocked").click();
        QCOMPARE(d.rest.map.scan.opacity, 35);
        QVERIFY(d.rest.map.scan.under && d.rest.map.scan.locked);
        hand.click("6,6");
        QVERIFY(!child<QLineEdit>(*page, "numberEdit").isVisible());
        QVERIFY(child<QLabel>(*page, "toolWords").text().contains("locked"));
        QVERIFY(page->save());
        const Scenario kept = d.scenario();
        child<QPushButton>(*page, "scanRemove").click();
        QVERIFY(d.rest.map.scan.image.empty());
        page->document().stack()->undo();
        QVERIFY(d.scenario() == kept);
        const QString path = page->document().path();
        page->document().stack()->clear();
        // Read again; a missing image is reported, and the map still opens.
        QVERIFY(window->editMap(path));
        QVERIFY(window->editPage()->bench().drawing().scenario() == kept);
        QVERIFY(!window->editPage()->bench().scanSize().isEmpty());
        QVERIFY(QFile::remove(folder.filePath("old map.png")));
        QVERIFY(window->editMap(path));
        EditPage* without = window->editPage();
        QVERIFY(without->bench().scanSize().isEmpty());
        QVERIFY(child<QLabel>(*without, "mapNotice").isVisible());
        QVERIFY(child<QLabel>(*without, "mapNotice").text().contains("old map.png is missing"));
        QVERIFY(without->bench().drawing().scenario() == kept);
    }

    /// TIFF and WebP were offered without a reader for them, copied next to the map and added to it.
    void doesNotCopyUnreadablePicture()
    {
        const QList<QByteArray> readable = QImageReader::supportedImageFormats();
        QCOMPARE(scanPatterns().contains("*.tif"), readable.contains("tif"));
        QCOMPARE(scanPatterns().contains("*.webp"), readable.contains("webp"));
        QVERIFY(scanPatterns().contains("*.png") && scanPatterns().contains("*.svg"));
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("in"));
        QVERIFY(page->saveTo(folder.filePath("in/x.scenario.json")));
        const QStringList before = QDir(folder.filePath("in")).entryList(QDir::Files);
        const Scenario kept = page->bench().drawing().scenario();
        const QList<std::pair<QString, QByteArray>> broken{{"a.tif", QByteArray("II*\0\x08\0\0\0\0\0", 10)},
                                                           {"a.webp", QByteArray("RIFF\x04\0\0\0WEBP", 12)},
                                                           {"a.png", "\x89PNG\r\n\x1a\n"},
                                                           {"a.txt", "no picture"}};
        for (const auto& [name, bytes] : broken) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
            file.close();
            QVERIFY2(!page->bringScan(folder.filePath(name)), qPrintable(name));
            QCOMPARE(QDir(folder.filePath("in")).entryList(QDir::Files), before);
            QVERIFY2(page->bench().drawing().scenario() == kept, qPrintable(name));
            QVERIFY(!child<QLabel>(*page, "scanTrouble").text().isEmpty());
        }
        page->document().stack()->clear();
    }

    void readsNothingOutsideTheFolder()
    {
        const auto window = beginMap(12, 10);
        EditPage* page = window->editPage();
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("in"));
        const MapGeometry geometry(page->bench().drawing().grid(), 19);
        saveScan(folder.filePath("out.png"), geometry);
        QVERIFY(page->saveTo(folder.filePath("in/x.scenario.json")));
        for (const QString& image : {QString("../out.png"), folder.filePath("out.png")}) {
            Scan scan;
            scan.image = image.toStdString();
            Edit edit;
            edit.add(ScanChange{page->bench().drawing().rest.map.scan, scan});
            page->document().push(edit, "scan");
            QVERIFY(page->bench().scanSize().isEmpty());
            QVERIFY(page->view()->scanTrouble().contains("not in the folder"));
        }
        page->document().stack()->clear();
    }
};

FW_TEST(MapScanTest)
#include "tst_mapscan.moc"
