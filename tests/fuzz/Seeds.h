#pragma once

#include <string>
#include <vector>

namespace fuzz {

/// An original file.
struct SeedFile {
    std::string name;
    std::string text;
};

/// A shipped rule system with all its files.
struct Seed {
    SeedFile rules;
    SeedFile scenario;
    SeedFile orders;                ///< empty if there are none
    SeedFile apart;                 ///< the scenario with its map in a separate file
    SeedFile map;                   ///< that map
    SeedFile game;                  ///< the played orders
    std::vector<std::string> words; ///< cases for the ruling desk
    std::string unit;               ///< a counter that gets a drawing
    std::string feature;            ///< a feature that gets a drawing
};

/// The originals of all mutants.
struct Seeds {
    std::vector<Seed> systems; ///< small ones first
    std::vector<SeedFile> drawings;
};

/// Reads the shipped files and `tests/fuzz/corpus`, and lets the program play the games in a folder; empty when a file
/// cannot be read or played.
Seeds seeds(const std::string& source, const std::string& program, const std::string& folder);

} // namespace fuzz
