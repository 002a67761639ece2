#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fw {

/// The names of the marks that every counter of an exported module has, if it has the value. A rating is a mark by its
/// id, "strength", or by its id and column when it has several columns, "strength.full". Import reads the same names
/// without regard to capitals. Side is the name of the army as players choose it; Type and Formation are ids. Arrives,
/// ArrivalHex and StepsLost belong to the set-up.
namespace pieceMark {
inline constexpr std::string_view id = "Id", side = "Side", formation = "Formation", type = "Type", symbol = "Symbol",
                                  size = "Size", tags = "Tags", steps = "Steps", arrives = "Arrives",
                                  stepsLost = "StepsLost", arrivalHex = "ArrivalHex", count = "Count";
} // namespace pieceMark

/// The type of a marker of the counter mix, which has no side and no id.
inline constexpr std::string_view markerType = "marker";

/// A counter, marker or card as VASSAL holds it: pictures, marks and what players may do with it.
struct ModulePiece {
    std::string name;
    std::string front;     ///< the name of its picture
    std::string back;      ///< the picture of the back or reduced side; empty for none
    std::string backName;  ///< what the name has in addition when the back is up
    bool backUp = false;   ///< whether the back is up at the start
    int facings = 0;       ///< the number of directions it can be turned to; 0 for none
    int facing = 0;        ///< its direction at the start, clockwise
    std::string mask;      ///< the picture that others see while it is masked; empty if it cannot be masked
    bool masked = false;   ///< whether it is masked at the start
    bool vanishes = false; ///< whether its owner can make it invisible to others
    bool vanished = false; ///< whether it is so at the start
    std::string owner;     ///< the side that sees it in spite of mask and invisibility
    bool clones = false;   ///< whether players may copy it, as a marker
    std::vector<std::pair<std::string, std::string>> marks; ///< name and value
    int width = 0;                                          ///< of its picture in pixels
    int height = 0;                                         ///< likewise
};

/// The definition of a piece: the command that adds it, with all traits, its state and its number in the module.
std::string pieceText(const ModulePiece& piece, int number);

} // namespace fw
