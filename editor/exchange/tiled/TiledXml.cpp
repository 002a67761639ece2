#include "editor/exchange/XmlNesting.h"
#include "editor/exchange/tiled/TiledData.h"
#include "editor/exchange/tiled/TiledFile.h"
#include "engine/model/Limits.h"

#include <QXmlStreamReader>
#include <cmath>

namespace fw {

namespace {

/// Reads the elements of a file of Tiled; stops at the first problem.
class TiledXmlReader
{
public:
    TiledXmlReader(const std::string& text, std::string file)
        : mXml(QByteArray::fromRawData(text.data(), qsizetype(text.size()))), mFile(std::move(file))
    {
        if (isXmlExcessive(text))
            refuse(
                QT_TRANSLATE_NOOP("engine", "The file has more elements inside each other than any program writes."));
    }

    Result<TiledDoc> map();
    Result<TiledTileset> tileset(TiledTileset tileset);

private:
    /// The offset and the visibility of the groups around a layer.
    struct Group {
        double x = 0;
        double y = 0;
        bool hidden = false;
    };

    bool begin(const char* root);
    std::string text(const char* name) const
    {
        return mXml.attributes().value(QLatin1String(name)).toString().toStdString();
    }
    int whole(const char* name, int otherwise = 0) const;
    double length(const char* name, double otherwise = 0) const;
    std::string word() const;
    void refuse(Text sentence, Text remedy = {});
    bool fine() { return !mProblem && !mXml.hasError(); }
    Problem problem() const;
    bool nextChild();
    TiledProperties properties();
    void readTileset(TiledTileset& tileset);
    void tileOf(TiledTileset& tileset);
    TiledLayer layer(TiledLayerKind kind);
    void content(TiledLayer& layer);
    void data(TiledLayer& layer);
    std::vector<std::uint32_t> tiles(TiledEncoding encoding, int width, int height);
    TiledObject object();
    std::vector<std::pair<double, double>> points();
    void element(TiledDoc& doc);

