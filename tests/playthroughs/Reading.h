#pragma once

#include "tests/playthroughs/Played.h"

#include <cstdint>
#include <set>

namespace playthroughs {

/// One cell of a table.
struct CellOf {
    std::string table;
    std::size_t row = 0;
    std::size_t column = 0; ///< in the row, over all axes but the first
    std::string text;       ///< as a log names it: "Combat results [differential 0, die 3]"
};

/// The table of that id that is in force: the scenario's before the ruleset's.
fw::Table& tableIn(Setting& setting, const std::string& id);

/// What stands in a cell.
std::string cellWord(const Setting& setting, const CellOf& cell);
/// Puts another word there.
void put(Setting& setting, const CellOf& cell, const std::string& word);
/// A word of the same table that is not the cell's.
std::string otherWord(const Setting& setting, const CellOf& cell);
/// A number that is one higher.
std::string dearer(const std::string& word);

/// All cells of the tables that rulings of the game look up in the open.
std::vector<CellOf> lookedUpCells(const Setting& setting, const fw::Game& game);
/// The rows in which the cell is looked up, in order.
std::vector<std::int64_t> readersOf(const fw::Game& game, const CellOf& cell);

/// The numbers of the tables by which a step of a path is paid for.
std::vector<CellOf> costCells(const Setting& setting);
/// The rows in which somebody enters a place that is paid for by the cell's row.
std::set<std::int64_t> payersOf(const Setting& setting, const fw::Game& game, const CellOf& cell);

} // namespace playthroughs
