#include "engine/report/LogSigners.h"

#include "engine/base/Words.h"

#include <algorithm>
#include <string_view>

namespace fw {

namespace {

/// A word from the game file, which is not translated.
Text said(const std::string& word)
{
    return Text("{0}", {word});
}

} // namespace

std::vector<LogSigner> signersOf(const LogDoc& log)
{
    std::vector<LogSigner> out{{"Umpire", {}}};
    std::string players;
    for (const LogHead& head : log.header) {
        if (head.key == "meta.umpire")
            out.front().name = plain(head.value);
        if (head.key == "meta.players")
            players = plain(head.value);
    }
    std::string_view left = players;
    while (!left.empty()) {
        const std::string_view one = left.substr(0, left.find(';'));
        left.remove_prefix(std::min(one.size() + 1, left.size()));
        const std::size_t colon = one.find(':');
        const bool sided = colon != std::string_view::npos;
        const std::string name(trimmed(sided ? one.substr(colon + 1) : one));
        if (sided)
            out.push_back(
                {said(std::string(trimmed(one.substr(0, colon)))), name, std::string(trimmed(one.substr(0, colon)))});
        else if (!trimmed(one).empty())
            out.push_back({"Player", name});
    }
    // A line of players without sides may name both players.
    const bool both = out.size() == 2 && out.back().side.empty();
    if (both)
        out.back().role = "Players";
    while (out.size() < 3)
        out.push_back({both ? "Players" : "Player", {}});
    return out;
}

} // namespace fw
