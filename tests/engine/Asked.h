#pragma once

// Kernel queries for tests, conformance and bench only; the program uses the kernel through play and desk.

#include "engine/play/Play.h"

#include <map>
#include <string>
#include <vector>

namespace fw {

/// One cell that is read from a table: its word, the labels of the bands, and the codes of its row and column.
struct TableCell {
    std::string word;
    std::string row;
    std::string column;
    std::string rowExtra;
    std::string columnExtra;
};

/// Reads a table at one word or number for each axis; refuses an unknown table and a value outside every band.
Result<TableCell> lookupTable(const Rules& rules, const std::string& table, const std::vector<Value>& at);

/// Computes a quantity with a stated cast on a position; adds its reckoning to `trace` if given.
Result<Rational> evaluate(const Rules& rules, const Position& position, const std::string& quantity,
                          const std::map<std::string, Value>& cast, Trace* trace = nullptr);

/// A reachable place and its cost.
struct Reached {
    int place = -1;
    Rational cost{0};
};

/// The places that units can reach from their place by a path row without tiers, in one search.
Result<std::vector<Reached>> reachable(const Rules& rules, const Position& position, const std::string& row,
                                       const std::vector<int>& units);

/// Runs one procedure with a stated cast on top of `base`, whose frames stay below it.
Result<Outcome> beginWith(const Rules& rules, const State& base, const std::string& procedure,
                          const std::map<std::string, Value>& cast);

} // namespace fw
