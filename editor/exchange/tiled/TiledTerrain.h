#pragma once

#include "editor/exchange/ImportModel.h"
#include "editor/exchange/tiled/TiledDoc.h"

#include <optional>

namespace fw {

/// A tile of a layer by its number: the tileset it is from and what that says about it.
struct TiledLookup {
    const TiledTileset* tileset = nullptr; ///< null if no tileset has it
    std::uint32_t id = 0;                  ///< its number in the tileset
    const TiledTile* tile = nullptr;       ///< null if the tileset says no more about it
};

/// Finds tiles by their numbers in the layers; the map must outlive it.
class TiledTiles
{
public:
    /// Sorts the tilesets of a map.
    explicit TiledTiles(const TiledDoc& doc);
    /// The tile of a number, without its flips.
    TiledLookup find(std::uint32_t tile) const;

private:
    std::vector<const TiledTileset*> mTilesets; ///< by their first numbers
};

/// The parts of a list with commas, without blanks and empty parts.
std::vector<std::string> tiledWords(const std::string& list);

/// The whole number nearest to a text; nothing if it is no number or over a million.
std::optional<int> tiledNumber(const std::string& text);

/// The value of a property; null if there is none.
const std::string* tiledValue(const TiledProperties& properties, const std::string& name);

/// Fills terrain, levels and cells out of play of a map from the tile layers, from bottom to top.
void readTiledTerrain(const TiledDoc& doc, Map& map, std::vector<ImportNote>& notes);

} // namespace fw
