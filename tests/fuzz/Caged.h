#pragma once

#include <string>
#include <vector>

namespace fuzz {

/// How a program ended that was run within limits.
struct Caged {
    int exit = -1;      ///< its exit code; -1 when it did not end by itself
    int signal = 0;     ///< that ended it
    bool late = false;  ///< whether it did nothing any more, and was ended for that
    double seconds = 0; ///< of processor time
    std::string out;    ///< what it printed, the beginning of very much
    std::string err;    ///< what it printed as errors, likewise
};

/// What a program may take.
struct Limits {
    std::size_t megabytes = 1024;
    int seconds = 5;    ///< of processor time; 0: it keeps its own account
    int patience = 120; ///< seconds until it counts as hung, however busy the machine
};

/// Runs a program in a folder, within limits, with that folder's neighbour `home` as its home. What it prints
/// goes through files beside the folder.
Caged caged(const std::string& program, const std::vector<std::string>& words, const std::string& folder,
            const Limits& limits);

/// "killed by signal 11 (Segmentation fault)", "exit 3".
std::string shown(const Caged& ran);

} // namespace fuzz
