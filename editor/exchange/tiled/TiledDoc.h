#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace fw {

/// Properties of a part of a map of Tiled: name and value as text.
using TiledProperties = std::map<std::string, std::string>;

/// A tile of a tileset about which the file says more than its picture.
struct TiledTile {
    std::string word;  ///< its class, called type by some versions
    std::string image; ///< its own picture, relative to the file of the map; empty if it is a part of the tileset's
    int imageWidth = 0;
    int imageHeight = 0;
    TiledProperties properties = {};
};

/// A set of tiles, in the file of the map or in a file of its own.
struct TiledTileset {
    std::uint32_t firstId = 1; ///< the number of its first tile in the layers
    std::string source;        ///< its own file; empty if it is in the file of the map
    std::string name;
    std::string image; ///< the picture of all its tiles, relative to the file of the map; empty if each has its own
    int imageWidth = 0;
    int imageHeight = 0;
    int tileWidth = 0;
    int tileHeight = 0;
    int count = 0;
    int columns = 0;
    int margin = 0;
    int spacing = 0;
    std::string alignment;                    ///< where the place of an object is in its tile; empty for the usual one
    std::map<std::uint32_t, TiledTile> tiles; ///< by their numbers from 0
};

/// The shapes of objects on a map of Tiled.
enum class TiledShape : std::uint8_t { Box, Point, Ellipse, Polygon, Polyline, Label };

/// An object on a map of Tiled; lengths are pixels, the angle is degrees clockwise.
struct TiledObject {
    std::string name;
    std::string word;       ///< its class, called type by some versions
    std::string text;       ///< of a label
    std::uint32_t tile = 0; ///< the tile it shows, with its flips; 0 if none
    TiledShape shape = TiledShape::Box;
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    double rotation = 0;
    bool fromTemplate = false;                          ///< it is described in another file, which is not read
    std::vector<std::pair<double, double>> points = {}; ///< of a polygon or polyline, from its own place
    TiledProperties properties = {};
};

/// A rectangle of tiles of an infinite map.
struct TiledChunk {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> tiles;
};

/// The kinds of layers.
enum class TiledLayerKind : std::uint8_t { Tiles, Objects, Picture };

/// A layer; groups are resolved, so that the layers are a plain list from bottom to top.
struct TiledLayer {
    TiledLayerKind kind = TiledLayerKind::Tiles;
    std::string name;
    std::string word; ///< its class
    TiledProperties properties = {};
    double offsetX = 0; ///< pixels, with those of its groups
    double offsetY = 0; ///< likewise
    bool hidden = false;
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> tiles = {}; ///< row by row, with their flips; 0 for none
    std::vector<TiledChunk> chunks = {};   ///< in place of tiles on an infinite map
    std::vector<TiledObject> objects = {};
    std::string image = {}; ///< of a picture layer, relative to the file of the map
};

/// What a file of Tiled says, the same for its XML and its JSON.
struct TiledDoc {
    std::string orientation; ///< orthogonal, hexagonal, isometric or staggered
    int width = 0;           ///< columns
    int height = 0;          ///< rows
    int tileWidth = 0;
    int tileHeight = 0;
    int sideLength = 0;       ///< of the upper side of flat hexes or the left side of pointed ones, in pixels
    bool staggerX = false;    ///< every second column is lower; else every second row is further right
    bool staggerEven = false; ///< the first, third ... is; else the second, fourth ...
    bool infinite = false;
    std::string word; ///< its class
    TiledProperties properties = {};
    std::vector<TiledTileset> tilesets = {};
    std::vector<TiledLayer> layers = {};
};

/// The bits of a tile's number that say how it is flipped and turned.
constexpr std::uint32_t tiledFlips = 0xF0000000U;

/// The most of each part that is read, so that no file costs too much.
namespace mostTiled {
constexpr std::size_t bytes = std::size_t(64) << 20;
constexpr std::size_t layers = 500;
constexpr std::size_t tiles = 8'000'000; ///< of all layers together
constexpr std::size_t objects = 400'000;
constexpr std::size_t points = 2'000'000;
constexpr std::size_t tilesets = 500;
constexpr std::size_t tileEntries = 200'000;
constexpr std::size_t groups = 64; ///< inside each other
} // namespace mostTiled

} // namespace fw
