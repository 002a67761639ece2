#include "editor/exchange/tiled/TiledData.h"
#include "editor/exchange/tiled/TiledFile.h"
#include "engine/store/JsonTree.h"

#include <QByteArray>
#include <QtGlobal>
#include <cmath>

namespace fw {

namespace {

/// A number of any kind; `otherwise` if the value is none or not finite.
double numberOf(const Json* json, double otherwise = 0)
{
    if (json == nullptr)
        return otherwise;
    if (json->kind == Json::Kind::Integer)
        return double(json->number);
    if (json->kind != Json::Kind::Real)
        return otherwise;
    bool read = false;
    const double number = QByteArray::fromStdString(json->text).toDouble(&read);
    return read && std::isfinite(number) ? number : otherwise;
}

int wholeOf(const Json& json, const char* key, int otherwise = 0)
{
    const double number = numberOf(json.find(key), otherwise);
    return std::abs(number) <= 1e9 ? int(number) : otherwise;
}

std::string textOf(const Json& json, const char* key)
{
    const Json* found = json.find(key);
    return found != nullptr && found->isText() ? found->text : std::string();
}

std::string wordIn(const Json& json)
{
    const std::string named = textOf(json, "class");
    return named.empty() ? textOf(json, "type") : named;
}

std::uint32_t tileNumber(const Json& json)
{
    const bool fits = json.kind == Json::Kind::Integer && json.number >= 0 && json.number <= 0xFFFFFFFFLL;
    return fits ? std::uint32_t(json.number) : 0;
}

/// The items of a list at a key; none if there is no list.
const std::vector<Json>& itemsOf(const Json& json, const char* key)
{
    static const std::vector<Json> none;
    const Json* found = json.find(key);
    return found != nullptr && found->isArray() ? found->items : none;
}

TiledProperties propertiesOf(const Json& json)
{
    TiledProperties found;
    for (const Json& property : itemsOf(json, "properties")) {
        const Json* value = property.find("value");
        if (value == nullptr)
            continue;
        std::string text = value->text;
        if (value->kind == Json::Kind::Bool)
            text = value->number != 0 ? "true" : "false";
        else if (value->kind == Json::Kind::Integer)
            text = std::to_string(value->number);
        found[textOf(property, "name")] = std::move(text);
    }
    return found;
}

/// Reads the tree of a file of Tiled; stops at the first problem.
class TiledJsonReader
{
public:
    explicit TiledJsonReader(std::string file) : mFile(std::move(file)) {}

    Result<TiledDoc> map(const Json& json);
    Result<TiledTileset> tileset(const Json& json, TiledTileset tileset);

private:
    /// The layers of a group that are not read yet, and what the group does to them.
    struct Group {
        const std::vector<Json>* layers = nullptr;
        std::size_t next = 0;
        double x = 0;
        double y = 0;
        bool hidden = false;
    };

    void refuse(const Json& at, Text sentence, Text remedy = {});
    void readTileset(const Json& json, TiledTileset& tileset);
    void readLayers(const Json& json, TiledDoc& doc);
    TiledLayer layer(const Json& json, const Group& group, bool infinite);
    void data(const Json& json, TiledLayer& layer, bool infinite);
    std::vector<std::uint32_t> tiles(const Json& json, const TiledEncoding* encoding, int width, int height);
    TiledObject object(const Json& json);
    void points(const std::vector<Json>& items, TiledObject& object);

