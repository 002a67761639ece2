#pragma once

#include "engine/grid/Grid.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace fw {

/// How the numbers run across a map. Columns of flat hexes and rows of pointed hexes are straight; the other axis,
/// which zigzags, is numbered by one of these.
enum class NumberScheme : std::uint8_t {
    Grid,      ///< by its place in the grid; of squares both axes
    Staggered, ///< a shifted cell counts with the line below it (flat) or to its right (pointed)
    Falling,   ///< oblique: along the straight line of hexes that runs down to the right
    Rising,    ///< oblique: flat hexes along the line up to the right, pointed hexes along the line down to the left
    Running,   ///< one number for each cell, column after column or row after row
};

/// The number of a cell on each axis; with running numbers only the axis that comes first is used.
struct CellNumbers {
    std::int64_t column = 0;
    std::int64_t row = 0;

    friend bool operator==(const CellNumbers&, const CellNumbers&) = default;
};

/// How the printed map numbers its cells, for writing and reading; a place has its id instead of a number.
struct Numbering {
    NumberScheme scheme = NumberScheme::Grid;
    bool columnFirst = true;       ///< the column comes before the row
    bool columnLetters = false;    ///< columns are A to Z, AA, AB ...; 1 is A
    bool rowLetters = false;       ///< rows are A to Z, AA, AB ...; 1 is A
    bool doubledLetters = false;   ///< after Z come AA, BB ... ZZ, AAA instead of AA, AB
    int columnStart = 1;           ///< the number of the first column; with letters from 1, else also below 0
    int rowStart = 1;              ///< the number of the first row; with letters from 1, else also below 0
    bool columnDescending = false; ///< the last column has the lowest number
    bool rowDescending = false;    ///< the last row has the lowest number
    std::string separator;         ///< between the parts
    int columnDigits = 2;          ///< number of column digits, with leading zeros
    int rowDigits = 2;             ///< number of row digits, with leading zeros

    friend bool operator==(const Numbering&, const Numbering&) = default;

    /// Whether it can number such a grid: starts within 1000000, letters from 1, 0 to 9 digits, schemes of hexes on
    /// hexes only. Oblique letters may still have cells before A, which have no label.
    bool suits(const Grid& grid) const;
    /// The numbers of a cell on the map, before they are written as digits or letters.
    CellNumbers numbers(const Grid& grid, Cell cell) const;
    /// The printed number of a cell; empty off the map, if it does not suit the grid, or before the letter A.
    std::string label(const Grid& grid, Cell cell) const;
    /// The cell with a printed number, ignoring case and surrounding blanks; noCell if label writes it for no cell or
    /// for several.
    Cell parse(const Grid& grid, std::string_view text) const;
    /// Whether parse finds each cell of the grid by its label.
    bool unambiguous(const Grid& grid) const;
};

/// Column then row, two digits each: "0807".
Numbering fourDigits();

/// Row letter then column number: "F10".
Numbering letterAndNumber();

} // namespace fw
