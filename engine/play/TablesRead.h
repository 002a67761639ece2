#pragma once

#include "engine/model/Event.h"

#include <cstddef>

namespace fw {

class Rules;
struct Table;

/// A table in which a reckoning found a cell, or in which what is to come may find one of several.
struct TableRead {
    const Table* table = nullptr;   ///< of the rules it was asked of
    std::vector<std::size_t> cells; ///< which of its cells, row after row, ascending
    bool thrown = false;            ///< dice had fallen before
    friend bool operator==(const TableRead&, const TableRead&) = default;
};

/// The tables that a reckoning says it read, in that order; of one that was read again, where it was read last.
std::vector<TableRead> tablesRead(const Rules& rules, const Trace& trace);

/// Adds what another way that things may go would read.
void addTables(const std::vector<TableRead>& more, std::vector<TableRead>& all);

/// Which of them holds the result: the first that dice were thrown for, else the last; none of none.
std::size_t tableOfResult(const std::vector<TableRead>& read);

/// The index on each axis of one of the cells of a table.
std::vector<std::size_t> bandsOf(const Table& table, std::size_t cell);

} // namespace fw
