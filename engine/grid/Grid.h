#pragma once

#include "engine/grid/PlaceGraph.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace fw {

/// A cell of a Grid: row * columns + column, both counted from 0; of a map of places the index of the place.
using Cell = std::int32_t;

/// No cell: off the map, or not found.
constexpr Cell noCell = -1;

/// The shape of the cells; a flat hex has sides in the north and south, a pointy hex in the east and west. Places have
/// no shape: their links say which ones are neighbours.
enum class GridShape : std::uint8_t { HexFlat, HexPointy, Square, Places };

/// How a line passes one of its steps.
enum class Passage : std::uint8_t {
    Through,   ///< it crosses the inside of `cell`
    AlongSide, ///< hex: it runs along `side`, between `cell` and `other`
    AtCorner,  ///< square: it passes through the corner point where `cell` and `other` touch
};

/// One step of a line: a cell it crosses, or the two cells it passes between.
struct LineStep {
    Cell cell = noCell;                 ///< on the map; the lower number of a pair
    Cell other = noCell;                ///< the other cell of a pair; noCell off the map
    Passage passage = Passage::Through; ///< how the line passes
    int side = -1;                      ///< the side along which it runs; -1 unless AlongSide

    friend bool operator==(const LineStep&, const LineStep&) = default;
};

/// A side, named by one of its cells and the direction from there.
struct SidePlace {
    Cell cell = noCell;
    int direction = -1;

    friend bool operator==(const SidePlace&, const SidePlace&) = default;
};

/// The geometry of a map of hexes, squares or places: a plain value with exact integer arithmetic.
/// Directions run clockwise. Flat hex: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. Pointy hex: 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW.
/// Square: 0 N, 1 NE, 2 E ... 7 NW. Corner i of a hex is between sides i and i + 1; corners of a square are 0 NE, 1 SE,
/// 2 SW, 3 NW. Of places, direction k is the k-th link of a place, a side is a link, and the columns are the places of
/// one row; they have no compass, no corners and no lines beyond the next place.
struct Grid {
    GridShape shape = GridShape::HexFlat;
    std::int32_t columns = 0;
    std::int32_t rows = 0;
    /// Whether the 2nd, 4th ... column of flat hexes is half a cell lower, or that row of pointy hexes further right;
    /// if not, the 1st, 3rd ... is. Squares ignore it.
    bool evenShoved = true;
    std::vector<MapPlace> places = {}; ///< of a map of places: its cells
    std::vector<MapLink> links = {};   ///< of a map of places: which ones are neighbours
    std::shared_ptr<const PlaceGraph> graph =
        nullptr; ///< what `settle` makes of places and links; null for other shapes

    /// The largest number of columns, and of rows.
    static constexpr std::int32_t maxExtent = 9999;

    /// The grid of a list of places and links, settled.
    static Grid ofPlaces(std::vector<MapPlace> places, std::vector<MapLink> links);
    /// Computes graph, columns and rows after a change of places or links; does nothing for other shapes.
    void settle();
    /// Whether the cells are places with links.
    bool linked() const { return shape == GridShape::Places; }
    /// Whether columns and rows are 1 to maxExtent, and places have a graph; all other functions require a valid grid.
    bool valid() const;
    /// Whether the cells are hexes.
    bool hex() const { return shape == GridShape::HexFlat || shape == GridShape::HexPointy; }
    /// The number of cells, which are numbered from 0.
    int cellCount() const { return columns * rows; }
    /// Whether the place is on the map; column and row count from 0.
    bool contains(int column, int row) const;
    /// Whether the cell is on the map.
    bool contains(Cell cell) const { return cell >= 0 && cell < cellCount(); }
    /// The cell at a column and a row, counted from 0; noCell off the map.
    Cell cell(int column, int row) const;
    /// The column of a cell on the map, from 0.
    int column(Cell cell) const { return cell % columns; }
    /// The row of a cell on the map, from 0.
    int row(Cell cell) const { return cell / columns; }
    /// Whether a cell on the map is half a cell lower (flat) or further right (pointy) than cells of unshoved columns
    /// or rows.
    bool shoved(Cell cell) const;

