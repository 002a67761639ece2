#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fw {

/// The severity of a finding.
enum class Severity : unsigned char { Error, Warning, Note };

/// The kind of fault that lint found, each with its row in engine/rules/LintKinds.h; 0 for findings of other checks.
enum class LintKind : std::uint8_t;

/// A word that is probably misspelt, and the known word nearest to it; both empty if no word is near.
struct WordFix {
    std::string wrong;
    std::string right;
    friend bool operator==(const WordFix&, const WordFix&) = default;
};

/// One problem in a rules or scenario file.
struct Finding {
    Severity severity = Severity::Warning;
    std::string row;  ///< kind and id of the row: "modifier buildings"
    std::string cite; ///< case number of the row, if it has one
    Text text;
    Text remedy;
    std::string place = {}; ///< JSON pointer of the value in the checked file; empty for the row
    LintKind kind = {};
    WordFix fix = {}; ///< how the value at `place` is corrected, if it is a misspelt word
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// Unknown words of a ruleset and fields that nothing reads, each at its place; fast enough to run at every key.
std::vector<Finding> lintWords(const Ruleset& ruleset);

/// Findings of a ruleset alone: unknown names under each value of each option, unused rows, ZOCs that read facts above
/// tier 0, circles, incomplete tables.
std::vector<Finding> lint(const Ruleset& ruleset);

/// Findings of a scenario with its ruleset: unknown words, units without a set-up, ratings that the rules lack.
std::vector<Finding> lint(const Ruleset& ruleset, const Scenario& scenario);

} // namespace fw
