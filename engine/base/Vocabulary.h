#pragma once

#include "engine/base/Text.h"

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace fw {

/// The words that mean something in one place of a file. Whether one is known is asked by its hash;
/// the nearest one is sought only for a message.
class Vocabulary
{
public:
    /// Knows no word.
    Vocabulary() = default;
    /// Knows these words.
    Vocabulary(std::initializer_list<std::string_view> words);
    /// Knows the words of a closed list, "sum|product".
    static Vocabulary of(std::string_view list);
    /// Knows all words of a list or set.
    static Vocabulary all(const auto& words)
    {
        Vocabulary out;
        for (const std::string& word : words)
            out.add(word);
        return out;
    }
    /// Knows the ids of some rows.
    static Vocabulary ids(const auto& rows)
    {
        Vocabulary out;
        for (const auto& row : rows)
            out.add(row.id);
        return out;
    }

    /// Knows one more word; an empty one is none.
    void add(std::string_view word);
    /// Knows all that another knows.
    void add(const Vocabulary& other);
    /// Whether the word is known.
    bool has(const std::string& word) const { return mWords.count(word) != 0; }
    /// Whether no word is known.
    bool empty() const { return mWords.empty(); }
    /// "did you mean ...?", or, where nothing is near, the words there are when they are few.
    Text remedy(const std::string& wrong) const;
    /// The known word nearest to another by edit distance; empty when none is near.
    std::string nearest(const std::string& word) const;
    /// The first known word, by the alphabet, that differs so little from this one that one of the
    /// two is rather a slip; empty when there is none.
    std::string otherLike(const std::string& word) const;
    /// What was meant by a word that is unknown and rather a slip; empty when it is neither.
    std::string slipOf(const std::string& word) const { return has(word) ? std::string() : otherLike(word); }
    /// All words in alphabetical order.
    std::vector<std::string> sorted() const;

private:
    std::unordered_set<std::string> mWords;
};

/// The candidate nearest to a word by edit distance, the first in the alphabet of those equally
/// near; empty when none is near.
std::string nearestWord(std::string_view word, const std::vector<std::string>& candidates);

/// Whether two words of some length differ so little that one is rather a slip of the other.
bool mistyped(std::string_view word, std::string_view other);

} // namespace fw
