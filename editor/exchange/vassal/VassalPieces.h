#pragma once

#include "editor/exchange/ImportModel.h"
#include "editor/exchange/vassal/VassalBoards.h"
#include "editor/exchange/vassal/VassalPiece.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace fw {

/// How a counter is put down.
struct VassalPose {
    int facings = 0; ///< as in VassalPiece
    int degrees = 0; ///< likewise
    int layer = 0;   ///< 0 for the front, 1 for the back
    bool hidden = false;
};

/// The pose of a counter with these faces.
VassalPose poseOf(const VassalPiece& piece, const VassalFaces& faces);

/// Adds counters of VASSAL to a model, each kind once.
class VassalPieces
{
public:
    /// Adds to `model` and `index`, which must outlive it; known pieces of a module are found by `index`.
    VassalPieces(ImportModel& model, VassalPieceIndex& index) : mModel(model), mIndex(index) {}

    /// The piece of the model for a counter; it is added if there is none of this name and look. `path` has the names
    /// of the palettes around it, the outermost first.
    std::size_t add(const VassalPiece& piece, const VassalFaces& faces, const std::vector<std::string>& path,
                    const std::string& slotName);
    /// A counter on a map or in a box; counts it among the copies of its piece.
    void place(std::size_t index, const VassalPose& pose, const VassalSpot& spot);
    /// Finds back sides that counters change into, and makes the list of sides and the notes.
    void finish(const VassalPieceReader& reader, const std::vector<std::string>& roster);

private:
    std::optional<std::size_t> knownPiece(const std::string& gpid, const std::string& name,
                                          const std::string& front) const;
    void setBelonging(ImportPiece& out, const VassalPiece& piece, const std::vector<std::string>& path) const;
    void setTargets();
    void setSides(const std::vector<std::string>& roster);
    void addNotes(const VassalPieceReader& reader);

    ImportModel& mModel;
    VassalPieceIndex& mIndex;
    std::unordered_map<std::string, std::size_t> mKnown; ///< by name, look and palette
    std::vector<std::pair<std::size_t, VassalTarget>> mTargets;
    std::vector<std::vector<std::string>> mPaths; ///< of each piece that has no side of its own
    std::unordered_map<std::size_t, int> mPlaced;
    int mLayers = 0;
    int mHidden = 0;
    int mCut = 0;
};

/// The degrees clockwise from the first direction of a grid for a counter that is turned by so many degrees, and has so
/// many facings; 0 on places.
int headingFor(GridShape shape, int facings, int degrees);

} // namespace fw
