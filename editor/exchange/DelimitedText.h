#pragma once

#include "editor/exchange/Encoding.h"

#include <vector>

namespace fw {

/// One line of cells.
struct SheetLine {
    int number = 1; ///< first line of the entry in the file, from 1; blank lines count
    std::vector<std::string> cells;
};

/// A spreadsheet: lines of cells in UTF-8, the first with the headings; without blank lines and without blank columns
/// at the end.
struct Sheet {
    std::vector<SheetLine> lines;
    TextEncoding encoding = TextEncoding::Utf8; ///< Windows1252 is a guess unless it was asked for
    char separator = ',';

    /// The cells of the first line; empty for an empty sheet.
    std::vector<std::string> headings() const;
    /// The first cell with a letter outside ASCII, which shows the user whether the encoding is right.
    std::string firstForeignCell() const;
    /// Whether a column, counted from 0, has any text below its heading.
    bool hasText(std::size_t column) const;
};

/// What the user knows better than the guess from the bytes.
struct SheetFormat {
    std::optional<TextEncoding> encoding;
    std::optional<char> separator;
    friend bool operator==(const SheetFormat&, const SheetFormat&) = default;
};

/// The most bytes of a list.
constexpr std::size_t mostSheetBytes = std::size_t(50) << 20;
/// The most lines of a list, far more than a game has counters.
constexpr std::size_t mostSheetLines = 20000;
/// The most columns with text of a list.
constexpr std::size_t mostSheetColumns = 250;

/// Reads CSV or tab-separated bytes with line ends CR, LF or CRLF. Refuses an open quote, text after a quote, NUL,
/// bytes that are no letters, and more than the most bytes, lines or columns, with line and column.
Result<Sheet> readSheet(const std::string& bytes, const SheetFormat& format = {});

} // namespace fw
