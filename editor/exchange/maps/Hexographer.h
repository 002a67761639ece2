#pragma once

#include "editor/exchange/ImportModel.h"

#include <string_view>

// Maps of Worldographer (.wxx) are XML in UTF-16, usually compressed with gzip; those of Hexographer (.hxm) are lines
// of text. There is no public specification. The facts are from programs that read and write such files: the element
// names, the order of tiles by columns and the 300 units of a tile from a public description of .wxx files and the
// writer of playbymail/ottomap; the first line, "hexes" and the tabs of .hxm files from public scripts that read them.

namespace fw {

/// Reads a map of Worldographer or Hexographer: terrain, elevation, features, labels and lines. Refuses other files and
/// over a million cells.
Result<ImportModel> readHexographer(const std::string& path);

/// Whether the first bytes of a file begin such a map, compressed or not.
bool looksLikeHexographer(std::string_view head);

} // namespace fw
