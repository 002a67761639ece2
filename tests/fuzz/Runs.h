#pragma once

#include "tests/fuzz/Report.h"
#include "tests/fuzz/Systems.h"

namespace fuzz {

/// Which games are played.
enum class From : unsigned char { AsItStands, Variants };

/// A row of seeds to play, on so many threads at once; what is found does not depend on how many.
struct Run {
    From from = From::AsItStands;
    std::uint64_t first = 0;
    std::uint64_t count = 0;
    unsigned threads = 1;
    bool covered = true;     ///< whether what was used is counted
    Looking looking;         ///< its coverage is set for each game
    std::uint64_t least = 1; ///< in so many games each row is to be used
};

/// Plays them and adds up what they showed, in the order of the seeds.
void play(const System& system, const Run& run, Tally& tally, Totals& totals);

/// Plays variants, a few seeds after a few, until every row was used that no excuse covers; at most run.count.
void playUntilCovered(const System& system, Run run, const std::vector<Excuse>& excuses, Tally& tally, Totals& totals);

} // namespace fuzz
