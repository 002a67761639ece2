#pragma once

#include "editor/exchange/tiled/TiledData.h"
#include "engine/model/Scenario.h"

namespace fw {

/// The two forms of a map of Tiled: XML or JSON.
enum class TiledForm : std::uint8_t { Tmx, Tmj };

/// What a tile of an exported map shows: all cells that are alike have the same tile.
struct TiledTileFace {
    std::vector<std::string> features;
    int level = 0;
    bool outOfPlay = false;
    auto operator<=>(const TiledTileFace&) const = default;
};

/// The choices for an export to Tiled.
struct TiledChoice {
    TiledForm form = TiledForm::Tmx;
    TiledEncoding encoding = TiledEncoding::Csv;
    int across = 64;     ///< pixels from the left to the right of a cell, 8 to 512
    std::string picture; ///< the name of the picture of the tiles, next to the map
};

/// A map for Tiled and what its picture has to show.
struct TiledOutput {
    std::string text;                 ///< of the file
    std::vector<TiledTileFace> tiles; ///< in the order of the picture, row by row
    int columns = 1;                  ///< of the picture
    int tileWidth = 0;                ///< pixels
    int tileHeight = 0;               ///< pixels
};

/// The most different tiles of an export, so that their picture has a size that programs open.
constexpr std::size_t mostTiledFaces = 10'000;

/// Writes a map for Tiled: terrain and levels as tiles, hexsides, ways, names and areas as objects, the rest as
/// properties, so that `readTiled` gives the map back. Refuses maps of places and those with too many different cells.
Result<TiledOutput> tiledText(const Map& map, const TiledChoice& choice);

} // namespace fw
