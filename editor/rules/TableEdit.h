#pragma once

#include "engine/model/Ruleset.h"

#include <string>
#include <vector>

namespace fw {

/// A table as a printed grid: its first axis down, all others across.
struct TableGrid {
    /// The number of printed rows and columns.
    static int rows(const Table& table);
    static int columns(const Table& table);
    /// The text of a cell, empty when the file has none.
    static std::string cell(const Table& table, int row, int column);
    /// Sets a cell and lengthens its row if necessary.
    static void setCell(Table& table, int row, int column, const std::string& text);
    /// The headings of a column, the outermost axis first.
    static std::vector<std::string> columnHeads(const Table& table, int column);
    /// The axis of inserted or removed bands: the first one down, the last one across.
    static int axis(const Table& table, bool across);
    /// The band of that axis for a row or column.
    static int band(const Table& table, bool across, int index);
};

/// Inserts a band with empty cells before `at`; its bounds come from its neighbours if there are numbers between them.
void insertBand(Table& table, int axis, int at, const std::string& label);

/// Removes a band with its cells; false for the only band.
bool removeBand(Table& table, int axis, int at);

/// Splits a band at a number, with which the second part begins, and copies the cells; false when the number is not
/// inside the band.
bool splitBand(Table& table, int axis, int at, const Rational& second);

/// Merges a band with the next one and keeps the cells of the first; false when there is no next one.
bool mergeBands(Table& table, int axis, int at);

/// The heading for a band of numbers; a ratio gives the odds of its lower bound, such as "3-1".
std::string headingOf(const Band& band, bool ratio);

/// Reads tab-separated text as a block of cells, with quotes as in LibreOffice Calc.
std::vector<std::vector<std::string>> readBlock(const std::string& text);

/// Writes a block of cells as tab-separated text.
std::string writeBlock(const std::vector<std::vector<std::string>>& block);

} // namespace fw
