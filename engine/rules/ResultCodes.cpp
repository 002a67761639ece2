#include "engine/rules/ResultCodes.h"

#include "engine/model/Procedures.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace fw {

CodeNamed codeNamed(const std::vector<Code>& codes, const std::string& word)
{
    // A code that counts needs its number.
    for (const Code& code : codes)
        if (code.id == word && code.numberInto.empty())
            return {&code, 0};
    for (const Code& code : codes) {
        if (code.numberInto.empty() || word.size() <= code.id.size() || !word.starts_with(code.id))
            continue;
        int number = 0;
        const char* const end = word.data() + word.size();
        const char* const digits = word.data() + code.id.size();
        const auto [p, bad] = std::from_chars(digits, end, number);
        if (bad == std::errc() && p == end && *digits != '-')
            return {&code, number};
    }
    return {};
}

bool isDash(const std::string& code)
{
    return std::ranges::none_of(code, [](char c) {
        const auto letter = static_cast<unsigned char>(c);
        return std::isalnum(letter) || letter >= 0x80;
    });
}

Text codeRemedy(const std::vector<Code>& codes, const std::string& word)
{
    for (const Code& code : codes)
        if (code.id == word && !code.numberInto.empty())
            return Text("write the number after it, as in '{0}2'", {word});
    return Vocabulary::ids(codes).remedy(word);
}

} // namespace fw
