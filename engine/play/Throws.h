#pragma once

#include "engine/play/Play.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fw {

/// Dice that are rolled together, with the rolls that matter: each face of one die, each sum of several whose faces no
/// row reads, or how many of several show each face if rows only count them.
struct Throw {
    struct Way {
        std::vector<int> faces;
        std::int64_t often = 1; ///< number of combinations of faces
    };
    std::vector<std::string> dice; ///< the names under which they are asked for
    std::vector<Way> ways;
    std::int64_t all = 0;
};

/// The dice that are asked for, grouped into throws by what the rows read.
std::vector<Throw> throwsOf(const Rules& rules, const State& state, const std::vector<DieAsked>& dice);

/// The number of possible rolls; some number above `most` when there are more.
std::size_t waysOf(const std::vector<Throw>& thrown, std::size_t most);

/// One of the possible rolls, counted from 0; `chance` is multiplied by its chance.
Action fallenAs(const std::vector<Throw>& thrown, std::size_t way, Rational& chance);

} // namespace fw
