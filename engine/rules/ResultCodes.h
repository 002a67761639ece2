#pragma once

#include "engine/base/Vocabulary.h"
#include "engine/model/Ruleset.h"

#include <string>
#include <vector>

namespace fw {

/// The result code that a word names, and the number printed after it.
struct CodeNamed {
    const Code* code = nullptr; ///< null when the word names none
    int number = 0;             ///< for a code that counts
};

/// The code with that name, or else the code that counts with the rest of the word as its number: M2 is M with 2.
CodeNamed codeNamed(const std::vector<Code>& codes, const std::string& word);

/// Whether a code is only a dash or dot, which charts print for no effect.
bool isDash(const std::string& code);

/// The remedy for a word that names no code.
Text codeRemedy(const std::vector<Code>& codes, const std::string& word);

} // namespace fw
