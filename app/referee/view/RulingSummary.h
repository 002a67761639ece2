#pragma once

#include "engine/session/Game.h"

#include <QString>

namespace fw {

class TableState;

/// The row of a game that was ruled last; where a die has been corrected, what counts of that and what followed it.
std::size_t ruledLast(const Game& game);

/// A ruling as a referee says it across the table: the number and the dice, the result, then who passed, what happens
/// and to whom; empty where it did nothing that anybody has to hear. `soFar` is all that was reckoned before the dice.
QString summarizeRuling(const Rules& rules, const Trace& soFar, const Trace& trace);

/// What a ruling was read with, and the cell that it read, without what follows from it.
QString readingWords(const Rules& rules, const Trace& soFar, const Trace& trace);

/// All that both sides may hear of what was reckoned up to a row since the result before it.
Trace reckonedSince(const Game& game, std::size_t at);

/// One figure of a ruling that is announced in large type: a number that was reckoned, a die, a result.
struct Figure {
    QString value;
    QString caption;
};

/// The figures of the last ruling that both sides may hear of, its sentence to be read aloud, and where it happened.
struct Announcement {
    std::vector<Figure> figures;
    QString words;
    std::string place; ///< its printed number; empty for nowhere on the map
};

/// What stands announced as a game is now, or was after a row.
Announcement announced(const Game& game, std::size_t row);

/// Whether both sides may hear what a row of a game came to: nothing of it is for one side's eyes, and nobody whom it
/// names lies face down.
bool forAllEars(const State& before, const Entry& row);

/// The row that was ruled last at a table, where the screen may show it; null for one that is for one side's eyes.
const Entry* ruledOpenly(const TableState& table);

} // namespace fw
