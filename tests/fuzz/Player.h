#pragma once

#include "engine/model/Menu.h"
#include "engine/play/Play.h"
#include "tests/fuzz/Chance.h"

#include <map>

namespace fuzz {

/// How somebody plays; percentages.
struct Style {
    int act = 85;    ///< takes an entry that does something before one that ends a phase
    int fight = 60;  ///< among those, one that leads to dice before one that does not
    int nearer = 60; ///< on a path, the cell nearest the enemy before any cell
    int stop = 20;   ///< ends a path where it may end
    int enough = 35; ///< says "that is all" to a set that may be finished

    /// A style for a side in a game, so that the timid and the rash meet each other in every way.
    static Style of(std::uint64_t seed, std::size_t side);
};

/// Picks clicks at random but with a will: looks for the enemy and attacks.
class Player
{
public:
    Player(const fw::Rules& rules, std::uint64_t seed);

    /// One of the choices, of which there is at least one.
    const fw::Choice& pick(const fw::State& state, const fw::Draft& draft, const std::vector<fw::Choice>& choices);
    /// The seat that answers next, one of those that may.
    std::string seat(const std::vector<std::string>& seats);

private:
    enum class Leads : unsigned char { Away, On, Dice };

    const fw::Choice& pickEntry(const fw::State& state, const Style& style, const std::vector<fw::Choice>& choices);
    const fw::Choice& pickCell(const fw::State& state, const fw::Draft& draft, const std::vector<fw::Choice>& choices);
    const Style& styleOf(const std::string& seat) const;
    Leads leads(const fw::MenuEntry& entry);
    bool rolls(const std::vector<fw::Node>& nodes, int depth) const;
    /// A unit with something left to do before the step may end; null when none is offered.
    const fw::Choice* pickDuty(const fw::State& state, const std::vector<fw::Choice>& choices) const;
    /// The facing towards the nearest enemy of the draft's unit; null when there is none to choose.
    const fw::Choice* pickFacing(const fw::State& state, const fw::Draft& draft,
                                 const std::vector<fw::Choice>& choices) const;
    int toEnemy(const fw::State& state, int place, int side) const;

    const fw::Rules& mRules;
    std::vector<Style> mStyles; ///< by side
    Chance mChance;
    std::map<const fw::MenuEntry*, Leads> mKnown;
    std::string mLast; ///< entry taken last
    int mInARow = 0;   ///< and how often, one after another
};

} // namespace fuzz
