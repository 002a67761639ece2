#pragma once

#include "engine/desk/RuleDesk.h"

#include <optional>

namespace fw {

/// A case put to the desk, with all it is ruled by.
struct Case {
    Ruleset rules;
    std::optional<Scenario> like; ///< lends sides, grid, counters and special rows
    Setup setup;
    std::string preset;
    std::optional<int> turn; ///< it is in a game; else any that allows the case
};

/// What the desk answers. Command line, window and examples of play all show this; none computes anything.
struct Ruling {
    std::shared_ptr<const Rules> rules;
    Trace trace;                                      ///< as far as the ruling came
    std::vector<Chance> chances;                      ///< when no dice were stated
    Question next;                                    ///< what would be asked next
    std::vector<std::pair<std::string, int>> waiting; ///< dice stated for a roll still incomplete
    std::vector<std::string> choices;                 ///< answers to what would be asked next, as they may be stated
    bool moreChoices = false;                         ///< there are others, too
    bool open = false;                                ///< the case cannot be ruled on before one of them is stated
    int unused = 0;                                   ///< dice stated that nobody rolls
    bool misnamed = false;                            ///< dice are asked for, and those stated have other names
    std::optional<Problem> trouble;                   ///< a later step was refused
    std::vector<Text> assumed;                        ///< what the ruling stands on though nobody stated it
    std::vector<Text> vain;                           ///< what was stated and changes nothing in it
};

/// Rules on a stated case: with dice what they do, without them the exact chances.
Result<Ruling> ruleOn(const Case& given, const Stated& stated);

/// The same with a vocabulary made before: for who rules on a case again and again.
Result<Ruling> ruleOn(const DeskVocabulary& known, const Case& given, const Stated& stated);

/// The same for people: also says what was taken for granted, numbers that count but were not stated too, and what
/// was stated and changes nothing.
Result<Ruling> ruleAloud(const Case& given, const Stated& stated);

} // namespace fw
