#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// The words joined by ", ".
std::string commaList(const std::vector<std::string>& words);

/// The words of a closed list, "sum|product".
std::vector<std::string> barList(std::string_view list);

/// A text without leading and trailing blanks, tabs and carriage returns.
std::string_view trimmed(std::string_view text);

/// The small letter of A to Z; any other character unchanged.
constexpr char smallLetter(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// A text with typographic characters replaced by those of a keyboard: curly quotation marks, dashes, the minus sign
/// and non-breaking spaces.
std::string plainPunctuation(std::string_view text);

/// A text without the accents that people often leave out in typing: "Wurttemberg" of "Württemberg"; other letters
/// stay.
std::string plainLetters(std::string_view text);

/// A text with A to Z in small letters.
std::string smallLetters(std::string text);

} // namespace fw
