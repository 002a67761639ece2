#pragma once

#include "tests/fuzz/RandomPlay.h"

#include <cstdio>

namespace fuzz {

/// A row that random play need not use, and why.
struct Excuse {
    std::string rules; ///< id of the rule system
    std::string sort;
    std::string row;   ///< may end in '*'
    std::string reason;
};

/// Reads a list of excuses: "rules-id sort row: reason" a line, '#' for remarks. A line without a reason is
/// put into `bad`.
std::vector<Excuse> readExcuses(const std::string& path, std::vector<std::string>& bad);

/// What many games of one scenario showed.
struct Totals {
    std::uint64_t games = 0;
    std::uint64_t actions = 0;
    std::uint64_t clicks = 0;
    std::size_t longest = 0;
    std::uint64_t longestSeed = 0;
    std::map<std::string, int> outcomes;
    std::vector<Fault> faults;

    void add(const Played& played, std::uint64_t seed);
};

/// Rows that were never used and that no excuse covers.
std::vector<Coverage::Row> unexcused(const Coverage& coverage, const std::string& rulesId,
                                     const std::vector<Excuse>& excuses);

/// Prints every row with its count, then those at zero with their excuse where there is one.
void print(std::FILE* out, const Coverage& coverage, const std::string& rulesId,
           const std::vector<Excuse>& excuses);

} // namespace fuzz
