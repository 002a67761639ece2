#include "engine/base/NameIndex.h"

#include "engine/base/Rows.h"
#include "engine/base/Words.h"

#include <algorithm>
#include <span>

namespace fw {

namespace {

bool blank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

bool mark(char c)
{
    return c == ',' || c == ';';
}

bool hyphen(char c)
{
    return c == '-' || c == '_';
}

/// A text in small letters, U+00C0 to U+00DE included: in UTF-8 their second byte counts from 0x80. U+00D7 is not a
/// letter.
std::string lowered(std::string_view text)
{
    std::string out = smallLetters(std::string(text));
    for (std::size_t i = 1; i < out.size(); ++i)
        if (const auto c = static_cast<unsigned char>(out[i]);
            out[i - 1] == '\xC3' && c >= 0x80 && c <= 0x9E && c != 0x97)
            out[i] = static_cast<char>(c + 0x20);
    return out;
}

} // namespace

std::vector<TypedWord> typedWords(std::string_view text, std::size_t most)
{
    std::vector<TypedWord> out;
    for (std::size_t at = 0; at < text.size() && out.size() < most;) {
        if (blank(text[at])) {
            ++at;
            continue;
        }
        std::size_t end = at + 1;
        while (!mark(text[at]) && end < text.size() && !blank(text[end]) && !mark(text[end]))
            ++end;
        for (std::size_t from = at; from < end;) {
            std::size_t stop = from;
            while (stop < end && !hyphen(text[stop]))
                ++stop;
            // A leading minus is the sign of a number, not a hyphen.
            if (from == at && text[at] == '-')
                stop = end;
            if (stop > from)
                out.push_back({lowered(text.substr(from, stop - from)), 0});
            from = stop + 1;
        }
        if (!out.empty())
            out.back().ends = end;
        at = end;
    }
    return out;
}

std::vector<std::string> plainWords(std::string_view phrase)
{
    std::vector<std::string> out;
    const std::string plain = plainPunctuation(phrase);
    for (TypedWord& typed : typedWords(plain, plain.size()))
        out.push_back(std::move(typed.word));
    return out;
}

void NameIndex::add(std::string_view name, int row)
{
    const std::string plain = plainPunctuation(name);
    if (trimmed(plain).empty())
        return;
    mNames.emplace_back(name);
    std::vector<std::string> ways{plain};
    addOnce(ways, plainLetters(plain));
    std::string bare = ways.back();
    std::erase(bare, '\'');
    addOnce(ways, bare);
    for (const std::string& written : ways) {
        Name one{plainWords(written), row};
        const std::string first = one.words.front();
        std::vector<std::size_t>& alike = mBegun[first];
        if (std::ranges::any_of(
                alike, [&](std::size_t i) { return mWritten[i].row == row && mWritten[i].words == one.words; }))
            continue;
        mMost = std::max(mMost, one.words.size());
        alike.push_back(mWritten.size());
        mWritten.push_back(std::move(one));
    }
}

std::vector<int> NameIndex::longest(const std::vector<TypedWord>& typed, std::size_t& length) const
{
    std::vector<int> out;
    length = 0;
    const auto found = typed.empty() ? mBegun.end() : mBegun.find(typed.front().word);
    if (found == mBegun.end())
        return out;
    for (const std::size_t i : found->second) {
        const std::vector<std::string>& words = mWritten[i].words;
        if (words.size() > typed.size()
            || !std::ranges::equal(words, std::span(typed).first(words.size()), {}, {}, &TypedWord::word))
            continue;
        const std::size_t covers = typed[words.size() - 1].ends;
        if (covers == 0 || covers < length)
            continue;
        if (covers > length)
            out.clear();
        length = covers;
        addOnce(out, mWritten[i].row);
    }
    return out;
}

std::vector<int> NameIndex::longest(std::string_view text, std::size_t& length) const
{
    return longest(typedWords(text, mMost), length);
}

std::vector<int> NameIndex::begun(std::string_view text, std::size_t& length) const
{
    constexpr std::size_t least = 3; // letters
    const std::vector<TypedWord> typed = typedWords(text, mMost);
    std::vector<int> out;
    length = 0;
    for (const Name& name : mWritten)
        for (std::size_t from = 0; from < name.words.size(); ++from) {
            std::size_t covers = 0;
            for (std::size_t i = 0; i < typed.size() && from + i < name.words.size(); ++i) {
                const std::string& word = name.words[from + i];
                if (word.starts_with(typed[i].word) && typed[i].ends >= least)
                    covers = typed[i].ends;
                if (word != typed[i].word)
                    break;
            }
            if (covers == 0 || covers < length)
                continue;
            if (covers > length)
                out.clear();
            length = covers;
            addOnce(out, name.row);
        }
    return out;
}

int NameIndex::only(std::string_view text) const
{
    std::size_t length = 0;
    const std::vector<int> found = longest(text, length);
    return found.size() == 1 && length == text.size() ? found.front() : -1;
}

} // namespace fw
