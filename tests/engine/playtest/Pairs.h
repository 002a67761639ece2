#pragma once

#include "engine/playtest/PairedComparison.h"
#include "engine/playtest/Variant.h"

#include "tests/fuzz/Systems.h"

#include <QTest>

/// Variants of a scenario, played in pairs.
namespace pairs {

/// A scenario by its path from the root, without ".scenario.json". Each file is read once.
inline const fuzz::System& systemOf(const std::string& path)
{
    static std::map<std::string, fuzz::System> read;
    const auto at = read.find(path);
    if (at != read.end())
        return at->second;
    auto system = fuzz::load(std::string(FW_SOURCE_DIR "/") + path + ".scenario.json", FW_SOURCE_DIR "/scenarios");
    if (!system)
        qFatal("%s", fw::describe(system.error()).c_str());
    return read.emplace(path, std::move(*system)).first->second;
}

/// The compiled rules with changes such as "last-turn=4".
inline std::shared_ptr<const fw::Rules> rulesWith(fuzz::System system, const std::vector<const char*>& texts)
{
    std::vector<fw::VariantChange> changes;
    for (const char* text : texts)
        changes.push_back(*fw::readChange(text));
    if (const fw::Result<void> done = fw::applyChanges(system.ruleset, system.scenario, changes); !done)
        qFatal("%s", fw::describe(done.error()).c_str());
    auto rules = fw::compile(system.ruleset, system.scenario, {});
    if (!rules)
        qFatal("%s", fw::describe(rules.error()).c_str());
    return *rules;
}

/// A match in which each side has the player of a word.
inline fw::Match matchOf(const fw::Rules& rules, const char* player, std::uint64_t seed = 1)
{
    fw::Match out;
    out.players.assign(rules.scenario().sides.size(), *fw::playerNamed(player));
    out.seed = seed;
    return out;
}

inline fw::GameSeries series(const std::shared_ptr<const fw::Rules>& rules, const char* player, std::uint64_t seed = 1,
                             int jobs = 1)
{
    return fw::GameSeries(matchOf(*rules, player, seed), rules, jobs);
}

/// Both variants on that many games with the same dice; the test fails if they cannot be played.
inline fw::PairedComparison compared(fw::GameSeries first, fw::GameSeries second, std::uint64_t games,
                                     const fw::PairedSettings& settings = {})
{
    const fw::Result<fw::PairedComparison> out = fw::playPairs(first, second, games, settings);
    if (!out)
        qFatal("%s", fw::describe(out.error()).c_str());
    return *out;
}

} // namespace pairs
