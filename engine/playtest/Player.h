#pragma once

#include "engine/play/Play.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fw {

/// A way to play a side without a person.
enum class PlayerKind : std::uint8_t {
    Random, ///< random legal clicks with a purpose
    Greedy, ///< the action with the best exact forecast
    Mcts,   ///< Monte Carlo tree search
};

/// A player and its effort.
struct PlayerSettings {
    PlayerKind kind = PlayerKind::Greedy;
    std::int32_t nodes = 200;    ///< of the search tree for one turn; only for Mcts
    std::int32_t opening = 3000; ///< of the search tree for the start, which all games of a run share; only for Mcts
    friend bool operator==(const PlayerSettings&, const PlayerSettings&) = default;
};

/// The player of a word such as "greedy", or "mcts:500:9000" for one with 500 nodes and 9,000 for the start; nothing
/// for an unknown word.
std::optional<PlayerSettings> playerNamed(std::string_view word);
/// The word that playerNamed() reads.
std::string wordOf(const PlayerSettings& player);

/// Decides for one side of a simulated game; knows what that side may know.
class Player
{
public:
    virtual ~Player() = default;
    /// A legal action for a seat that the pending question asks; refuses when no choice leads to an action.
    virtual Result<Action> decide(const State& state, const std::string& seat) = 0;
};

/// A player for these rules, which must outlive it; equal seeds decide equally.
std::unique_ptr<Player> makePlayer(const Rules& rules, const PlayerSettings& settings, std::uint64_t seed);

} // namespace fw
