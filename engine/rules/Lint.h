#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

#include <string>
#include <vector>

namespace fw {

/// How bad a finding is.
enum class Severity : unsigned char { Error, Warning, Note };

/// One thing that is wrong or doubtful in a rules or scenario file.
struct Finding {
    Severity severity = Severity::Warning;
    std::string row;  ///< kind and id of the row: "modifier buildings"
    std::string cite; ///< case number of the row, when it has one
    Text text;
    Text remedy;
    std::string place = {}; ///< JSON pointer of the value in the file checked; empty for the row
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// Words of a ruleset that name nothing, and fields that nobody reads, each at its place; quick
/// enough for every key pressed.
std::vector<Finding> lintWords(const Ruleset& ruleset);

/// Findings of a ruleset on its own: dangling names under every single option value, unused rows, zones that
/// read more than tier 0, circles among quantities, tables with holes.
std::vector<Finding> lint(const Ruleset& ruleset);

/// Findings of a scenario with its ruleset: unknown words, units without a set-up, ratings the rules lack.
std::vector<Finding> lint(const Ruleset& ruleset, const Scenario& scenario);

} // namespace fw
