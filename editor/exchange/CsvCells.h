#pragma once

#include "engine/base/Text.h"
#include "engine/model/Scenario.h"

#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// The prefix of the key of a rating column: "rating attack full".
inline const std::string ratingKey = "rating ";

/// The letters and digits of a text in lower case, to compare headings and names.
std::string plainKey(const std::string& text);

/// The text without blanks at both ends.
std::string trimmed(const std::string& text);

/// Whether a text names this word, apart from capitals and punctuation; false for a word without letters and digits.
bool sameWord(const std::string& text, const std::string& word);

/// The parts of a text between any of these characters, trimmed and without empty ones.
std::vector<std::string> splitAt(const std::string& text, std::string_view separators);

/// The reason why a cell must not contain this text; empty for a valid text.
Text badLetters(const std::string& text);

/// The id for a name: "1st Grenadiers" gives 1st-grenadiers.
std::string idFrom(const std::string& name);

/// Reads the text of one cell into a counter; returns the reason if it refuses the text, else nothing. Ratings with a
/// decimal sign, '.' or ',', are read exactly; without one ('\0') they are refused.
Text putCell(const Ruleset& rules, const Scenario& scenario, Unit& unit, const std::string& key,
             const std::string& text, char decimal = '\0');

/// The value of a counter in one column, as text.
std::string cellText(const Unit& unit, const std::string& key);

} // namespace fw
