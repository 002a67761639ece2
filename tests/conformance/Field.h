#pragma once

#include "tests/conformance/Ruling.h"

#include <deque>
#include <string>
#include <vector>

namespace conformance {

/// One case on an open field of hexes: where it began, where it stands, and what it told.
struct Field {
    const Case& one;
    const Adapter& adapter;
    const Setting& setting;
    const fw::Position start; ///< as the case gives it, before its phase begins
    Desk now;
    Json action;                 ///< the one that is being carried out
    std::deque<int> dice;        ///< still to fall
    std::deque<Json> cards = {}; ///< still to be played when their windows open
    Json told = Json::object();
    std::vector<std::string> reshuffled = {}; ///< sides whose discards were shuffled
    fw::Position before = start;              ///< when the action began

    const fw::Rules& rules() const { return now.rules(); }
    const fw::Position& position() const { return now.state().position; }
    const Json& named(const std::string& path) const { return find(adapter.names, path); }
};

/// The case with cells as printed numbers and everything called as the runner calls it; what it says that
/// nothing here reads is named in `fault`.
Case onBoard(const Case& said, const Adapter& adapter, std::string& fault);

/// Findings with printed numbers as the cells that the case format writes.
Json fromBoard(const Json& found, const Adapter& adapter);

/// States a case that onBoard() made.
Setting makeField(const Case& one, const Adapter& adapter, const Shipped& shipped);

/// How a unit stands in a position.
inline const fw::UnitState& stateOf(const fw::Position& position, int unit)
{
    return position.units[static_cast<std::size_t>(unit)];
}

/// How the ids begin of counters that only make a corps as strong as the case says.
constexpr const char* madeUp = "made-up-";

/// Carries out an action of the case, a sequence of them, or answers its query.
void actOnField(Field& field, const Json& action);
/// Each action of a sequence by itself; one that is refused leaves the table as it is.
void sequenceOnField(Field& field, const Json& action);
/// Declares one attack; false when it is refused.
bool declareAttack(Field& field, const Json& attack);
/// Answers a query into `told`.
void askField(Field& field, const Json& action);
/// One finding for a key that the case expects of its action.
Json fieldFinding(Field& field, const std::string& key, const Json& wanted);

/// Plays an entry for a seat; false when it is refused.
bool playEntry(Field& field, const std::string& entry, const std::vector<fw::Argument>& args,
               const std::string& seat = {});
/// The fields of an entry, each from the word of the action that the adapter names for it.
std::vector<fw::Argument> argsOf(const Json& fields, const Json& action);
/// The name the rules have for a card of the case.
std::string cardId(const Field& field, const std::string& id);
/// Plays a card, and answers what it asks; false when it is refused.
bool playCard(Field& field, const Json& said);
/// Lays the cards of an action ready for the windows in which they are played.
void layCards(Field& field, const Json& action);
/// Passes the questions that stand before one the action is for, as the adapter's `passes` say.
void passBefore(Field& field, const std::string& type);
/// Lets dice fall, and passes what the case does not decide, until somebody has to.
void settleField(Field& field);

/// What the rules make of a case of such a system, in the words of the case format.
Json ruleOnField(const Case& said, const Adapter& adapter, const Shipped& shipped);

} // namespace conformance
