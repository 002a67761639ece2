#include "engine/grid/Grid.h"
#include "tests/Events.h"
#include "tests/Main.h"
#include "tests/engine/grid/Lattice.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace fw;
using lattice::Point;

class tst_GridSides : public QObject
{
    Q_OBJECT

private slots:
    void bothCellsShareOneSideNumber_data() { FW_GRID_ROWS(); }
    void bothCellsShareOneSideNumber();
    void cellsShareVertexNumbers_data() { FW_GRID_ROWS(); }
    void cellsShareVertexNumbers();
    void sideEndsTouchBothCells_data() { FW_GRID_ROWS(); }
    void sideEndsTouchBothCells();
    void refusesInvalidSidesAndVertices();
    void countsSidesAndVertices();
};

void tst_GridSides::bothCellsShareOneSideNumber()
{
    FW_GRID();
    // A side has the same number for both cells, every number is used, and none twice.
    std::map<int, std::set<std::pair<Cell, int>>> names;
    for (Cell c = 0; c < grid.cellCount(); ++c) {
        for (int d = 0; d < grid.directions(); ++d) {
            const int side = grid.side(c, d);
            QVERIFY(side >= 0 && side < grid.sideCount());
            names[side].insert({c, d});
            const Cell next = grid.neighbour(c, d);
            if (next != noCell) {
                QCOMPARE(grid.side(next, grid.opposite(d)), side);
                QCOMPARE(grid.sharedSide(c, next), side);
                QCOMPARE(grid.cellsOfSide(side), std::make_pair(std::min(c, next), std::max(c, next)));
            } else {
                QCOMPARE(grid.cellsOfSide(side), std::make_pair(c, noCell));
            }
            QCOMPARE(grid.diagonalSide(side), !grid.hex() && d % 2 == 1);
        }
    }
    QCOMPARE(static_cast<int>(names.size()), grid.sideCount());
    for (const auto& [side, places] : names) {
        const auto [first, second] = grid.cellsOfSide(side);
        QCOMPARE(places.size(), second == noCell ? 1u : 2u);
        const SidePlace place = grid.sidePlace(side);
        QCOMPARE(place.cell, first);
        QVERIFY(places.count({place.cell, place.direction}) == 1);
    }
}

void tst_GridSides::cellsShareVertexNumbers()
{
    FW_GRID();
    std::map<int, Point> pointOf;
    std::map<Point, int> numberOf;
    std::map<int, std::vector<Cell>> cellsOf;
    const auto corners = lattice::corners(grid.shape);
    QCOMPARE(grid.corners(), static_cast<int>(corners.size()));
    for (Cell c = 0; c < grid.cellCount(); ++c) {
        for (int i = 0; i < grid.corners(); ++i) {
            const int vertex = grid.vertex(c, i);
            QVERIFY(vertex >= 0 && vertex < grid.vertexCount());
            const Point point = lattice::centre(grid, c) + corners[static_cast<std::size_t>(i)];
            QCOMPARE(pointOf.emplace(vertex, point).first->second == point, true);
            QCOMPARE(numberOf.emplace(point, vertex).first->second, vertex);
            cellsOf[vertex].push_back(c);
        }
    }
    QCOMPARE(static_cast<int>(pointOf.size()), grid.vertexCount());
    for (const auto& [vertex, cells] : cellsOf)
        QCOMPARE(grid.cellsOfVertex(vertex), cells);
}

void tst_GridSides::sideEndsTouchBothCells()
{
    FW_GRID();
    // Both cells of a side have both its ends and touch there.
    for (int side = 0; side < grid.sideCount(); ++side) {
        const auto [one, two] = grid.verticesOfSide(side);
        QCOMPARE(one == two, grid.diagonalSide(side));
        const auto [first, second] = grid.cellsOfSide(side);
        for (const int vertex : {one, two}) {
            const std::vector<Cell> around = grid.cellsOfVertex(vertex);
            QVERIFY(std::count(around.begin(), around.end(), first) == 1);
            QVERIFY(second == noCell || std::count(around.begin(), around.end(), second) == 1);
        }
    }
    if (!grid.hex())
        return;
    for (Cell c = 0; c < grid.cellCount(); ++c) {
        for (int d = 0; d < 6; ++d) {
            const auto ends = grid.verticesOfSide(grid.side(c, d));
            const std::set<int> both{ends.first, ends.second};
            QCOMPARE(both, (std::set<int>{grid.vertex(c, (d + 5) % 6), grid.vertex(c, d)}));
        }
    }
}

void tst_GridSides::refusesInvalidSidesAndVertices()
{
    const Grid grid{GridShape::HexFlat, 4, 3, true};
    QCOMPARE(grid.side(noCell, 0), -1);
    QCOMPARE(grid.side(0, 6), -1);
    QCOMPARE(grid.sharedSide(0, 3), -1);
    QCOMPARE(grid.sharedSide(0, 0), -1);
    QVERIFY(grid.sidePlace(-1) == SidePlace{});
    QVERIFY(grid.sidePlace(grid.sideCount()) == SidePlace{});
    QCOMPARE(grid.cellsOfSide(-1), std::make_pair(noCell, noCell));
    QCOMPARE(grid.verticesOfSide(-1), std::make_pair(-1, -1));
    QCOMPARE(grid.vertex(noCell, 0), -1);
    QCOMPARE(grid.vertex(0, 6), -1);
    QVERIFY(grid.cellsOfVertex(-1).empty());
    QVERIFY(grid.cellsOfVertex(grid.vertexCount()).empty());
}

void tst_GridSides::countsSidesAndVertices()
{
    QCOMPARE((Grid{GridShape::HexFlat, 1, 1, true}).sideCount(), 6);
    QCOMPARE((Grid{GridShape::HexFlat, 1, 1, true}).vertexCount(), 6);
    QCOMPARE((Grid{GridShape::HexFlat, 2, 1, true}).sideCount(), 11);
    QCOMPARE((Grid{GridShape::HexPointy, 2, 1, true}).vertexCount(), 10);
    QCOMPARE((Grid{GridShape::Square, 2, 1, true}).vertexCount(), 6);
    // 7 true sides; 4 diagonals at each cell.
    QCOMPARE((Grid{GridShape::Square, 2, 1, true}).sideCount(), 7 + 8);
}

FW_TEST(tst_GridSides)
#include "tst_GridSides.moc"
