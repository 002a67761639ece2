// Replaces engine/base/Text.cpp, which the linker omits because its functions are here: the same code with an invented
// language.
#include "tests/reworded/Reworded.h"

#include "engine/base/Text.h"

#include <string_view>

namespace reworded {

namespace {

bool spoken = false;

/// Another sentence for a pattern: replaces all letters and keeps the text in braces.
std::string anew(std::string_view pattern)
{
    std::string out;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char c = pattern[i];
        const bool small = c >= 'a' && c <= 'z', large = c >= 'A' && c <= 'Z';
        out += small      ? static_cast<char>('a' + (c - 'a' + 7) % 26)
               : large    ? static_cast<char>('A' + (c - 'A' + 7) % 26)
               : c == ':' ? ';'
                          : c;
    }
    return out;
}

} // namespace

Rewording::Rewording()
{
    spoken = true;
}

Rewording::~Rewording()
{
    spoken = false;
}

} // namespace reworded

namespace fw {

std::string fill(std::string_view pattern, const std::vector<std::string>& args)
{
    std::string out;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool place = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}';
        const std::size_t n = place ? static_cast<std::size_t>(pattern[i + 1] - '0') : args.size();
        if (n < args.size()) {
            out += args[n];
            i += 2;
        } else {
            out += pattern[i];
        }
    }
    return out;
}

std::string plain(const Text& text)
{
    return fill(reworded::spoken ? reworded::anew(text.key) : text.key, text.args);
}

} // namespace fw
