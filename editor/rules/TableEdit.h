#pragma once

#include "engine/model/Ruleset.h"

#include <string>
#include <vector>

namespace fw {

/// A table as a grid on paper: its first axis down, all others across.
struct TableGrid {
    /// How many rows and columns the table has on paper.
    static int rows(const Table& table);
    static int columns(const Table& table);
    /// The cell there, empty when the file has none.
    static std::string cell(const Table& table, int row, int column);
    /// Puts a cell; makes the row as long as it must be.
    static void setCell(Table& table, int row, int column, const std::string& text);
    /// The headings of a column, the outermost axis first.
    static std::vector<std::string> columnHeads(const Table& table, int column);
    /// The axis that bands of a direction belong to: 0 down, the last across.
    static int axis(const Table& table, bool across);
    /// The band of that axis in which a row or column lies.
    static int band(const Table& table, bool across, int index);
};

/// Inserts a band before `at`, with empty cells; bounds are taken from its neighbours where there is
/// room between them.
void insertBand(Table& table, int axis, int at, const std::string& label);

/// Takes a band out with its cells; false when it is the last one left.
bool removeBand(Table& table, int axis, int at);

/// Splits a band in two at a number, which begins the second; the cells are copied. False when the
/// number does not lie inside the band.
bool splitBand(Table& table, int axis, int at, const Rational& second);

/// Merges a band with the next one; the cells of the first stay. False when there is no next one.
bool mergeBands(Table& table, int axis, int at);

/// The heading that says what a band of numbers holds, in the manner of the others of its axis.
std::string headingOf(const Band& band, bool ratio);

/// Tab-separated text as a block of cells; quoted cells as LibreOffice Calc writes them.
std::vector<std::vector<std::string>> readBlock(const std::string& text);

/// A block of cells as tab-separated text.
std::string writeBlock(const std::vector<std::vector<std::string>>& block);

} // namespace fw
