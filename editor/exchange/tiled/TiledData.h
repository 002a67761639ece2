#pragma once

#include "engine/base/Problem.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fw {

/// How the tiles of a layer are written.
enum class TiledEncoding : std::uint8_t { Elements, Csv, Base64, Gzip, Zlib, Zstd };

/// The encoding by its two words in a file; refuses unknown words.
Result<TiledEncoding> tiledEncoding(const std::string& encoding, const std::string& compression);

/// The numbers of a layer of exactly `count` tiles; refuses damaged text and another number of tiles.
Result<std::vector<std::uint32_t>> decodedTiles(const std::string& text, TiledEncoding encoding, std::size_t count);

/// The text of a layer for any encoding but Elements; of CSV a line for each `width` tiles.
std::string encodedTiles(const std::vector<std::uint32_t>& tiles, TiledEncoding encoding, int width);

} // namespace fw
