#pragma once

#include "editor/document/Edit.h"
#include "engine/base/Problem.h"

namespace fw {

/// A piece of a map that was copied: a small map of its own, and which of its cells belong.
struct Clip {
    Map map;
    std::vector<Cell> cells; ///< of `map`, ascending
    Cell anchor = noCell;    ///< the cell that goes where the clip is put down
};

/// Copies cells with their terrain, level, whether they are in play, the sides between them, pieces of ways, and names.
Clip copyCells(const Drawing& drawing, const std::vector<Cell>& cells);

/// Empties cells: terrain, level, the sides between them, ways and names; they are in play again.
Edit clearCells(const Drawing& drawing, const std::vector<Cell>& cells);

/// Puts a clip down with its anchor on a cell; what would lie off the map is left out. Nothing when
/// the shapes of the cells differ.
Edit pasteClip(const Drawing& drawing, const Clip& clip, Cell at);

/// Moves cells so that `from` comes to lie on `to`.
Edit moveCells(const Drawing& drawing, const std::vector<Cell>& cells, Cell from, Cell to);

/// Where cells come to lie when `from` moves to `to`, those on the map.
std::vector<Cell> movedCells(const Grid& grid, const std::vector<Cell>& cells, Cell from, Cell to);

/// Where the cells of a clip would lie, those on the map.
std::vector<Cell> clipCells(const Grid& grid, const Clip& clip, Cell at);

/// The clip as text, a map file with its cells as an area.
std::string clipText(const Clip& clip);

/// A clip from text; refuses what is no such text.
Result<Clip> clipFromText(const std::string& text);

} // namespace fw
