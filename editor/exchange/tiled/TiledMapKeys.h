#pragma once

#include "editor/exchange/ImportModel.h"
#include "editor/exchange/tiled/TiledDoc.h"

namespace fw {

/// The property of a map that says that this program wrote it; its value is the format of map files.
inline constexpr const char* tiledMark = "fieldworks";

/// The keys of a map file for which Tiled has nothing, as properties: title, numbering, panels and so on.
TiledProperties tiledMapKeys(const Map& map);

/// Sets what properties say about a map that has its grid already; adds a note for each that does not fit. Files that
/// this program did not write give title, numbering and the size of a cell only.
void readTiledMapKeys(const TiledProperties& properties, Map& map, std::vector<ImportNote>& notes);

} // namespace fw
