#pragma once

#include "engine/base/Text.h"
#include "engine/model/Scenario.h"

#include <string>

namespace fw {

/// The prefix of the key of a rating column: "rating attack full".
inline const std::string ratingKey = "rating ";

/// The letters and digits of a text in lower case, to compare headings and names.
std::string plainKey(const std::string& text);

/// The text without blanks at both ends.
std::string trimmed(const std::string& text);

/// The id for a name: "1st Grenadiers" gives 1st-grenadiers.
std::string idFrom(const std::string& name);

/// Reads the text of one cell into a counter; returns the reason if it refuses the text, else nothing.
Text putCell(const Ruleset& rules, const Scenario& scenario, Unit& unit, const std::string& key,
             const std::string& text);

/// The value of a counter in one column, as text.
std::string cellText(const Unit& unit, const std::string& key);

} // namespace fw
