#pragma once

#include "editor/document/Edit.h"
#include "engine/base/Problem.h"

namespace fw {

/// A copied piece of a map: a small map of its own, and the cells of it that were copied. A map of places has no such
/// pieces: what would copy or move them does nothing there.
struct Clip {
    Map map;
    std::vector<Cell> cells; ///< cells of `map`, ascending
    Cell anchor = noCell;    ///< the cell of `map` that is placed on the target cell
};

/// Copies cells with terrain, level and names, whether they are in play, the sides between them, and pieces of ways.
Clip copyCells(const Drawing& drawing, const std::vector<Cell>& cells);

/// Clears terrain, level, names and ways of cells and the sides between them, and puts the cells back in play.
Edit clearCells(const Drawing& drawing, const std::vector<Cell>& cells);

/// Pastes a clip with its anchor on a cell and leaves out what falls off the map; empty when the cell shapes differ.
Edit pasteClip(const Drawing& drawing, const Clip& clip, Cell at);

/// Moves cells by the offset from `from` to `to`.
Edit moveCells(const Drawing& drawing, const std::vector<Cell>& cells, Cell from, Cell to);

/// The cells after a move by the offset from `from` to `to`, without those off the map.
std::vector<Cell> movedCells(const Grid& grid, const std::vector<Cell>& cells, Cell from, Cell to);

/// The cells that a clip covers with its anchor at `at`, without those off the map.
std::vector<Cell> clipCells(const Grid& grid, const Clip& clip, Cell at);

/// The clip as the text of a map file, with the copied cells as an area.
std::string clipText(const Clip& clip);

/// Reads the text that clipText writes; refuses any other text.
Result<Clip> clipFromText(const std::string& text);

} // namespace fw
