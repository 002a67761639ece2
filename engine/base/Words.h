#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// Words with commas between.
std::string commaList(const std::vector<std::string>& words);

/// The words of a closed list, "sum|product".
std::vector<std::string> barList(std::string_view list);

/// A text without the blanks, tabs and carriage returns around it.
std::string_view trimmed(std::string_view text);

/// A to Z as small letters; any other character as it is.
constexpr char smallLetter(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// A text with the characters that a text processor sets turned into those of a keyboard: curly quotation marks, dashes
/// and the minus sign, and spaces that do not break.
std::string plainPunctuation(std::string_view text);

/// A text with the accents left off that are easily left out in typing: "Wurttemberg" of "Württemberg". Other letters
/// stay as they are.
std::string plainLetters(std::string_view text);

/// A text with its letters A to Z small.
std::string smallLetters(std::string text);

} // namespace fw
