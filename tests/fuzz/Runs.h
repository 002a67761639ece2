#pragma once

#include "tests/fuzz/Report.h"
#include "tests/fuzz/Systems.h"

namespace fuzz {

/// The kind of games: with the scenario's set-up, or variants.
enum class From : unsigned char { AsItStands, Variants };

/// A sequence of seeds, played on several threads; the results do not depend on their number.
struct Run {
    From from = From::AsItStands;
    std::uint64_t first = 0;
    std::uint64_t count = 0;
    unsigned threads = 1;
    bool covered = true;     ///< whether used rows are counted
    Looking looking;         ///< its coverage is set for each game
    std::uint64_t least = 1; ///< number of games in which each row must be used
};

/// Plays the games and adds up their results, in the order of the seeds.
void play(const System& system, const Run& run, Tally& tally, Totals& totals);

/// Plays variants in small batches until every row without an excuse was used; at most run.count.
void playUntilCovered(const System& system, Run run, const std::vector<Excuse>& excuses, Tally& tally, Totals& totals);

} // namespace fuzz
