#pragma once

#include "engine/playtest/RunHead.h"

namespace fw {

/// The columns of a CSV row of a run, in order.
std::vector<std::string> rowColumns(const RunHead& head);
/// A game as the cells of a row; without its record.
std::vector<std::string> rowCells(const PlayedGame& game, const RunHead& head);
/// The game in the cells of a row; refuses cells that rowCells() does not write.
Result<PlayedGame> gameOf(const std::vector<std::string>& cells, const RunHead& head);

/// Refuses a game that a run with this head cannot have: an unknown side, or a number beyond its range.
Result<void> checkGame(const PlayedGame& game, const RunHead& head);

} // namespace fw
