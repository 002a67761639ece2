#pragma once

#include "tests/conformance/Desk.h"

namespace conformance {

/// The rules' findings about a case, in the words of the case format: the expected keys, `illegal` with the cited rule
/// if the action is refused, and `fault` if the case cannot be stated.
Json rule(const Case& one, const Adapter& adapter, const Shipped& shipped);

/// The case with the keys of the runner, by the adapter's `words`.
Case translated(const Case& one, const Adapter& adapter);
/// The shape of the adapter's board.
fw::GridShape boardShape(const Adapter& adapter);

/// One case in play, before and after its action.
struct Ruling {
    const Case& one;
    const Adapter& adapter;
    const Setting& setting;
    Desk before; ///< at the phase's first question
    Desk now;    ///< after the action with the answers and dice of the case
    Json told;   ///< findings that an action or query makes itself
};

/// The names in the adapter of a case.
inline const Json& names(const Ruling& ruling)
{
    return ruling.adapter.names;
}

/// Carries out the case's action, or answers its query.
void act(Ruling& ruling, const Json& action);
/// Plays steps of the adapter, such as those that lead to a question.
void prepare(Ruling& ruling, const Json& steps);
/// Answers a query into `told`.
void ask(Ruling& ruling, const Json& action);
/// One finding for an expected key; sets the desk's fault when the key is unknown.
Json finding(Ruling& ruling, const std::string& key);

/// The place and state of a unit, in the words of the case format.
Json unitFinding(const Ruling& ruling, const Desk& desk, const std::string& id, const Json& wanted);
/// The pending retreat, null when there is none.
Json retreatFinding(const Ruling& ruling, const Desk& desk);
/// The losers after their pending retreat along any legal path.
Json afterRetreat(const Ruling& ruling, const Json& wanted);
/// Whether attackers may advance at the end, and how far at most.
Json advanceFinding(const Ruling& ruling);

/// The odds column for two totals; null when there is none.
Json oddsOf(const Ruling& ruling, const Json& attack, const Json& defence);
/// Answers a query about squares, arcs, odds or the sequence of play; false for any other `row`.
bool askGround(Ruling& ruling, const Json& action, const Json& row);

/// Findings about squares, facings, obligations and points after an action; false for any other key.
bool afterFinding(Ruling& ruling, const std::string& key, Json& out);

/// Findings about combats; false for any other key.
bool combatFinding(Ruling& ruling, const std::string& key, Json& out);

/// Whether a definition of the rules is true for a unit now.
bool satisfies(const Desk& desk, const std::string& def, int unit);
/// The role of a box, empty for cells and places off the table.
std::string boxRole(const Desk& desk, fw::PlaceId place);
/// The present step of a ladder mark.
std::string ladderStep(const Desk& desk, const std::string& mark, int subject);
/// The name of a phase in the cases.
std::string phaseName(const Adapter& adapter, const std::string& id);
/// The exact number as JSON.
Json jsonNumber(const fw::Rational& value);
/// The last event of a kind with this row; null when there is none.
const fw::Event* lastLine(const fw::Trace& trace, fw::EventKind kind, const std::string& row);

} // namespace conformance
