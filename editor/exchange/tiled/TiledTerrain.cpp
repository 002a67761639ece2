#include "editor/exchange/tiled/TiledTerrain.h"

#include "editor/exchange/ForeignNotes.h"
#include "engine/base/Words.h"

#include <QByteArray>
#include <QtGlobal>
#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <unordered_map>

namespace fw {

namespace {

/// Words are copied into every cell, so that they have to be short. No rule system has longer ones.
constexpr std::size_t longestWord = 100;

/// What a tile says about the cell that it is on.
struct TileMeaning {
    std::vector<std::string> words;
    std::optional<int> level;
    bool outOfPlay = false;
};

std::optional<int> levelIn(const TiledProperties& properties)
{
    for (const char* name : {"level", "elevation"})
        if (const std::string* value = tiledValue(properties, name))
            return tiledNumber(*value);
    return {};
}

bool isTrue(const TiledProperties& properties, const char* name)
{
    const std::string* value = tiledValue(properties, name);
    return value != nullptr && (*value == "true" || *value == "1");
}

TileMeaning meaningOf(const TiledLookup& found)
{
    TileMeaning meaning;
    static const TiledTile plainTile;
    const TiledTile& tile = found.tile != nullptr ? *found.tile : plainTile;
    meaning.level = levelIn(tile.properties);
    meaning.outOfPlay = isTrue(tile.properties, "outOfPlay");
    if (const std::string* terrain = tiledValue(tile.properties, "terrain"))
        meaning.words = tiledWords(*terrain);
    else if (!tile.word.empty())
        meaning.words = tiledWords(tile.word);
    else if (!tile.image.empty())
        meaning.words = {std::filesystem::path(tile.image).stem().string()};
    else if (!meaning.level && !meaning.outOfPlay) // a tile that only gives a level is no terrain
        meaning.words = {found.tileset->name.substr(0, longestWord / 2) + ":" + std::to_string(found.id)};
    std::erase_if(meaning.words, [](const std::string& word) { return word.size() > longestWord; });
    return meaning;
}

/// Reads one layer after the other into a map.
class TerrainReader
{
public:
    TerrainReader(const TiledDoc& doc, Map& map, std::vector<ImportNote>& notes)
        : mDoc(doc), mTiles(doc), mMap(map), mNotes(notes), mOut(std::size_t(map.grid.cellCount()))
    {
        mMap.terrain.assign(std::size_t(map.grid.cellCount()), {});
    }

    void read(const TiledLayer& layer);
    void finish();

private:
    const TileMeaning* meaning(std::uint32_t tile, const TiledLayer& layer);
    void put(Cell cell, const TileMeaning& meaning);
    void doubt(const TiledLayer& layer, const char* id, const char* sentence);

