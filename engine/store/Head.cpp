#include "engine/store/Head.h"

namespace fw {

namespace {

constexpr std::size_t wholeHead = 64;
constexpr std::size_t group = 4;

} // namespace

std::string shortHead(std::string_view hash)
{
    std::string out;
    for (std::size_t at = 0; at < shortestHead && at < hash.size(); at += group)
        out += (at == 0 ? "" : "-") + std::string(hash.substr(at, group));
    return out;
}

Result<std::string> readHead(std::string_view said)
{
    std::string out;
    for (const char c : said) {
        if (c == ' ' || c == '-')
            continue;
        const char low = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
        if ((low < '0' || low > '9') && (low < 'a' || low > 'f'))
            return fail(Trouble::Usage,
                        Text("'{0}' is not a head: a head has the digits 0 to 9 and a to f", {std::string(said)}));
        out += low;
    }
    if (out.size() < shortestHead || out.size() > wholeHead)
        return fail(Trouble::Usage,
                    Text("a head has {0} digits, of which at least the first {1} are given, not {2}",
                         {std::to_string(wholeHead), std::to_string(shortestHead), std::to_string(out.size())}));
    return out;
}

std::int64_t rowOfHead(const std::vector<std::string>& chain, std::string_view head)
{
    for (std::size_t n = chain.size(); n-- > 0;)
        if (chain[n].starts_with(head))
            return static_cast<std::int64_t>(n);
    return -1;
}

} // namespace fw
