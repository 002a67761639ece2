#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fw {

/// One word of what somebody typed.
struct TypedWord {
    std::string word;     ///< in small letters
    std::size_t ends = 0; ///< how much is covered with it, in the caller's unit; 0 where no name may end
};

/// The words of a name or a phrase: small letters, hyphens and underscores as blanks.
std::vector<std::string> plainWords(std::string_view phrase);

/// The words of a text up to `most`, each ending behind so many characters; a comma or a semicolon is a word.
std::vector<TypedWord> typedWords(std::string_view text, std::size_t most);

/// Names that people may type, each of a row; compared without regard to case, hyphens and how many blanks.
class NameIndex
{
public:
    /// Adds a name of a row, and the same without accents and apostrophes; an empty name is none.
    void add(std::string_view name, int row);
    /// The most words that a name has.
    std::size_t longestName() const { return mMost; }
    /// The rows whose names cover most of the words from the first on, in the order in which they were added; `length`
    /// is how much that is.
    std::vector<int> longest(const std::vector<TypedWord>& typed, std::size_t& length) const;
    /// The same for a text.
    std::vector<int> longest(std::string_view text, std::size_t& length) const;
    /// The rows in whose names some words begin like the text, by most of it: three letters or more.
    std::vector<int> begun(std::string_view text, std::size_t& length) const;
    /// The only row that a whole text names; -1 for none or several.
    int only(std::string_view text) const;
    /// All names as they were added.
    const std::vector<std::string>& names() const { return mNames; }

private:
    struct Name {
        std::vector<std::string> words;
        int row = 0;
    };
    std::vector<std::string> mNames;
    std::vector<Name> mWritten;                                       ///< a name may be written in two ways
    std::unordered_map<std::string, std::vector<std::size_t>> mBegun; ///< by the first word
    std::size_t mMost = 0;
};

} // namespace fw
