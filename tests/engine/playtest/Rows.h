#pragma once

#include "engine/playtest/RunFile.h"

#include <QTest>

/// Made-up rows of a run.
namespace rows {

inline fw::RunHead head(std::uint64_t games = 10)
{
    fw::RunHead out;
    out.engine = 5;
    out.playtest = 1;
    out.scenario = "here/a;b.scenario.json";
    out.scenarioDigest = std::string(64, 'a');
    out.rules = "rules.json";
    out.rulesDigest = std::string(64, '0');
    out.options = {"crt=old", "fog=a;b"};
    out.settings = {"modifiers/night=-1"};
    out.sides = {"red", "blue"};
    out.players = {"greedy", "mcts:50"};
    out.seed = 18446744073709551615U;
    out.games = games;
    out.mostActions = 20000;
    return out;
}

/// A game that differs from those of other numbers in all its fields.
inline fw::PlayedGame game(std::uint64_t number)
{
    const auto n = static_cast<std::int64_t>(number);
    fw::PlayedGame out;
    out.number = number;
    out.winner = n % 3 == 0 ? "red" : n % 3 == 1 ? "blue" : "";
    out.outcome = n % 4 == 3 ? "" : "a, \"marginal\" victory; 50 % = 1:1\n";
    out.ending = "=7." + std::to_string(n % 2);
    out.turns = 3 + n % 5;
    out.actions = 100 + 7 * n;
    out.sides = {{10 + n, n % 4, n % 2}, {12, n % 6, 1}};
    out.scores = {{1000 * (n % 5), -500}, {-2000, 1500 * n}};
    out.spoken = {{"modifier night", n + 1}, {"cell crt 2:1, 5-6; x=%", 2}};
    out.lostAt = {{"0912", {n, 2}}, {"1/2", {0, 1}}};
    out.heldBy = {{"0912", n % 2}, {"0101", 0}};
    return out;
}

inline std::vector<fw::PlayedGame> games(std::uint64_t count)
{
    std::vector<fw::PlayedGame> out;
    for (std::uint64_t number = 0; number < count; ++number)
        out.push_back(game(number));
    return out;
}

/// Fails the test with the sentence of the problem.
template <class T>
T good(fw::Result<T> result)
{
    if (!result)
        qFatal("%s", fw::describe(result.error()).c_str());
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

/// All games of a file.
inline std::vector<fw::PlayedGame> in(const std::string& path)
{
    const auto file = good(fw::RunFile::open(path, fw::RunFile::Mode::Read));
    std::vector<fw::PlayedGame> out;
    while (auto game = good(file->next()))
        out.push_back(std::move(*game));
    return out;
}

} // namespace rows
