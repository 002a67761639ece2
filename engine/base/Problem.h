#pragma once

#include "engine/base/SpecialMembers.h"
#include "engine/base/Text.h"

#include <cstdint>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace fw {

/// What kind of trouble a Problem is; the command line turns each into its exit code.
enum class Trouble : std::uint8_t {
    Refused,    ///< a rule says no to an action
    BadInput,   ///< a file's content is wrong
    Unreadable, ///< a file cannot be opened, or is not what it claims to be
    Unwritable, ///< a file cannot be written
    Newer,      ///< a file was made by a newer program
    Changed,    ///< a file changed outside, or a chain does not verify
    Overflow,   ///< a number left its range
    Usage,      ///< the call itself makes no sense
};

/// Which problem it is. Callers decide by this id, never by the sentence.
enum class ProblemId : std::uint8_t {
    Other,           ///< no caller treats it in a way of its own
    RuleBroken,      ///< a rule refuses an action for what its `subjects` are or do
    EntryRefused,    ///< a rule refuses the menu entry, whoever is named
    StepBudgetSpent, ///< a ruling takes more steps than it may
    Endless,         ///< procedures repeat without end and ask for no decision
    Dice,            ///< the dice of a stated case do not make sense
};

/// Why something could not be done: what, where, by which rule, and what would help.
struct Problem {
    Trouble trouble = Trouble::BadInput;
    Text text;                      ///< the sentence
    std::string cite;               ///< case number of the rule that refuses, empty when none does
    std::string file;               ///< file at fault, empty when none
    std::string place;              ///< JSON pointer, "line 12" or a printed hex number
    Text remedy;                    ///< what to do about it
    std::vector<Text> alternatives; ///< what would have been legal
    ProblemId id = ProblemId::Other;
    std::string rule; ///< of RuleBroken and EntryRefused: the rule, as the rules word it
    std::vector<std::string>
        subjects; ///< of RuleBroken: ids of units and sides, and printed numbers, that it is said of

    Problem(Trouble kind, Text sentence, std::string by = {}, std::string in = {}, std::string at = {}, Text helps = {},
            std::vector<Text> legal = {});
    FW_DECLARE_SPECIAL_MEMBERS(Problem);
};

/// One line for a terminal: file, place, sentence, case number, remedy.
std::string describe(const Problem& problem);

template <class T>
using Result = tl::expected<T, Problem>;

/// Shorthand for returning a refusal from a function whose result is a Result.
tl::unexpected<Problem> fail(Trouble trouble, Text text, std::string place = {}, Text remedy = {});

} // namespace fw
