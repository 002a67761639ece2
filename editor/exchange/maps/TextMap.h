#pragma once

#include "editor/exchange/ImportModel.h"

#include <optional>
#include <string_view>

// Text maps are the lines of Alex Schroeder's text-mapper. The facts are from its public help and from how its parser
// takes lines apart (github.com/kensanata/hex-mapping, Game::TextMapper): "0101 forest "Name" 20" is a hex with its
// types, "0101-0301 road "Name"" a line through the centres of hexes, and all other lines say how these are drawn.
// Column and row have two digits and may be negative; a third pair is a level below the map. Flat hexes in even columns
// are half a hex lower.

namespace fw {

/// Reads a text map. Files that it includes count if they are next to it; each line that is not understood is a note
/// with its number. Refuses a file without hexes.
Result<ImportModel> readTextMap(const std::string& path);

/// Writes terrain, ways and names as a text map. Refuses pointed hexes, places, and more than 99 columns or rows.
Result<std::string> textMapText(const Map& map);

/// Whether a text has a line with a hex and a type, and only lines that a text map can have before it.
bool looksLikeTextMap(std::string_view text);

} // namespace fw
