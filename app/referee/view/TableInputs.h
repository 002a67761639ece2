#pragma once

#include "engine/play/TablesRead.h"

#include <QStringList>
#include <optional>

namespace fw {

/// The table whose cell an event read; null for other events.
const Table* tableOf(const Rules& rules, const Event& line);

/// Whether the event read a cell, not the code of the row.
bool readsCell(const Rules& rules, const Event& line);

/// The numbers that a result was read with.
struct TableInputs {
    std::vector<const Event*> strengths; ///< attackers', then defenders'; empty if there are no odds
    std::string odds;                    ///< name of the column, once it is known
    int shifted = 0;                     ///< column shift to the right from the odds of the strengths
    std::vector<const Event*> dice;      ///< the last dice
    const Event* number = nullptr;       ///< other number for the table, such as a differential or a modified die
    std::optional<Rational> added;       ///< sum of the modifiers, if that number begins with the dice
};

/// The inputs of the last table of a reckoning: strengths and odds, dice, and the number from them.
TableInputs tableInputs(const Rules& rules, const Trace& trace);

/// The inputs of a ruling with its dice: "Attackers 7 against Defenders 4 (3-2)", "combat die: 4". `soFar` is the
/// reckoning up to the ruling.
QStringList enteredWords(const Rules& rules, const Trace& soFar, const Trace& trace);

/// What the pending dice will be read with, as far as it is reckoned: the number, or both strengths and their odds.
/// `ahead` lists the tables that the dice may use.
QString aheadWords(const Rules& rules, const Trace& soFar, const std::vector<TableRead>& ahead);

/// The certain modifiers of dice before the roll, such as ", total modifier +2"; empty if the sum is zero or not known.
QString modifierAhead(const Trace& certain);

} // namespace fw
