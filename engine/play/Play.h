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

/// One die to be rolled.
struct DieAsked {
    std::string name;
    std::string label; ///< the name that players use
    int low = 1;
    int high = 6;
    std::vector<std::string> names; ///< the name of each face, from the lowest; empty when the faces are numbers
    bool once = false;              ///< no two dice of this name show the same face, because counters are shuffled
    friend bool operator==(const DieAsked&, const DieAsked&) = default;

    /// The name of a face; its number when it has no name.
    std::string faceName(int face) const;
};

/// The pending question: the seats that answer, the possible answers, and the text.
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
    bool closed = false;              ///< the last field gets no more values
    std::vector<std::string> towards; ///< for the set being picked: a legal set that contains the items picked so far

    Draft() = default;
    Draft(Action action) : Action(std::move(action)) {} // NOLINT(google-explicit-constructor): a draft is an action
    friend bool operator==(const Draft&, const Draft&) = default;
};

/// One click: a menu entry, one more value for the open field, or "that is all" for it.
struct Choice {
    enum class Kind : unsigned char { Entry, Value, Done, Face, Label } kind = Kind::Value;
    std::string field; ///< the field or die that it goes to; empty for entries
    std::string value; ///< menu entry id, unit id, printed cell number, number or label
    std::string label; ///< the text that people read
    std::string cite;
    Rational cost{0};                 ///< for a cell of a path: movement points spent when it is entered
    std::vector<std::string> towards; ///< for an item of a set: a legal set that contains it, which extend() keeps
    friend bool operator==(const Choice&, const Choice&) = default;
};

/// A new state and the trace that led to it.
struct Outcome {
    State state;
    Trace trace;
};

/// One possible result, with its exact chance.
struct Chance {
    std::string result; ///< the results of tables and checks, joined
    Rational chance;
    Trace trace; ///< the trace of one such outcome
};

/// The forecast of an action before the dice: its trace and the exact chances.
struct Forecast {
    Trace trace;
    std::vector<Chance> chances;
};

/// The clicks that may come next; `cut` says why the list is incomplete when finding them took too much work.
struct Choices : std::vector<Choice> {
    std::optional<Problem> cut;
};

/// The start of a game: the scenario's set-up, run to the first question.
Result<Outcome> begin(const Rules& rules);

/// A game that starts in a phase of a side in a turn with a given position; refuses a phase that the rules lack.
Result<Outcome> beginAt(const Rules& rules, const Position& position, const std::string& phase, const std::string& side,
                        int turn);

/// The pending question; Wait::Over when the game has ended.
Question question(const Rules& rules, const State& state);

/// The seats that may act now; several for a secret choice.
std::vector<std::string> toAct(const Rules& rules, const State& state);

/// The clicks that may come next in a draft; each can be completed to a legal action. None, with the reason, when
/// finding them takes too much work.
Choices legal(const Rules& rules, const State& state, const Draft& draft);

/// Puts one more click into a draft.
Draft extend(const Rules& rules, const State& state, const Draft& draft, const Choice& choice);

/// True when the draft is a complete, legal action.
bool complete(const Rules& rules, const State& state, const Draft& draft);

/// Carries an action out: the new state with its trace, or the refusal with its case number.
Result<Outcome> apply(const Rules& rules, const State& state, const Action& action, bool traced = true);

/// Exact chances and trace of a complete action; refuses as apply does.
Result<Forecast> forecast(const Rules& rules, const State& state, const Action& action);

/// The state as one seat may see it: it hides concealed counters, the sealed answers of others, and marks that only
/// their owner may see.
State redact(const Rules& rules, const State& state, const std::string& seat);

} // namespace fw
