#include "editor/exchange/tiled/TiledData.h"
#include "editor/exchange/tiled/TiledFile.h"
#include "engine/store/JsonTree.h"

#include <QXmlStreamWriter>
#include <algorithm>

namespace fw {

namespace {

/// A length in pixels with up to three decimals.
QString pixels(double length)
{
    QString text = QString::number(length, 'f', 3);
    while (text.endsWith('0'))
        text.chop(1);
    if (text.endsWith('.'))
        text.chop(1);
    return text == "-0" ? QStringLiteral("0") : text;
}

/// A text without the control characters that XML cannot have.
QString xmlText(const std::string& text)
{
    QString out = QString::fromStdString(text);
    out.removeIf([](QChar c) { return c.unicode() < 0x20 && c != '\n' && c != '\t' && c != '\r'; });
    return out;
}

/// The type that Tiled shows for a property.
const char* typeOf(const std::string& name)
{
    for (const char* number : {"level", "size", "angle", "cellMillimetres", "cellStretch"})
        if (name == number)
            return "int";
    return name == "outOfPlay" ? "bool" : "string";
}

const char* compressionOf(TiledEncoding encoding)
{
    switch (encoding) {
    case TiledEncoding::Gzip: return "gzip";
    case TiledEncoding::Zlib: return "zlib";
    case TiledEncoding::Zstd: return "zstd";
    case TiledEncoding::Elements:
    case TiledEncoding::Csv:
    case TiledEncoding::Base64: break;
    }
    return "";
}

constexpr const char* formatVersion = "1.8";

/// Writes a map as XML.
class TmxWriter
{
public:
    TmxWriter(const TiledDoc& doc, TiledEncoding encoding) : mXml(&mText), mDoc(doc), mEncoding(encoding)
    {
        mXml.setAutoFormatting(true);
        mXml.setAutoFormattingIndent(1);
    }
    std::string write();

private:
    void put(const char* name, const QString& value) { mXml.writeAttribute(QLatin1String(name), value); }
    void put(const char* name, const std::string& value) { put(name, xmlText(value)); }
    void put(const char* name, int value) { put(name, QString::number(value)); }
    void properties(const TiledProperties& properties);
    void tileset(const TiledTileset& set);
    void tiles(const TiledLayer& layer);
    void object(const TiledObject& object);
    void layer(const TiledLayer& layer);

