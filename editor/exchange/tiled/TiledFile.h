#pragma once

#include "editor/exchange/ImportModel.h"
#include "editor/exchange/tiled/TiledData.h"
#include "editor/exchange/tiled/TiledDoc.h"

#include <optional>

namespace fw {

/// Reads a map of Tiled in XML. Problems give the line.
Result<TiledDoc> readTmx(const std::string& text, const std::string& file);

/// Reads a map of Tiled in JSON.
Result<TiledDoc> readTmj(const std::string& text, const std::string& file);

/// Reads a tileset in XML into one that already has its first number and source.
Result<TiledTileset> readTsx(const std::string& text, const std::string& file, TiledTileset tileset);

/// Reads a tileset in JSON, likewise.
Result<TiledTileset> readTsj(const std::string& text, const std::string& file, TiledTileset tileset);

/// The path of a file that a file of Tiled names relative to its own folder. Empty for an absolute name, and for one
/// that leads up more than three folders.
std::string tiledPath(const std::string& file, const std::string& name);

/// Reads the tilesets that are in files of their own; adds a note for each that cannot be read.
void readTiledTilesets(TiledDoc& doc, const std::string& file, std::vector<ImportNote>& notes);

/// Moves the chunks of an infinite map into layers of one size, with its objects. Refuses over a million cells.
Result<void> joinTiledChunks(TiledDoc& doc, const std::string& file);

/// The map as XML, with the tiles of its layers in this encoding.
std::string tmxText(const TiledDoc& doc, TiledEncoding encoding);

/// The map as JSON, likewise; Elements and Csv are lists of numbers.
std::string tmjText(const TiledDoc& doc, TiledEncoding encoding);

} // namespace fw
