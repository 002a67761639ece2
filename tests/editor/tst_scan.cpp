#include "editor/commands/Scans.h"
#include "editor/render/ScanFit.h"
#include "tests/Main.h"
#include "tests/editor/Edits.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <functional>

using namespace fw;

namespace {

/// Known cells of a grid on a picture, and the largest error over all its cells, in millimetres.
struct Picture {
    Grid grid{GridShape::HexFlat, 20, 15, true};
    MapGeometry geometry{grid, 19};
    QSize size{3200, 2600};
    std::function<QPointF(QPointF)> print; ///< the pixel of a place on the map

    std::vector<ScanPoint> points(const std::vector<std::pair<int, int>>& known) const
    {
        std::vector<ScanPoint> list;
        for (const auto& [column, row] : known) {
            const Cell cell = grid.cell(column, row);
            const QPointF p = print(geometry.centre(cell));
            list.push_back({qRound(p.x()), qRound(p.y()), cell});
        }
        return list;
    }
    double worst(const ScanFit& fit) const
    {
        double most = 0;
        for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
            const QPointF off = fit.place(print(geometry.centre(cell))) - geometry.centre(cell);
            most = std::max(most, std::hypot(off.x(), off.y()));
        }
        return most;
    }
};

} // namespace

/// The scanned picture of a printed map under the drawing.
class ScanTest : public QObject
{
    Q_OBJECT

private slots:
    void fitsScanToItsPoints()
    {
        const Grid g{GridShape::HexFlat, 20, 15, true};
        const MapGeometry geometry(g, 19);
        // A scan turned by 3 degrees, with 8 pixels per millimetre across and 7.8 down.
        QTransform print;
        print.translate(140, 90);
        print.rotate(3);
        print.scale(8, 7.8);
        std::vector<ScanPoint> points;
        const auto know = [&](int column, int row) {
            const QPointF p = print.map(geometry.centre(g.cell(column, row)));
            points.push_back({qRound(p.x()), qRound(p.y()), g.cell(column, row)});
        };
        const QSize size(3200, 2600);
        QCOMPARE(fitScan({}, size, geometry).by, ScanFit::By::Frame);
        know(1, 1);
        QCOMPARE(fitScan(points, size, geometry).by, ScanFit::By::Shift);
        know(18, 2);
        const ScanFit two = fitScan(points, size, geometry);
        QCOMPARE(two.by, ScanFit::By::Turn);
        QVERIFY(two.worst < 0.1); // two points always fit
        know(2, 13);
        know(17, 12);
        const ScanFit fit = fitScan(points, size, geometry);
        QCOMPARE(fit.by, ScanFit::By::Affine);
        QVERIFY2(fit.worst < 0.12, qPrintable(QString::number(fit.worst))); // a pixel is 0.13 mm
        for (const Cell cell : {g.cell(9, 7), g.cell(5, 3), g.cell(15, 10)}) {
            const QPointF off = fit.toMap.map(print.map(geometry.centre(cell))) - geometry.centre(cell);
            QVERIFY2(std::hypot(off.x(), off.y()) < 0.15, "a cell between the points");
        }
        // The residual reveals a point that is one cell off.
        know(10, 6);
        points.back().cell = g.cell(11, 6);
        const ScanFit wrong = fitScan(points, size, geometry);
        QCOMPARE(wrong.residuals.size(), points.size());
        QCOMPARE(std::max_element(wrong.residuals.begin(), wrong.residuals.end()) - wrong.residuals.begin(),
                 std::ptrdiff_t(4));
        QVERIFY(wrong.residuals[4] > 5);
        // Points in one line do not fix the other direction.
        points.clear();
        for (const int column : {2, 6, 10, 14})
            know(column, 4);
        for (ScanPoint& point : points)
            point.y = 700;
        QCOMPARE(fitScan(points, size, geometry).by, ScanFit::By::Turn);
    }

    void fitsPhotographAtAnAngle()
    {
        Picture picture;
        QTransform camera(7.5, 0.3, 1.1e-4, -0.25, 7.9, 1.6e-4, 120, 80, 1); // pixels for millimetres
        picture.print = [&](QPointF place) { return camera.map(place); };
        const auto points = picture.points({{0, 0}, {19, 0}, {0, 14}, {19, 14}, {10, 7}});
        const ScanFit flat = fitScan(points, picture.size, picture.geometry);
        QVERIFY2(picture.worst(flat) > 2.5, qPrintable(QString::number(picture.worst(flat))));
        const ScanFit fit = fitScan(points, picture.size, picture.geometry, ScanWarp::Perspective);
        QCOMPARE(fit.by, ScanFit::By::Perspective);
        QVERIFY2(picture.worst(fit) < 0.3, qPrintable(QString::number(picture.worst(fit))));
        const QPointF somewhere(155, 133);
        const QPointF back = fit.place(fit.pixel(somewhere)) - somewhere;
        QVERIFY(std::hypot(back.x(), back.y()) < 0.01);
        // Three points are enough for a flat sheet only.
        const std::vector<ScanPoint> three(points.begin(), points.begin() + 3);
        QCOMPARE(fitScan(three, picture.size, picture.geometry, ScanWarp::Perspective).by, ScanFit::By::Affine);
    }

