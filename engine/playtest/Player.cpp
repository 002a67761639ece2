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
        return PlayerSettings{.kind = PlayerKind::Random};
    if (word == "greedy")
        return PlayerSettings{.kind = PlayerKind::Greedy};
    constexpr std::string_view searching = "mcts";
    if (!word.starts_with(searching))
        return std::nullopt;
    PlayerSettings out{.kind = PlayerKind::Mcts};
    word.remove_prefix(searching.size());
    if (word.empty())
        return out;
    const auto number = [&](std::int32_t& value) {
        if (!word.starts_with(':'))
            return false;
        const char* const last = word.data() + word.size();
        const auto [end, error] = std::from_chars(word.data() + 1, last, value);
        word = {end, static_cast<std::size_t>(last - end)};
        return error == std::errc() && value >= 1 && value <= mostNodes;
    };
    if (!number(out.nodes) || (!word.empty() && !number(out.opening)) || !word.empty())
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
    const PlayerSettings usual;
    if (player.opening != usual.opening)
        return "mcts:" + std::to_string(player.nodes) + ":" + std::to_string(player.opening);
    return player.nodes == usual.nodes ? std::string("mcts") : "mcts:" + std::to_string(player.nodes);
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
