#include "engine/playtest/GameDice.h"

#include "engine/base/Random.h"
#include "engine/session/SeededDice.h"

namespace fw {

std::uint64_t mixedSeed(std::uint64_t seed, std::uint64_t with)
{
    Random random(seed ^ (with * 0x9e3779b97f4a7c15ULL));
    random.next();
    return random.next();
}

std::uint64_t mixedSeed(std::uint64_t seed, std::string_view with)
{
    std::uint64_t hash = 0xcbf29ce484222325ULL; // FNV-1a
    for (const char c : with)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    return mixedSeed(seed, hash);
}

std::uint64_t GameDice::next(const State& state, const Question& question)
{
    const Position& position = state.position;
    if (position.turn != mTurn) {
        mTurn = position.turn;
        mAsked.clear();
    }
    std::uint64_t seed = mixedSeed(mSeed, static_cast<std::uint64_t>(position.turn));
    seed = mixedSeed(seed, static_cast<std::uint64_t>(position.active + 1));
    seed = mixedSeed(seed, question.node);
    return mixedSeed(seed, mAsked[{position.active, question.node}]++);
}

Action GameDice::roll(const State& state, const Question& question)
{
    return SeededDice(next(state, question)).answer(question);
}

} // namespace fw
