#pragma once

#include "engine/model/Menu.h"
#include "engine/play/Play.h"
#include "tests/fuzz/Chance.h"

#include <map>

namespace fuzz {

/// A style of play, in percent.
struct Style {
    int act = 85;    ///< prefers an entry with an effect to one that ends a phase
    int fight = 60;  ///< among those, prefers one that leads to dice
    int nearer = 60; ///< on a path, prefers the cell nearest to the enemy
    int stop = 20;   ///< ends a path where it may end
    int enough = 35; ///< finishes a set that may be finished

    /// The style of a side in a game; the seeds combine all styles with each other.
    static Style of(std::uint64_t seed, std::size_t side);
};

/// Picks random clicks with a purpose: seeks the enemy and attacks.
class Player
{
public:
    Player(const fw::Rules& rules, std::uint64_t seed);

    /// Picks one of the choices; the list must not be empty.
    const fw::Choice& pick(const fw::State& state, const fw::Draft& draft, const std::vector<fw::Choice>& choices);
    /// Picks the seat that answers next.
    std::string seat(const std::vector<std::string>& seats);

private:
    enum class Leads : unsigned char { Away, On, Dice };

    const fw::Choice& pickEntry(const fw::State& state, const Style& style, const std::vector<fw::Choice>& choices);
    const fw::Choice& pickCell(const fw::State& state, const fw::Draft& draft, const std::vector<fw::Choice>& choices);
    const Style& styleOf(const std::string& seat) const;
    Leads leads(const fw::MenuEntry& entry);
    bool rolls(const std::vector<fw::Node>& nodes, int depth) const;
    /// A unit that must still act before the step may end; null when there is none.
    const fw::Choice* pickDuty(const fw::State& state, const std::vector<fw::Choice>& choices) const;
    /// The facing towards the enemy nearest to the draft's unit; null when there is none to choose.
    const fw::Choice* pickFacing(const fw::State& state, const fw::Draft& draft,
                                 const std::vector<fw::Choice>& choices) const;
    int toEnemy(const fw::State& state, int place, int side) const;

    const fw::Rules& mRules;
    std::vector<Style> mStyles; ///< by side
    Chance mChance;
    std::map<const fw::MenuEntry*, Leads> mKnown;
    std::string mLast; ///< the last entry
    int mInARow = 0;   ///< number of its consecutive uses
};

} // namespace fuzz
