#pragma once

#include "tests/conformance/Desk.h"

namespace conformance {

/// What the rules make of a case, in the words of the case format: the keys the case expects, an
/// `illegal` with the cited rule when the action is refused, and a `fault` when the case cannot be
/// put to the rules at all.
Json rule(const Case& one, const Adapter& adapter, const Shipped& shipped);

/// The case with the keys called as the runner calls them, by the adapter's `words`.
Case translated(const Case& one, const Adapter& adapter);
/// The shape of the board the adapter lays out.
fw::GridShape boardShape(const Adapter& adapter);

/// One case on the table: before the action, and where it came to rest after it.
struct Ruling {
    const Case& one;
    const Adapter& adapter;
    const Setting& setting;
    Desk before; ///< at the phase's first question
    Desk now;    ///< after the action and the answers and dice the case gives
    Json told;   ///< findings that an action or query makes itself
};

/// What the adapter of a case calls things.
inline const Json& names(const Ruling& ruling)
{
    return ruling.adapter.names;
}

/// Carries out the case's action, or answers its query.
void act(Ruling& ruling, const Json& action);
/// Plays steps of the adapter, such as those that lead up to a question.
void prepare(Ruling& ruling, const Json& steps);
/// Answers a query into `told`.
void ask(Ruling& ruling, const Json& action);
/// One finding for a key the case expects; sets the desk's fault when the key is unknown.
Json finding(Ruling& ruling, const std::string& key);

/// Where a unit is and what it is like, in the words of the case format.
Json unitFinding(const Ruling& ruling, const Desk& desk, const std::string& id, const Json& wanted);
/// The retreat the desk waits for, null when it waits for none.
Json retreatFinding(const Ruling& ruling, const Desk& desk);
/// What losers look like once their pending retreat is made, by some legal path.
Json afterRetreat(const Ruling& ruling, const Json& wanted);
/// Whether attackers may advance in the end, and how far at most.
Json advanceFinding(const Ruling& ruling);

/// The odds column for two totals; null when there is none.
Json oddsOf(const Ruling& ruling, const Json& attack, const Json& defence);
/// Answers a query about squares, arcs, odds or the order of play; false when `row` is none of these.
bool askGround(Ruling& ruling, const Json& action, const Json& row);

/// Findings about squares, facings, duties and points after an action; false when the key is none of
/// theirs.
bool afterFinding(Ruling& ruling, const std::string& key, Json& out);

/// Findings of combats; false when the key is none of theirs.
bool combatFinding(Ruling& ruling, const std::string& key, Json& out);

/// Whether a definition of the rules holds of a unit now.
bool satisfies(const Desk& desk, const std::string& def, int unit);
/// The role of the box a place is, empty for cells and places off the table.
std::string boxRole(const Desk& desk, fw::PlaceId place);
/// The step a ladder mark stands on.
std::string ladderStep(const Desk& desk, const std::string& mark, int subject);
/// The case's name for a phase of the rules.
std::string phaseName(const Adapter& adapter, const std::string& id);
/// The exact number as JSON.
Json jsonNumber(const fw::Rational& value);
/// The last line of a kind with this row; null when there is none.
const fw::Event* lastLine(const fw::Trace& trace, fw::EventKind kind, const std::string& row);

} // namespace conformance
