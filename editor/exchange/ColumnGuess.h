#pragma once

#include "editor/exchange/DelimitedText.h"
#include "engine/model/Scenario.h"

namespace fw {

/// The most likely target of each heading, in the languages of the vocabulary of headings; an empty key for none. Two
/// columns have the same target only if both headings are exactly its own.
std::vector<std::string> guessTargets(const Ruleset& rules, const std::vector<std::string>& headings);

/// The same, and the targets of further columns by their content, such as names of sides or numbers of hexes.
std::vector<std::string> guessTargets(const Ruleset& rules, const Scenario& scenario, const Sheet& sheet);

/// The decimal sign of the numbers in the rating columns, '.' or ','; '\0' if there is none or if both occur.
char decimalSignOf(const Sheet& sheet, const std::vector<std::string>& targets);

} // namespace fw
