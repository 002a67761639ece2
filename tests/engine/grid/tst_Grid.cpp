#include "engine/grid/Grid.h"
#include "tests/Main.h"
#include "tests/engine/grid/Lattice.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <queue>
#include <set>

using namespace fw;

namespace {

/// The number of steps from one cell to all others, found by a breadth-first search.
std::vector<int> walked(const Grid& grid, Cell from)
{
    std::vector<int> steps(static_cast<std::size_t>(grid.cellCount()), -1);
    std::queue<Cell> open;
    steps[static_cast<std::size_t>(from)] = 0;
    open.push(from);
    while (!open.empty()) {
        const Cell at = open.front();
        open.pop();
        for (const Cell next : grid.neighbours(at)) {
            if (steps[static_cast<std::size_t>(next)] < 0) {
                steps[static_cast<std::size_t>(next)] = steps[static_cast<std::size_t>(at)] + 1;
                open.push(next);
            }
        }
    }
    return steps;
}

} // namespace

class tst_Grid : public QObject
{
    Q_OBJECT

private slots:
    void numbersEveryCellOnce_data() { FW_GRID_ROWS(); }
    void numbersEveryCellOnce();
    void neighboursMatchTheGeometry_data() { FW_GRID_ROWS(); }
    void neighboursMatchTheGeometry();
    void distanceEqualsFewestSteps_data() { FW_GRID_ROWS(); }
    void distanceEqualsFewestSteps();
    void ringsMatchDistances_data() { FW_GRID_ROWS(); }
    void ringsMatchDistances();
    void perimeterListsEdgeCellsOnce_data() { FW_GRID_ROWS(); }
    void perimeterListsEdgeCellsOnce();
    void neighboursMatchPrintedMaps();
    void distanceMatchesAxialFormula();
    void refusesCellsOffTheMap();
    void directionNamesRoundTrip();
    void comparesGridsAndLimitsSizes();
};

void tst_Grid::numbersEveryCellOnce()
{
    FW_GRID();
    QVERIFY(grid.valid());
    for (Cell c = 0; c < grid.cellCount(); ++c) {
        QVERIFY(grid.contains(c));
        QVERIFY(grid.contains(grid.column(c), grid.row(c)));
        QCOMPARE(grid.cell(grid.column(c), grid.row(c)), c);
    }
    QVERIFY(!grid.contains(noCell));
    QVERIFY(!grid.contains(grid.cellCount()));
    QCOMPARE(grid.cell(-1, 0), noCell);
    QCOMPARE(grid.cell(0, grid.rows), noCell);
    QCOMPARE(grid.cell(grid.columns, 0), noCell);
}

void tst_Grid::neighboursMatchTheGeometry()
{
    FW_GRID();
    std::map<lattice::Point, Cell> at;
    for (Cell c = 0; c < grid.cellCount(); ++c)
        at[lattice::centre(grid, c)] = c;
    const auto steps = lattice::steps(grid.shape);
    QCOMPARE(grid.directions(), static_cast<int>(steps.size()));
    for (Cell c = 0; c < grid.cellCount(); ++c) {
        std::vector<Cell> all;
        for (int d = 0; d < grid.directions(); ++d) {
            const auto there = at.find(lattice::centre(grid, c) + steps[static_cast<std::size_t>(d)]);
            const Cell next = grid.neighbour(c, d);
            QCOMPARE(next, there == at.end() ? noCell : there->second);
            if (next == noCell)
                continue;
            all.push_back(next);
            QCOMPARE(grid.neighbour(next, grid.opposite(d)), c);
            QCOMPARE(grid.directionTo(c, next), d);
            QVERIFY(grid.adjacent(c, next) && grid.adjacent(next, c));
        }
        QCOMPARE(grid.neighbours(c), all);
        QVERIFY(!grid.adjacent(c, c));
        QCOMPARE(grid.directionTo(c, c), -1);
    }
}

