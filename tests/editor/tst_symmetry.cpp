#include "editor/commands/Symmetry.h"
#include "editor/render/MapGeometry.h"
#include "editor/tools/Tools.h"
#include "tests/Main.h"
#include "tests/editor/Edits.h"

#include <QTest>
#include <algorithm>

using namespace fw;

/// Drawing that repeats itself on the other part of the map.
class SymmetryTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsNeighboursAndMirrorsPlaces_data()
    {
        QTest::addColumn<GridShape>("shape");
        QTest::addColumn<bool>("even");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        for (const GridShape shape : {GridShape::HexFlat, GridShape::HexPointy, GridShape::Square})
            for (const bool even : {false, true})
                for (const int size : {9, 10})
                    QTest::addRow("%d %d %d", int(shape), even, size) << shape << even << size << size + 3;
    }
    void keepsNeighboursAndMirrorsPlaces()
    {
        QFETCH(GridShape, shape);
        QFETCH(bool, even);
        QFETCH(int, columns);
        QFETCH(int, rows);
        const Grid grid{shape, columns, rows, even};
        const MapGeometry at(grid, 10);
        for (const Symmetry symmetry : {Symmetry::LeftRight, Symmetry::TopBottom, Symmetry::HalfTurn}) {
            int partners = 0;
            QPointF sum; // of a place and its partner, along the mirrored axes
            for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
                const Cell other = mirrored(grid, cell, symmetry);
                if (other == noCell)
                    continue;
                QCOMPARE(mirrored(grid, other, symmetry), cell);
                const QPointF both = at.centre(cell) + at.centre(other);
                const QPointF off = at.centre(cell) - at.centre(other);
                if (partners++ == 0)
                    sum = both;
                QVERIFY(std::abs(symmetry == Symmetry::TopBottom ? off.x() : both.x() - sum.x()) < 1e-6);
                QVERIFY(std::abs(symmetry == Symmetry::LeftRight ? off.y() : both.y() - sum.y()) < 1e-6);
                for (const Cell next : grid.neighbours(cell))
                    if (const Cell there = mirrored(grid, next, symmetry); there != noCell)
                        QVERIFY(grid.adjacent(other, there));
            }
            QVERIFY(partners >= (columns - 1) * (rows - 1) - rows);
        }
    }

    void brushAndSidesDrawTwice()
    {
        MapDocument document({}, editedSample(GridShape::HexFlat, 21, 15));
        Workbench bench(document);
        bench.pen().symmetry = Symmetry::HalfTurn;
        bench.pen().features = {"woods"};
        bench.pen().mode = PaintMode::Replace;
        const Drawing& d = bench.drawing();
        const Cell cell = d.grid().cell(3, 4);
        const Cell other = mirrored(d.grid(), cell, Symmetry::HalfTurn);
        BrushTool brush(bench);
        Spot spot;
        spot.cell = cell;
        brush.press(spot);
        brush.release(spot);
        QCOMPARE(d.features(cell), std::vector<std::string>{"woods"});
        QCOMPARE(d.features(other), std::vector<std::string>{"woods"});
        const std::size_t steps = std::size_t(document.stack()->index());
        SideTool tool(bench);
        bench.pen().side = "creek";
        spot.side = d.grid().side(cell, 1);
        const std::vector<int> sides = withMirroredSides(d.grid(), {spot.side}, Symmetry::HalfTurn);
        QCOMPARE(sides.size(), std::size_t(2));
        tool.press(spot);
        tool.release(spot);
        for (const int side : sides)
            QVERIFY(std::ranges::count(d.sideFeatures(side), "creek") == 1);
        QCOMPARE(std::size_t(document.stack()->index()), steps + 1);
        document.stack()->undo();
        for (const int side : sides)
            QVERIFY(std::ranges::count(d.sideFeatures(side), "creek") == 0);
    }
};

FW_TEST(SymmetryTest)
#include "tst_symmetry.moc"
