#pragma once

#include "tests/fuzz/RandomPlay.h"

#include <cstdio>

namespace fuzz {

/// A reason why random play need not use some rows.
struct Excuse {
    std::string scenario; ///< id of the scenario
    std::string sort;
    std::string row; ///< may end in '*'
    std::string reason;

    /// Whether the excuse applies to a row, by kind and name.
    bool covers(const Row& row) const;
    /// Whether long runs do use the row (the reason begins with "rare,"), so that its use is no error.
    bool rare() const { return reason.starts_with("rare,"); }
};

/// Reads a list of excuses, each on a line "SCENARIO SORT ROW: reason", with '#' for remarks. A line without a reason
/// is added to `bad`.
std::vector<Excuse> readExcuses(const std::string& path, std::vector<std::string>& bad);

/// The results of many games of one scenario.
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

/// The rows of one scenario compared with its excuses.
struct Verdict {
    std::vector<Row> unexcused;                               ///< used in too few games, without an excuse
    std::vector<std::pair<Excuse, std::vector<Row>>> excused; ///< rows used in too few games, by excuse
    std::vector<Excuse> idle;                                 ///< excuses for rows that were used
    std::vector<Excuse> absent; ///< excuses for rows that these games lack; unnecessary in a long run

    bool good() const { return unexcused.empty() && idle.empty() && absent.empty(); }
};

/// Assigns the rows that fewer than `least` games used to their excuses.
Verdict judge(const std::vector<Row>& rows, const std::string& scenarioId, const std::vector<Excuse>& excuses,
              std::uint64_t least);

/// Prints all rows with their counts, by kind; tables of two axes as a grid.
void print(std::FILE* out, const std::vector<Row>& rows);

/// Prints how many rows of each kind were used, and the unused ones with their excuses.
void print(std::FILE* out, const std::vector<Row>& rows, const Verdict& verdict);

} // namespace fuzz
