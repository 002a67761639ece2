#pragma once

#include "editor/exchange/vassal/PieceText.h"
#include "editor/exchange/vassal/VassalGrid.h"

#include <optional>
#include <string>
#include <vector>

namespace fw {

/// The version of VASSAL that an exported module asks for.
inline constexpr const char* vassalVersion = "3.7.14";

/// A rectangle on a board in pixels: left, top, width and height.
struct ModuleArea {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
};

/// A named rectangle of a board: a box, a square of the turn track.
struct ModuleZone {
    std::string name;
    ModuleArea area;
};

/// A named point of a board.
struct ModuleRegion {
    std::string name;
    int x = 0;
    int y = 0;
};

/// The board: its picture, its grid and its zones.
struct ModuleBoard {
    std::string name;
    std::string image;
    ModuleArea map;                    ///< the area of the cells
    std::optional<VassalGrid> grid;    ///< none for a board of places
    std::vector<ModuleRegion> regions; ///< of a board of places, in the place of a grid
    std::vector<ModuleZone> zones;     ///< a zone hides those after it and the map
};

/// Pieces that are on the board at the start, the lowest first.
struct ModuleStack {
    std::string name;
    int x = 0;
    int y = 0;
    std::vector<ModulePiece> pieces;
};

/// Cards: a deck in the window of the decks, or the hand that a side has at the start.
struct ModuleCards {
    std::string name;
    std::string side; ///< of a hand
    ModuleArea area;  ///< of a deck
    bool faceDown = true;
    std::vector<ModulePiece> cards;
};

/// The pieces of the palette under one heading.
struct ModuleGroup {
    std::string name;
    std::vector<ModulePiece> pieces;
};

/// A tab of the palette: a side, or the markers.
struct ModuleTab {
    std::string name;
    std::vector<ModuleGroup> groups;
};

/// A chart window: a picture in the archive, or a page of HTML.
struct ModuleChart {
    std::string name;
    std::string file;
    bool page = false; ///< a page of HTML
};

/// A kind of roll with its button.
struct ModuleDice {
    std::string name;
    int count = 1;
    int low = 1;  ///< the lowest face
    int high = 6; ///< the highest face
};

/// The turns, and the phases of each of them.
struct ModuleTurns {
    int first = 1;
    std::vector<std::string> names; ///< as the turn track shows them
    std::vector<std::string> phases;
};

/// All that a module of VASSAL says about a scenario.
struct ModuleDescription {
    std::string title;
    std::string version;
    std::string about; ///< one line
    std::vector<std::string> sides;
    ModuleBoard board;
    std::vector<ModuleStack> stacks;
    std::vector<ModuleCards> decks;
    std::vector<ModuleCards> hands; ///< a window for each side with cards
    std::vector<ModuleTab> palette;
    std::vector<ModuleChart> charts;
    std::vector<ModuleDice> dice;
    ModuleTurns turns;
};

/// The text of buildFile.xml. Every slot has a number of its own, so that VASSAL can update saved games.
std::string buildFileText(const ModuleDescription& module);

/// The text of moduledata, from which VASSAL knows a module before it opens it.
std::string moduleDataText(const ModuleDescription& module);

} // namespace fw
