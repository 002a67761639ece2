#include "engine/grid/Crossed.h"
#include "tests/Main.h"
#include "tests/engine/grid/Lattice.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <random>

using namespace fw;
using lattice::Point;

namespace {

/// A fraction with a positive denominator.
struct Fraction {
    std::int64_t num;
    std::int64_t den;
};
bool operator<(Fraction a, Fraction b)
{
    return a.num * b.den < b.num * a.den;
}

/// How a cell meets the line, found by clipping the segment at each side of the cell.
struct Meeting {
    Cell cell;
    Fraction from;
    Fraction to;
    bool inside; ///< the line meets the inside of the cell, not only its rim
};

std::optional<Meeting> meet(const Grid& grid, Cell cell, Point a, Point b)
{
    const auto corners = lattice::corners(grid.shape);
    const Point centre = lattice::centre(grid, cell);
    Meeting result{cell, {0, 1}, {1, 1}, true};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Point p = centre + corners[i];
        const Point q = centre + corners[(i + 1) % corners.size()];
        const std::int64_t atA = lattice::cross(q - p, a - p); // inside is positive
        const std::int64_t slope = lattice::cross(q - p, b - a);
        if (slope == 0) {
            if (atA < 0)
                return std::nullopt;
            result.inside = result.inside && atA > 0;
        } else if (slope > 0) {
            result.from = std::max(result.from, Fraction{-atA, slope});
        } else {
            result.to = std::min(result.to, Fraction{atA, -slope});
        }
    }
    if (result.to < result.from)
        return std::nullopt;
    result.inside = result.inside && result.from < result.to;
    return result;
}

/// The line, found by checking every cell of the map.
std::vector<LineStep> clipped(const Grid& grid, Cell a, Cell b)
{
    if (a == b)
        return {{a}};
    std::vector<Meeting> rim;
    std::vector<std::pair<Fraction, LineStep>> found;
    for (Cell c = 0; c < grid.cellCount(); ++c) {
        const auto m = meet(grid, c, lattice::centre(grid, a), lattice::centre(grid, b));
        if (!m)
            continue;
        if (m->inside)
            found.push_back({m->from, {c}});
        else if (!grid.hex() || m->from < m->to)
            rim.push_back(*m);
    }
    std::vector<bool> used(rim.size(), false);
    for (std::size_t i = 0; i < rim.size(); ++i) {
        if (used[i])
            continue;
        LineStep step{rim[i].cell};
        step.passage = grid.hex() ? Passage::AlongSide : Passage::AtCorner;
        for (std::size_t j = i + 1; j < rim.size(); ++j) {
            if (!(rim[i].from < rim[j].from) && !(rim[j].from < rim[i].from)) {
                step.other = rim[j].cell;
                used[j] = true;
            }
        }
        if (grid.hex() && step.other != noCell)
            step.side = grid.sharedSide(step.cell, step.other);
        found.push_back({rim[i].from, step});
    }
    // At the same point, the pair at a corner comes before the cell that begins there.
    std::stable_sort(found.begin(), found.end(), [](const auto& x, const auto& y) {
        if (x.first < y.first || y.first < x.first)
            return x.first < y.first;
        return x.second.passage == Passage::AtCorner && y.second.passage != Passage::AtCorner;
    });
    std::vector<LineStep> result;
    for (const auto& entry : found)
        result.push_back(entry.second);
    return result;
}

/// The cells between the ends that contain more than a point of the line, ordered by number.
std::vector<Cell> lyingIn(const Grid& grid, Cell a, Cell b)
{
    std::vector<Cell> result;
    for (Cell c = 0; a != b && c < grid.cellCount(); ++c)
        if (const auto m = meet(grid, c, lattice::centre(grid, a), lattice::centre(grid, b));
            m && m->from < m->to && c != a && c != b)
            result.push_back(c);
    return result;
}

