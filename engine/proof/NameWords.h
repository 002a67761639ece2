#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// The words of a name in small letters without accents and punctuation: "Luken's Mill" is "lukens", "mill".
std::vector<std::string> nameWords(std::string_view name);

/// Whether two different names of as many words differ only by one letter of one word of `least` letters or more, which
/// is probably a typing error. Words with digits must be equal.
bool nearlySame(const std::vector<std::string>& name, const std::vector<std::string>& other, std::size_t least = 5);

/// Texts that nearly equal names share: the words joined, with one letter of one such word left out.
std::vector<std::string> nearlySameKeys(const std::vector<std::string>& name, std::size_t least = 5);

/// The form of a number such as "D28": letters become A and digits 9, and equal signs in a row one.
std::string formOf(std::string_view text);

/// A word of a text.
struct Token {
    std::string word;               ///< in small letters, without accents and without 's
    std::size_t begin = 0, end = 0; ///< its bytes in the text
    bool capital = false;           ///< it begins with a capital or a digit
    bool joined = false;            ///< only blanks are between it and the word before it
};

/// The words of a text in order.
std::vector<Token> tokensOf(const std::string& text);

} // namespace fw
