#include "engine/base/Words.h"

#include <algorithm>

namespace fw {

std::string commaList(const std::vector<std::string>& words)
{
    std::string out;
    for (const std::string& word : words)
        out += (out.empty() ? "" : ", ") + word;
    return out;
}

std::vector<std::string> barList(std::string_view list)
{
    std::vector<std::string> out;
    while (!list.empty()) {
        const std::size_t bar = std::min(list.find('|'), list.size());
        out.emplace_back(list.substr(0, bar));
        list.remove_prefix(std::min(bar + 1, list.size()));
    }
    return out;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t from = std::min(text.find_first_not_of(" \t\r"), text.size());
    return text.substr(from, text.find_last_not_of(" \t\r") + 1 - from);
}

namespace {

/// Whether a text is plain ASCII, as most names and lines are.
bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

} // namespace

std::string plainPunctuation(std::string_view text)
{
    if (isAscii(text))
        return std::string(text);
    struct Sign {
        std::string_view typed;
        char plain;
    };
    static constexpr Sign signs[] = {{"\xC2\xA0", ' '},     {"\xE2\x80\x87", ' '},  {"\xE2\x80\x89", ' '},
                                     {"\xE2\x80\xAF", ' '}, {"\xE2\x80\x98", '\''}, {"\xE2\x80\x99", '\''},
                                     {"\xCA\xBC", '\''},    {"\xE2\x80\x9C", '"'},  {"\xE2\x80\x9D", '"'},
                                     {"\xE2\x80\x90", '-'}, {"\xE2\x80\x91", '-'},  {"\xE2\x80\x93", '-'},
                                     {"\xE2\x80\x94", '-'}, {"\xE2\x88\x92", '-'}};
    std::string out;
    while (!text.empty()) {
        const auto sign = std::ranges::find_if(signs, [&](const Sign& one) { return text.starts_with(one.typed); });
        const bool known = sign != std::end(signs);
        out += known ? sign->plain : text.front();
        text.remove_prefix(known ? sign->typed.size() : 1);
    }
    return out;
}

std::string plainLetters(std::string_view name)
{
    if (isAscii(name))
        return std::string(name);
    const std::string text = plainPunctuation(name);
    // The second byte of U+00C0 to U+00FF in UTF-8 counts from 0x80; a blank here means no letter or no plain form.
    constexpr std::string_view latin = "AAAAAA CEEEEIIII NOOOOO OUUUUY saaaaaa ceeeeiiii nooooo ouuuuy y";
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
        const bool accent = text[i] == '\xC3' && next >= 0x80 && next < 0x80 + latin.size()
                            && latin[next - 0x80] != ' ';
        out += accent ? latin[next - 0x80] : text[i];
        if (accent && next == 0x9F) // sharp s
            out += 's';
        i += accent ? 1 : 0;
    }
    return out;
}

std::string smallLetters(std::string text)
{
    std::ranges::transform(text, text.begin(), smallLetter);
    return text;
}

} // namespace fw
