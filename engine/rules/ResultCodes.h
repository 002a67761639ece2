#pragma once

#include "engine/base/Vocabulary.h"
#include "engine/model/Ruleset.h"

#include <string>
#include <vector>

namespace fw {

/// The result code that a word names, and the number that is printed behind it.
struct CodeNamed {
    const Code* code = nullptr; ///< null when it names none
    int number = 0;             ///< of a code that counts
};

/// The code of that very name, else the one that counts and stands before a number in it: M2 is M with 2.
CodeNamed codeNamed(const std::vector<Code>& codes, const std::string& word);

/// Whether a code is a dash or dot alone, as charts print that nothing happens.
bool isDash(const std::string& code);

/// What helps against a word that names no code.
Text codeRemedy(const std::vector<Code>& codes, const std::string& word);

} // namespace fw
