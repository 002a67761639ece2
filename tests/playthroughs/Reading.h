#pragma once

#include "tests/playthroughs/Played.h"

#include <cstdint>
#include <set>

namespace playthroughs {

/// One cell of a table.
struct CellOf {
    std::string table;
    std::size_t row = 0;
    std::size_t column = 0; ///< in the row, over all axes except the first
    std::string text;       ///< its name in a log: "Combat results [differential 0, die 3]"
};

/// The table with that id in use: the scenario's before the ruleset's.
fw::Table& tableIn(Setting& setting, const std::string& id);

/// The text of a cell.
std::string cellWord(const Setting& setting, const CellOf& cell);
/// Replaces the text of a cell.
void put(Setting& setting, const CellOf& cell, const std::string& word);
/// A text of the same table other than the cell's; one more than its number if there is none.
std::string otherWord(const Setting& setting, const CellOf& cell);
/// The number increased by one.
std::string dearer(const std::string& word);

/// All cells of the tables that public rulings of the game look up.
std::vector<CellOf> lookedUpCells(const Setting& setting, const fw::Game& game);
/// The journal rows that look up the cell, in order.
std::vector<std::int64_t> readersOf(const fw::Game& game, const CellOf& cell);

/// The cells with a number in the tables that give the cost of a step.
std::vector<CellOf> costCells(const Setting& setting);
/// The journal rows in which a unit enters a place whose cost comes from the cell's row.
std::set<std::int64_t> payersOf(const Setting& setting, const fw::Game& game, const CellOf& cell);

} // namespace playthroughs
