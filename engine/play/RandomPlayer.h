#pragma once

#include "engine/base/Random.h"
#include "engine/play/EntryKinds.h"
#include "engine/play/LivePlay.h"

namespace fw {

/// A style of play, in percent.
struct PlayStyle {
    int act = 85;    ///< prefers an entry with an effect to one that ends a phase
    int fight = 60;  ///< among those, prefers one that leads to dice
    int nearer = 60; ///< on a path, prefers the cell nearest to the enemy
    int stop = 20;   ///< ends a path where it may end
    int enough = 35; ///< finishes a set that may be finished

    /// The style of a side in a game; the seeds combine all styles with each other.
    static PlayStyle of(std::uint64_t seed, std::size_t side);
};

/// Picks random clicks with a purpose: seeks the enemy and attacks.
class RandomPlayer
{
public:
    RandomPlayer(const Rules& rules, std::uint64_t seed);

    /// Picks one of the choices; the list must not be empty.
    const Choice& pick(const State& state, const Draft& draft, const std::vector<Choice>& choices);
    /// The same in a game that is played in place.
    const Choice& pick(LivePlay& live, const Draft& draft, const std::vector<Choice>& choices);
    /// Picks the seat that answers next.
    std::string seat(const std::vector<std::string>& seats);

private:
    const Choice& pickEntry(const State& state, const PlayStyle& style, const std::vector<Choice>& choices);
    const Choice& pickCell(const State& state, const Draft& draft, const std::vector<Choice>& choices);
    const PlayStyle& styleOf(const std::string& seat) const;
    /// A unit that must still act before the step may end; null when there is none.
    const Choice* pickDuty(const State& state, const std::vector<Choice>& choices) const;
    /// The facing towards the enemy nearest to the draft's unit; null when there is none to choose.
    const Choice* pickFacing(const State& state, const Draft& draft, const std::vector<Choice>& choices) const;
    int toEnemy(const State& state, int place, int side) const;

    const Rules& mRules;
    LivePlay* mLive = nullptr;      ///< the game in which a click is picked; null for a state on its own
    std::vector<int> mSides;        ///< by unit
    std::vector<PlayStyle> mStyles; ///< by side
    Random mRandom;
    EntryKinds mKinds;
    std::string mLast; ///< the last entry
    int mInARow = 0;   ///< number of its consecutive uses
};

} // namespace fw
