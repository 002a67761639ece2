#include "engine/base/Vocabulary.h"

#include <algorithm>
#include <utility>

namespace fw {

Vocabulary::Vocabulary(std::initializer_list<std::string_view> words)
{
    for (const std::string_view word : words)
        add(word);
}

Vocabulary Vocabulary::of(std::string_view list)
{
    Vocabulary out;
    while (!list.empty()) {
        const std::size_t bar = std::min(list.find('|'), list.size());
        out.add(list.substr(0, bar));
        list.remove_prefix(std::min(bar + 1, list.size()));
    }
    return out;
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
    std::sort(out.begin(), out.end());
    return out;
}

Text Vocabulary::remedy(const std::string& wrong) const
{
    const std::vector<std::string> words = sorted();
    if (const std::string near = nearestWord(wrong, words); !near.empty())
        return {"did you mean '{0}'?", {near}};
    if (words.empty() || words.size() > 12)
        return {};
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : ", ") + word;
    return {"known are: {0}", {all}};
}

namespace {

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
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

} // namespace

std::string nearestWord(std::string_view word, const std::vector<std::string>& candidates)
{
    if (word.size() > 64)
        return {};
    std::string best;
    std::size_t least = std::max<std::size_t>(word.size() / 2, 1) + 1;
    for (const std::string& candidate : candidates) {
        const std::size_t distance = editDistance(word, candidate);
        if (distance < least || (distance == least && !best.empty() && candidate < best)) {
            least = distance;
            best = candidate;
        }
    }
    return best;
}

bool mistyped(std::string_view word, std::string_view other)
{
    const std::size_t shorter = std::min(word.size(), other.size());
    if (shorter < 4 || word.size() > 64 || other.size() > 64 || word == other)
        return false;
    return editDistance(word, other) <= (shorter < 6 ? 1u : 2u);
}

} // namespace fw
