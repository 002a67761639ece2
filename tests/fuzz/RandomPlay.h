#pragma once

#include "engine/play/Play.h"
#include "engine/play/RandomPlayer.h"
#include "tests/fuzz/Coverage.h"

#include <string>
#include <vector>

namespace fuzz {

/// The checks during a game.
struct Looking {
    bool unchanged = true; ///< legal leaves the state unchanged, and a second redact changes nothing
    bool orders = true;    ///< each action, written as an order and read again, leads to the same state
    bool replay = true;    ///< a second play of the actions gives the same state at each step
    Coverage* coverage = nullptr;
    int limit = 20000; ///< a game with more actions counts as endless
};

/// A violated check.
struct Fault {
    std::uint64_t seed = 0;
    std::size_t action = 0; ///< number of actions before it
    std::string text;
};

/// A game played to its end.
struct Played {
    std::vector<fw::Action> actions;
    std::vector<Fault> faults;
    std::uint64_t clicks = 0;
    double slowest = 0;        ///< milliseconds of processor time for the slowest list of choices
    std::size_t slowestAt = 0; ///< number of actions before it
    std::string slowestOf;     ///< the clicks before it
    int turns = 0;
    bool over = false;
    std::string outcome; ///< with the winner if the game was replayed
};

/// Plays a game from its set-up to its end by the choices of legal; the same seed gives the same game.
Played play(const fw::Rules& rules, std::uint64_t seed, const Looking& looking);

/// An action on one line, for reports.
std::string shown(const fw::Action& action);

} // namespace fuzz
