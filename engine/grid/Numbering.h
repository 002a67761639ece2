#pragma once

#include "engine/grid/Grid.h"

#include <string>
#include <string_view>

namespace fw {

/// How the printed map numbers its cells, for writing and reading; a place has its id instead of a number.
struct Numbering {
    bool columnFirst = true;       ///< the column comes before the row
    bool columnLetters = false;    ///< columns are A to Z, AA, AB ...; 1 is A
    bool rowLetters = false;       ///< rows are A to Z, AA, AB ...; 1 is A
    int columnStart = 1;           ///< the lowest column number: from 0, with letters from 1
    int rowStart = 1;              ///< the lowest row number: from 0, with letters from 1
    bool columnDescending = false; ///< the last column has the lowest number
    bool rowDescending = false;    ///< the last row has the lowest number
    std::string separator;         ///< between the parts
    int columnDigits = 2;          ///< number of column digits, with leading zeros
    int rowDigits = 2;             ///< number of row digits, with leading zeros

    friend bool operator==(const Numbering&, const Numbering&) = default;

    /// The printed number of a cell; empty off the map, if a start is below its minimum or over 1000000, or if a digit
    /// count is not 0 to 9.
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
