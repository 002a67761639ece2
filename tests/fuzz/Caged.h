#pragma once

#include <string>
#include <vector>

namespace fuzz {

/// The end of a program that ran within limits.
struct Caged {
    int exit = -1;      ///< its exit code; -1 if it did not exit by itself
    int signal = 0;     ///< the signal that ended it
    bool late = false;  ///< whether it hung and was killed
    double seconds = 0; ///< of processor time
    std::string out;    ///< its output, possibly truncated
    std::string err;    ///< its error output, possibly truncated
};

/// The resources of a program.
struct Limits {
    std::size_t megabytes = 1024;
    int seconds = 5;    ///< of processor time; 0: the program limits itself
    int patience = 120; ///< seconds until it counts as hung, even on a busy machine
};

/// Runs a program in a folder within limits, with `home` next to that folder as its home. The output goes through files
/// next to the folder.
Caged caged(const std::string& program, const std::vector<std::string>& words, const std::string& folder,
            const Limits& limits);

/// The result as text: "killed by signal 11 (Segmentation fault)", "exit 3".
std::string shown(const Caged& ran);

} // namespace fuzz
