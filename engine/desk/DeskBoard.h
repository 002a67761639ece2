#pragma once

#include "engine/desk/RuleWords.h"

namespace fw {

/// A small board with a stated case on it.
struct DeskBoard {
    Scenario scenario;
    std::string side;                ///< that acts
    std::string target;              ///< printed number
    std::vector<std::string> acting; ///< unit ids
    std::vector<std::string> others;
};

/// The sides of a case: those of the scenario, else those that the rules ask for by their ids, else two of no name.
std::vector<Army> deskArmies(const Ruleset& rules, const Scenario* like);

/// The sides that may act in a case, most likely first, each with the side acted on: that of the
/// counters named, else any.
std::vector<std::pair<std::string, std::string>> deskSides(const std::vector<Army>& sides, const Scenario* like,
                                                           const Stated& stated);

/// The direction, as the target sees it, in which each of those who act stands: as said, else the next
/// that is free.
std::vector<int> deskDirections(const Stated& stated);

/// Puts the stated forces on a board; `like` lends sides, grid, counters and special rows.
Result<DeskBoard> layBoard(const Ruleset& rules, const Scenario* like, const Stated& stated, const std::string& preset,
                           const std::pair<std::string, std::string>& sides, int turn);

} // namespace fw