    void bendsSheetWithFoldsToItsPoints()
    {
        Picture picture;
        picture.print = [](QPointF place) {
            const QPointF bent(place.x() + 4.3 * std::sin(place.y() / 85), place.y() + 3.8 * std::cos(place.x() / 95));
            return QPointF(130, 120) + bent * 8;
        };
        std::vector<std::pair<int, int>> known;
        for (const int column : {0, 4, 8, 11, 15, 19})
            for (const int row : {0, 4, 7, 10, 14})
                known.emplace_back(column, row);
        std::vector<ScanPoint> points = picture.points(known);
        const ScanFit flat = fitScan(points, picture.size, picture.geometry);
        QVERIFY2(picture.worst(flat) > 2.5, qPrintable(QString::number(picture.worst(flat))));
        const ScanFit fit = fitScan(points, picture.size, picture.geometry, ScanWarp::Mesh);
        QCOMPARE(fit.by, ScanFit::By::Mesh);
        QVERIFY2(picture.worst(fit) < 0.3, qPrintable(QString::number(picture.worst(fit))));
        for (const ScanPoint& point : points) {
            const QPointF off = fit.place(QPointF(point.x, point.y)) - picture.geometry.centre(point.cell);
            QVERIFY(std::hypot(off.x(), off.y()) < 1e-6);
        }
        for (const QPointF place : {QPointF(30, 40), QPointF(200, 150), QPointF(310, 260)}) {
            const QPointF back = fit.place(fit.pixel(place)) - place;
            QVERIFY(std::hypot(back.x(), back.y()) < 0.01);
        }
        // A point in a wrong cell is the one that the others would put elsewhere.
        points[14].cell = picture.grid.neighbour(points[14].cell, 1);
        const ScanFit wrong = fitScan(points, picture.size, picture.geometry, ScanWarp::Mesh);
        QCOMPARE(std::max_element(wrong.residuals.begin(), wrong.residuals.end()) - wrong.residuals.begin(),
                 std::ptrdiff_t(14));
    }

    void redrawsBentScanStraight()
    {
        Picture picture;
        picture.size = QSize(640, 520);
        picture.print = [](QPointF place) {
            return QPointF(26 + 1.6 * (place.x() + 4 * std::sin(place.y() / 85)), 24 + 1.6 * place.y());
        };
        std::vector<std::pair<int, int>> known;
        for (const int column : {0, 6, 12, 19})
            for (const int row : {0, 3, 7, 11, 14})
                known.emplace_back(column, row);
        const ScanFit fit = fitScan(picture.points(known), picture.size, picture.geometry, ScanWarp::Mesh);
        // A dot on each tenth cell of the picture is on that cell when the picture is redrawn.
        QImage image(picture.size, QImage::Format_RGB32);
        image.fill(Qt::white);
        for (Cell cell = 0; cell < picture.grid.cellCount(); cell += 10) {
            const QPoint at = picture.print(picture.geometry.centre(cell)).toPoint();
            for (int x = -3; x <= 3; ++x)
                for (int y = -3; y <= 3; ++y)
                    image.setPixel(at + QPoint(x, y), 0xff000000);
        }
        const QImage straight = bentScan(image, picture.size, fit);
        const QRectF frame = fit.bounds(picture.size);
        for (Cell cell = 0; cell < picture.grid.cellCount(); ++cell) {
            const QPointF share = picture.geometry.centre(cell) - frame.topLeft();
            const QPoint at(int(share.x() / frame.width() * straight.width()),
                            int(share.y() / frame.height() * straight.height()));
            QCOMPARE(qGray(straight.pixel(at)) < 128, cell % 10 == 0);
        }
    }

    void tellsHowMuchHigherPrintedCellsAre()
    {
        Picture picture;
        picture.print = [](QPointF place) {
            QTransform print;
            print.translate(140, 90);
            print.rotate(91); // scanned sideways
            print.scale(8, 8 * 1.06);
            return print.map(place);
        };
        const auto points = picture.points({{0, 0}, {19, 1}, {1, 14}, {18, 13}});
        const ScanFit fit = fitScan(points, picture.size, picture.geometry);
        QVERIFY2(std::abs(fit.pictureStretch() - 1.06) < 0.002, qPrintable(QString::number(fit.pictureStretch())));
        const MapGeometry stretched(picture.grid, 19, 1.06);
        const ScanFit fits = fitScan(points, picture.size, stretched);
        QVERIFY(std::abs(fits.pictureStretch() - 1) < 0.002);
    }

    void rejectsEditsOfLockedScan()
    {
        MapDocument document({}, editedSample(GridShape::HexFlat, 20, 15));
        const Drawing& d = document.drawing();
        QVERIFY(setScanPoint(d, -1, {3, 4, 5}).empty()); // there is no picture
        Scan scan;
        scan.image = "old.png";
        scan.opacity = 300;
        QVERIFY(document.push(setScan(d, scan), ""));
        QCOMPARE(d.rest.map.scan.opacity, 100);
        QVERIFY(document.push(setScanPoint(d, -1, {3, 4, 5}), ""));
        QVERIFY(document.push(setScanPoint(d, -1, {30, 40, 5}), "")); // a second point for one cell replaces the first
        QCOMPARE(d.rest.map.scan.points, (std::vector<ScanPoint>{{30, 40, 5}}));
        QVERIFY(setScanPoint(d, -1, {1, 1, 99999}).empty());
        scan = d.rest.map.scan;
        scan.locked = true;
        document.push(setScan(d, scan), "");
        QVERIFY(setScanPoint(d, 0, {9, 9, 5}).empty());
        QVERIFY(removeScanPoint(d, 0).empty());
        document.push(setScan(d, {}), "");
        QVERIFY(d.rest.map.scan == Scan());
    }
};

FW_TEST(ScanTest)
#include "tst_scan.moc"
