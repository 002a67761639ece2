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

/// The few words in which a state is said besides the names that rules and scenario give; a shell may put words of
/// its own language in their place, and what it says so is read back with the same words.
struct StateWords {
    std::function<std::string(const char*)> own; ///< empty: the words of orders
    /// The word as it is said.
    std::string operator()(const char* word) const { return own ? own(word) : word; }
};

/// What a setting is about; of `Places` it is every place.
enum class SetAbout : std::uint8_t { Unit, Side, Place, Formation, Game, Places, Stack };
template <>
inline constexpr const char* enumWords<SetAbout> = "unit|side|place|formation|game|places|stack";

/// What is set there.
enum class SetWhat : std::uint8_t { Place, Steps, Facing, Arrives, Mark, Used, Plain, Is, Unidentified };
template <>
inline constexpr const char* enumWords<SetWhat> = "place|steps|facing|arrives|mark|used|plain|is|unidentified";

/// One thing that a referee's setting puts in step with the table.
struct Setting {
    SetAbout about = SetAbout::Game;
    std::string subject;             ///< id or printed number; of a stack the place; empty for the game
    std::optional<SetWhat> what;     ///< none of a stack
    std::vector<std::string> values; ///< of a mark its id first; of a stack its units, the top one first
    friend bool operator==(const Setting&, const Setting&) = default;
};

/// What an action of kind Set asks for, in order; the clock is no such thing.
Result<std::vector<Setting>> settingsOf(const Action& action);

/// A setting as an action says it when there are several.
Argument argumentOf(const Setting& setting);

/// Whether a number mark keeps a side: its place in the list of sides, counted from 1.
bool keepsSide(const Rules& rules, MarkId mark);

/// Whether a number mark keeps a place: its number from 1, 0 for nowhere.
bool keepsPlace(const Rules& rules, MarkId mark);

/// What becomes of a number that rules keep anew.
struct Reckoning {
    std::string cite; ///< of the rule that sums it up
    MarkId besides;   ///< the mark that is added to the sum; none where nothing is
};

/// The rule that sets a number mark of a side, a formation or the game to a sum over the table; nothing where none
/// does.
std::optional<Reckoning> reckonedAnew(const Rules& rules, MarkId mark);

/// How a mark is called where it lies: its label, its id when something else there goes by that label.
std::string markPhrase(const Rules& rules, MarkId mark);

/// The value of a mark in words, "fog", "3", "British", "0808", "Bx and By"; empty for a flag.
std::string markValueText(const Rules& rules, MarkId mark, const std::vector<std::string>& values,
                          const StateWords& words = {});

/// A phase as the log heads it, "British: Combat", by the label that no other phase has, else by its id.
std::string phaseText(const Rules& rules, const std::string& phase, const std::string& side);

/// What a setting is about, and what it says of it: a place and its stack, "turn" and "3".
struct SettingParts {
    std::string what;
    std::string text;
};

/// What a setting says, as orders, sheet and log write it: "Conway at 0403, steps 1, facing NE, held by Bx". By name
/// or, where a name would be taken for something else, by id. Counters are called as they are known in `position`.
SettingParts settingParts(const Rules& rules, const Position& position, const Action& action,
                          const StateWords& words = {}, bool byName = true);

/// The same on one line.
std::string settingText(const Rules& rules, const Position& position, const Action& action,
                        const StateWords& words = {}, bool byName = true);

} // namespace fw
