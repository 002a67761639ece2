#include "engine/proof/NameWords.h"

#include "engine/base/Vocabulary.h"
#include "engine/base/Words.h"

#include <algorithm>

namespace fw {

namespace {

constexpr std::size_t longName = 100; ///< longer names are not compared

bool hasDigit(const std::string& word)
{
    return std::ranges::any_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
           || static_cast<unsigned char>(c) >= 0x80;
}

} // namespace

std::vector<std::string> nameWords(std::string_view name)
{
    std::vector<std::string> out;
    std::string word;
    const auto end = [&] {
        if (!word.empty())
            out.push_back(std::move(word));
        word.clear();
    };
    for (const char c : smallLetters(plainLetters(name))) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
        if (letter)
            word += c;
        else if (c != '\'') // "Luken's" is one word
            end();
    }
    end();
    return out;
}

bool nearlySame(const std::vector<std::string>& name, const std::vector<std::string>& other, std::size_t least)
{
    if (name.size() != other.size())
        return false;
    bool one = false;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (name[i] == other[i])
            continue;
        if (one || std::min(name[i].size(), other[i].size()) < least || hasDigit(name[i]) || hasDigit(other[i])
            || !oneEditApart(name[i], other[i]))
            return false;
        one = true;
    }
    return one;
}

std::vector<std::string> nearlySameKeys(const std::vector<std::string>& name, std::size_t least)
{
    std::vector<std::string> out;
    std::size_t letters = 0;
    for (const std::string& word : name)
        letters += word.size();
    if (letters > longName)
        return out;
    std::string before;
    for (std::size_t i = 0; i < name.size(); ++i) {
        std::string after;
        for (std::size_t j = i + 1; j < name.size(); ++j)
            after += " " + name[j];
        const std::string& word = name[i];
        if (word.size() >= least && !hasDigit(word)) {
            out.push_back(before + word + after);
            for (std::size_t k = 0; k < word.size(); ++k)
                if (k == 0 || word[k] != word[k - 1]) // leaving out either of two equal letters gives the same text
                    out.push_back(before + word.substr(0, k) + word.substr(k + 1) + after);
        }
        before += word + " ";
    }
    return out;
}

std::string formOf(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        const char sign = c >= '0' && c <= '9' ? '9' : (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ? 'A' : c;
        if (out.empty() || out.back() != sign)
            out += sign;
    }
    return out;
}

std::vector<Token> tokensOf(const std::string& text)
{
    std::vector<Token> out;
    for (std::size_t i = 0; i < text.size();) {
        if (!isWordByte(text[i])) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < text.size()
               && (isWordByte(text[end]) || (text[end] == '\'' && end + 1 < text.size() && isWordByte(text[end + 1]))))
            ++end;
        std::string raw = plainLetters(text.substr(i, end - i));
        if (raw.ends_with("'s"))
            raw.resize(raw.size() - 2);
        std::erase_if(raw, [](char c) { return c == '\'' || c == '"' || c == '-' || c == ' '; });
        if (!raw.empty()) {
            const char first = raw.front();
            const bool joined = !out.empty()
                                && trimmed(std::string_view(text).substr(out.back().end, i - out.back().end)).empty();
            out.push_back({smallLetters(raw), i, end,
                           (first >= 'A' && first <= 'Z') || (first >= '0' && first <= '9')
                               || static_cast<unsigned char>(first) >= 0x80,
                           joined});
        }
        i = end;
    }
    return out;
}

} // namespace fw
