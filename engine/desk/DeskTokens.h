#pragma once

#include "engine/base/Problem.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// Lower case, with blanks for hyphens and underscores: how words are compared.
std::string plainWord(std::string_view word);

/// One word, quoted name or mark of a stated case, and where it stands.
struct DeskToken {
    enum class Kind : unsigned char { Word, Quoted, Comma, Semicolon, Colon } kind = Kind::Word;
    std::string text;               ///< as typed, without quotes
    std::vector<std::string> plain; ///< the plain words in it: "light-infantry" holds two
    int at = 1;                     ///< its first character, counted from 1
    /// True for this plain word, typed in whatever case.
    bool is(std::string_view word) const
    {
        return kind == Kind::Word && plain.size() == 1 && plain.front() == word;
    }
};
using DeskTokens = std::vector<DeskToken>;

/// Cuts a case into words; refuses a quote that is not closed.
Result<DeskTokens> deskTokens(std::string_view words);

/// A name in quotes, as deskTokens reads it back.
std::string quotedName(const std::string& name);

/// The plain words of a phrase.
std::vector<std::string> plainWords(std::string_view phrase);

/// How many tokens from `i` on spell a phrase of plain words; 0 when they do not.
std::size_t spells(const DeskTokens& tokens, std::size_t i, const std::vector<std::string>& phrase);

/// A whole number without a fraction; nothing when the word is none.
std::optional<int> wholeNumber(const std::string& word);

/// Words with commas between.
std::string listed(const std::vector<std::string>& words);

/// The word of `known` that somebody who typed `word` most likely meant; empty when none is near.
std::string nearestKnown(const std::string& word, const std::vector<std::string>& known);

/// Refuses a token: says where it stands, which known word is near, and what could stand there.
tl::unexpected<Problem> unclear(const DeskToken& token, Text text,
                                const std::vector<std::string>& known = {});

} // namespace fw