std::string text(const std::vector<LineStep>& line)
{
    std::string result;
    for (const LineStep& step : line) {
        result += std::to_string(step.cell);
        if (step.passage != Passage::Through)
            result += "|" + std::to_string(step.other);
        result += " ";
    }
    return result;
}

} // namespace

class tst_GridLine : public QObject
{
    Q_OBJECT

private slots:
    void lineMatchesClippedCells_data() { FW_GRID_ROWS(); }
    void lineMatchesClippedCells();
    void lineAlongHexsideMeetsBothCells_data() { FW_GRID_ROWS(); }
    void lineAlongHexsideMeetsBothCells();
    void longLinesMeetTheRightCells();
    void straightLineListsItsCells();
    void lineAlongHexsideListsBothCells();
    void lineAlongMapEdgeHasOneCell();
    void lineThroughCornerListsBothCells();
    void reachesTheEndOfLongLines();
    void refusesCellsOffTheMap();
};

void tst_GridLine::lineMatchesClippedCells()
{
    FW_GRID();
    for (Cell a = 0; a < grid.cellCount(); ++a) {
        for (Cell b = 0; b < grid.cellCount(); ++b) {
            std::vector<LineStep> line = grid.line(a, b);
            QCOMPARE(line.front().cell, a);
            QCOMPARE(line.back().cell, b);
            std::vector<LineStep> back = grid.line(b, a);
            std::reverse(back.begin(), back.end());
            QVERIFY(back == line);
            for (std::size_t i = 1; i < line.size(); ++i) {
                QVERIFY(grid.adjacent(line[i - 1].cell, line[i].cell));
                QVERIFY(line[i].other == noCell || grid.adjacent(line[i - 1].cell, line[i].other));
            }
            for (LineStep& step : line) {
                if (step.passage != Passage::AlongSide) {
                    QCOMPARE(step.side, -1);
                    continue;
                }
                QCOMPARE(grid.cellsOfSide(step.side), std::make_pair(step.cell, step.other));
                if (step.other == noCell)
                    step.side = -1; // the clipping does not know the sides of the map edge
            }
            const std::vector<LineStep> expected = clipped(grid, a, b);
            QVERIFY2(line == expected, (text(line) + " not " + text(expected)).c_str());
        }
    }
}

// Cells that contain more than a point of the line; both cells, along a side.
void tst_GridLine::lineAlongHexsideMeetsBothCells()
{
    FW_GRID();
    for (Cell a = 0; a < grid.cellCount(); ++a)
        for (Cell b = a; b < grid.cellCount(); ++b) {
            std::vector<Cell> cells = cellsCrossed(grid, a, b);
            std::sort(cells.begin(), cells.end());
            QVERIFY2(cells == lyingIn(grid, a, b), qPrintable(QString("%1 %2").arg(a).arg(b)));
            std::vector<Cell> back = cellsCrossed(grid, b, a);
            std::sort(back.begin(), back.end());
            QVERIFY(cells == back);
        }
}

void tst_GridLine::longLinesMeetTheRightCells()
{
    std::mt19937 random(12);
    for (const auto shape : {GridShape::HexFlat, GridShape::HexPointy, GridShape::Square})
        for (const bool shoved : {true, false}) {
            const Grid grid{shape, 23, 19, shoved};
            for (int i = 0; i < 300; ++i) {
                const Cell a = static_cast<Cell>(random() % static_cast<unsigned>(grid.cellCount()));
                const Cell b = static_cast<Cell>(random() % static_cast<unsigned>(grid.cellCount()));
                std::vector<Cell> cells = cellsCrossed(grid, a, b);
                std::sort(cells.begin(), cells.end());
                QVERIFY2(cells == lyingIn(grid, a, b), qPrintable(QString("%1 %2").arg(a).arg(b)));
                std::vector<Cell> back = cellsCrossed(grid, b, a);
                std::sort(back.begin(), back.end());
                QVERIFY(cells == back);
            }
        }
    // From 0102 to 0302 of flat hexes, and from 0201 to 0203 of pointy ones: along the side of two cells.
    const Grid flat{GridShape::HexFlat, 4, 4, true};
    QVERIFY(cellsCrossed(flat, flat.cell(0, 1), flat.cell(2, 1))
            == (std::vector<Cell>{flat.cell(1, 0), flat.cell(1, 1)}));
    const Grid pointy{GridShape::HexPointy, 4, 4, true};
    QVERIFY(cellsCrossed(pointy, pointy.cell(1, 0), pointy.cell(1, 2))
            == (std::vector<Cell>{pointy.cell(0, 1), pointy.cell(1, 1)}));
    // Squares that meet the diagonal only at a corner are not crossed.
    const Grid squares{GridShape::Square, 4, 4, true};
    QVERIFY(cellsCrossed(squares, squares.cell(0, 0), squares.cell(2, 2)) == (std::vector<Cell>{squares.cell(1, 1)}));
}

