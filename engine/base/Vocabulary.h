#pragma once

#include "engine/base/Text.h"

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace fw {

/// The words that are valid in one place of a file: a hash lookup tells whether a word is known, and only messages
/// search for the nearest one.
class Vocabulary
{
public:
    /// A vocabulary without words.
    Vocabulary() = default;
    /// A vocabulary of these words.
    Vocabulary(std::initializer_list<std::string_view> words);
    /// A vocabulary of the words of a closed list, "sum|product".
    static Vocabulary of(std::string_view list);
    /// A vocabulary of all words of a list or set.
    static Vocabulary all(const auto& words)
    {
        Vocabulary out;
        for (const std::string& word : words)
            out.add(word);
        return out;
    }
    /// A vocabulary of the ids of some rows.
    static Vocabulary ids(const auto& rows)
    {
        Vocabulary out;
        for (const auto& row : rows)
            out.add(row.id);
        return out;
    }

    /// Adds a word; ignores an empty one.
    void add(std::string_view word);
    /// Adds all words of another vocabulary.
    void add(const Vocabulary& other);
    /// Whether the word is known.
    bool has(const std::string& word) const { return mWords.count(word) != 0; }
    /// Whether there are no words.
    bool empty() const { return mWords.empty(); }
    /// "did you mean ...?"; if no word is near, the list of known words, provided that there are 12 at most.
    Text remedy(const std::string& wrong) const;
    /// The known word nearest to another by edit distance; empty if none is near.
    std::string nearest(const std::string& word) const;
    /// The alphabetically first known word so similar to another that one of the two is probably a typing error; empty
    /// if there is none.
    std::string otherLike(const std::string& word) const;
    /// The known word that an unknown word probably misspells; empty if the word is known or resembles none.
    std::string slipOf(const std::string& word) const { return has(word) ? std::string() : otherLike(word); }
    /// All words in alphabetical order.
    std::vector<std::string> sorted() const;

private:
    std::unordered_set<std::string> mWords;
};

/// The candidate nearest to a word by edit distance, the alphabetically first of several; empty if none is near.
std::string nearestWord(std::string_view word, const std::vector<std::string>& candidates);

/// Whether two words of four letters or more are so similar that one is probably a typing error for the other.
bool mistyped(std::string_view word, std::string_view other);

/// Whether one letter inserted, left out, replaced or exchanged with the next turns one word into the other.
bool oneEditApart(std::string_view word, std::string_view other);

} // namespace fw
