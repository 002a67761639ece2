#pragma once

#include "engine/base/NameIndex.h"
#include "engine/base/Problem.h"
#include "engine/base/Rational.h"
#include "engine/base/Words.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// The form in which words are compared: lower case, with blanks for hyphens and underscores.
std::string plainWord(std::string_view word);

/// One word, quoted name or punctuation mark of a stated case, with its place.
struct DeskToken {
    enum class Kind : unsigned char { Word, Quoted, Comma, Semicolon, Colon };
    Kind kind = Kind::Word;
    std::string text;               ///< as typed, without quotes
    std::vector<std::string> plain; ///< the plain words in it: "light-infantry" has two
    int at = 1;                     ///< its first character, counted from 1
    /// Whether it is this plain word, in upper or lower case.
    bool is(std::string_view word) const { return kind == Kind::Word && plain.size() == 1 && plain.front() == word; }
};
using TokenKind = DeskToken::Kind;
using DeskTokens = std::vector<DeskToken>;

/// Splits a case into tokens; refuses a quote that is not closed and a word without a letter.
Result<DeskTokens> deskTokens(std::string_view words);

/// A name in quotes, which deskTokens reads back.
std::string quotedName(const std::string& name);

/// A name as one token that deskTokens reads back: in quotes unless it is one plain word.
std::string saidName(const std::string& name);

/// How many tokens from `i` on, before `end`, spell a phrase of plain words; 0 when they do not.
std::size_t spells(const DeskTokens& tokens, std::size_t i, std::size_t end, const std::vector<std::string>& phrase);

/// The first row whose name covers the most tokens from `i` on, before `end`; null when no name is there. `names` gives
/// the names of a row, `length` is the number of tokens.
template <class Rows, class Names>
const typename Rows::value_type* longestSpelt(const DeskTokens& tokens, std::size_t i, std::size_t end,
                                              const Rows& rows, const Names& names, std::size_t& length)
{
    const typename Rows::value_type* found = nullptr;
    length = 0;
    for (const auto& row : rows)
        for (const std::string& name : names(row))
            if (const std::size_t n = spells(tokens, i, end, plainWords(name)); n > length) {
                found = &row;
                length = n;
            }
    return found;
}

/// The same for rows that are themselves names.
const std::string* longestSpelt(const DeskTokens& tokens, std::size_t i, std::size_t end, const auto& rows,
                                std::size_t& length)
{
    return longestSpelt(
        tokens, i, end, rows, [](const std::string& row) { return std::vector{row}; }, length);
}

/// A whole number; nothing when the word is not one.
std::optional<int> wholeNumber(const std::string& word);

/// Tokens as typed, with blanks between them.
std::string joined(const DeskTokens& tokens, std::size_t from, std::size_t end);

/// The word of `known` that was most likely meant by `word`; empty when none is near.
std::string nearestKnown(const std::string& word, const std::vector<std::string>& known);

/// Refuses a token: gives its place, the nearest known word, and what is possible there.
tl::unexpected<Problem> unclear(const DeskToken& token, Text text, const std::vector<std::string>& known = {});

/// The lowest and the highest number that may be stated.
struct Bounds {
    Rational low;
    Rational high;
};

/// The error of a number that is out of bounds, in words; empty when it is within them.
Text beyond(const std::string& word, const std::string& said, const Rational& value, const Bounds& bounds);

/// Refuses a number that is out of bounds, and names its place.
Result<void> within(const DeskToken& word, const DeskToken& said, const Rational& value, const Bounds& bounds);

/// The whole number at token `i`, after a word; refuses any other word and a number out of bounds.
Result<int> numberAfter(const DeskToken& word, const DeskTokens& tokens, std::size_t i, std::size_t end,
                        const Bounds& bounds);

/// A word with the place of the word that it replaces.
DeskToken wordAt(const std::string& text, const DeskToken& place);

/// The number that a word of a sentence means, in digits; empty when it is not a number.
std::string numberSaid(const DeskToken& token);

/// Whether a token is one of these plain words.
bool isAny(const DeskToken& token, std::initializer_list<std::string_view> words);

/// Whether a word is "a", "an" or "the".
bool article(const DeskToken& token);

} // namespace fw
