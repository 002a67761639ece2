#pragma once

#include "editor/exchange/ImportModel.h"
#include "editor/exchange/vassal/VassalGrid.h"
#include "editor/exchange/vassal/VassalXml.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fw {

class VassalSource;

/// A named part of a board of VASSAL.
struct VassalZone {
    std::string name;
    std::vector<VassalPoint> outline;
    VassalPoint least;          ///< upper left corner of the rectangle around it
    VassalPoint most;           ///< lower right corner
    bool usesBoardGrid = false; ///< the grid of the board goes on inside
    std::string locationFormat;
    std::optional<VassalGrid> grid; ///< its own

    /// Whether a pixel is in it.
    bool has(VassalPoint point) const;
};

/// A named pixel to which counters snap.
struct VassalRegion {
    std::string name;
    VassalPoint at;
};

/// A board of VASSAL, the picture of a map.
struct VassalBoard {
    std::string name;
    std::string picture;   ///< empty if it has none
    int window = -1;       ///< index of the window that shows it
    int width = 0;         ///< pixels; 0 if unknown
    int height = 0;        ///< likewise
    bool measured = false; ///< whether its size is that of its picture or given, not only guessed from its zones
    std::optional<VassalGrid> grid; ///< of the board itself, outside of zones
    std::vector<VassalZone> zones;  ///< the first that has a pixel counts
    std::vector<VassalRegion> regions;
    int main = -1; ///< the zone whose grid became the map; -1 for the board itself
    int map = -1;  ///< index of its map in the ImportModel; -1 if it has none
    std::optional<VassalGridMap> made;

    /// The pixel of a location by its printed name; nothing if the board has none or several.
    std::optional<VassalPoint> location(const std::string& text) const;
};

/// A board in a window, by the column and the row of boards.
struct VassalPick {
    int board = -1;
    int column = 0;
    int row = 0;
    bool reversed = false; ///< turned by half a circle
    int left = 0;          ///< pixels in the window, edges included
    int top = 0;           ///< likewise
};

/// A window of VASSAL with boards.
struct VassalWindow {
    std::string name;
    int edgeWidth = 0;  ///< pixels left of the boards
    int edgeHeight = 0; ///< pixels above
    std::vector<int> boards;
    std::vector<VassalPick> picks; ///< at the start; the first board if the module does not say
};

/// Where a counter is.
struct VassalSpot {
    int board = -1;
    VassalPoint at; ///< on the board
    int map = -1;   ///< index in the ImportModel; -1 if the board has no map
    Cell cell = noCell;
    std::string box; ///< its zone or board, if it is in no cell
};

/// How to find the pieces of a module for the counters of its saved games.
struct VassalPieceIndex {
    std::multimap<std::string, std::size_t> byGpid; ///< number of the definition
    std::multimap<std::string, std::size_t> byLook; ///< name, line end, picture as the counter names it
    std::multimap<std::string, std::size_t> byName; ///< pieces of the module only
    std::vector<std::string> pictures;              ///< of each piece, as the counter names it
};

/// Windows and boards of a module of VASSAL.
struct VassalBoards {
    std::vector<VassalWindow> windows;
    std::vector<VassalBoard> boards;
    VassalPieceIndex pieces;

    /// The window with a name; -1 if there is none.
    int window(const std::string& name) const;
    /// The boards of a window in the text of a command of VASSAL: "MapBoardPicker", tab, board, tab, column, tab, row.
    std::vector<VassalPick> picks(int window, const std::string& command) const;
    /// Sets where the boards of a window begin.
    void layOut(int window, std::vector<VassalPick>& picks) const;
    /// Where a pixel of a window is, edges included; on no board if it is next to all of them.
    VassalSpot inWindow(int window, const std::vector<VassalPick>& picks, VassalPoint point) const;
    /// Where a pixel of a board is.
    VassalSpot onBoard(int board, VassalPoint point) const;
};

/// The windows and boards of a module. Counts what is not taken over in `notes`, and marks nodes that it reads.
VassalBoards readVassalBoards(const std::vector<VassalNode>& nodes, VassalSource& source, std::vector<bool>& taken,
                              std::vector<ImportNote>& notes);

/// Makes maps of the boards with grids or regions; `used` has the pixels of counters for each board.
void makeVassalMaps(VassalBoards& boards, const std::vector<std::vector<VassalPoint>>& used, ImportModel& model);

/// Makes maps larger whose boards have an unknown size, so that they reach as far as the counters of a saved game.
void growVassalMaps(VassalBoards& boards, const std::vector<std::vector<VassalPoint>>& used, ImportModel& model);

} // namespace fw
