#pragma once

#include "engine/play/Play.h"
#include "tests/fuzz/Coverage.h"
#include "tests/fuzz/Player.h"

#include <string>
#include <vector>

namespace fuzz {

/// What is looked at while a game is played.
struct Looking {
    bool unchanged = true; ///< legal leaves the state alone, redact twice is redact once
    bool orders = true;    ///< every action written as an order and read again leads to the same state
    bool replay = true;    ///< the actions once more lead to the same state at every step
    Coverage* coverage = nullptr;
    int limit = 20000; ///< more actions than this is a game that does not end
};

/// Something that must not happen.
struct Fault {
    std::uint64_t seed = 0;
    std::size_t action = 0; ///< how many were carried out before
    std::string text;
};

/// One game played to its end.
struct Played {
    std::vector<fw::Action> actions;
    std::vector<Fault> faults;
    std::uint64_t clicks = 0;
    double slowest = 0;        ///< milliseconds of processor time the slowest list of choices took
    std::size_t slowestAt = 0; ///< actions carried out before it
    std::string slowestOf;     ///< the clicks before it
    int turns = 0;
    bool over = false;
    std::string outcome; ///< and, of a game that was replayed, for whom
};

/// Plays a game from its set-up to its end by what legal offers; the same seed plays the same game.
Played play(const fw::Rules& rules, std::uint64_t seed, const Looking& looking);

/// An action on one line, for reports.
std::string shown(const fw::Action& action);

} // namespace fuzz
