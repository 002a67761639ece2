#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace fw {

/// A cell of a Grid: row * columns + column, both counted from 0.
using Cell = std::int32_t;

/// No cell: off the map, or not found.
constexpr Cell noCell = -1;

/// How a map is divided; a flat hex has sides north and south, a pointy hex east and west.
enum class GridShape : std::uint8_t { HexFlat, HexPointy, Square };

/// What a line does at one of its steps.
enum class Passage : std::uint8_t {
    Through,   ///< it crosses the inside of `cell`
    AlongSide, ///< hex: it runs along `side`, between `cell` and `other`
    AtCorner,  ///< square: it passes through the corner point where `cell` and `other` touch
};

/// One step of a line: a cell it crosses, or the two cells it passes between.
struct LineStep {
    Cell cell = noCell;                 ///< on the map, the lower numbered one of a pair
    Cell other = noCell;                ///< the other of a pair, noCell when that is off the map
    Passage passage = Passage::Through; ///< which of the two it is
    int side = -1;                      ///< the side run along, -1 unless AlongSide

    friend bool operator==(const LineStep&, const LineStep&) = default;
};

/// A side named by a cell it belongs to and the direction in which it lies from there.
struct SidePlace {
    Cell cell = noCell;
    int direction = -1;

    friend bool operator==(const SidePlace&, const SidePlace&) = default;
};

/// The geometry of a map: a value that answers for hexes and squares alike, in exact integers.
///
/// Directions run clockwise. Flat hex: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. Pointy hex: 0 NE, 1 E,
/// 2 SE, 3 SW, 4 W, 5 NW. Square: 0 N, 1 NE, 2 E ... 7 NW. Corner i of a hex lies between sides
/// i and i + 1; corners of a square are 0 NE, 1 SE, 2 SW, 3 NW.
struct Grid {
    GridShape shape = GridShape::HexFlat;
    std::int32_t columns = 0;
    std::int32_t rows = 0;
    /// The 2nd, 4th ... column (flat) or row (pointy) is shoved half a cell down (right); if not,
    /// the 1st, 3rd ... is; squares ignore it.
    bool evenShoved = true;

    /// The most columns, and the most rows, that a grid can have.
    static constexpr std::int32_t maxExtent = 9999;

    /// Whether columns and rows are 1 to maxExtent; nothing else here may be asked of a bad grid.
    bool valid() const;
    /// Whether the cells are hexes.
    bool hex() const { return shape != GridShape::Square; }
    /// The number of cells; they are numbered from 0.
    int cellCount() const { return columns * rows; }
    /// Whether the place is on the map; column and row count from 0.
    bool contains(int column, int row) const;
    /// Whether the cell is on the map.
    bool contains(Cell cell) const { return cell >= 0 && cell < cellCount(); }
    /// The cell at column and row counted from 0, noCell off the map.
    Cell cell(int column, int row) const;
    /// The column of a cell on the map, from 0.
    int column(Cell cell) const { return cell % columns; }
    /// The row of a cell on the map, from 0.
    int row(Cell cell) const { return cell / columns; }
    /// Whether a cell on the map lies half a cell lower (right) than its unshoved fellows.
    bool shoved(Cell cell) const;

    /// How many directions there are: 6 or 8.
    int directions() const { return hex() ? 6 : 8; }
    /// The direction that looks back.
    int opposite(int direction) const { return (direction + directions() / 2) % directions(); }
    /// The next cell in a direction, noCell off the map.
    Cell neighbour(Cell cell, int direction) const;
    /// The neighbours on the map, clockwise from direction 0.
    std::vector<Cell> neighbours(Cell cell) const;
    /// The direction in which `to` is the next cell, -1 when the two are not adjacent.
    int directionTo(Cell from, Cell to) const;
    /// Whether two different cells touch; squares touch across a corner too.
    bool adjacent(Cell a, Cell b) const { return distance(a, b) == 1; }
    /// Steps from one cell to the other on an open map, -1 when either is off the map.
    int distance(Cell a, Cell b) const;
    /// Cells of the map exactly `radius` steps away, clockwise from direction 0.
    std::vector<Cell> ring(Cell centre, int radius) const;
    /// Cells of the map at most `radius` steps away, the centre first, then ring by ring.
    std::vector<Cell> within(Cell centre, int radius) const;

    /// Whether the cell is in the first or last column or row.
    bool onEdge(Cell cell) const;
    /// The edge cells, each once, clockwise from the upper left.
    std::vector<Cell> perimeter() const;

    /// The exact line from centre to centre with both ends; empty when either is off the map.
    /// A hex touched at one point only is left out. line(b, a) is line(a, b) backwards.
    std::vector<LineStep> line(Cell a, Cell b) const;
    /// How far along the line from a to b the middle of c lies, held at right angles against it: a part of the way as
    /// numerator and denominator, not shortened. 0 of 1 when a is b; all three must be on the map.
    std::pair<std::int64_t, std::int64_t> along(Cell a, Cell b, Cell c) const;

    /// The number of sides, those on the edge of the map included. The diagonals of squares count
    /// as sides of no length, after all others, so that a road or a bar can lie on them.
    int sideCount() const;
    /// Whether a side has no length: the diagonal of a square.
    bool diagonalSide(int side) const;
    /// The side in a direction, from 0 to sideCount() - 1, the same from both cells; -1 off the
    /// map.
    int side(Cell cell, int direction) const;
    /// The side between two adjacent cells, -1 when they are not adjacent.
    int sharedSide(Cell a, Cell b) const;
    /// A cell on the map (the lower numbered) and a direction that name the side; noCell if none.
    SidePlace sidePlace(int side) const;
    /// The two cells of a side, the lower numbered first, noCell second on the edge of the map.
    std::pair<Cell, Cell> cellsOfSide(int side) const;
    /// The two ends of a side in no special order; a diagonal side has its corner twice.
    std::pair<int, int> verticesOfSide(int side) const;

    /// How many corners a cell has: 6 or 4.
    int corners() const { return hex() ? 6 : 4; }
    /// The number of vertices, those on the edge of the map included.
    int vertexCount() const;
    /// The vertex at a corner, from 0 to vertexCount() - 1, the same from all cells; -1 off the
    /// map.
    int vertex(Cell cell, int corner) const;
    /// The cells of the map that meet at a vertex, in ascending order.
    std::vector<Cell> cellsOfVertex(int vertex) const;

    friend bool operator==(const Grid&, const Grid&) = default;
};

/// "N", "NE" ...: the compass name of a direction; empty when the shape has no such direction.
std::string_view directionName(GridShape shape, int direction);

/// The direction with a compass name written exactly as directionName gives it, -1 when none has.
int directionNamed(GridShape shape, std::string_view name);

/// Whether any shape has a direction of that name.
bool namesDirection(std::string_view name);

/// "hex" or "square": what people call a cell.
std::string_view cellWord(GridShape shape);

} // namespace fw
