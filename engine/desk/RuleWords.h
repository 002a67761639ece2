#pragma once

#include "engine/base/Problem.h"
#include "engine/desk/DeskTokens.h"
#include "engine/model/Scenario.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fw {

/// One counter stated in words. What is not said stands as its counter has it, if it is one.
struct StatedUnit {
    std::string name;    ///< as said; empty when it has none
    std::string counter; ///< id of the counter in the scenario; empty for a free name
    std::string type;
    std::string formation;
    std::vector<std::string> tags;
    std::map<std::string, Rational> ratings;
    std::map<std::string, std::string> marks;
    int steps = 1;         ///< 0: as the counter has them
    int lost = 0;          ///< -1: as the counter has them
    int facing = -1;       ///< -1 when not said: face to face
    int direction = -1;    ///< from the target to the counter; -1 for the next that is free
    int distance = 1;      ///< in cells from the target, straight in that direction; of a counter that acts
    bool together = false; ///< in the cell of the one before
    // Of its own cell, where it differs from what is said of all; never of a counter stacked with another.
    std::vector<std::string> ground;
    std::optional<int> level;
    std::vector<std::string> across;
    friend bool operator==(const StatedUnit&, const StatedUnit&) = default;
};

/// What somebody answers to a question that the act leads to, said as in orders.
struct StatedAnswer {
    std::string entry;                                                    ///< as said
    std::vector<std::pair<std::string, std::vector<std::string>>> fields; ///< in the order said
    friend bool operator==(const StatedAnswer&, const StatedAnswer&) = default;
};

/// A case put to the ruling desk.
struct Stated {
    std::string entry; ///< as said
    std::vector<StatedUnit> acting;
    std::vector<StatedUnit> target;
    std::vector<std::string> actingGround;
    std::vector<std::string> targetGround;
    std::optional<int> actingLevel; ///< height of the ground they stand on
    std::optional<int> targetLevel;
    std::vector<std::string> across;
    std::vector<std::pair<std::string, int>> dice; ///< name, empty when not said, and face
    std::map<std::string, std::vector<std::string>> fields;
    std::vector<StatedAnswer> answers;            ///< to the questions that follow, in their order
    std::map<std::string, std::string> gameMarks; ///< marks of the game: weather, say
    int turn = 0;                                 ///< 0 when not said
    std::string phase;                            ///< empty when not said
    friend bool operator==(const Stated&, const Stated&) = default;
};

/// Reads the words of `fieldworks rule`; its help has the grammar. Words are those of the rules, names
/// those of the scenario's counters. Whatever is not understood is refused where it stands.
Result<Stated> readStated(const Ruleset& rules, const std::string& words, const Scenario* scenario = nullptr);

class DeskVocabulary;

/// The same with a vocabulary made before: for who reads a case again and again.
Result<Stated> readStated(const DeskVocabulary& known, const std::string& words);

/// Whether a case that can be read is a sentence ("6 attack 4"), not clauses.
bool isSentence(const DeskVocabulary& known, const std::string& words);

/// The last turn that a case may be stated in: that of the scenario, else one that no game comes to.
int lastStatedTurn(const Scenario* scenario);

/// The ids that stated counters have on the board of the desk: those who act, then those acted on.
std::vector<std::string> boardIds(const Stated& stated);

/// Whether a refusal is about the dice that were stated.
bool aboutDice(const Problem& problem);

} // namespace fw
