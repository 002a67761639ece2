#pragma once

#include "engine/desk/RuleWords.h"

namespace fw {

/// A small board with a stated case on it.
struct DeskBoard {
    Scenario scenario;
    std::string side;                ///< the acting side
    std::string target;              ///< printed number of the target's cell
    std::vector<std::string> acting; ///< unit ids
    std::vector<std::string> others;
};

/// The sides of a case: those of the scenario, else those that the rules name by id, else a red and a blue side.
std::vector<Army> deskArmies(const Ruleset& rules, const Scenario* like);

/// Pairs of an acting side and its target's side that a case may have, most likely first; a scenario's counters decide
/// their own side.
std::vector<std::pair<std::string, std::string>> deskSides(const std::vector<Army>& sides, const Scenario* like,
                                                           const Stated& stated);

/// The direction from the target to each acting counter: as stated, else the next free one.
std::vector<int> deskDirections(const Stated& stated);

/// Puts the stated forces on a board; `like` supplies the sides, the grid, counters and special rows.
Result<DeskBoard> layBoard(const Ruleset& rules, const Scenario* like, const Stated& stated, const std::string& preset,
                           const std::pair<std::string, std::string>& sides, int turn);

} // namespace fw
