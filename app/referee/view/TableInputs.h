#pragma once

#include "engine/play/TablesRead.h"

#include <QStringList>
#include <optional>

namespace fw {

/// The table that a line of a reckoning read a cell of; null for another line.
const Table* tableOf(const Rules& rules, const Event& line);

/// Whether the cell of the row itself is read, not what the row carries besides.
bool readsCell(const Rules& rules, const Event& line);

/// The numbers that a result was read with.
struct TableInputs {
    std::vector<const Event*> strengths; ///< attackers', defenders'; none where no odds are reckoned
    std::string odds;                    ///< as a column, once they are known
    int shifted = 0;                     ///< columns to the right, of the odds that the strengths make
    std::vector<const Event*> dice;      ///< those that fell last
    const Event* number = nullptr;       ///< what is looked up besides: a difference, a modified die
    std::optional<Rational> added;       ///< what the modifiers add up to, where that number began as the dice
};

/// What the last table of a reckoning was entered with: strengths and odds, dice, the number that came of them.
TableInputs tableInputs(const Rules& rules, const Trace& trace);

/// What a ruling was read with, dice among it: "Attackers 7 against Defenders 4 (3-2)", "combat die: 4". `soFar` is
/// all that was reckoned up to it.
QStringList enteredWords(const Rules& rules, const Trace& soFar, const Trace& trace);

/// What the dice that are asked for are read with, as far as it was reckoned before them: the number, or both strengths
/// and their odds. `ahead` are the tables that they may be read in.
QString aheadWords(const Rules& rules, const Trace& soFar, const std::vector<TableRead>& ahead);

/// What is known of the modifiers of dice before they fall, by what holds however they do: ", total modifier +2"; empty
/// where nothing is added.
QString modifierAhead(const Trace& certain);

} // namespace fw
