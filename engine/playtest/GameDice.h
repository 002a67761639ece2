#pragma once

#include "engine/play/Play.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace fw {

/// A number that follows from two others; a change of either changes all bits.
std::uint64_t mixedSeed(std::uint64_t seed, std::uint64_t with);
/// The same with a word.
std::uint64_t mixedSeed(std::uint64_t seed, std::string_view with);

/// The dice of one simulated game. The faces follow from a seed, the turn, the active side, the node that asks, and how
/// often it asked that side in that turn, so that games that differ elsewhere share the dice of their equal rolls.
class GameDice
{
public:
    explicit GameDice(std::uint64_t seed) : mSeed(seed) {}
    /// The seed of the next answer to that question; asking again counts as another roll.
    std::uint64_t next(const State& state, const Question& question);
    /// The answer to a question that waits for dice.
    Action roll(const State& state, const Question& question);

private:
    std::uint64_t mSeed;
    std::int32_t mTurn = -1;
    std::map<std::pair<std::int32_t, std::string>, std::uint64_t> mAsked; ///< in this turn, by active side and node
};

} // namespace fw
