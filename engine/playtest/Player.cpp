#include "engine/playtest/Player.h"

#include "engine/playtest/MctsPlayer.h"

#include <charconv>

namespace fw {

namespace {

constexpr std::int32_t mostNodes = 1'000'000;

} // namespace

std::optional<PlayerSettings> playerNamed(std::string_view word)
{
    if (word == "random")
        return PlayerSettings{PlayerKind::Random, PlayerSettings().nodes};
    if (word == "greedy")
        return PlayerSettings{PlayerKind::Greedy, PlayerSettings().nodes};
    constexpr std::string_view searching = "mcts";
    if (!word.starts_with(searching))
        return std::nullopt;
    PlayerSettings out{PlayerKind::Mcts, PlayerSettings().nodes};
    word.remove_prefix(searching.size());
    if (word.empty())
        return out;
    if (!word.starts_with(':'))
        return std::nullopt;
    word.remove_prefix(1);
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), out.nodes);
    if (error != std::errc() || end != word.data() + word.size() || out.nodes < 1 || out.nodes > mostNodes)
        return std::nullopt;
    return out;
}

std::string wordOf(const PlayerSettings& player)
{
    switch (player.kind) {
    case PlayerKind::Random: return "random";
    case PlayerKind::Greedy: return "greedy";
    case PlayerKind::Mcts: break;
    }
    return player.nodes == PlayerSettings().nodes ? std::string("mcts") : "mcts:" + std::to_string(player.nodes);
}

std::unique_ptr<Player> makePlayer(const Rules& rules, const PlayerSettings& settings, std::uint64_t seed)
{
    switch (settings.kind) {
    case PlayerKind::Greedy: return std::make_unique<GreedyPlayer>(rules, seed);
    case PlayerKind::Mcts: return std::make_unique<MctsPlayer>(rules, settings.nodes, seed);
    case PlayerKind::Random: break;
    }
    return std::make_unique<RandomDecisions>(rules, seed);
}

} // namespace fw
