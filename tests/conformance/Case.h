#pragma once

#include "tests/conformance/Json.h"

#include <string>
#include <vector>

namespace conformance {

/// A die of a case: what it is for and what fell.
struct CaseDie {
    std::string purpose;
    int face = 0;
};

/// One line of a case file.
struct Case {
    std::string id;
    std::string system;
    std::string file; ///< name of its file, without folder and ending
    Json given;
    Json action;
    std::vector<CaseDie> dice;
    Json expect;
    std::vector<std::string> also; ///< further rules that may be cited for a refusal
};

/// Reads a case file; appends a sentence to `faults` for each line that is not a case.
std::vector<Case> readCases(const std::string& file, std::vector<std::string>& faults);

/// The words of a text file, '#' to the end of a line left out; false when it cannot be read.
bool readWords(const std::string& file, std::vector<std::string>& words);

} // namespace conformance
