#pragma once

#include "editor/exchange/ImportScenario.h"

#include <set>

namespace fw {

/// One counter of a scenario to be: a copy of a piece, with its place if it has one.
struct ImportCopy {
    std::size_t piece = 0;
    const ImportPlacing* placing = nullptr; ///< of the model; null if the copy is not on the map
    std::string id;                         ///< unique without regard to capitals
};

/// The value of a piece with this name, apart from capitals and punctuation; empty if it has none.
std::string valueOf(const ImportPiece& piece, const std::string& name);

/// Whether a value of this name is a property of each piece, such as its side, and no rating.
bool isPieceField(const std::string& name);

/// The side of a piece, by its field or its value "Side".
std::string sideOf(const ImportPiece& piece);

/// The type of a piece, likewise.
std::string typeOf(const ImportPiece& piece);

/// Each copy of each piece that is no marker, with an id. Placings on other maps than `map` have no place.
std::vector<ImportCopy> copiesOf(const ImportModel& model, std::size_t map);

/// The ids that the file itself gives to its pieces.
std::set<std::string> givenIds(const ImportModel& model);

/// Puts the copies of the pieces in place of the counters and the set-up of a scenario that has their map and sides.
void takePieces(const ImportModel& model, const ImportChoices& choices, Imported& to);

} // namespace fw
