#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace fw {

/// What `fieldworks playtest` is asked, besides files, seed, options, output and format.
struct PlaytestRequest {
    bool merge = false; ///< merge files of games instead of playing
    std::uint64_t games = 100;
    std::string first = "greedy";  ///< player of the first side
    std::string second = "greedy"; ///< player of the second side and of any further side
    int jobs = 0;                  ///< threads; 0: one for each processor
    std::string shard = "1/1";
    std::int64_t mostActions = 20000;
    bool resume = false;
    std::vector<std::string> changes;     ///< --set: "ROW=VALUE"
    bool paired = false;                  ///< compare the changed scenario with the original
    std::vector<std::string> sensitivity; ///< rows to move by one step
    bool knobs = false;                   ///< list what can be changed
    std::string side;                     ///< whose share of wins --sensitivity compares; empty: the first
    double smallest = 5;                  ///< --sensitivity: the smallest effect of interest, in per cent
    std::string keep;                     ///< folder for surprising games; empty: none is kept
};

} // namespace fw
