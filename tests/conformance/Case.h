#pragma once

#include "tests/conformance/Json.h"

#include <string>
#include <vector>

namespace conformance {

/// A die of a case: its purpose and its face.
struct CaseDie {
    std::string purpose;
    int face = 0;
};

/// One line of a case file.
struct Case {
    std::string id;
    std::string system;
    std::string file; ///< name of its file, without folder and suffix
    Json given;
    Json action;
    std::vector<CaseDie> dice;
    Json expect;
    std::vector<std::string> also; ///< further rules that a refusal may cite
};

/// Reads a case file; adds a sentence to `faults` for each line that is not a case.
std::vector<Case> readCases(const std::string& file, std::vector<std::string>& faults);

/// Reads the words of a text file without comments, which start with '#'; false when it cannot be read.
bool readWords(const std::string& file, std::vector<std::string>& words);

} // namespace conformance
