#include "engine/session/SeededDice.h"

#include "engine/session/OrderReferee.h"

#include <algorithm>

namespace fw {

namespace {
constexpr std::uint64_t multiplier = 6364136223846793005ull;
constexpr std::uint64_t increment = 1442695040888963407ull;
} // namespace

SeededDice::SeededDice(std::uint64_t seed)
{
    next();
    mState += seed;
    next();
}

std::uint32_t SeededDice::next()
{
    const std::uint64_t old = mState;
    mState = old * multiplier + increment;
    const auto shifted = static_cast<std::uint32_t>(((old >> 18u) ^ old) >> 27u);
    const auto turn = static_cast<std::uint32_t>(old >> 59u);
    return (shifted >> turn) | (shifted << ((32u - turn) & 31u));
}

int SeededDice::roll(int low, int high)
{
    if (high <= low)
        return low;
    const auto range = static_cast<std::uint32_t>(static_cast<std::int64_t>(high) - low + 1);
    if (range == 0)
        return low;
    // Numbers below the remainder are drawn again, so that no face is likelier than another.
    const std::uint32_t unfair = (0u - range) % range;
    std::uint32_t drawn = next();
    while (drawn < unfair)
        drawn = next();
    return static_cast<int>(low + static_cast<std::int64_t>(drawn % range));
}

Action SeededDice::answer(const Question& question)
{
    Action out;
    out.kind = Action::Kind::Dice;
    if (question.seats.size() == 1)
        out.seat = question.seats.front();
    out.verb = "dice";
    for (const DieAsked& die : question.dice) {
        // Several dice of one name share an argument: "hit.1" and "hit.2" are in "hit".
        const std::string name = dieName(die.name);
        if (out.args.empty() || out.args.back().name != name)
            out.args.push_back({name, {}});
        auto& fallen = out.args.back().values;
        if (!die.once) {
            fallen.push_back(std::to_string(roll(die.low, die.high)));
            continue;
        }
        // The n-th of the faces that are left.
        int left = roll(die.low, die.high - static_cast<int>(fallen.size())) - die.low;
        for (int face = die.low; face <= die.high; ++face)
            if (const std::string text = std::to_string(face);
                std::ranges::find(fallen, text) == fallen.end() && left-- == 0) {
                fallen.push_back(text);
                break;
            }
    }
    return out;
}

} // namespace fw