    /// The number of directions: 6 or 8; of places the largest number of links of one place.
    int directions() const { return hex() ? 6 : linked() ? graph ? graph->directions() : 1 : 8; }
    /// The opposite direction; -1 for places.
    int opposite(int direction) const { return linked() ? -1 : (direction + directions() / 2) % directions(); }
    /// The next cell in a direction; noCell off the map.
    Cell neighbour(Cell cell, int direction) const;
    /// The neighbours on the map, clockwise from direction 0.
    std::vector<Cell> neighbours(Cell cell) const;
    /// The direction from a cell to an adjacent one; -1 if they are not adjacent.
    int directionTo(Cell from, Cell to) const;
    /// Whether two different cells touch; for squares also at a corner.
    bool adjacent(Cell a, Cell b) const { return distance(a, b) == 1; }
    /// The number of steps between two cells on a map without obstacles; -1 if a cell is off the map,
    /// PlaceGraph::unreachable if no links connect two places.
    int distance(Cell a, Cell b) const;
    /// Cells of the map exactly `radius` steps away, clockwise from direction 0; places in the order of their list.
    std::vector<Cell> ring(Cell centre, int radius) const;
    /// Cells of the map at most `radius` steps away, the centre first, then ring by ring.
    std::vector<Cell> within(Cell centre, int radius) const;

    /// Whether the cell is in the first or last column or row; no place is.
    bool onEdge(Cell cell) const;
    /// The edge cells without duplicates, clockwise from the upper left; empty for places.
    std::vector<Cell> perimeter() const;

    /// The exact line from centre to centre with both end cells; empty if a cell is off the map. A hex touched only in
    /// a point is left out; line(b, a) is the reverse of line(a, b). Between places that are not neighbours it is
    /// empty.
    std::vector<LineStep> line(Cell a, Cell b) const;
    /// Where the centre of c projects onto the line from a to b: an unreduced fraction (numerator, denominator) of its
    /// length. It is 0 of 1 if a is b, and for places; all three cells must be on the map.
    std::pair<std::int64_t, std::int64_t> along(Cell a, Cell b, Cell c) const;

    /// The number of sides, including the map edge; of places the number of links. Diagonals of squares count as sides
    /// of no length, after all others, so that they can carry a road or a barrier.
    int sideCount() const;
    /// Whether a side has no length: the diagonal of a square, or a link.
    bool diagonalSide(int side) const;
    /// The side in a direction, from 0 to sideCount() - 1, with the same number from both cells; -1 off the map.
    int side(Cell cell, int direction) const;
    /// The side between two adjacent cells; -1 if they are not adjacent.
    int sharedSide(Cell a, Cell b) const;
    /// The side as its lower-numbered cell on the map and a direction; noCell if there is no such side.
    SidePlace sidePlace(int side) const;
    /// The two cells of a side, the lower number first; the second is noCell on the map edge.
    std::pair<Cell, Cell> cellsOfSide(int side) const;
    /// The two ends of a side in any order; a diagonal side has its corner twice, a link -1.
    std::pair<int, int> verticesOfSide(int side) const;

    /// The number of corners of a cell: 6 or 4; 0 for places.
    int corners() const { return hex() ? 6 : linked() ? 0 : 4; }
    /// The number of vertices, including the map edge; 0 for places.
    int vertexCount() const;
    /// The vertex at a corner, from 0 to vertexCount() - 1, with the same number from all its cells; -1 off the map.
    int vertex(Cell cell, int corner) const;
    /// The map cells that meet at a vertex, in ascending order.
    std::vector<Cell> cellsOfVertex(int vertex) const;

    /// Compares what the graph is made of, not the graph.
    friend bool operator==(const Grid& a, const Grid& b)
    {
        return a.shape == b.shape && a.columns == b.columns && a.rows == b.rows && a.evenShoved == b.evenShoved
               && a.places == b.places && a.links == b.links;
    }
};

/// The compass name of a direction: "N", "NE" ...; empty if the shape has no such direction.
std::string_view directionName(GridShape shape, int direction);

/// The direction with exactly this compass name; -1 if there is none.
int directionNamed(GridShape shape, std::string_view name);

/// Whether any shape has a direction of this name.
bool namesDirection(std::string_view name);

/// What players call a cell: "hex", "square" or "place".
std::string_view cellWord(GridShape shape);

} // namespace fw
