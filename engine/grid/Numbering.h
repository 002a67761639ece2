#pragma once

#include "engine/grid/Grid.h"

#include <string>
#include <string_view>

namespace fw {

/// How the cells of a map are numbered in print, read and written by the same rules.
struct Numbering {
    bool columnFirst = true;       ///< the column's part stands before the row's
    bool columnLetters = false;    ///< columns are A to Z, AA, AB ...; 1 is A
    bool rowLetters = false;       ///< rows are A to Z, AA, AB ...; 1 is A
    int columnStart = 1;           ///< the lowest column number, from 0 (from 1 with letters)
    int rowStart = 1;              ///< the lowest row number, from 0 (from 1 with letters)
    bool columnDescending = false; ///< the lowest number is the last column's
    bool rowDescending = false;    ///< the lowest number is the last row's
    std::string separator;         ///< stands between the parts
    int columnDigits = 2;          ///< column numbers have zeros in front up to this many digits
    int rowDigits = 2;             ///< row numbers have zeros in front up to this many digits

    friend bool operator==(const Numbering&, const Numbering&) = default;

    /// The printed number of a cell; empty off the map, or when a start is below what is said above
    /// or over 1000000, or a digit count is not 0 to 9.
    std::string label(const Grid& grid, Cell cell) const;
    /// The cell with a printed number, small letters and blanks around it allowed; noCell when
    /// label writes it for no cell, or for more than one.
    Cell parse(const Grid& grid, std::string_view text) const;
    /// Whether every cell of the grid has a label that parse reads back.
    bool unambiguous(const Grid& grid) const;
};

/// Column then row, two digits each: "0807".
Numbering fourDigits();

/// Row letter then column number: "F10".
Numbering letterAndNumber();

} // namespace fw
