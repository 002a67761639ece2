#include "tests/fuzz/Mutate.h"

#include <cctype>
#include <cstring>

namespace fuzz {

namespace {

bool wordy(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-' || c == '.' || c == '@' || c == '/'
           || c == '+';
}

/// Values that do not belong in a file.
const char* const strange[] = {
    "99999999999999999999999999",
    "-9223372036854775808",
    "9223372036854775807",
    "1e308",
    "-1",
    "1e-999",
    "2147483648",
    "0",
    "null",
    "true",
    "{}",
    "[]",
    "\"\"",
    "\"1/0\"",
    "\"9223372036854775807/3\"",
    "\"@cells/within:99999999/units\"",
    "\"it/it/it\"",
    "\"..\"",
    "\"\\u0000\"",
    "\"\\ud800\"",
    "\"\xff\xfe\"",
    "\"game\"",
    "\"@active/army+\"",
    "\"unit|\"",
    "\"../../../../etc/passwd\"",
    "[[[[[[[[[[]]]]]]]]]]",
    "{\"a\": {\"a\": {\"a\": 1}}}",
    "0404",
    "{\"sum\": \"attack\", \"over\": \"@all-units\"}",
    "\"repeat\"",
    "\"call\"",
};

std::string spliced(const std::string& text, std::string_view at, std::string_view by)
{
    const std::size_t from = static_cast<std::size_t>(at.data() - text.data());
    return text.substr(0, from) + std::string(by) + text.substr(from + at.size());
}

std::string nested(const std::string& text, std::string_view at, fw::Random& chance)
{
    const std::size_t deep = chance.odds(20) ? 100000 : chance.below(400);
    const bool list = chance.odds(50);
    std::string open, close;
    for (std::size_t k = 0; k < deep; ++k) {
        open += list ? "[" : "{\"do\":";
        close += list ? "]" : "}";
    }
    return spliced(text, at, open + std::string(at) + (chance.odds(50) ? close : ""));
}

std::string flipped(std::string text, fw::Random& chance)
{
    for (std::size_t k = 1 + chance.below(4); k > 0 && !text.empty(); --k) {
        char& c = text[chance.below(text.size())];
        c = chance.odds(50) ? static_cast<char>(c ^ (1 << chance.below(8))) : static_cast<char>(chance.below(256));
    }
    return text;
}

} // namespace

std::vector<std::string_view> tokens(std::string_view text)
{
    std::vector<std::string_view> out;
    for (std::size_t k = 0; k < text.size();) {
        const char c = text[k];
        std::size_t end = k + 1;
        if (std::isspace(static_cast<unsigned char>(c)) && c != '\n') {
            k = end;
            continue;
        }
        if (c == '"') {
            while (end < text.size() && text[end] != '"' && text[end] != '\n')
                end += text[end] == '\\' ? 2 : 1;
            end = end < text.size() ? end + 1 : text.size();
        } else if (wordy(c)) {
            while (end < text.size() && wordy(text[end]))
                ++end;
        }
        out.push_back(text.substr(k, end - k));
        k = end;
    }
    return out;
}

std::string mutate(const std::string& text, const std::string& other, fw::Random& chance)
{
    const std::vector<std::string_view> all = tokens(text);
    if (all.empty())
        return text + "{";
    const std::string_view a = all[chance.below(all.size())];
    const std::string_view b = all[chance.below(all.size())];
    switch (chance.below(12)) {
    case 0: return text.substr(0, chance.below(text.size()));
    case 1: return flipped(text, chance);
    case 2: return spliced(text, a, "");
    case 3: return spliced(text, a, std::string(a) + " " + std::string(a));
    case 4: return nested(text, a, chance);
    case 5:
    case 6: return spliced(text, a, strange[chance.below(sizeof strange / sizeof strange[0])]);
    case 7: { // replace a token by one of another text of the same kind
        const std::vector<std::string_view> others = tokens(other);
        return others.empty() ? text : spliced(text, a, others[chance.below(others.size())]);
    }
    case 8:
    case 9: { // replace a word by another of this text, for existing names in wrong places
        const bool quoted = !a.empty() && !b.empty() && a[0] == '"' && b[0] == '"';
        return quoted || chance.odds(30) ? spliced(text, a, b) : spliced(text, a, "7");
    }
    case 10: { // remove or double a line
        const std::size_t from = text.rfind('\n', chance.below(text.size()));
        const std::size_t start = from == std::string::npos ? 0 : from + 1;
        std::size_t end = text.find('\n', start);
        end = end == std::string::npos ? text.size() : end + 1;
        const std::string line = text.substr(start, end - start);
        return text.substr(0, start) + (chance.odds(50) ? "" : line + line) + text.substr(end);
    }
    default: {
        std::string twice = mutate(text, other, chance);
        return mutate(twice, other, chance);
    }
    }
}

} // namespace fuzz