    QByteArray mText;
    QXmlStreamWriter mXml;
    const TiledDoc& mDoc;
    TiledEncoding mEncoding;
    int mLayers = 0;
    int mObjects = 0;
};

void TmxWriter::properties(const TiledProperties& properties)
{
    if (properties.empty())
        return;
    mXml.writeStartElement("properties");
    for (const auto& [name, value] : properties) {
        mXml.writeEmptyElement("property");
        put("name", name);
        if (std::string_view(typeOf(name)) != "string")
            put("type", QString::fromLatin1(typeOf(name)));
        put("value", value);
    }
    mXml.writeEndElement();
}

void TmxWriter::tileset(const TiledTileset& set)
{
    mXml.writeStartElement("tileset");
    put("firstgid", QString::number(set.firstId));
    put("name", set.name);
    put("tilewidth", set.tileWidth);
    put("tileheight", set.tileHeight);
    put("tilecount", set.count);
    put("columns", set.columns);
    mXml.writeEmptyElement("image");
    put("source", set.image);
    put("width", set.imageWidth);
    put("height", set.imageHeight);
    for (const auto& [id, tile] : set.tiles) {
        mXml.writeStartElement("tile");
        put("id", QString::number(id));
        properties(tile.properties);
        mXml.writeEndElement();
    }
    mXml.writeEndElement();
}

void TmxWriter::tiles(const TiledLayer& layer)
{
    mXml.writeStartElement("data");
    if (mEncoding == TiledEncoding::Elements) {
        for (const std::uint32_t tile : layer.tiles) {
            mXml.writeEmptyElement("tile");
            put("gid", QString::number(tile));
        }
    } else {
        put("encoding", QString::fromLatin1(mEncoding == TiledEncoding::Csv ? "csv" : "base64"));
        if (const char* compression = compressionOf(mEncoding); *compression != 0)
            put("compression", QString::fromLatin1(compression));
        mXml.writeCharacters(QString::fromStdString(encodedTiles(layer.tiles, mEncoding, layer.width)));
    }
    mXml.writeEndElement();
}

void TmxWriter::object(const TiledObject& object)
{
    mXml.writeStartElement("object");
    put("id", ++mObjects);
    if (!object.name.empty())
        put("name", object.name);
    if (!object.word.empty())
        put("type", object.word);
    put("x", pixels(object.x));
    put("y", pixels(object.y));
    if (object.width > 0 || object.height > 0) {
        put("width", pixels(object.width));
        put("height", pixels(object.height));
    }
    properties(object.properties);
    if (object.shape == TiledShape::Point)
        mXml.writeEmptyElement("point");
    if (object.shape == TiledShape::Polyline) {
        QString list;
        for (const auto& [x, y] : object.points)
            list += (list.isEmpty() ? "" : " ") + pixels(x) + "," + pixels(y);
        mXml.writeEmptyElement("polyline");
        put("points", list);
    }
    mXml.writeEndElement();
}

void TmxWriter::layer(const TiledLayer& layer)
{
    mXml.writeStartElement(layer.kind == TiledLayerKind::Tiles ? "layer" : "objectgroup");
    put("id", ++mLayers);
    put("name", layer.name);
    if (layer.kind == TiledLayerKind::Tiles) {
        put("width", layer.width);
        put("height", layer.height);
    }
    properties(layer.properties);
    if (layer.kind == TiledLayerKind::Tiles)
        tiles(layer);
    for (const TiledObject& one : layer.objects)
        object(one);
    mXml.writeEndElement();
}

std::string TmxWriter::write()
{
    std::size_t objects = 0;
    for (const TiledLayer& one : mDoc.layers)
        objects += one.objects.size();
    mXml.writeStartDocument();
    mXml.writeStartElement("map");
    put("version", QString::fromLatin1(formatVersion));
    put("orientation", mDoc.orientation);
    put("renderorder", QString::fromLatin1("right-down"));
    put("width", mDoc.width);
    put("height", mDoc.height);
    put("tilewidth", mDoc.tileWidth);
    put("tileheight", mDoc.tileHeight);
    put("infinite", 0);
    if (mDoc.orientation == "hexagonal") {
        put("hexsidelength", mDoc.sideLength);
        put("staggeraxis", QString::fromLatin1(mDoc.staggerX ? "x" : "y"));
        put("staggerindex", QString::fromLatin1(mDoc.staggerEven ? "even" : "odd"));
    }
    put("nextlayerid", int(mDoc.layers.size()) + 1);
    put("nextobjectid", int(objects) + 1);
    properties(mDoc.properties);
    for (const TiledTileset& set : mDoc.tilesets)
        tileset(set);
    for (const TiledLayer& one : mDoc.layers)
        layer(one);
    mXml.writeEndElement();
    mXml.writeEndDocument();
    return mText.toStdString();
}

/// Writes a map as JSON.
class TmjWriter
{
public:
    TmjWriter(const TiledDoc& doc, TiledEncoding encoding) : mDoc(doc), mEncoding(encoding) {}
    std::string write();

private:
    static std::string quoted(const std::string& text) { return denseJson(Json::ofText(text)); }
    void raw(const char* key, const std::string& value);
    void put(const char* key, const std::string& value) { raw(key, quoted(value)); }
    void put(const char* key, const char* value) { raw(key, quoted(value)); }
    void put(const char* key, int value) { raw(key, std::to_string(value)); }
    void put(const char* key, double value) { raw(key, pixels(value).toStdString()); }
    void open(const char* before);
    void close(const char* after);
    void properties(const TiledProperties& properties);
    void tileset(const TiledTileset& set);
    void tiles(const TiledLayer& layer);
    void object(const TiledObject& object);
    void layer(const TiledLayer& layer);

