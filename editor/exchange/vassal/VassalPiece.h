#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fw {

/// The layers of a counter of VASSAL: pictures of which at most one is shown (Embellishment).
struct VassalLayers {
    std::string name;
    std::string command;             ///< of the menu, which turns it on: "Flip"
    std::vector<std::string> images; ///< a level may have none
    std::vector<std::string> names;  ///< "+x" is put after the name of the counter, "x+" before
    int level = 1;                   ///< the one that is shown, from 1
    bool active = true;              ///< whether a level is shown
    bool always = true;              ///< whether it cannot be turned off
    bool follows = false;            ///< a property sets the level instead of the player
    friend bool operator==(const VassalLayers&, const VassalLayers&) = default;
};

/// Another counter into which a counter changes (Replace).
struct VassalTarget {
    std::string name;
    std::string gpid; ///< empty in old modules
    friend bool operator==(const VassalTarget&, const VassalTarget&) = default;
};

/// What matters of a counter of VASSAL.
struct VassalPiece {
    std::string name;
    std::string image;
    std::string gpid;                          ///< the number of its definition in the module; old modules have none
    std::string mapName;                       ///< where it is, in a saved game; empty if nowhere
    int x = 0;                                 ///< pixels on that map
    int y = 0;                                 ///< likewise
    std::vector<VassalLayers> layers;          ///< the outermost first
    std::map<std::string, std::string> values; ///< markers and properties
    std::vector<std::string> prototypes;       ///< names of the prototypes it uses itself
    std::vector<VassalTarget> targets;
    std::string mask;    ///< the picture that shows it face down; empty if it cannot be
    int facings = 0;     ///< 0 if it does not rotate, 1 if freely
    int degrees = 0;     ///< by which it is rotated clockwise, 0 to 359
    bool hidden = false; ///< only its owner sees it
    bool masked = false; ///< it is face down
    bool whole = true;   ///< false if it has more traits than are read
};

/// The two faces of a counter.
struct VassalFaces {
    std::string front;
    std::string back; ///< empty if it has none
    int shown = 0;    ///< 0 for the front, 1 for the back
    int others = 0;   ///< number of layers with levels that are neither
};

/// The faces of a counter: a base picture and the layer that replaces it, or the first two levels of a layer.
VassalFaces facesOf(const VassalPiece& piece);

/// Reads the texts of counters, and the prototypes they use.
class VassalPieceReader
{
public:
    /// The most traits of one counter.
    static constexpr std::size_t mostTraits = 500;

    /// Adds a prototype; a second one of the same name replaces it.
    void addPrototype(const std::string& name, std::string_view text);
    /// A counter from the text of its slot or from an AddPiece command of a saved game: "+/id/type/state". A text
    /// without basic piece gives a piece without name and picture.
    VassalPiece read(std::string_view text);
    /// A counter from its type and its state.
    VassalPiece read(std::string type, std::string state);

    /// How many counters or prototypes have a trait that is not taken over, by its word.
    const std::map<std::string, int, std::less<>>& otherTraits() const { return mOther; }
    /// How many uses of prototypes lead back to themselves or too deep.
    int cycles() const { return mCycles; }
    /// How often a prototype is used that does not exist, by its name.
    const std::map<std::string, int>& missing() const { return mMissing; }

private:
    struct Trait {
        std::string type;
        std::string state;
    };
    using Traits = std::vector<Trait>;

    Traits peeled(std::string type, std::string state, bool& whole);
    void expand(VassalPiece& piece, const Traits& traits);
    void take(VassalPiece& piece, const Trait& trait);
    void count(std::string_view word);

    std::unordered_map<std::string, Traits> mPrototypes;
    std::map<std::string, int, std::less<>> mOther;
    std::map<std::string, int> mMissing;
    int mCycles = 0;
    std::size_t mWork = 0; ///< bytes moved while peeling; bounded
};

} // namespace fw
