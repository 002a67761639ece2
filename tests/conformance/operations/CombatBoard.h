#pragma once

#include "tests/conformance/operations/Bench.h"

namespace conformance {

/// A combat of a case on the board.
struct CombatBoard {
    std::string attacker;               ///< a side
    std::string defender;               ///< a side
    std::vector<std::string> attackers; ///< ids of counters
    std::vector<std::string> defenders;
    std::vector<fw::Cell> from; ///< hexes of the attackers, without duplicates
    std::vector<fw::Cell> to;   ///< hexes of the defenders, without duplicates
    std::string attackLead;
    std::string defenceLead;
    std::string attackChief;
    std::string defenceChief;
    fw::Cell diversion = fw::noCell;
};

/// Sets up a combat: the units, the terrain between them, and counters for the flags of the case.
CombatBoard layOutCombat(Bench& bench);
/// The hexes adjacent to both.
std::vector<fw::Cell> flanks(const Bench& bench, fw::Cell a, fw::Cell b);
/// Closes the flank hexes of a side with a counter behind them.
void closeFlanks(Bench& bench, fw::Cell own, fw::Cell foe, const std::string& side);
/// Plays a declared combat up to the choice of tactics, with lead units and commanders.
bool comeToTactics(Bench& bench, const CombatBoard& board);
/// Continues after the die: keeps it and gives any answer where that is enough.
void fightOut(Bench& bench);
/// Adds the findings of a combat.
void tellCombat(Bench& bench, const CombatBoard& board, Json& told);

} // namespace conformance
