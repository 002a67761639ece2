#include "engine/base/Text.h"

namespace fw {

std::string fill(std::string_view pattern, const std::vector<std::string>& args)
{
    std::string out;
    out.reserve(pattern.size() + 16 * args.size());
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}' && pattern[i + 1] >= '0'
            && pattern[i + 1] <= '9') {
            const std::size_t n = static_cast<std::size_t>(pattern[i + 1] - '0');
            if (n < args.size()) {
                out += args[n];
                i += 2;
                continue;
            }
        }
        out += pattern[i];
    }
    return out;
}

std::string plain(const Text& text)
{
    return fill(text.key, text.args);
}

} // namespace fw
