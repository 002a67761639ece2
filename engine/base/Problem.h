#pragma once

#include "engine/base/SpecialMembers.h"
#include "engine/base/Text.h"

#include <cstdint>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace fw {

/// What kind of trouble a Problem is; the command line maps each kind to an exit code.
enum class Trouble : std::uint8_t {
    Refused,    ///< a rule refuses an action
    BadInput,   ///< a file's content is wrong
    Unreadable, ///< a file cannot be opened, or has another type than its name says
    Unwritable, ///< a file cannot be written
    Newer,      ///< a file was made by a newer program
    Changed,    ///< a file changed outside the program, or a chain does not verify
    Overflow,   ///< a number exceeds its range
    Usage,      ///< the call itself is wrong
};

/// Which problem it is; callers decide by this id, never by the sentence.
enum class ProblemId : std::uint8_t {
    Other,           ///< no caller handles it specially
    RuleBroken,      ///< a rule refuses an action because of its `subjects`
    EntryRefused,    ///< a rule refuses the menu entry, whatever its fields are
    StepBudgetSpent, ///< a ruling exceeds its step budget
    Endless,         ///< procedures repeat forever without asking for a decision
    Dice,            ///< the dice of a stated case do not make sense
};

/// Why something could not be done: what, where, by which rule, and what helps.
struct Problem {
    Trouble trouble = Trouble::BadInput;
    Text text;                      ///< the sentence
    std::string cite;               ///< case number of the rule that refuses; empty if none does
    std::string file;               ///< file at fault; empty if none
    std::string place;              ///< JSON pointer, "line 12" or a printed hex number
    Text remedy;                    ///< what to do about it
    std::vector<Text> alternatives; ///< legal alternatives
    ProblemId id = ProblemId::Other;
    std::string rule; ///< of RuleBroken and EntryRefused: the label of the rule
    std::vector<std::string>
        subjects; ///< of RuleBroken: ids of the units and sides, and printed numbers, that break it

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
