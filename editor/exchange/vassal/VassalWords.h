#pragma once

#include <string>
#include <string_view>

namespace fw {

/// The first token of a text of VASSAL.
std::string splitFirst(std::string_view text, char separator);

/// The whole number that a text is; `otherwise` if it is none or does not fit.
int wholeNumber(std::string_view text, int otherwise);

/// The decimal number that a text is, by a point; `otherwise` if it is none or not finite.
double decimal(std::string_view text, double otherwise);

/// A text without blanks and line ends around it.
std::string_view trimmedText(std::string_view text);

} // namespace fw
