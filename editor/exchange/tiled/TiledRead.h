#pragma once

#include "editor/exchange/ImportModel.h"

namespace fw {

/// Reads a map of Tiled in XML or JSON, hexagonal or orthogonal, with its tilesets. Refuses isometric maps, damaged
/// files and over a million cells.
Result<ImportModel> readTiled(const std::string& path);

} // namespace fw
