#include "editor/exchange/tiled/TiledText.h"

#include "editor/exchange/tiled/TiledFile.h"
#include "editor/exchange/tiled/TiledMapKeys.h"
#include "editor/exchange/tiled/TiledObjects.h"

#include <QtGlobal>
#include <cmath>

namespace fw {

namespace {

/// A list with commas, as tiledWords reads it.
std::string listed(const std::vector<std::string>& words)
{
    std::string list;
    for (const std::string& word : words)
        list += (list.empty() ? "" : ",") + word;
    return list;
}

/// Fills a map of Tiled from a map, part by part.
class TiledBuilder
{
public:
    TiledBuilder(const Map& map, const TiledChoice& choice, TiledOutput& out) : mMap(map), mChoice(choice), mOut(out)
    {
        placeTiled(mDoc, map.grid, map.cellStretch, choice.across);
        mDoc.properties = tiledMapKeys(map);
        out.tileWidth = mDoc.tileWidth;
        out.tileHeight = mDoc.tileHeight;
    }

    bool tiles();
    void tileset();
    void objects();
    const TiledDoc& doc() const { return mDoc; }

private:
    TiledLayer& layer(const char* name);
    void sides(const TiledPlaces& places);
    void ways(const TiledPlaces& places);
    void names(const TiledPlaces& places);
    void areas(const TiledPlaces& places);

