#pragma once

#include "engine/base/Problem.h"
#include "engine/model/Scenario.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace fw {

struct VassalBoards;

/// The kinds of files of other programs from which a scenario can be made.
enum class ForeignFormat : std::uint8_t {
    Vassal,       ///< a VASSAL module, .vmod or .mod, or its buildFile next to a folder of images
    VassalSave,   ///< a position saved by VASSAL, .vsav or .sav
    Tiled,        ///< a map of Tiled, .tmx, .tmj or .json
    TextMap,      ///< lines of the text-mapper: "0101 forest"
    Hexographer,  ///< XML of Hexographer or Worldographer, .hxm or .wxx
    CounterSheet, ///< CSV of the countersheets extension of Inkscape
    Hexwright,    ///< a map of Hexwright, JSON
};
template <>
inline constexpr const char* enumWords<ForeignFormat> =
    "vassal|vassalSave|tiled|textMap|hexographer|counterSheet|hexwright";

/// Something that an import could not take over, or took over with a change.
struct ImportNote {
    std::string id;    ///< what kind it is: "vassal/trait"
    Text text;         ///< the sentence for the user
    std::string place; ///< the element, line or piece at fault; empty if it is the whole file
    int count = 1;     ///< how often it occurs
    friend bool operator==(const ImportNote&, const ImportNote&) = default;
};

/// A map of another program. Its terrain, hexsides and ways have words of that program in place of features.
struct ImportMap {
    std::string name;
    Map map;             ///< `scan.points` relate pixels of the picture to cells
    std::string picture; ///< the name of its picture; empty if there is none
    int width = 0;       ///< of the picture or board in pixels; 0 if unknown
    int height = 0;      ///< likewise
};

/// A counter of another program; several copies are several placings or `copies`.
struct ImportPiece {
    std::string id; ///< unique in the model, an id for scenarios; empty to be made from the name
    std::string name;
    std::string side;
    std::string formation;
    std::string type;                          ///< the word of that program for what it is
    std::map<std::string, std::string> values; ///< the name of a value and its text: "Strength", "4"
    std::string front;                         ///< the name of the picture of its front; empty if there is none
    std::string back;                          ///< likewise of its back or reduced side
    int facings = 0;                           ///< number of directions it can have; 0 or 1 for none
    int copies = 1;
    bool marker = false; ///< it has no side and no strength: information on the map
};

/// Where a copy of a piece is at the start.
struct ImportPlacing {
    std::size_t piece = 0;
    std::size_t map = 0;
    Cell cell = noCell; ///< noCell if it is on no cell of the map
    std::string box;    ///< the name of the region or zone it is in, if that is no cell
    int x = 0;          ///< pixels on the board
    int y = 0;          ///< likewise
    int facing = 0;     ///< clockwise from the first direction of the grid, in its directions
    int layer = 0;      ///< 0 for the front, 1 for the back or reduced side
    int degrees = 0;    ///< the facing in degrees, for counters with more facings than directions
};

/// What a reader understood of a file of another program, before it becomes a scenario.
struct ImportModel {
    ForeignFormat format = ForeignFormat::Vassal;
    std::string title;
    std::vector<ImportMap> maps;
    std::vector<std::string> sides; ///< players or armies, in the order of the file
    std::vector<ImportPiece> pieces;
    std::vector<ImportPlacing> setup;
    int turns = 0;                      ///< 0 if unknown
    std::vector<std::string> turnNames; ///< as in Scenario
    std::vector<ImportNote> notes;      ///< what was not taken over
    std::vector<std::string> pictures;  ///< names of all pictures it can give
    /// The bytes of a picture; null when there are none. Refuses an unknown name and a picture of over 256 MB.
    std::function<Result<std::string>(const std::string&)> readPicture;
    std::shared_ptr<const VassalBoards> vassal; ///< of a module of VASSAL, for its saved games; else null
};

} // namespace fw
