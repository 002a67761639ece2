#pragma once

#include "tests/conformance/Ruling.h"

#include <deque>
#include <string>
#include <vector>

namespace conformance {

/// A case on an open field of hexes: its start, its present state and its findings.
struct Field {
    const Case& one;
    const Adapter& adapter;
    const Setting& setting;
    const fw::Position start; ///< as given by the case, before its phase begins
    Desk now;
    Json action;                 ///< the current action
    std::deque<int> dice;        ///< not rolled yet
    std::deque<Json> cards = {}; ///< not played yet; played when their windows open
    Json told = Json::object();
    std::vector<std::string> reshuffled = {}; ///< sides whose discards were shuffled
    fw::Position before = start;              ///< at the start of the action

    const fw::Rules& rules() const { return now.rules(); }
    const fw::Position& position() const { return now.state().position; }
    const Json& named(const std::string& path) const { return find(adapter.names, path); }
};

/// The case with cells as printed numbers and with the names of the runner; `fault` gets a key that nothing here reads.
Case onBoard(const Case& said, const Adapter& adapter, std::string& fault);

/// Findings with printed numbers changed to the cells of the case format.
Json fromBoard(const Json& found, const Adapter& adapter);

/// Sets up a case that onBoard() made.
Setting makeField(const Case& one, const Adapter& adapter, const Shipped& shipped);

/// The state of a unit in a position.
inline const fw::UnitState& stateOf(const fw::Position& position, int unit)
{
    return position.units[static_cast<std::size_t>(unit)];
}

/// The prefix for ids of counters that only bring a corps to the strength in the case.
constexpr const char* madeUp = "made-up-";

/// Carries out an action of the case or a sequence of them, or answers its query.
void actOnField(Field& field, const Json& action);
/// Carries out each action of a sequence separately; a refused one changes nothing.
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
/// The fields of an entry, each with the word of the action that the adapter names.
std::vector<fw::Argument> argsOf(const Json& fields, const Json& action);
/// The name of a case's card in the rules.
std::string cardId(const Field& field, const std::string& id);
/// Plays a card and answers its questions; false when it is refused.
bool playCard(Field& field, const Json& said);
/// Keeps the cards of an action for the windows in which they are played.
void layCards(Field& field, const Json& action);
/// Passes the questions before the one for the action, as in the adapter's `passes`.
void passBefore(Field& field, const std::string& type);
/// Rolls dice and passes whatever the case does not decide, until a decision is needed.
void settleField(Field& field);

/// The rules' findings about a case of such a system, in the words of the case format.
Json ruleOnField(const Case& said, const Adapter& adapter, const Shipped& shipped);

} // namespace conformance
