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

std::string smallLetters(std::string text)
{
    std::ranges::transform(text, text.begin(), smallLetter);
    return text;
}

} // namespace fw
