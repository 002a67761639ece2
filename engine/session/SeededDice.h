#pragma once

#include "engine/model/Action.h"
#include "engine/play/Play.h"

#include <cstdint>

namespace fw {

/// Fair dice from a seed (PCG32): the same seed gives the same faces on every machine.
class SeededDice
{
public:
    explicit SeededDice(std::uint64_t seed);
    /// A number from low to high, each with the same chance.
    int roll(int low, int high);
    /// The answer to a question that waits for dice.
    Action answer(const Question& question);

private:
    std::uint32_t next();
    std::uint64_t mState = 0;
};

} // namespace fw
