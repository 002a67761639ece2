#include "editor/exchange/vassal/PieceText.h"

#include "editor/exchange/vassal/Sequence.h"

namespace fw {

namespace {

// Keys as VASSAL writes them: code and modifiers, of which 130 is the control key.
constexpr const char* keyFlip = "70,130";
constexpr const char* keyTurnRight = "93,130";
constexpr const char* keyTurnLeft = "91,130";
constexpr const char* keyMask = "80,130";
constexpr const char* keyVanish = "73,130";
constexpr const char* keyDelete = "68,130";
constexpr const char* keyClone = "67,130";

/// A trait: what it is, and its state.
struct Trait {
    std::string type;
    std::string state;
};

std::string fieldsOf(const char* kind, const std::vector<std::string>& fields)
{
    return kind + joinSequence(fields, ';');
}

/// The side that sees what is hidden, as a field; any side that hid it if there is none.
std::string accessOf(const ModulePiece& piece)
{
    return piece.owner.empty() ? "side:" : "sides:" + joinSequence({piece.owner}, ':');
}

std::string hiderOf(const ModulePiece& piece, bool hidden)
{
    return !hidden ? "null" : piece.owner;
}

Trait layerTrait(const ModulePiece& piece)
{
    const std::string backName = piece.backName.empty() ? std::string() : "+ (" + piece.backName + ')';
    return {fieldsOf("emb2;", {"",
                               "128",
                               "A",
                               "Flip",
                               "128",
                               "",
                               "",
                               "128",
                               "",
                               "",
                               "",
                               "1",
                               "false",
                               "0",
                               "0",
                               joinSequence({piece.front, piece.back}, ','),
                               joinSequence({"", backName}, ','),
                               "true",
                               "Step",
                               "",
                               "",
                               "false",
                               "",
                               "1",
                               "1",
                               "true",
                               "",
                               keyFlip,
                               "",
                               "",
                               "1.0",
                               "",
                               "true"}),
            piece.backUp ? "2" : "1"};
}

/// The traits from the innermost to the outermost, without the picture itself.
std::vector<Trait> traitsOf(const ModulePiece& piece)
{
    std::vector<Trait> traits;
    if (!piece.marks.empty()) {
        std::vector<std::string> names, values;
        for (const auto& [name, value] : piece.marks) {
            names.push_back(name);
            values.push_back(value);
        }
        traits.push_back({"mark;" + joinSequence(names, ','), joinSequence(values, ',')});
    }
    if (!piece.back.empty())
        traits.push_back(layerTrait(piece));
    if (piece.facings > 1)
        traits.push_back({fieldsOf("rotate;", {std::to_string(piece.facings), keyTurnRight, keyTurnLeft, "Turn right",
                                               "Turn left", "", "", "Facing", ""}),
                          std::to_string(piece.facing)});
    if (piece.clones)
        traits.push_back({fieldsOf("clone;", {"Clone", keyClone}), ""});
    traits.push_back({fieldsOf("delete;", {"Delete", keyDelete}), ""});
    if (!piece.mask.empty())
        traits.push_back(
            {fieldsOf("obs;", {keyMask, piece.mask, "Mask", "I", "?", accessOf(piece), "Peek", "", "true"}),
             hiderOf(piece, piece.masked) + ';'});
    if (piece.vanishes)
        traits.push_back({fieldsOf("hide;", {keyVanish, "Invisible", "", accessOf(piece), "0.3", "", "false"}),
                          hiderOf(piece, piece.vanished)});
    return traits;
}

} // namespace

std::string pieceText(const ModulePiece& piece, int number)
{
    std::string type = fieldsOf("piece;", {"", "", piece.front, piece.name});
    std::string state = joinSequence({"null", "0", "0", std::to_string(number), "0"}, ';');
    for (const Trait& trait : traitsOf(piece)) {
        type = joinSequence({trait.type, type}, '\t');
        state = joinSequence({trait.state, state}, '\t');
    }
    return "+/" + joinSequence({"null", type, state}, '/');
}

} // namespace fw
