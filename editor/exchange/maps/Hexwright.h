#pragma once

#include "editor/exchange/ImportModel.h"

#include <string_view>

// Maps of Hexwright are JSON. The facts are from its public documentation and demo map (github.com/lerugray/hexwright,
// README and demo/): flat hexes with codes "CCRR"; a project file with everything inside, a manifest that names a file
// for each layer, or one such layer: hexgrid, terrain, elevation, hexsides, features, names.

namespace fw {

/// Reads a project, manifest or single layer of Hexwright. Refuses maps of nodes and edges, and other JSON.
Result<ImportModel> readHexwright(const std::string& path);

/// Whether a JSON text, or its beginning, is a project, a manifest or a layer of Hexwright.
bool looksLikeHexwright(const std::string& text);

} // namespace fw
