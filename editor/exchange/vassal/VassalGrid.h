#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// A pixel of a board of VASSAL.
struct VassalPoint {
    int x = 0;
    int y = 0;
    friend bool operator==(const VassalPoint&, const VassalPoint&) = default;
};

/// A cell as VASSAL counts it from its origin, without numbering. If the grid is sideways, the column is a row of the
/// screen. Odd columns are always pushed down (right, if sideways); numbers may be negative.
struct VassalHex {
    int column = 0;
    int row = 0;
    friend bool operator==(const VassalHex&, const VassalHex&) = default;
};

/// A grid of hexes or squares with its numbering, by the attributes that VASSAL gives them, with its defaults.
struct VassalGrid {
    bool square = false;    ///< SquareGrid instead of HexGrid
    bool sideways = false;  ///< pointy hexes: x and y change places
    int x0 = 0;             ///< centre of the cell 0, 0; if sideways this is its y
    int y0 = 32;            ///< likewise; if sideways this is its x
    double dx = 55.4256258; ///< pixels from column to column
    double dy = 64;         ///< pixels from row to row

    bool numbered = true; ///< whether it has a numbering; the rest is without meaning if not
    bool oblique = false; ///< ObliqueHexGridNumbering
    bool stagger = true;
    char first = 'H'; ///< 'H': the part of the (raw) column comes first, 'V': that of the row
    std::string sep;
    char hType = 'N'; ///< 'N' digits, 'A' letters: A ... Z, AA, BB
    char vType = 'N';
    int hLeading = 1; ///< a number has at least this many digits and one more
    int vLeading = 1;
    int hOff = 1; ///< added to the (raw) column
    int vOff = 1; ///< added to the (raw) row
    bool hDescend = false;
    bool vDescend = false;
    std::string locationFormat = "$gridLocation$";

    bool zoned = false; ///< the grid is in a Zone of exactly this rectangle, else in the board
    int left = 0;       ///< of the rectangle, in pixels of the board
    int top = 0;        ///< likewise
    int width = 0;      ///< of the rectangle; the numbering depends on it if it descends
    int height = 0;     ///< likewise

    /// Whether its numbers are in a range in which no calculation overflows: steps of 1 to 100,000 pixels, others
    /// within a million. All other functions require it.
    bool usable() const;
    /// The cell whose centre VASSAL snaps to from a pixel.
    VassalHex cellAt(VassalPoint point) const;
    /// The pixel in the centre of a cell, rounded as VASSAL does.
    VassalPoint snapPoint(VassalHex cell) const;
    /// The exact centre of a cell, x then y.
    std::pair<double, double> centre(VassalHex cell) const;
    /// The numbers of a cell as VASSAL counts them, offsets included; the letter A is 0.
    CellNumbers numbers(VassalHex cell) const;
    /// The name of a cell; empty without numbering.
    std::string name(VassalHex cell) const;
    /// The cell with a name whose centre is in the rectangle; nothing if none or several have it. Unlike VASSAL it
    /// finds each cell by its own name. Reads the whole location format.
    std::optional<VassalHex> named(std::string_view text) const;
};

/// A map made of a grid of VASSAL.
struct VassalGridMap {
    Map map;            ///< grid, numbering, stretch, cells out of play and points of the scan
    VassalGrid grid;    ///< where it comes from
    VassalHex first;    ///< the first cell of the map
    int different = 0;  ///< cells of the map that our numbering names differently
    bool starts = true; ///< whether the numbers could start as in VASSAL

    /// The cell of our map for a cell of VASSAL; noCell off the map.
    Cell cell(VassalHex hex) const;
    /// The cell of VASSAL for a cell on our map.
    VassalHex hex(Cell cell) const;
    /// The cell of our map at a pixel; noCell off the map.
    Cell cellAt(VassalPoint point) const { return cell(grid.cellAt(point)); }
};

/// The cells with centres in the rectangle of a grid, and those around `used` pixels within half a step of it; a zone
/// has an outline instead of the rectangle if it has three points. Refuses a grid that is not usable, without cells or
/// with over a million.
Result<VassalGridMap> mapOfVassalGrid(const VassalGrid& grid, const std::vector<VassalPoint>& used = {},
                                      const std::vector<VassalPoint>& outline = {});

/// Where the cells of a map of ours are on a board of VASSAL, in pixels.
struct VassalScale {
    double x = 0;          ///< centre of cell 0: first column, first row
    double y = 0;          ///< likewise
    double columnStep = 0; ///< from column to column to the right
    double rowStep = 0;    ///< from row to row down
    int width = 0;         ///< of the board
    int height = 0;        ///< likewise
};

/// What becomes of a map of ours in VASSAL.
struct VassalGridChoice {
    VassalGrid grid;   ///< if `zoned`, write a ZonedGrid with a Zone whose path is its rectangle, and the grid inside
    int different = 0; ///< cells that VASSAL names differently, because it knows no such numbering
};

/// The grid of VASSAL for a map of hexes or squares. It is zoned if the board has room for cells that the map does not
/// have, or if VASSAL numbers correctly only with another width. Running numbers have no counterpart: `numbered` is
/// false. Refuses places and a scale that is not usable.
Result<VassalGridChoice> vassalGridFor(const Grid& grid, const Numbering& numbering, const VassalScale& scale);

/// How many cells of a map VASSAL names differently from our numbering.
int differentNames(const VassalGrid& vassal, VassalHex first, const Grid& grid, const Numbering& numbering);

} // namespace fw
