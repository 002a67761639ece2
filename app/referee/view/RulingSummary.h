#pragma once

#include "engine/session/Game.h"

#include <QString>

namespace fw {

class TableState;

/// The row of the last ruling; after a correction of a die, the last row from the corrected one on that still counts.
std::size_t ruledLast(const Game& game);

/// A ruling as a referee says it: the number and the dice, the result, then passed checks and what happens to which
/// unit. Empty if there is nothing to say. `soFar` is the reckoning before the dice.
QString summarizeRuling(const Rules& rules, const Trace& soFar, const Trace& trace);

/// The numbers of a ruling and the cell that it read, without the consequences.
QString readingWords(const Rules& rules, const Trace& soFar, const Trace& trace);

/// The reckoning up to a row since the result before it, as far as both sides may know it.
Trace reckonedSince(const Game& game, std::size_t at);

/// One figure of a ruling in large type: a number, a die or a result.
struct Figure {
    QString value;
    QString caption;
};

/// The public figures of the last ruling, its sentence to be read aloud, and its place.
struct Announcement {
    std::vector<Figure> figures;
    QString words;
    std::string place; ///< printed number of the cell; empty if it was not on the map
};

/// The announcement for the game after a row.
Announcement announced(const Game& game, std::size_t row);

/// Whether both sides may know what a row did: nothing in it is private to a side, and it names no concealed unit.
bool forAllEars(const State& before, const Entry& row);

/// The row of the last ruling at a table; null if it is private to a side.
const Entry* ruledOpenly(const TableState& table);

} // namespace fw