    const TiledDoc& mDoc;
    TiledTiles mTiles;
    Map& mMap;
    std::vector<ImportNote>& mNotes;
    std::vector<char> mOut;
    std::size_t mWords = 4'000'000;                           ///< how many more words the cells of the map may have
    std::unordered_map<std::uint32_t, TileMeaning> mMeanings; ///< by the number of the tile
};

void TerrainReader::doubt(const TiledLayer& layer, const char* id, const char* sentence)
{
    countNote(mNotes, {id, Text(sentence, {layer.name}), layer.name});
}

/// What a tile means; null for an unknown number and when there are too many different tiles.
const TileMeaning* TerrainReader::meaning(std::uint32_t tile, const TiledLayer& layer)
{
    const auto known = mMeanings.find(tile);
    if (known != mMeanings.end())
        return &known->second;
    const TiledLookup found = mTiles.find(tile);
    constexpr std::size_t mostMeanings = 100'000;
    if (found.tileset == nullptr || mMeanings.size() >= mostMeanings) {
        doubt(layer, "tiled/tile", QT_TRANSLATE_NOOP("engine", "The layer {0} has tiles that are in no tileset."));
        return nullptr;
    }
    return &mMeanings.emplace(tile, meaningOf(found)).first->second;
}

void TerrainReader::put(Cell cell, const TileMeaning& meaning)
{
    std::vector<std::string>& words = mMap.terrain[std::size_t(cell)];
    constexpr std::size_t mostWords = 100;
    for (const std::string& word : meaning.words)
        if (words.size() < mostWords && mWords > 0 && std::ranges::find(words, word) == words.end()) {
            --mWords;
            words.push_back(word);
        }
    if (meaning.level) {
        mMap.level.resize(std::size_t(mMap.grid.cellCount()));
        mMap.level[std::size_t(cell)] = *meaning.level;
    }
    if (meaning.outOfPlay)
        mOut[std::size_t(cell)] = 1;
}

void TerrainReader::read(const TiledLayer& layer)
{
    if (layer.hidden) {
        doubt(layer, "tiled/hidden", QT_TRANSLATE_NOOP("engine", "The layer {0} is hidden and was left out."));
        return;
    }
    if (layer.width != mDoc.width || layer.height != mDoc.height)
        doubt(layer, "tiled/size",
              QT_TRANSLATE_NOOP("engine", "The layer {0} is not as large as the map; what is beyond was left out."));
    if (std::abs(layer.offsetX) * 2 > mDoc.tileWidth || std::abs(layer.offsetY) * 2 > mDoc.tileHeight)
        doubt(layer, "tiled/offset",
              QT_TRANSLATE_NOOP("engine", "The layer {0} is shifted; its tiles were taken as not shifted."));
    TileMeaning all; // what the layer says about every cell where it has a tile
    const std::string* terrain = tiledValue(layer.properties, "terrain");
    all.level = levelIn(layer.properties);
    all.outOfPlay = isTrue(layer.properties, "outOfPlay");
    if (terrain != nullptr)
        all.words = tiledWords(*terrain);
    std::erase_if(all.words, [](const std::string& word) { return word.size() > longestWord; });
    const bool own = terrain == nullptr && !all.level && !all.outOfPlay;
    const int columns = std::min(layer.width, mDoc.width);
    const int rows = std::min(layer.height, mDoc.height);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const std::size_t at = std::size_t(row) * std::size_t(layer.width) + std::size_t(column);
            const std::uint32_t tile = at < layer.tiles.size() ? layer.tiles[at] & ~tiledFlips : 0;
            if (tile == 0)
                continue;
            if (const TileMeaning* said = own ? meaning(tile, layer) : &all)
                put(mMap.grid.cell(column, row), *said);
        }
}

void TerrainReader::finish()
{
    if (mWords == 0)
        countNote(
            mNotes,
            {"tiled/limit", QT_TRANSLATE_NOOP("engine", "The cells have more words of terrain than are read."), {}});
    for (std::size_t cell = 0; cell < mOut.size(); ++cell)
        if (mOut[cell] != 0)
            mMap.outOfPlay.cells.push_back(Cell(cell));
    if (std::ranges::all_of(mMap.level, [](int level) { return level == 0; }))
        mMap.level.clear();
}

} // namespace

TiledTiles::TiledTiles(const TiledDoc& doc)
{
    for (const TiledTileset& tileset : doc.tilesets)
        mTilesets.push_back(&tileset);
    std::ranges::stable_sort(mTilesets, {}, &TiledTileset::firstId);
}

TiledLookup TiledTiles::find(std::uint32_t tile) const
{
    tile &= ~tiledFlips;
    const auto after = std::ranges::upper_bound(mTilesets, tile, {}, &TiledTileset::firstId);
    if (tile == 0 || after == mTilesets.begin())
        return {};
    const TiledTileset* tileset = *std::prev(after);
    TiledLookup found{tileset, tile - tileset->firstId, nullptr};
    const auto entry = tileset->tiles.find(found.id);
    if (entry != tileset->tiles.end())
        found.tile = &entry->second;
    // The number of tiles of a tileset that could not be read is unknown.
    else if (tileset->count > 0 && found.id >= std::uint32_t(tileset->count))
        return {};
    return found;
}

std::vector<std::string> tiledWords(const std::string& list)
{
    std::vector<std::string> words;
    std::string_view rest = list;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(','), rest.size());
        const std::string_view word = trimmed(rest.substr(0, end));
        if (!word.empty())
            words.emplace_back(word);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return words;
}

std::optional<int> tiledNumber(const std::string& text)
{
    bool read = false;
    const double number = QByteArray::fromStdString(text).toDouble(&read);
    if (!read || !std::isfinite(number) || std::abs(number) > 1e6)
        return {};
    return int(std::lround(number));
}

const std::string* tiledValue(const TiledProperties& properties, const std::string& name)
{
    const auto found = properties.find(name);
    return found == properties.end() ? nullptr : &found->second;
}

void readTiledTerrain(const TiledDoc& doc, Map& map, std::vector<ImportNote>& notes)
{
    TerrainReader reader(doc, map, notes);
    for (const TiledLayer& layer : doc.layers)
        if (layer.kind == TiledLayerKind::Tiles)
            reader.read(layer);
    reader.finish();
}

} // namespace fw
