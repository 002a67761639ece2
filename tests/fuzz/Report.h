#pragma once

#include "tests/fuzz/RandomPlay.h"

#include <cstdio>

namespace fuzz {

/// Rows that random play need not use, and why.
struct Excuse {
    std::string scenario; ///< id of the scenario
    std::string sort;
    std::string row; ///< may end in '*'
    std::string reason;

    bool covers(const Row& row) const;
    /// Whether long runs come to it, so that it is no reproach that one did: the reason begins with "rare,".
    bool rare() const { return reason.starts_with("rare,"); }
};

/// Reads a list of excuses: "SCENARIO SORT ROW: reason" a line, '#' for remarks. A line without a reason is
/// put into `bad`.
std::vector<Excuse> readExcuses(const std::string& path, std::vector<std::string>& bad);

/// What many games of one scenario showed.
struct Totals {
    std::uint64_t games = 0;
    std::uint64_t actions = 0;
    std::uint64_t clicks = 0;
    std::size_t longest = 0;
    std::uint64_t longestSeed = 0;
    double slowest = 0; ///< milliseconds of the slowest list of choices
    std::string slowestOf;
    std::map<std::string, int> outcomes;
    std::vector<Fault> faults;

    void add(const Played& played, std::uint64_t seed);
};

/// The rows of one scenario against its excuses.
struct Verdict {
    std::vector<Row> unexcused;                               ///< in too few games, and nothing is said about it
    std::vector<std::pair<Excuse, std::vector<Row>>> excused; ///< rows in too few games by their excuse
    std::vector<Excuse> idle;                                 ///< excuses of rows that were used
    std::vector<Excuse> absent; ///< excuses of no row that these games have; in a long run none needs them

    bool good() const { return unexcused.empty() && idle.empty() && absent.empty(); }
};

/// Sorts the rows that fewer than `least` games used by what the list says about them.
Verdict judge(const std::vector<Row>& rows, const std::string& scenarioId, const std::vector<Excuse>& excuses,
              std::uint64_t least);

/// Prints every row with its count, sort by sort; tables of two axes as a grid.
void print(std::FILE* out, const std::vector<Row>& rows);

/// Prints how many rows of each sort were used, and what is at zero and why.
void print(std::FILE* out, const std::vector<Row>& rows, const Verdict& verdict);

} // namespace fuzz
