#pragma once

#include "engine/base/Problem.h"

#include <string>
#include <vector>

namespace fw {

/// How the bytes of a spreadsheet file are letters.
enum class TextEncoding { Utf8, Utf16, Windows1252 };

/// One line of cells.
struct SheetLine {
    int number = 1; ///< line of the file on which it begins, from 1; blank lines count
    std::vector<std::string> cells;
};

/// A spreadsheet: lines of cells in UTF-8, the first line the headings; blank lines are left out.
struct Sheet {
    std::vector<SheetLine> lines;
    TextEncoding encoding = TextEncoding::Utf8; ///< Windows1252 is a guess: ask before using it
    char separator = ',';

    /// The cells of the first line, none in an empty sheet.
    std::vector<std::string> headings() const;
    /// The first cell with a letter outside ASCII, by which people see whether the encoding is right.
    std::string firstForeignCell() const;
    /// Whether a cell of this column, the first is 0, below its heading holds something.
    bool hasText(std::size_t column) const;
};

/// Reads CSV or tab-separated bytes with line ends CR, LF or CRLF; refuses an open quote, text after a quote, NUL and
/// bytes that are no letters, each with line and column.
Result<Sheet> readSheet(const std::string& bytes);

} // namespace fw