    const TiledDoc& mDoc;
    TiledEncoding mEncoding;
    std::string mText;
    bool mFirst = true; ///< whether the next key is the first of its object
    int mLayers = 0;
    int mObjects = 0;
};

void TmjWriter::raw(const char* key, const std::string& value)
{
    mText += std::string(mFirst ? "" : ", ") + "\"" + key + "\": " + value;
    mFirst = false;
}

void TmjWriter::open(const char* before)
{
    mText += before;
    mText += '{';
    mFirst = true;
}

void TmjWriter::close(const char* after)
{
    mText += '}';
    mText += after;
    mFirst = false;
}

void TmjWriter::properties(const TiledProperties& properties)
{
    if (properties.empty())
        return;
    raw("properties", "[");
    std::size_t left = properties.size();
    for (const auto& [name, value] : properties) {
        open("");
        put("name", name);
        put("type", typeOf(name));
        if (std::string_view(typeOf(name)) == "string")
            put("value", value);
        else
            raw("value", value);
        close(--left > 0 ? ", " : "");
    }
    mText += ']';
}

void TmjWriter::tileset(const TiledTileset& set)
{
    raw("firstgid", std::to_string(set.firstId));
    put("name", set.name);
    put("image", set.image);
    put("imagewidth", set.imageWidth);
    put("imageheight", set.imageHeight);
    put("tilewidth", set.tileWidth);
    put("tileheight", set.tileHeight);
    put("tilecount", set.count);
    put("columns", set.columns);
    put("margin", 0);
    put("spacing", 0);
    raw("tiles", "[");
    std::size_t left = set.tiles.size();
    for (const auto& [id, tile] : set.tiles) {
        open("\n ");
        raw("id", std::to_string(id));
        properties(tile.properties);
        close(--left > 0 ? "," : "");
    }
    mText += ']';
}

void TmjWriter::tiles(const TiledLayer& layer)
{
    const bool list = mEncoding == TiledEncoding::Elements || mEncoding == TiledEncoding::Csv;
    const std::string text = encodedTiles(layer.tiles, mEncoding, layer.width);
    if (list) {
        raw("data", "[" + text + "]");
        return;
    }
    put("encoding", "base64");
    put("compression", compressionOf(mEncoding));
    put("data", text);
}

void TmjWriter::object(const TiledObject& object)
{
    put("id", ++mObjects);
    put("name", object.name);
    put("type", object.word);
    put("x", object.x);
    put("y", object.y);
    put("width", object.width);
    put("height", object.height);
    put("rotation", 0);
    raw("visible", "true");
    properties(object.properties);
    if (object.shape == TiledShape::Point)
        raw("point", "true");
    if (object.shape == TiledShape::Polyline) {
        std::string list;
        for (const auto& [x, y] : object.points)
            list += (list.empty() ? "[{\"x\": " : ", {\"x\": ") + pixels(x).toStdString()
                    + ", \"y\": " + pixels(y).toStdString() + "}";
        raw("polyline", list + "]");
    }
}

void TmjWriter::layer(const TiledLayer& layer)
{
    put("id", ++mLayers);
    put("name", layer.name);
    put("type", layer.kind == TiledLayerKind::Tiles ? "tilelayer" : "objectgroup");
    put("x", 0);
    put("y", 0);
    put("opacity", 1);
    raw("visible", "true");
    properties(layer.properties);
    if (layer.kind == TiledLayerKind::Tiles) {
        put("width", layer.width);
        put("height", layer.height);
        tiles(layer);
        return;
    }
    put("draworder", "topdown");
    raw("objects", "[");
    for (const TiledObject& one : layer.objects) {
        open("\n ");
        object(one);
        close(&one == &layer.objects.back() ? "" : ",");
    }
    mText += ']';
}

std::string TmjWriter::write()
{
    std::size_t objects = 0;
    for (const TiledLayer& one : mDoc.layers)
        objects += one.objects.size();
    open("");
    put("type", "map");
    put("version", formatVersion);
    put("orientation", mDoc.orientation);
    put("renderorder", "right-down");
    put("width", mDoc.width);
    put("height", mDoc.height);
    put("tilewidth", mDoc.tileWidth);
    put("tileheight", mDoc.tileHeight);
    raw("infinite", "false");
    if (mDoc.orientation == "hexagonal") {
        put("hexsidelength", mDoc.sideLength);
        put("staggeraxis", mDoc.staggerX ? "x" : "y");
        put("staggerindex", mDoc.staggerEven ? "even" : "odd");
    }
    put("nextlayerid", int(mDoc.layers.size()) + 1);
    put("nextobjectid", int(objects) + 1);
    properties(mDoc.properties);
    raw("tilesets", "[");
    for (const TiledTileset& set : mDoc.tilesets) {
        open("\n");
        tileset(set);
        close(&set == &mDoc.tilesets.back() ? "" : ",");
    }
    mText += ']';
    raw("layers", "[");
    for (const TiledLayer& one : mDoc.layers) {
        open("\n");
        layer(one);
        close(&one == &mDoc.layers.back() ? "" : ",");
    }
    mText += ']';
    close("\n");
    return std::move(mText);
}

} // namespace

std::string tmxText(const TiledDoc& doc, TiledEncoding encoding)
{
    return TmxWriter(doc, encoding).write();
}

std::string tmjText(const TiledDoc& doc, TiledEncoding encoding)
{
    return TmjWriter(doc, encoding).write();
}

} // namespace fw
