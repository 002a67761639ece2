#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fw {

/// One word of a typed text.
struct TypedWord {
    std::string word;     ///< in small letters
    std::size_t ends = 0; ///< where it ends, in the caller's unit; 0 if no name may end after it
};

/// The words of a name or a phrase in small letters; hyphens and underscores separate words.
std::vector<std::string> plainWords(std::string_view phrase);

/// The first `most` words of a text, each with its end in characters; a comma or a semicolon is a word.
std::vector<TypedWord> typedWords(std::string_view text, std::size_t most);

/// An index of names that people may type, each for a row; ignores case, hyphens and the number of blanks.
class NameIndex
{
public:
    /// Adds a name of a row, also without accents and apostrophes; ignores an empty name.
    void add(std::string_view name, int row);
    /// The largest number of words in a name.
    std::size_t longestName() const { return mMost; }
    /// The rows whose names match the most words from the first on, in the order of adding; sets `length` to the end of
    /// the match.
    std::vector<int> longest(const std::vector<TypedWord>& typed, std::size_t& length) const;
    /// The same for a text, with `length` in characters.
    std::vector<int> longest(std::string_view text, std::size_t& length) const;
    /// The rows with names in which consecutive words begin like the text; the longest match wins and has three letters
    /// or more.
    std::vector<int> begun(std::string_view text, std::size_t& length) const;
    /// The only row whose name is the whole text; -1 for none or several.
    int only(std::string_view text) const;
    /// All names in the order of adding.
    const std::vector<std::string>& names() const { return mNames; }

private:
    struct Name {
        std::vector<std::string> words;
        int row = 0;
    };
    std::vector<std::string> mNames;
    std::vector<Name> mWritten;                                       ///< each name in each of its spellings
    std::unordered_map<std::string, std::vector<std::size_t>> mBegun; ///< indexes into mWritten, by first word
    std::size_t mMost = 0;
};

} // namespace fw
