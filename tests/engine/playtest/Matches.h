#pragma once

#include "engine/playtest/PlayGame.h"

#include "tests/fuzz/Systems.h"

#include <QTest>

/// Matches on the small systems of tests/kernel and on the shipped scenarios.
namespace matches {

/// A scenario by its path from the root, without ".scenario.json"; changed before it is compiled.
inline std::shared_ptr<const fw::Rules> rulesOf(const char* path, const auto& change)
{
    auto system = fuzz::load(std::string(FW_SOURCE_DIR "/") + path + ".scenario.json", FW_SOURCE_DIR "/scenarios");
    if (!system)
        qFatal("%s", fw::describe(system.error()).c_str());
    change(system->ruleset, system->scenario);
    auto rules = fw::compile(system->ruleset, system->scenario, {});
    if (!rules)
        qFatal("%s", fw::describe(rules.error()).c_str());
    return *rules;
}

inline std::shared_ptr<const fw::Rules> rulesOf(const char* path)
{
    return rulesOf(path, [](fw::Ruleset&, fw::Scenario&) {});
}

/// A match of two players by their words.
inline fw::Match match(const fw::Rules& rules, const char* first, const char* second, std::uint64_t seed = 1)
{
    fw::Match out;
    out.rules = &rules;
    out.players = {*fw::playerNamed(first), *fw::playerNamed(second)};
    out.players.resize(rules.scenario().sides.size(), *fw::playerNamed(second));
    out.seed = seed;
    return out;
}

/// The game with that number; the test fails if it cannot be played.
inline fw::PlayedGame played(const fw::Match& match, std::uint64_t number)
{
    const fw::Result<fw::PlayedGame> game = fw::playGame(match, number);
    if (!game)
        qFatal("%s", fw::describe(game.error()).c_str());
    return *game;
}

} // namespace matches
