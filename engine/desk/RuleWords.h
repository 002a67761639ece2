#pragma once

#include "engine/base/Problem.h"
#include "engine/desk/DeskTokens.h"
#include "engine/model/Scenario.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fw {

/// One counter stated in words; what is not stated is as on the counter, if it is one of the scenario.
struct StatedUnit {
    std::string name;    ///< as typed; empty when it has none
    std::string counter; ///< id of the counter in the scenario; empty for a free name
    std::string type;
    std::string formation;
    std::vector<std::string> tags;
    std::map<std::string, Rational> ratings;
    std::map<std::string, std::string> marks;
    int steps = 1;         ///< 0: as on the counter
    int lost = 0;          ///< -1: as on the counter
    int facing = -1;       ///< -1 when not stated: face to face
    int direction = -1;    ///< from the target to the counter; -1 for the next free one
    int distance = 1;      ///< in cells from the target, straight in that direction; only for an acting counter
    bool together = false; ///< in the cell of the counter before
    // Ground of its own cell when it differs from the ground of all; never of a stacked counter.
    std::vector<std::string> ground;
    std::optional<int> level;
    std::vector<std::string> across;
    friend bool operator==(const StatedUnit&, const StatedUnit&) = default;
};

/// A stated answer to a question that follows the act, in the form of an order.
struct StatedAnswer {
    std::string entry;                                                    ///< as typed
    std::vector<std::pair<std::string, std::vector<std::string>>> fields; ///< in the order stated
    friend bool operator==(const StatedAnswer&, const StatedAnswer&) = default;
};

/// A case put to the ruling desk.
struct Stated {
    std::string entry; ///< as typed
    std::vector<StatedUnit> acting;
    std::vector<StatedUnit> target;
    std::vector<std::string> actingGround;
    std::vector<std::string> targetGround;
    std::optional<int> actingLevel; ///< level of the ground of the acting counters
    std::optional<int> targetLevel;
    std::vector<std::string> across;
    std::vector<std::pair<std::string, int>> dice; ///< name, empty when not stated, and face
    std::map<std::string, std::vector<std::string>> fields;
    std::vector<StatedAnswer> answers;            ///< to the questions that follow, in their order
    std::map<std::string, std::string> gameMarks; ///< marks of the game, such as weather
    std::map<std::string, std::map<std::string, std::string>> sideMarks; ///< by side: mark and value
    int turn = 0;                                                        ///< 0 when not stated
    std::string phase;                                                   ///< empty when not stated
    friend bool operator==(const Stated&, const Stated&) = default;
};

/// Reads the words of `fieldworks rule`, whose help has the grammar: words of the rules and names of the scenario's
/// counters. Refuses any other word, and names its place.
Result<Stated> readStated(const Ruleset& rules, const std::string& words, const Scenario* scenario = nullptr);

class DeskVocabulary;

/// The same with a vocabulary made before, for repeated use.
Result<Stated> readStated(const DeskVocabulary& known, const std::string& words);

/// Whether a case that can be read is a sentence ("6 attack 4") and not clauses.
bool isSentence(const DeskVocabulary& known, const std::string& words);

/// The last turn that a case may have: that of the scenario, else one that no game reaches.
int lastStatedTurn(const Scenario* scenario);

/// The first turn that a stated case may name: that of the scenario, or 1 without one.
int firstStatedTurn(const Scenario* scenario);

/// The ids of stated counters on the board of the desk: first the acting ones, then the target.
std::vector<std::string> boardIds(const Stated& stated);

/// Whether a refusal is about the stated dice.
bool aboutDice(const Problem& problem);

} // namespace fw
