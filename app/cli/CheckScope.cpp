#include "app/cli/CheckReport.h"
#include "engine/proof/Checks.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace fw {

namespace {

// The checks of each kind of file, by the part of their id before the slash. A scenario has its own rows and tables,
// so most checks of rules run on it, too. Only the map editor looks for texts that cover each other.
constexpr std::string_view inRules[] = {"rules", "work",  "accepted", "bands",   "headings", "monotony", "mirror",
                                        "cells", "codes", "dice",     "terrain", "drawings", "example",  "changes"};
constexpr std::string_view notInScenario[] = {"example", "texts", "journal"};
constexpr std::string_view inMap[] = {"drawings", "letters"};
constexpr std::string_view inGame[] = {"journal"};

bool holds(std::span<const std::string_view> list, std::string_view word)
{
    return std::ranges::find(list, word) != list.end();
}

bool runsOn(std::string_view check, FileKind kind)
{
    const std::string_view head = check.substr(0, check.find('/'));
    switch (kind) {
    case FileKind::Rules: return holds(inRules, head);
    case FileKind::Scenario: return !holds(notInScenario, head);
    case FileKind::Map: return holds(inMap, head);
    case FileKind::Game: return holds(inGame, head);
    case FileKind::Orders:
    case FileKind::Other: break;
    }
    return false;
}

} // namespace

std::vector<std::string> checksOf(FileKind kind)
{
    std::vector<std::string> out;
    for (const Check& check : allChecks())
        if (runsOn(check.id, kind))
            out.emplace_back(check.id);
    return out;
}

int lineOf(const std::string& place)
{
    constexpr std::string_view begins = "line ";
    int line = 0;
    if (place.starts_with(begins))
        std::from_chars(place.data() + begins.size(), place.data() + place.size(), line);
    return std::max(line, 0);
}

} // namespace fw