    QXmlStreamReader mXml;
    std::string mFile;
    std::optional<Problem> mProblem;
    std::vector<Group> mGroups = {Group{}};
    bool mInfinite = false;
    std::size_t mTiles = 0;
    std::size_t mObjects = 0;
    std::size_t mPoints = 0;
    std::size_t mTileEntries = 0;
};

int TiledXmlReader::whole(const char* name, int otherwise) const
{
    bool read = false;
    const int number = mXml.attributes().value(QLatin1String(name)).toInt(&read);
    return read ? number : otherwise;
}

double TiledXmlReader::length(const char* name, double otherwise) const
{
    bool read = false;
    const double number = mXml.attributes().value(QLatin1String(name)).toDouble(&read);
    return read && std::isfinite(number) ? number : otherwise;
}

std::string TiledXmlReader::word() const
{
    const std::string named = text("class");
    return named.empty() ? text("type") : named;
}

void TiledXmlReader::refuse(Text sentence, Text remedy)
{
    if (!mProblem)
        mProblem = Problem(Trouble::BadInput, std::move(sentence), {}, mFile,
                           "line " + std::to_string(mXml.lineNumber()), std::move(remedy));
}

Problem TiledXmlReader::problem() const
{
    if (mProblem)
        return *mProblem;
    return Problem(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The file is damaged: it is not well-formed XML."),
                   {}, mFile, "line " + std::to_string(mXml.lineNumber()));
}

/// Goes to the root element; refuses a document type, because its entities can grow without limit.
bool TiledXmlReader::begin(const char* root)
{
    while (fine() && !mXml.atEnd() && !mXml.isStartElement()) {
        mXml.readNext();
        if (mXml.isDTD() && !mXml.entityDeclarations().isEmpty()) {
            refuse(QT_TRANSLATE_NOOP("engine", "The file declares entities of its own, which no program writes."));
            return false;
        }
    }
    if (fine() && (!mXml.isStartElement() || mXml.name() != QLatin1String(root)))
        refuse(Text(QT_TRANSLATE_NOOP("engine", "The file has no element <{0}>."), {root}));
    return fine();
}

bool TiledXmlReader::nextChild()
{
    return fine() && mXml.readNextStartElement();
}

TiledProperties TiledXmlReader::properties()
{
    TiledProperties found;
    while (nextChild()) {
        if (mXml.name() != QLatin1String("property")) {
            mXml.skipCurrentElement();
            continue;
        }
        const std::string name = text("name");
        const bool attribute = mXml.attributes().hasAttribute(QLatin1String("value"));
        std::string value = text("value");
        if (attribute)
            mXml.skipCurrentElement();
        else
            value = mXml.readElementText(QXmlStreamReader::SkipChildElements).toStdString();
        found[name] = std::move(value);
    }
    return found;
}

void TiledXmlReader::tileOf(TiledTileset& tileset)
{
    const int id = whole("id", -1);
    TiledTile tile;
    tile.word = word();
    while (nextChild()) {
        if (mXml.name() == QLatin1String("properties")) {
            tile.properties = properties();
        } else if (mXml.name() == QLatin1String("image")) {
            tile.image = text("source");
            tile.imageWidth = whole("width");
            tile.imageHeight = whole("height");
            mXml.skipCurrentElement();
        } else {
            mXml.skipCurrentElement();
        }
    }
    if (++mTileEntries > mostTiled::tileEntries)
        refuse(QT_TRANSLATE_NOOP("engine", "The tilesets have more tiles than are read."));
    if (id >= 0)
        tileset.tiles[std::uint32_t(id)] = std::move(tile);
}

void TiledXmlReader::readTileset(TiledTileset& tileset)
{
    tileset.name = text("name");
    tileset.tileWidth = whole("tilewidth");
    tileset.tileHeight = whole("tileheight");
    tileset.count = whole("tilecount");
    tileset.columns = whole("columns");
    tileset.margin = whole("margin");
    tileset.spacing = whole("spacing");
    tileset.alignment = text("objectalignment");
    while (nextChild()) {
        if (mXml.name() == QLatin1String("image")) {
            tileset.image = text("source");
            tileset.imageWidth = whole("width");
            tileset.imageHeight = whole("height");
            mXml.skipCurrentElement();
        } else if (mXml.name() == QLatin1String("tile")) {
            tileOf(tileset);
        } else {
            mXml.skipCurrentElement();
        }
    }
}

std::vector<std::pair<double, double>> TiledXmlReader::points()
{
    std::vector<std::pair<double, double>> found;
    const QString list = mXml.attributes().value(QLatin1String("points")).toString();
    for (const QStringView pair : QStringView(list).split(u' ', Qt::SkipEmptyParts)) {
        const qsizetype comma = pair.indexOf(u',');
        bool readX = false;
        bool readY = false;
        const double x = pair.left(std::max<qsizetype>(comma, 0)).toDouble(&readX);
        const double y = pair.mid(comma + 1).toDouble(&readY);
        if (!readX || !readY || !std::isfinite(x) || !std::isfinite(y))
            continue;
        if (++mPoints > mostTiled::points) {
            refuse(QT_TRANSLATE_NOOP("engine", "The objects have more points than are read."));
            return found;
        }
        found.emplace_back(x, y);
    }
    return found;
}

TiledObject TiledXmlReader::object()
{
    TiledObject object;
    object.name = text("name");
    object.word = word();
    object.x = length("x");
    object.y = length("y");
    object.width = length("width");
    object.height = length("height");
    object.rotation = length("rotation");
    object.tile = mXml.attributes().value(QLatin1String("gid")).toUInt();
    object.fromTemplate = mXml.attributes().hasAttribute(QLatin1String("template"));
    while (nextChild()) {
        const auto name = mXml.name();
        if (name == QLatin1String("properties")) {
            object.properties = properties();
            continue;
        }
        if (name == QLatin1String("text")) {
            object.shape = TiledShape::Label;
            object.text = mXml.readElementText(QXmlStreamReader::SkipChildElements).toStdString();
            continue;
        }
        if (name == QLatin1String("point"))
            object.shape = TiledShape::Point;
        else if (name == QLatin1String("ellipse"))
            object.shape = TiledShape::Ellipse;
        else if (name == QLatin1String("polygon") || name == QLatin1String("polyline")) {
            object.shape = name == QLatin1String("polygon") ? TiledShape::Polygon : TiledShape::Polyline;
            object.points = points();
        }
        mXml.skipCurrentElement();
    }
    if (++mObjects > mostTiled::objects)
        refuse(QT_TRANSLATE_NOOP("engine", "The map has more objects than are read."));
    return object;
}

/// The tiles inside the current element, which has them as text or as elements.
std::vector<std::uint32_t> TiledXmlReader::tiles(TiledEncoding encoding, int width, int height)
{
    const std::size_t count = std::size_t(std::max(width, 0)) * std::size_t(std::max(height, 0));
    mTiles += count;
    if (width < 0 || height < 0 || count > mostTiled::tiles || mTiles > mostTiled::tiles) {
        refuse(QT_TRANSLATE_NOOP("engine", "The layers have more tiles than are read."),
               QT_TRANSLATE_NOOP("engine", "Cut the map to at most a million cells."));
        return {};
    }
    if (encoding != TiledEncoding::Elements) {
        const std::string written = mXml.readElementText(QXmlStreamReader::SkipChildElements).toStdString();
        if (!fine())
            return {};
        Result<std::vector<std::uint32_t>> read = decodedTiles(written, encoding, count);
        if (read)
            return std::move(*read);
        refuse(read.error().text, read.error().remedy);
        return {};
    }
    std::vector<std::uint32_t> found;
    while (nextChild()) {
        if (found.size() == count && mXml.name() == QLatin1String("tile")) {
            refuse(QT_TRANSLATE_NOOP("engine", "A layer has more tiles than its width and height say."));
            return {};
        }
        if (mXml.name() == QLatin1String("tile"))
            found.push_back(mXml.attributes().value(QLatin1String("gid")).toUInt());
        mXml.skipCurrentElement();
    }
    found.resize(count);
    return found;
}

void TiledXmlReader::data(TiledLayer& layer)
{
    const Result<TiledEncoding> encoding = tiledEncoding(text("encoding"), text("compression"));
    if (!encoding) {
        refuse(encoding.error().text, encoding.error().remedy);
        return;
    }
    if (!mInfinite) {
        layer.tiles = tiles(*encoding, layer.width, layer.height);
        return;
    }
    while (nextChild()) {
        if (mXml.name() != QLatin1String("chunk")) {
            mXml.skipCurrentElement();
            continue;
        }
        TiledChunk chunk{whole("x"), whole("y"), whole("width"), whole("height"), {}};
        chunk.tiles = tiles(*encoding, chunk.width, chunk.height);
        layer.chunks.push_back(std::move(chunk));
    }
}

TiledLayer TiledXmlReader::layer(TiledLayerKind kind)
{
    TiledLayer layer;
    layer.kind = kind;
    layer.name = text("name");
    layer.word = word();
    layer.width = whole("width");
    layer.height = whole("height");
    layer.offsetX = length("offsetx") + mGroups.back().x;
    layer.offsetY = length("offsety") + mGroups.back().y;
    layer.hidden = whole("visible", 1) == 0 || mGroups.back().hidden;
    content(layer);
    return layer;
}

void TiledXmlReader::content(TiledLayer& layer)
{
    while (nextChild()) {
        if (mXml.name() == QLatin1String("properties")) {
            layer.properties = properties();
        } else if (mXml.name() == QLatin1String("data") && layer.kind == TiledLayerKind::Tiles) {
            data(layer);
        } else if (mXml.name() == QLatin1String("object") && layer.kind == TiledLayerKind::Objects) {
            layer.objects.push_back(object());
        } else if (mXml.name() == QLatin1String("image") && layer.kind == TiledLayerKind::Picture) {
            layer.image = text("source");
            mXml.skipCurrentElement();
        } else {
            mXml.skipCurrentElement();
        }
    }
}

void TiledXmlReader::element(TiledDoc& doc)
{
    const auto name = mXml.name();
    if (name == QLatin1String("properties")) {
        if (mGroups.size() == 1)
            doc.properties = properties();
        else
            mXml.skipCurrentElement();
    } else if (name == QLatin1String("tileset")) {
        TiledTileset tileset;
        tileset.firstId = mXml.attributes().value(QLatin1String("firstgid")).toUInt();
        tileset.source = text("source");
        readTileset(tileset);
        doc.tilesets.push_back(std::move(tileset));
    } else if (name == QLatin1String("group")) {
        const Group& around = mGroups.back();
        mGroups.push_back(
            {around.x + length("offsetx"), around.y + length("offsety"), around.hidden || whole("visible", 1) == 0});
    } else if (name == QLatin1String("layer")) {
        doc.layers.push_back(layer(TiledLayerKind::Tiles));
    } else if (name == QLatin1String("objectgroup")) {
        doc.layers.push_back(layer(TiledLayerKind::Objects));
    } else if (name == QLatin1String("imagelayer")) {
        doc.layers.push_back(layer(TiledLayerKind::Picture));
    } else {
        mXml.skipCurrentElement();
    }
    if (doc.layers.size() > mostTiled::layers || doc.tilesets.size() > mostTiled::tilesets
        || mGroups.size() > mostTiled::groups)
        refuse(QT_TRANSLATE_NOOP("engine", "The map has more layers, groups or tilesets than are read."));
}

Result<TiledDoc> TiledXmlReader::map()
{
    TiledDoc doc;
    if (begin("map")) {
        doc.orientation = text("orientation");
        doc.width = whole("width");
        doc.height = whole("height");
        doc.tileWidth = whole("tilewidth");
        doc.tileHeight = whole("tileheight");
        doc.sideLength = whole("hexsidelength");
        doc.staggerX = text("staggeraxis") == "x";
        doc.staggerEven = text("staggerindex") == "even";
        doc.infinite = whole("infinite") != 0;
        mInfinite = doc.infinite;
        doc.word = word();
        // A group ends like the map, so the end of each is counted.
        while (fine() && !mGroups.empty() && !mXml.atEnd()) {
            mXml.readNext();
            if (mXml.isStartElement())
                element(doc);
            else if (mXml.isEndElement())
                mGroups.pop_back();
        }
    }
    if (!fine())
        return tl::unexpected(problem());
    return doc;
}

Result<TiledTileset> TiledXmlReader::tileset(TiledTileset tileset)
{
    if (begin("tileset"))
        readTileset(tileset);
    if (!fine())
        return tl::unexpected(problem());
    return tileset;
}

} // namespace

Result<TiledDoc> readTmx(const std::string& text, const std::string& file)
{
    return TiledXmlReader(text, file).map();
}

Result<TiledTileset> readTsx(const std::string& text, const std::string& file, TiledTileset tileset)
{
    return TiledXmlReader(text, file).tileset(std::move(tileset));
}

} // namespace fw
