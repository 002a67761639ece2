#pragma once

#include "tests/conformance/operations/Bench.h"

namespace conformance {

/// A combat of a case as it stands on the board.
struct CombatBoard {
    std::string attacker;               ///< side
    std::string defender;               ///< side
    std::vector<std::string> attackers; ///< counters
    std::vector<std::string> defenders;
    std::vector<fw::Cell> from; ///< hexes of the attackers, each once
    std::vector<fw::Cell> to;   ///< hexes of the defenders, each once
    std::string attackLead;
    std::string defenceLead;
    std::string attackChief;
    std::string defenceChief;
    fw::Cell diversion = fw::noCell;
};

/// Lays a combat out: who stands where, what lies between them, and what makes the flags of the case true.
CombatBoard layOutCombat(Bench& bench);
/// Hexes beside both.
std::vector<fw::Cell> flanks(const Bench& bench, fw::Cell a, fw::Cell b);
/// Closes the flank hexes of a side by a counter that stands behind them.
void closeFlanks(Bench& bench, fw::Cell own, fw::Cell foe, const std::string& side);
/// Plays a declared combat as far as the tactics, the lead units and commanders named.
bool comeToTactics(Bench& bench, const CombatBoard& board);
/// Goes on from the die: lets it stand and takes what any answer will do for.
void fightOut(Bench& bench);
/// Tells what a combat came to.
void tellCombat(Bench& bench, const CombatBoard& board, Json& told);

} // namespace conformance