    const Map& mMap;
    const TiledChoice& mChoice;
    TiledOutput& mOut;
    TiledDoc mDoc;
};

/// Adds the layer of tiles; false if there are too many different ones.
bool TiledBuilder::tiles()
{
    TiledLayer layer;
    layer.name = "terrain";
    layer.width = mDoc.width;
    layer.height = mDoc.height;
    std::map<TiledTileFace, std::uint32_t> numbers;
    for (Cell cell = 0; cell < mMap.grid.cellCount(); ++cell) {
        const auto at = std::size_t(cell);
        TiledTileFace face;
        if (at < mMap.terrain.size())
            face.features = mMap.terrain[at];
        if (at < mMap.level.size())
            face.level = mMap.level[at];
        face.outOfPlay = mMap.outOfPlay.has(cell);
        const auto [known, fresh] = numbers.emplace(std::move(face), std::uint32_t(numbers.size() + 1));
        if (fresh) {
            if (numbers.size() > mostTiledFaces)
                return false;
            mOut.tiles.push_back(known->first);
        }
        layer.tiles.push_back(known->second);
    }
    mDoc.layers.push_back(std::move(layer));
    return true;
}

void TiledBuilder::tileset()
{
    mOut.columns = std::max(1, int(std::ceil(std::sqrt(double(mOut.tiles.size())))));
    TiledTileset set;
    set.name = "terrain";
    set.image = mChoice.picture;
    set.tileWidth = mDoc.tileWidth;
    set.tileHeight = mDoc.tileHeight;
    set.count = int(mOut.tiles.size());
    set.columns = mOut.columns;
    set.imageWidth = set.columns * set.tileWidth;
    set.imageHeight = (set.count + set.columns - 1) / set.columns * set.tileHeight;
    for (std::size_t i = 0; i < mOut.tiles.size(); ++i) {
        TiledTile& tile = set.tiles[std::uint32_t(i)];
        tile.properties["terrain"] = listed(mOut.tiles[i].features);
        if (!mMap.level.empty())
            tile.properties["level"] = std::to_string(mOut.tiles[i].level);
        if (mOut.tiles[i].outOfPlay)
            tile.properties["outOfPlay"] = "true";
    }
    mDoc.tilesets.push_back(std::move(set));
}

TiledLayer& TiledBuilder::layer(const char* name)
{
    TiledLayer& layer = mDoc.layers.emplace_back();
    layer.kind = TiledLayerKind::Objects;
    layer.name = name;
    return layer;
}

void TiledBuilder::objects()
{
    const TiledPlaces places(mDoc, mMap.grid);
    if (!mMap.areas.empty())
        areas(places);
    if (!mMap.sides.empty())
        sides(places);
    if (!mMap.ways.empty())
        ways(places);
    if (!mMap.names.empty())
        names(places);
}

void TiledBuilder::sides(const TiledPlaces& places)
{
    TiledLayer& layer = this->layer("hexsides");
    for (const Side& side : mMap.sides) {
        const auto [from, to] = places.side(side.a, side.b);
        TiledObject object;
        object.shape = TiledShape::Polyline;
        object.word = listed(side.features);
        object.x = from.x();
        object.y = from.y();
        object.points = {{0, 0}, {to.x() - from.x(), to.y() - from.y()}};
        if (!side.owner.empty())
            object.properties["owner"] = side.owner;
        if (side.shelters != noCell)
            object.properties["shelters"] = tiledCellText(mMap.grid, side.shelters);
        layer.objects.push_back(std::move(object));
    }
}

void TiledBuilder::ways(const TiledPlaces& places)
{
    TiledLayer& layer = this->layer("ways");
    for (const Way& way : mMap.ways) {
        if (way.cells.empty())
            continue;
        const QPointF first = places.centre(way.cells.front());
        TiledObject object;
        object.shape = TiledShape::Polyline;
        object.name = way.name;
        object.word = way.kind;
        object.x = first.x();
        object.y = first.y();
        for (const Cell cell : way.cells) {
            const QPointF at = places.centre(cell) - first;
            object.points.emplace_back(at.x(), at.y());
        }
        if (!way.id.empty())
            object.properties["id"] = way.id;
        if (way.origin != Origin::Printed)
            object.properties["origin"] = wordOf(way.origin);
        layer.objects.push_back(std::move(object));
    }
}

void TiledBuilder::names(const TiledPlaces& places)
{
    TiledLayer& layer = this->layer("names");
    for (const PlaceName& name : mMap.names) {
        const QPointF at = places.centre(name.cell);
        TiledObject object;
        object.shape = TiledShape::Point;
        object.name = name.text;
        object.x = at.x();
        object.y = at.y();
        object.properties["size"] = std::to_string(name.size);
        if (name.angle != 0)
            object.properties["angle"] = std::to_string(name.angle);
        layer.objects.push_back(std::move(object));
    }
}

void TiledBuilder::areas(const TiledPlaces& places)
{
    TiledLayer& layer = this->layer("areas");
    const QSizeF size(mDoc.tileWidth, mDoc.tileHeight);
    for (const Area& area : mMap.areas) {
        QRectF box;
        std::string cells;
        for (const Cell cell : area.cells) {
            QRectF one(QPointF(), size);
            one.moveCenter(places.centre(cell));
            box |= one;
            cells += (cells.empty() ? "" : " ") + tiledCellText(mMap.grid, cell);
        }
        TiledObject object;
        object.name = area.label;
        object.word = area.kind;
        object.x = box.x();
        object.y = box.y();
        object.width = box.width();
        object.height = box.height();
        object.properties["id"] = area.id;
        object.properties["cells"] = cells;
        if (!area.side.empty())
            object.properties["side"] = area.side;
        if (area.origin != Origin::Printed)
            object.properties["origin"] = wordOf(area.origin);
        layer.objects.push_back(std::move(object));
    }
}

} // namespace

Result<TiledOutput> tiledText(const Map& map, const TiledChoice& choice)
{
    if (map.grid.linked() || !map.grid.valid())
        return fail(Trouble::BadInput,
                    QT_TRANSLATE_NOOP("engine", "A map of places has no cells in rows, so Tiled cannot show it."), {},
                    QT_TRANSLATE_NOOP("engine", "Export it as SVG or PNG."));
    if (choice.across < 8 || choice.across > 512)
        return fail(Trouble::Usage, QT_TRANSLATE_NOOP("engine", "A tile is 8 to 512 pixels wide."));
    TiledOutput out;
    TiledBuilder builder(map, choice, out);
    if (!builder.tiles())
        return fail(Trouble::BadInput,
                    Text(QT_TRANSLATE_NOOP("engine", "The map has more than {0} different kinds of cells, too many for "
                                                     "the tiles of Tiled."),
                         {std::to_string(mostTiledFaces)}));
    builder.tileset();
    builder.objects();
    out.text = choice.form == TiledForm::Tmx ? tmxText(builder.doc(), choice.encoding)
                                             : tmjText(builder.doc(), choice.encoding);
    return out;
}

} // namespace fw
