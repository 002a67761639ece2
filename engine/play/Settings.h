#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Action.h"
#include "engine/model/EnumWords.h"
#include "engine/play/State.h"
#include "engine/rules/Rules.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace fw {

/// The words, other than names, that describe a state; a shell may supply words of its own language and reads them back
/// with the same words.
struct StateWords {
    std::function<std::string(const char*)> own; ///< empty: the words of orders
    /// The word in the language of the shell.
    std::string operator()(const char* word) const { return own ? own(word) : word; }
};

/// The subject of a setting; `Places` means every place.
enum class SetAbout : std::uint8_t { Unit, Side, Place, Formation, Game, Places, Stack };
template <>
inline constexpr const char* enumWords<SetAbout> = "unit|side|place|formation|game|places|stack";

/// What a setting changes.
enum class SetWhat : std::uint8_t { Place, Steps, Facing, Arrives, Mark, Used, Plain, Is, Unidentified };
template <>
inline constexpr const char* enumWords<SetWhat> = "place|steps|facing|arrives|mark|used|plain|is|unidentified";

/// One change that the referee makes so that the position matches the table.
struct Setting {
    SetAbout about = SetAbout::Game;
    std::string subject;             ///< id or printed number; for a stack the place; empty for the game
    std::optional<SetWhat> what;     ///< none for a stack
    std::vector<std::string> values; ///< for a mark its id first; for a stack its units from the top
    friend bool operator==(const Setting&, const Setting&) = default;
};

/// The settings of an action of kind Set, in order; refuses the clock, which is none.
Result<std::vector<Setting>> settingsOf(const Action& action);

/// A setting as an argument of an action that has several.
Argument argumentOf(const Setting& setting);

/// Whether a number mark holds a side: its index in the list of sides, counted from 1.
bool keepsSide(const Rules& rules, MarkId mark);

/// Whether a number mark holds a place: its index, counted from 1; 0 means nowhere.
bool keepsPlace(const Rules& rules, MarkId mark);

/// How rules recompute a number, so that a setting of it does not last.
struct Reckoning {
    std::string cite; ///< case number of the rule that computes the sum
    MarkId besides;   ///< the mark that is added to the sum; none when no mark is
};

/// The rule that sets a number mark of a side, a formation or the game to a sum; nothing when there is none.
std::optional<Reckoning> reckonedAnew(const Rules& rules, MarkId mark);

/// The name of a mark on its kind of subject: its label, or its id when another mark or step there has that label.
std::string markPhrase(const Rules& rules, MarkId mark);

/// The value of a mark in words, "fog", "3", "British", "0808", "Bx and By"; empty for a flag.
std::string markValueText(const Rules& rules, MarkId mark, const std::vector<std::string>& values,
                          const StateWords& words = {});

/// A phase as the log heads it, "British: Combat": by its label, or by its id when another phase has that label.
std::string phaseText(const Rules& rules, const std::string& phase, const std::string& side);

/// The subject of a setting and its content: a place and its stack, "turn" and "3".
struct SettingParts {
    std::string what;
    std::string text;
};

/// The text of a setting in orders, sheet and log: "Conway at 0403, steps 1, facing NE, held by Bx". It uses names, or
/// ids where a name is ambiguous; counters have the names that are known in `position`.
SettingParts settingParts(const Rules& rules, const Position& position, const Action& action,
                          const StateWords& words = {}, bool byName = true);

/// The two parts of a setting on one line.
std::string settingText(const Rules& rules, const Position& position, const Action& action,
                        const StateWords& words = {}, bool byName = true);

} // namespace fw
