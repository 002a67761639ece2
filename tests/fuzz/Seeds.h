#pragma once

#include <string>
#include <vector>

namespace fuzz {

/// A file to begin with.
struct SeedFile {
    std::string name;
    std::string text;
};

/// One rule system with all that belongs to it, as it is shipped.
struct Seed {
    SeedFile rules;
    SeedFile scenario;
    SeedFile orders;                ///< empty when there are none
    SeedFile apart;                 ///< the scenario with its map in a file of its own
    SeedFile map;                   ///< that map
    SeedFile game;                  ///< the orders played
    std::vector<std::string> words; ///< cases for the ruling desk
    std::string unit;               ///< a counter, to be drawn
    std::string feature;            ///< a feature, to be drawn
};

/// What every mutant begins with.
struct Seeds {
    std::vector<Seed> systems; ///< small ones first
    std::vector<SeedFile> drawings;
};

/// Reads the shipped files and `tests/fuzz/corpus`, and has the program play the games in a folder. Nothing when
/// one cannot be read or played.
Seeds seeds(const std::string& source, const std::string& program, const std::string& folder);

} // namespace fuzz
