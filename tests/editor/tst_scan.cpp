#include "editor/commands/Scans.h"
#include "editor/render/ScanFit.h"
#include "tests/Main.h"
#include "tests/editor/Edits.h"

#include <QTest>
#include <algorithm>
#include <cmath>

using namespace fw;

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
