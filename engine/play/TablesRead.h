#pragma once

#include "engine/model/Event.h"

#include <cstddef>

namespace fw {

class Rules;
struct Table;

/// A table, with the cell that a trace read or the cells that may be read.
struct TableRead {
    const Table* table = nullptr;   ///< a table of these rules
    std::vector<std::size_t> cells; ///< indices of the cells, row by row, ascending
    bool thrown = false;            ///< dice were rolled before it was read
    friend bool operator==(const TableRead&, const TableRead&) = default;
};

/// The tables that a trace read, in order, each with the cell that was read last.
std::vector<TableRead> tablesRead(const Rules& rules, const Trace& trace);

/// Adds the tables that another possible course reads.
void addTables(const std::vector<TableRead>& more, std::vector<TableRead>& all);

/// Index of the table with the result: the first that is read after dice, else the last; 0 when `read` is empty.
std::size_t tableOfResult(const std::vector<TableRead>& read);

/// The index of a cell's band on each axis of its table.
std::vector<std::size_t> bandsOf(const Table& table, std::size_t cell);

} // namespace fw
