#pragma once

#include "engine/desk/RuleDesk.h"

#include <optional>

namespace fw {

/// A case for the desk, with everything that the ruling depends on.
struct Case {
    Ruleset rules;
    std::optional<Scenario> like; ///< supplies sides, grid, counters and special rows
    Setup setup;
    std::string preset;
    std::optional<int> turn; ///< the turn of a game; else any turn that allows the case
};

/// The result of the desk, complete for command line, window and examples of play: none of them computes anything.
struct Ruling {
    std::shared_ptr<const Rules> rules;
    Trace trace;                                      ///< up to the last step of the ruling
    std::vector<Chance> chances;                      ///< when no dice were stated
    Question next;                                    ///< the question after the ruling
    std::vector<std::pair<std::string, int>> waiting; ///< stated dice for a roll that lacks others
    std::vector<std::string> choices;                 ///< answers to the next question, in words that may be stated
    bool moreChoices = false;                         ///< there are other answers, too
    bool open = false;                                ///< the case needs one of these answers for a ruling
    int unused = 0;                                   ///< number of stated dice that no roll uses
    bool misnamed = false;                            ///< the questions and the stated dice have different names
    std::optional<Problem> trouble;                   ///< a later step was refused
    std::vector<Text> assumed;                        ///< what the ruling depends on and was not stated
    std::vector<Text> vain;                           ///< what was stated and changes nothing
};

/// Rules on a stated case: with dice the result, without them the exact chances.
Result<Ruling> ruleOn(const Case& given, const Stated& stated);

/// The same with a vocabulary made before, for repeated use.
Result<Ruling> ruleOn(const DeskVocabulary& known, const Case& given, const Stated& stated);

/// The same with text for people: what was assumed, numbers that count but were not stated, and what was stated and
/// changes nothing.
Result<Ruling> ruleAloud(const Case& given, const Stated& stated);

} // namespace fw
