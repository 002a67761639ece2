#include "editor/exchange/tiled/TiledFile.h"
#include "engine/model/Limits.h"
#include "engine/store/Files.h"
#include "engine/store/Input.h"

#include <QtGlobal>
#include <algorithm>
#include <filesystem>

namespace fw {

namespace {

/// The largest file of a tileset; the pictures are in files of their own.
constexpr std::uintmax_t mostTilesetBytes = std::uintmax_t(16) << 20;

bool beginsXml(const std::string& text)
{
    const std::size_t at = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    return at != std::string::npos && text[at] == '<';
}

Result<TiledTileset> readOwnFile(const TiledTileset& tileset, const std::string& file)
{
    const std::string path = tiledPath(file, tileset.source);
    if (path.empty())
        return fail(Trouble::BadInput,
                    QT_TRANSLATE_NOOP("engine", "Its name leads too far away from the folder of the map."));
    const Result<std::string> text = readWhole(path, mostTilesetBytes);
    if (!text)
        return tl::unexpected(text.error());
    TiledTileset begun;
    begun.firstId = tileset.firstId;
    begun.source = tileset.source;
    Result<TiledTileset> read = beginsXml(*text) ? readTsx(*text, path, begun) : readTsj(*text, path, begun);
    if (!read)
        return read;
    // Pictures are named relative to the file that names them.
    const std::filesystem::path folder = std::filesystem::path(tileset.source).parent_path();
    const auto moved = [&](std::string& image) {
        if (!image.empty() && !folder.empty() && !std::filesystem::path(image).is_absolute())
            image = (folder / image).lexically_normal().generic_string();
    };
    moved(read->image);
    for (auto& [id, tile] : read->tiles)
        moved(tile.image);
    return read;
}

} // namespace

std::string tiledPath(const std::string& file, const std::string& name)
{
    const std::filesystem::path relative = std::filesystem::path(name).lexically_normal();
    if (name.empty() || name.find('\0') != std::string::npos || relative.is_absolute())
        return {};
    const auto ups = std::count(relative.begin(), relative.end(), std::filesystem::path(".."));
    constexpr std::ptrdiff_t mostUps = 3;
    if (ups > mostUps)
        return {};
    return (std::filesystem::path(parentFolder(file)) / relative).string();
}

void readTiledTilesets(TiledDoc& doc, const std::string& file, std::vector<ImportNote>& notes)
{
    // Each file is small, but a map could name the same large one many times.
    std::uintmax_t budget = std::uintmax_t(64) << 20;
    for (TiledTileset& tileset : doc.tilesets) {
        if (tileset.source.empty())
            continue;
        std::error_code absent;
        const std::uintmax_t size = std::filesystem::file_size(tiledPath(file, tileset.source), absent);
        const bool fits = absent || size <= budget;
        Result<TiledTileset> read = fits ? readOwnFile(tileset, file)
                                         : fail(Trouble::BadInput,
                                                QT_TRANSLATE_NOOP("engine", "The tilesets are too long."));
        if (read) {
            budget -= absent ? 0 : size;
            tileset = std::move(*read);
            continue;
        }
        notes.push_back(
            {"tiled/tileset",
             Text(QT_TRANSLATE_NOOP("engine", "The tileset {0} cannot be read, so its tiles have numbers in place of "
                                              "words. {1}"),
                  {tileset.source, plain(read.error().text)}),
             tileset.source});
        tileset.name = std::filesystem::path(tileset.source).stem().string();
    }
}

Result<void> joinTiledChunks(TiledDoc& doc, const std::string& file)
{
    if (!doc.infinite)
        return {};
    std::int64_t left = INT64_MAX, top = INT64_MAX, right = INT64_MIN, bottom = INT64_MIN;
    const auto eachTile = [&](auto&& take) {
        for (TiledLayer& layer : doc.layers)
            for (const TiledChunk& chunk : layer.chunks)
                for (std::size_t i = 0; i < chunk.tiles.size(); ++i)
                    if (chunk.tiles[i] != 0)
                        take(layer, std::int64_t(chunk.x) + std::int64_t(i) % chunk.width,
                             std::int64_t(chunk.y) + std::int64_t(i) / chunk.width, chunk.tiles[i]);
    };
    eachTile([&](TiledLayer&, std::int64_t x, std::int64_t y, std::uint32_t) {
        left = std::min(left, x);
        right = std::max(right, x);
        top = std::min(top, y);
        bottom = std::max(bottom, y);
    });
    const std::int64_t width = right >= left ? right - left + 1 : 0;
    const std::int64_t height = bottom >= top ? bottom - top + 1 : 0;
    if (width == 0 || width > Grid::maxExtent || height > Grid::maxExtent || width * height > most::cells
        || width * height * std::int64_t(doc.layers.size()) > std::int64_t(mostTiled::tiles))
        return tl::unexpected(Problem(
            Trouble::BadInput,
            QT_TRANSLATE_NOOP("engine", "The infinite map is empty, or its tiles cover more than a million cells."), {},
            file, {},
            QT_TRANSLATE_NOOP("engine", "In Tiled, switch Infinite off under Map > Map Properties and set its size.")));
    doc.width = int(width);
    doc.height = int(height);
    for (TiledLayer& layer : doc.layers)
        if (layer.kind == TiledLayerKind::Tiles) {
            layer.width = doc.width;
            layer.height = doc.height;
            layer.tiles.assign(std::size_t(width * height), 0);
        }
    eachTile([&](TiledLayer& layer, std::int64_t x, std::int64_t y, std::uint32_t tile) {
        layer.tiles[std::size_t((y - top) * width + (x - left))] = tile;
    });
    // The first column or row of the map may now be an odd one, and objects move with the tiles.
    const bool hexagonal = doc.orientation == "hexagonal";
    const bool flipped = hexagonal && (doc.staggerX ? left : top) % 2 != 0;
    const double alongX = hexagonal && doc.staggerX ? (doc.tileWidth + doc.sideLength) / 2.0 : doc.tileWidth;
    const double alongY = hexagonal && !doc.staggerX ? (doc.tileHeight + doc.sideLength) / 2.0 : doc.tileHeight;
    doc.staggerEven = doc.staggerEven != flipped;
    for (TiledLayer& layer : doc.layers) {
        layer.chunks.clear();
        if (layer.kind == TiledLayerKind::Tiles)
            continue;
        layer.offsetX -= double(left) * alongX;
        layer.offsetY -= double(top) * alongY;
    }
    return {};
}

} // namespace fw
