#include "engine/base/Vocabulary.h"

#include "engine/base/Words.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>

namespace fw {

Vocabulary::Vocabulary(std::initializer_list<std::string_view> words)
{
    for (const std::string_view word : words)
        add(word);
}

Vocabulary Vocabulary::of(std::string_view list)
{
    return all(barList(list));
}

void Vocabulary::add(std::string_view word)
{
    if (!word.empty())
        mWords.emplace(word);
}

void Vocabulary::add(const Vocabulary& other)
{
    mWords.insert(other.mWords.begin(), other.mWords.end());
}

std::vector<std::string> Vocabulary::sorted() const
{
    std::vector<std::string> out(mWords.begin(), mWords.end());
    std::ranges::sort(out);
    return out;
}

namespace {

/// Insertions, deletions, replacements and swaps of adjacent letters that turn one word into the other.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> before, last, row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        before = std::exchange(last, row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, replaced});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
    }
    return row[b.size()];
}

/// Whether the edit distance certainly exceeds `distance`. Two cheap bounds: the lengths, and the letters that only one
/// of the words has, of which one edit fixes two at most.
bool farther(std::string_view a, std::string_view b, std::size_t distance)
{
    const auto letters = [](std::string_view word) {
        std::uint64_t out = 0;
        for (const char letter : word)
            out |= std::uint64_t{1} << (static_cast<unsigned char>(letter) % 64);
        return out;
    };
    return std::max(a.size(), b.size()) - std::min(a.size(), b.size()) > distance
           || static_cast<std::size_t>(std::popcount(letters(a) ^ letters(b))) > 2 * distance;
}

std::string nearestOf(std::string_view word, const auto& candidates)
{
    if (word.size() > 64)
        return {};
    std::string best;
    std::size_t least = std::max<std::size_t>(word.size() / 2, 1) + 1;
    for (const std::string& candidate : candidates) {
        if (farther(word, candidate, least))
            continue;
        const std::size_t distance = editDistance(word, candidate);
        if (distance < least || (distance == least && !best.empty() && candidate < best)) {
            least = distance;
            best = candidate;
        }
    }
    return best;
}

} // namespace

Text Vocabulary::remedy(const std::string& wrong) const
{
    if (const std::string near = nearest(wrong); !near.empty())
        return {"did you mean '{0}'?", {near}};
    if (mWords.empty() || mWords.size() > 12)
        return {};
    return {"possible: {0}", {commaList(sorted())}};
}

std::string Vocabulary::nearest(const std::string& word) const
{
    return nearestOf(word, mWords);
}

std::string Vocabulary::otherLike(const std::string& word) const
{
    std::string out;
    for (const std::string& other : mWords)
        if ((out.empty() || other < out) && mistyped(word, other))
            out = other;
    return out;
}

std::string nearestWord(std::string_view word, const std::vector<std::string>& candidates)
{
    return nearestOf(word, candidates);
}

bool mistyped(std::string_view word, std::string_view other)
{
    const std::size_t shorter = std::min(word.size(), other.size());
    const std::size_t most = shorter < 6 ? 1 : 2;
    if (shorter < 4 || word.size() > 64 || other.size() > 64 || word == other || farther(word, other, most))
        return false;
    return editDistance(word, other) <= most;
}

bool oneEditApart(std::string_view word, std::string_view other)
{
    const auto [a, b] = std::ranges::mismatch(word, other);
    const std::string_view rest(a, word.end()), otherRest(b, other.end());
    if (rest.size() == otherRest.size() && !rest.empty())
        return rest.substr(1) == otherRest.substr(1)
               || (rest.size() > 1 && rest[0] == otherRest[1] && rest[1] == otherRest[0]
                   && rest.substr(2) == otherRest.substr(2));
    return rest.size() == otherRest.size() + 1   ? rest.substr(1) == otherRest
           : otherRest.size() == rest.size() + 1 ? otherRest.substr(1) == rest
                                                 : false;
}

} // namespace fw
