#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Action.h"
#include "engine/model/Event.h"
#include "engine/play/State.h"
#include "engine/rules/Rules.h"

#include <optional>
#include <string>
#include <vector>

namespace fw {

/// What the game waits for.
enum class Wait : unsigned char { Choice, Dice, Path, Manual, Over };

/// One die that is asked for.
struct DieAsked {
    std::string name;
    std::string label; ///< what players call it
    int low = 1;
    int high = 6;
    std::vector<std::string> names; ///< what each face is called, from the lowest; empty where they are numbers
    bool once = false;              ///< no face falls on two dice of this name: counters are shuffled
    friend bool operator==(const DieAsked&, const DieAsked&) = default;

    /// What a face is called.
    std::string faceName(int face) const;
};

/// The pending question: who answers, what may be answered, in words.
struct Question {
    Wait wait = Wait::Over;
    std::vector<std::string> seats; ///< side ids, or "referee"
    std::string node;               ///< id of the asking node
    Text text;
    std::string cite;
    std::vector<DieAsked> dice;      ///< for Dice
    std::vector<std::string> labels; ///< for Manual
};

/// An action being put together, click by click. An empty verb means that nothing is picked yet.
struct Draft : Action {
    bool closed = false;              ///< nothing more is given for the last field
    std::vector<std::string> towards; ///< of the set being picked: a legal set that holds what is picked already

    Draft() = default;
    Draft(Action action) : Action(std::move(action)) {} // NOLINT(google-explicit-constructor): any action may go on
    friend bool operator==(const Draft&, const Draft&) = default;
};

/// One click: a menu entry, or one more value for the field being filled, or "that is all" for it.
struct Choice {
    enum class Kind : unsigned char { Entry, Value, Done, Face, Label } kind = Kind::Value;
    std::string field; ///< field or die it goes to; empty for entries
    std::string value; ///< menu entry id, unit id, printed cell number, number or label
    std::string label; ///< for people
    std::string cite;
    Rational cost{0};                 ///< for a cell of a path: spent so far when it is entered
    std::vector<std::string> towards; ///< for one of a set: a legal set it leads to, which extend() hands on
    friend bool operator==(const Choice&, const Choice&) = default;
};

/// A new state and the reckoning that led to it.
struct Outcome {
    State state;
    Trace trace;
};

/// One way things may fall, with its exact chance.
struct Chance {
    std::string result; ///< words of the tables read and checks made, joined
    Rational chance;
    Trace trace; ///< reckoning of one such outcome
};

/// What an action would meet before the dice: its reckoning and the exact chances.
struct Forecast {
    Trace trace;
    std::vector<Chance> chances;
};

/// Clicks that may come next; `cut` says why the list is not whole when looking for them took too much work.
struct Choices : std::vector<Choice> {
    std::optional<Problem> cut;
};

/// The start of a game: the scenario's set-up, run to the first question.
Result<Outcome> begin(const Rules& rules);

/// A game entered at a phase of a side in a turn with a given position; refuses a phase the rules lack.
Result<Outcome> beginAt(const Rules& rules, const Position& position, const std::string& phase, const std::string& side,
                        int turn);

/// What is asked now; Wait::Over when the game has ended.
Question question(const Rules& rules, const State& state);

/// The seats that may act now; several for a secret choice.
std::vector<std::string> toAct(const Rules& rules, const State& state);

/// The clicks that may come next after those in the draft; every one can be completed to a legal action. None,
/// with the reason, when finding them takes too much work.
Choices legal(const Rules& rules, const State& state, const Draft& draft);

/// Puts one more click into a draft.
Draft extend(const Rules& rules, const State& state, const Draft& draft, const Choice& choice);

/// True when the draft is a finished action that may be handed to apply.
bool complete(const Rules& rules, const State& state, const Draft& draft);

/// Carries an action out: the new state with its reckoning, or the refusal with its case number.
Result<Outcome> apply(const Rules& rules, const State& state, const Action& action, bool traced = true);

/// Exact chances and reckoning of a finished choice; refuses as apply does.
Result<Forecast> forecast(const Rules& rules, const State& state, const Action& action);

/// The state as one seat may see it: sealed answers of others and marks seen by their owner only are blanked.
State redact(const Rules& rules, const State& state, const std::string& seat);

} // namespace fw
