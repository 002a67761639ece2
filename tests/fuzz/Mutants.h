#pragma once

#include "tests/fuzz/Seeds.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace fuzz {

/// One altered input and what is done with it.
struct Mutant {
    std::string what;                               ///< "rules of outposts"
    std::vector<std::vector<std::string>> commands; ///< each the words after the program's name
    std::string opened;                             ///< the file to open in the window; empty: none
};

/// Puts the files of mutant `number` of a seed into a folder, one of them altered. The same numbers give the same
/// files on every machine. Commands write only files that begin with "out.".
Mutant breed(const Seeds& seeds, std::uint64_t seed, std::uint64_t number, const std::string& folder);

/// The contents of the files of a folder, without what the commands are told to write.
std::map<std::string, std::string> contents(const std::string& folder);

/// What is wrong with the folder now: files that changed, went, or came; empty when nothing is.
std::string changed(const std::map<std::string, std::string>& before, const std::string& folder);

/// Takes away what the commands were told to write.
void clearOutputs(const std::string& folder);

} // namespace fuzz
