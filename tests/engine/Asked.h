#pragma once

// What only tests, conformance and bench ask of the kernel; the program asks it through play and desk.

#include "engine/play/Play.h"

#include <map>
#include <string>
#include <vector>

namespace fw {

/// One cell of a table as read: its word, the labels of the bands hit, codes its row and column carry.
struct TableCell {
    std::string word;
    std::string row;
    std::string column;
    std::string rowExtra;
    std::string columnExtra;
};

/// Reads a table at words or numbers, one an axis; refuses an unknown table and values outside every band.
Result<TableCell> lookupTable(const Rules& rules, const std::string& table, const std::vector<Value>& at);

/// A quantity with a stated cast on a position; its reckoning goes to `trace` when given.
Result<Rational> evaluate(const Rules& rules, const Position& position, const std::string& quantity,
                          const std::map<std::string, Value>& cast, Trace* trace = nullptr);

/// One place that can be reached and what it costs.
struct Reached {
    int place = -1;
    Rational cost{0};
};

/// Where units may go by a path row without tiers, from where they stand; by one search.
Result<std::vector<Reached>> reachable(const Rules& rules, const Position& position, const std::string& row,
                                       const std::vector<int>& units);

/// One procedure run on its own with a stated cast, on top of `base` (its frames are kept below).
Result<Outcome> beginWith(const Rules& rules, const State& base, const std::string& procedure,
                          const std::map<std::string, Value>& cast);

} // namespace fw