void tst_Grid::distanceEqualsFewestSteps()
{
    FW_GRID();
    for (Cell a = 0; a < grid.cellCount(); ++a) {
        const std::vector<int> steps = walked(grid, a);
        for (Cell b = 0; b < grid.cellCount(); ++b) {
            // On a map one cell wide, a walk may need a detour that the open plane does not.
            const int d = grid.distance(a, b);
            if (std::min(grid.columns, grid.rows) > 1)
                QCOMPARE(d, steps[static_cast<std::size_t>(b)]);
            QCOMPARE(d == 0, a == b);
            QCOMPARE(grid.distance(b, a), d);
            QCOMPARE(grid.directionTo(a, b) >= 0, d == 1);
        }
    }
    for (Cell a = 0; a < grid.cellCount(); a += 3) {
        for (Cell b = 0; b < grid.cellCount(); b += 2) {
            for (Cell c = 0; c < grid.cellCount(); c += 5)
                QVERIFY(grid.distance(a, c) <= grid.distance(a, b) + grid.distance(b, c));
        }
    }
}

void tst_Grid::ringsMatchDistances()
{
    FW_GRID();
    const int far = grid.columns + grid.rows;
    for (Cell centre = 0; centre < grid.cellCount(); ++centre) {
        std::vector<Cell> soFar;
        for (int radius = 0; radius <= far; ++radius) {
            std::vector<Cell> expected;
            for (Cell c = 0; c < grid.cellCount(); ++c) {
                if (grid.distance(centre, c) == radius)
                    expected.push_back(c);
            }
            std::vector<Cell> ring = grid.ring(centre, radius);
            soFar.insert(soFar.end(), ring.begin(), ring.end());
            QCOMPARE(grid.within(centre, radius), soFar);
            std::sort(ring.begin(), ring.end());
            QCOMPARE(ring, expected);
        }
        QCOMPARE(grid.ring(centre, 1), grid.neighbours(centre));
        QCOMPARE(static_cast<int>(grid.within(centre, 1'000'000'000).size()), grid.cellCount());
        QVERIFY(grid.ring(centre, 1'000'000'000).empty());
        QVERIFY(grid.within(centre, -1).empty());
    }
}

void tst_Grid::perimeterListsEdgeCellsOnce()
{
    FW_GRID();
    const std::vector<Cell> edge = grid.perimeter();
    const std::set<Cell> once(edge.begin(), edge.end());
    QCOMPARE(once.size(), edge.size());
    QCOMPARE(edge.front(), 0);
    for (Cell c = 0; c < grid.cellCount(); ++c) {
        QCOMPARE(grid.onEdge(c), once.count(c) == 1);
        bool open = false;
        for (int d = 0; d < grid.directions(); ++d)
            open = open || grid.neighbour(c, d) == noCell;
        QCOMPARE(grid.onEdge(c), open);
    }
    for (std::size_t i = 1; i < edge.size(); ++i)
        QVERIFY(grid.adjacent(edge[i - 1], edge[i]));
}

void tst_Grid::neighboursMatchPrintedMaps()
{
    // 3724|3624 are neighbours in adjacent columns, 3907|3908 in one column (the Rossville map).
    const Grid flat{GridShape::HexFlat, 45, 30, true};
    QVERIFY(flat.adjacent(flat.cell(36, 23), flat.cell(35, 23)));
    QVERIFY(flat.adjacent(flat.cell(38, 6), flat.cell(38, 7)));
    // Even columns are low: north-east of 0807 is 0907, north-east of 0907 is 1006.
    QCOMPARE(flat.neighbour(flat.cell(7, 6), 1), flat.cell(8, 6));
    QCOMPARE(flat.neighbour(flat.cell(8, 6), 1), flat.cell(9, 5));
    QVERIFY(flat.shoved(flat.cell(7, 6)) && !flat.shoved(flat.cell(8, 6)));
    const Grid odd{GridShape::HexFlat, 45, 30, false};
    QCOMPARE(odd.neighbour(odd.cell(7, 6), 1), odd.cell(8, 5));
    const Grid pointy{GridShape::HexPointy, 10, 10, true};
    QCOMPARE(pointy.neighbour(pointy.cell(4, 4), 0), pointy.cell(4, 3));
    QCOMPARE(pointy.neighbour(pointy.cell(4, 3), 0), pointy.cell(5, 2));
    // Brandywine offsets are (row, column): SW of E5 is F4.
    const Grid square{GridShape::Square, 28, 20, true};
    QCOMPARE(square.neighbour(square.cell(4, 4), 5), square.cell(3, 5));
}

void tst_Grid::distanceMatchesAxialFormula()
{
    // The formula of drums-and-muskets 1: q = CC-1, r = (RR-1) - (q - (q mod 2)) / 2.
    const Grid grid{GridShape::HexFlat, 20, 17, true};
    for (Cell a = 0; a < grid.cellCount(); a += 7) {
        for (Cell b = 0; b < grid.cellCount(); ++b) {
            const auto r = [&](Cell c) { return grid.row(c) - (grid.column(c) - grid.column(c) % 2) / 2; };
            const int dq = grid.column(a) - grid.column(b);
            const int dr = r(a) - r(b);
            QCOMPARE(grid.distance(a, b), (std::abs(dq) + std::abs(dr) + std::abs(dq + dr)) / 2);
        }
    }
}

void tst_Grid::refusesCellsOffTheMap()
{
    const Grid grid{GridShape::HexFlat, 4, 3, true};
    QCOMPARE(grid.neighbour(noCell, 0), noCell);
    QCOMPARE(grid.neighbour(0, 6), noCell);
    QCOMPARE(grid.neighbour(0, -1), noCell);
    QCOMPARE(grid.directionTo(0, noCell), -1);
    QCOMPARE(grid.directionTo(noCell, 0), -1);
    QCOMPARE(grid.distance(0, 12), -1);
    QVERIFY(!grid.adjacent(0, noCell));
    QVERIFY(grid.ring(noCell, 1).empty());
    QVERIFY(!grid.onEdge(noCell));
}

void tst_Grid::directionNamesRoundTrip()
{
    for (const auto shape : {GridShape::HexFlat, GridShape::HexPointy, GridShape::Square}) {
        const int count = shape == GridShape::Square ? 8 : 6;
        for (int d = 0; d < count; ++d)
            QCOMPARE(directionNamed(shape, directionName(shape, d)), d);
        QVERIFY(directionName(shape, count).empty());
        QVERIFY(directionName(shape, -1).empty());
        QCOMPARE(directionNamed(shape, ""), -1);
        QCOMPARE(directionNamed(shape, "ne"), -1);
    }
    QCOMPARE(directionNamed(GridShape::HexFlat, "E"), -1);
    QCOMPARE(directionNamed(GridShape::HexPointy, "E"), 1);
    QCOMPARE(directionNamed(GridShape::Square, "E"), 2);
}

void tst_Grid::comparesGridsAndLimitsSizes()
{
    const Grid grid{GridShape::HexFlat, 4, 3, true};
    QVERIFY(grid == (Grid{GridShape::HexFlat, 4, 3, true}));
    QVERIFY(grid != (Grid{GridShape::HexFlat, 4, 3, false}));
    QVERIFY(!Grid{}.valid());
    QVERIFY(!(Grid{GridShape::Square, 10000, 3, true}).valid());
    const Grid largest{GridShape::Square, Grid::maxExtent, Grid::maxExtent, true};
    QVERIFY(largest.valid());
    QVERIFY(largest.sideCount() > 0);
    QCOMPARE(largest.sidePlace(largest.sideCount() - 1).cell >= 0, true);
}

FW_TEST(tst_Grid)
#include "tst_Grid.moc"