    std::string mFile;
    std::optional<Problem> mProblem;
    std::size_t mTiles = 0;
    std::size_t mObjects = 0;
};

void TiledJsonReader::refuse(const Json& at, Text sentence, Text remedy)
{
    if (!mProblem)
        mProblem = Problem(Trouble::BadInput, std::move(sentence), {}, mFile, "line " + std::to_string(at.line),
                           std::move(remedy));
}

void TiledJsonReader::readTileset(const Json& json, TiledTileset& tileset)
{
    tileset.name = textOf(json, "name");
    tileset.image = textOf(json, "image");
    tileset.imageWidth = wholeOf(json, "imagewidth");
    tileset.imageHeight = wholeOf(json, "imageheight");
    tileset.tileWidth = wholeOf(json, "tilewidth");
    tileset.tileHeight = wholeOf(json, "tileheight");
    tileset.count = wholeOf(json, "tilecount");
    tileset.columns = wholeOf(json, "columns");
    tileset.margin = wholeOf(json, "margin");
    tileset.spacing = wholeOf(json, "spacing");
    tileset.alignment = textOf(json, "objectalignment");
    for (const Json& item : itemsOf(json, "tiles")) {
        if (tileset.tiles.size() >= mostTiled::tileEntries) {
            refuse(item, QT_TRANSLATE_NOOP("engine", "The tilesets have more tiles than are read."));
            return;
        }
        const Json* id = item.find("id");
        if (id == nullptr || id->kind != Json::Kind::Integer)
            continue;
        TiledTile& tile = tileset.tiles[tileNumber(*id)];
        tile.word = wordIn(item);
        tile.image = textOf(item, "image");
        tile.imageWidth = wholeOf(item, "imagewidth");
        tile.imageHeight = wholeOf(item, "imageheight");
        tile.properties = propertiesOf(item);
    }
}

void TiledJsonReader::points(const std::vector<Json>& items, TiledObject& object)
{
    for (const Json& item : items)
        object.points.emplace_back(numberOf(item.find("x")), numberOf(item.find("y")));
}

TiledObject TiledJsonReader::object(const Json& json)
{
    TiledObject object;
    object.name = textOf(json, "name");
    object.word = wordIn(json);
    object.x = numberOf(json.find("x"));
    object.y = numberOf(json.find("y"));
    object.width = numberOf(json.find("width"));
    object.height = numberOf(json.find("height"));
    object.rotation = numberOf(json.find("rotation"));
    object.fromTemplate = json.find("template") != nullptr;
    object.properties = propertiesOf(json);
    if (const Json* gid = json.find("gid"))
        object.tile = tileNumber(*gid);
    const auto isSet = [&](const char* key) {
        const Json* found = json.find(key);
        return found != nullptr && found->kind == Json::Kind::Bool && found->number != 0;
    };
    if (const Json* label = json.find("text"); label != nullptr && label->isObject()) {
        object.shape = TiledShape::Label;
        object.text = textOf(*label, "text");
    } else if (isSet("point")) {
        object.shape = TiledShape::Point;
    } else if (isSet("ellipse")) {
        object.shape = TiledShape::Ellipse;
    } else if (json.find("polygon") != nullptr) {
        object.shape = TiledShape::Polygon;
        points(itemsOf(json, "polygon"), object);
    } else if (json.find("polyline") != nullptr) {
        object.shape = TiledShape::Polyline;
        points(itemsOf(json, "polyline"), object);
    }
    if (++mObjects > mostTiled::objects)
        refuse(json, QT_TRANSLATE_NOOP("engine", "The map has more objects than are read."));
    return object;
}

/// The tiles of a layer or chunk: a list of numbers, or a text in an encoding.
std::vector<std::uint32_t> TiledJsonReader::tiles(const Json& json, const TiledEncoding* encoding, int width,
                                                  int height)
{
    const std::size_t count = std::size_t(std::max(width, 0)) * std::size_t(std::max(height, 0));
    mTiles += count;
    if (width < 0 || height < 0 || count > mostTiled::tiles || mTiles > mostTiled::tiles) {
        refuse(json, QT_TRANSLATE_NOOP("engine", "The layers have more tiles than are read."),
               QT_TRANSLATE_NOOP("engine", "Cut the map to at most a million cells."));
        return {};
    }
    const Json* written = json.find("data");
    const Json none;
    if (written == nullptr)
        written = &none;
    if (written->isText() && encoding != nullptr) {
        Result<std::vector<std::uint32_t>> read = decodedTiles(written->text, *encoding, count);
        if (read)
            return std::move(*read);
        refuse(*written, read.error().text, read.error().remedy);
        return {};
    }
    if (!written->isArray() || written->items.size() != count) {
        refuse(json, QT_TRANSLATE_NOOP("engine", "A layer has another number of tiles than its width and height say."));
        return {};
    }
    std::vector<std::uint32_t> found;
    found.reserve(count);
    for (const Json& item : written->items)
        found.push_back(tileNumber(item));
    return found;
}

void TiledJsonReader::data(const Json& json, TiledLayer& layer, bool infinite)
{
    std::string coding = textOf(json, "encoding");
    const Result<TiledEncoding> encoding = tiledEncoding(coding.empty() ? "csv" : coding, textOf(json, "compression"));
    if (!encoding) {
        refuse(json, encoding.error().text, encoding.error().remedy);
        return;
    }
    if (!infinite) {
        layer.tiles = tiles(json, &*encoding, layer.width, layer.height);
        return;
    }
    for (const Json& item : itemsOf(json, "chunks")) {
        TiledChunk chunk{wholeOf(item, "x"), wholeOf(item, "y"), wholeOf(item, "width"), wholeOf(item, "height"), {}};
        chunk.tiles = tiles(item, &*encoding, chunk.width, chunk.height);
        layer.chunks.push_back(std::move(chunk));
    }
}

TiledLayer TiledJsonReader::layer(const Json& json, const Group& group, bool infinite)
{
    const std::string kind = textOf(json, "type");
    TiledLayer layer;
    layer.kind = kind == "objectgroup"  ? TiledLayerKind::Objects
                 : kind == "imagelayer" ? TiledLayerKind::Picture
                                        : TiledLayerKind::Tiles;
    layer.name = textOf(json, "name");
    layer.word = textOf(json, "class");
    layer.properties = propertiesOf(json);
    layer.offsetX = group.x + numberOf(json.find("offsetx"));
    layer.offsetY = group.y + numberOf(json.find("offsety"));
    const Json* visible = json.find("visible");
    layer.hidden = group.hidden || (visible != nullptr && visible->kind == Json::Kind::Bool && visible->number == 0);
    layer.width = wholeOf(json, "width");
    layer.height = wholeOf(json, "height");
    if (layer.kind == TiledLayerKind::Tiles)
        data(json, layer, infinite);
    else if (layer.kind == TiledLayerKind::Picture)
        layer.image = textOf(json, "image");
    else
        for (const Json& item : itemsOf(json, "objects"))
            layer.objects.push_back(object(item));
    return layer;
}

void TiledJsonReader::readLayers(const Json& json, TiledDoc& doc)
{
    std::vector<Group> groups = {{&itemsOf(json, "layers"), 0, 0, 0, false}};
    while (!groups.empty() && !mProblem) {
        Group& group = groups.back();
        if (group.next == group.layers->size()) {
            groups.pop_back();
            continue;
        }
        const Json& item = (*group.layers)[group.next++];
        if (textOf(item, "type") == "group") {
            const TiledLayer frame = layer(item, group, true);
            groups.push_back({&itemsOf(item, "layers"), 0, frame.offsetX, frame.offsetY, frame.hidden});
        } else {
            doc.layers.push_back(layer(item, group, doc.infinite));
        }
        if (doc.layers.size() > mostTiled::layers || groups.size() > mostTiled::groups)
            refuse(item, QT_TRANSLATE_NOOP("engine", "The map has more layers, groups or tilesets than are read."));
    }
}

Result<TiledDoc> TiledJsonReader::map(const Json& json)
{
    TiledDoc doc;
    doc.orientation = textOf(json, "orientation");
    if (!json.isObject() || doc.orientation.empty() || json.find("layers") == nullptr)
        refuse(json,
               QT_TRANSLATE_NOOP("engine", "The file is not a map of Tiled: it has no orientation or no layers."));
    doc.width = wholeOf(json, "width");
    doc.height = wholeOf(json, "height");
    doc.tileWidth = wholeOf(json, "tilewidth");
    doc.tileHeight = wholeOf(json, "tileheight");
    doc.sideLength = wholeOf(json, "hexsidelength");
    doc.staggerX = textOf(json, "staggeraxis") == "x";
    doc.staggerEven = textOf(json, "staggerindex") == "even";
    const Json* infinite = json.find("infinite");
    doc.infinite = infinite != nullptr && infinite->kind == Json::Kind::Bool && infinite->number != 0;
    doc.word = textOf(json, "class");
    doc.properties = propertiesOf(json);
    for (const Json& item : itemsOf(json, "tilesets")) {
        if (doc.tilesets.size() >= mostTiled::tilesets) {
            refuse(item, QT_TRANSLATE_NOOP("engine", "The map has more layers, groups or tilesets than are read."));
            break;
        }
        TiledTileset tileset;
        if (const Json* first = item.find("firstgid"))
            tileset.firstId = tileNumber(*first);
        tileset.source = textOf(item, "source");
        readTileset(item, tileset);
        doc.tilesets.push_back(std::move(tileset));
    }
    readLayers(json, doc);
    if (mProblem)
        return tl::unexpected(*mProblem);
    return doc;
}

Result<TiledTileset> TiledJsonReader::tileset(const Json& json, TiledTileset tileset)
{
    readTileset(json, tileset);
    if (mProblem)
        return tl::unexpected(*mProblem);
    return tileset;
}

} // namespace

Result<TiledDoc> readTmj(const std::string& text, const std::string& file)
{
    const Result<Json> json = parseJson(text, file);
    if (!json)
        return tl::unexpected(json.error());
    return TiledJsonReader(file).map(*json);
}

Result<TiledTileset> readTsj(const std::string& text, const std::string& file, TiledTileset tileset)
{
    const Result<Json> json = parseJson(text, file);
    if (!json)
        return tl::unexpected(json.error());
    return TiledJsonReader(file).tileset(*json, std::move(tileset));
}

} // namespace fw
