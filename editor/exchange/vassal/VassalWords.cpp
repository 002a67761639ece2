#include "editor/exchange/vassal/VassalWords.h"

#include "editor/exchange/vassal/Sequence.h"

#include <charconv>
#include <cmath>

namespace fw {

std::string splitFirst(std::string_view text, char separator)
{
    return SequenceDecoder(text, separator).next();
}

int wholeNumber(std::string_view text, int otherwise)
{
    text = trimmedText(text);
    if (text.starts_with('+'))
        text.remove_prefix(1);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? number : otherwise;
}

double decimal(std::string_view text, double otherwise)
{
    text = trimmedText(text);
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && std::isfinite(number) ? number : otherwise;
}

std::string_view trimmedText(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == text.npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

} // namespace fw
