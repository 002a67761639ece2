#pragma once

#include "engine/base/Problem.h"

#include <string>
#include <vector>

namespace fw {

/// The encoding of a spreadsheet file.
enum class TextEncoding { Utf8, Utf16, Windows1252 };

/// One line of cells.
struct SheetLine {
    int number = 1; ///< first line of the entry in the file, from 1; blank lines count
    std::vector<std::string> cells;
};

/// A spreadsheet: lines of cells in UTF-8, the first with the headings; without blank lines.
struct Sheet {
    std::vector<SheetLine> lines;
    TextEncoding encoding = TextEncoding::Utf8; ///< Windows1252 is a guess that the user must confirm
    char separator = ',';

    /// The cells of the first line; empty for an empty sheet.
    std::vector<std::string> headings() const;
    /// The first cell with a letter outside ASCII, which shows the user whether the encoding is right.
    std::string firstForeignCell() const;
    /// Whether a column, counted from 0, has any text below its heading.
    bool hasText(std::size_t column) const;
};

/// Reads CSV or tab-separated bytes with line ends CR, LF or CRLF. Refuses an open quote, text after a quote, NUL and
/// bytes that are no letters, with line and column.
Result<Sheet> readSheet(const std::string& bytes);

} // namespace fw
