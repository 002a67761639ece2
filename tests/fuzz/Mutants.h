#pragma once

#include "tests/fuzz/Seeds.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace fuzz {

/// One altered input, with the commands that use it.
struct Mutant {
    std::string what;                               ///< "rules of outposts"
    std::vector<std::vector<std::string>> commands; ///< the arguments of each command
    std::string opened;                             ///< the file to open in the window; empty for none
};

/// Writes the files of mutant `number` of a seed into a folder, one of them altered; the same on every machine. Its
/// commands only write files that begin with "out.".
Mutant breed(const Seeds& seeds, std::uint64_t seed, std::uint64_t number, const std::string& folder);

/// The contents of the files in a folder, without the commands' output.
std::map<std::string, std::string> contents(const std::string& folder);

/// The changed, missing and new files of a folder; empty if there are none.
std::string changed(const std::map<std::string, std::string>& before, const std::string& folder);

/// Deletes the commands' output.
void clearOutputs(const std::string& folder);

} // namespace fuzz
