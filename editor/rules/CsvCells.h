#pragma once

#include "engine/base/Text.h"
#include "engine/model/Scenario.h"

#include <string>

namespace fw {

/// How the target of a column that holds a rating begins: "rating attack full".
inline const std::string ratingKey = "rating ";

/// The letters and digits of a text in small letters, by which headings and names are compared.
std::string plainKey(const std::string& text);

/// Without blanks at both ends.
std::string trimmed(const std::string& text);

/// The id that goes with a name: "1st Grenadiers" is 1st-grenadiers.
std::string idFrom(const std::string& name);

/// Reads the text of one cell into a counter; says why when it is refused, else nothing.
Text putCell(const Ruleset& rules, const Scenario& scenario, Unit& unit, const std::string& key,
             const std::string& text);

/// What a counter has in one column, as text.
std::string cellText(const Unit& unit, const std::string& key);

} // namespace fw