void tst_GridLine::straightLineListsItsCells()
{
    const Grid grid{GridShape::HexFlat, 10, 10, true};
    QVERIFY(grid.line(5, 5) == std::vector<LineStep>{{5}});
    QVERIFY(grid.line(5, 15) == (std::vector<LineStep>{{5}, {15}}));
    QCOMPARE(text(grid.line(0, 40)), std::string("0 10 20 30 40 "));
}

void tst_GridLine::lineAlongHexsideListsBothCells()
{
    // From 0101 to 0302 is no straight row; from 0102 to 0302 runs between 0201 and 0202.
    const Grid grid{GridShape::HexFlat, 10, 10, true};
    const Cell a = grid.cell(0, 1);
    const Cell b = grid.cell(2, 1);
    const Cell high = grid.cell(1, 0);
    const Cell low = grid.cell(1, 1);
    const LineStep pair{high, low, Passage::AlongSide, grid.sharedSide(high, low)};
    QVERIFY(grid.line(a, b) == (std::vector<LineStep>{{a}, pair, {b}}));
    QCOMPARE(grid.line(a, grid.cell(4, 1)).size(), 5u);
}

void tst_GridLine::lineAlongMapEdgeHasOneCell()
{
    // From 0101 to 0301 along the upper side of 0201, with no cell beyond it.
    const Grid grid{GridShape::HexFlat, 10, 10, true};
    const Cell below = grid.cell(1, 0);
    const LineStep pair{below, noCell, Passage::AlongSide, grid.side(below, 0)};
    QVERIFY(grid.line(0, 2) == (std::vector<LineStep>{{0}, pair, {2}}));
}

void tst_GridLine::lineThroughCornerListsBothCells()
{
    const Grid grid{GridShape::Square, 5, 5, true};
    const LineStep first{1, 5, Passage::AtCorner, -1};
    const LineStep second{7, 11, Passage::AtCorner, -1};
    QVERIFY(grid.line(0, 12) == (std::vector<LineStep>{{0}, first, {6}, second, {12}}));
    // A knight's move crosses two adjacent squares and no corner.
    QCOMPARE(text(grid.line(0, 7)), std::string("0 1 6 7 "));
}

void tst_GridLine::reachesTheEndOfLongLines()
{
    for (const auto shape : {GridShape::HexFlat, GridShape::HexPointy, GridShape::Square}) {
        const Grid grid{shape, 9999, 9999, true};
        const auto line = grid.line(grid.cell(1, 3), grid.cell(9998, 9001));
        QCOMPARE(line.back().cell, grid.cell(9998, 9001));
        QVERIFY(static_cast<int>(line.size()) > grid.distance(line.front().cell, line.back().cell));
    }
}

void tst_GridLine::refusesCellsOffTheMap()
{
    const Grid grid{GridShape::HexFlat, 4, 3, true};
    QVERIFY(grid.line(noCell, 0).empty());
    QVERIFY(grid.line(0, 12).empty());
}

FW_TEST(tst_GridLine)
#include "tst_GridLine.moc"
