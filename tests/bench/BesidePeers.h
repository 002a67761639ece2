#pragma once

#include <map>
#include <string>
#include <vector>

namespace bench {

/// Measured times and counters, by the name of a work and its argument: "reachShipped/1", "reachShipped/1 node".
struct BenchFigures {
    std::map<std::string, double> seconds;
    std::map<std::string, double> counters;
};

/// Runs an older bench program with that filter, in a process of its own. The remedy is empty unless that fails.
BenchFigures earlierFigures(const std::string& program, const std::string& filter, std::string& remedy);

/// A rules module of Rally the Troops, played with random clicks by node.
struct TroopsSpeed {
    std::string name; ///< folder of the module
    double clicksPerSecond = 0;
    double games = 0;  ///< played to the end
    double faults = 0; ///< games that an exception of the module broke off
};

/// Plays the modules in the subfolders of that folder, each for five seconds in one process. The remedy is empty
/// unless node or the modules are missing.
std::vector<TroopsSpeed> troopsSpeed(const std::string& folder, std::string& remedy);

} // namespace bench
