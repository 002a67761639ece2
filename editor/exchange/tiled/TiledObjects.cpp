#include "editor/exchange/tiled/TiledObjects.h"

#include "editor/exchange/CsvCells.h"
#include "editor/exchange/ForeignNotes.h"
#include "editor/exchange/tiled/TiledFile.h"
#include "editor/exchange/tiled/TiledTerrain.h"
#include "engine/base/Words.h"
#include "engine/model/Limits.h"

#include <QLineF>
#include <QTransform>
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <set>

namespace fw {

namespace {

std::string valueOr(const TiledProperties& properties, const char* name, std::string otherwise = {})
{
    const std::string* value = tiledValue(properties, name);
    return value != nullptr ? *value : std::move(otherwise);
}

Origin originOf(const TiledProperties& properties)
{
    return fromWord<Origin>(valueOr(properties, "origin")).value_or(Origin::Printed);
}

/// The points of an object in the pixels of the map, turned as the object is.
QPolygonF outlineOf(const TiledObject& object, QPointF offset)
{
    QPolygonF points;
    for (const auto& [x, y] : object.points)
        points << QPointF(x, y);
    if (object.shape == TiledShape::Ellipse) {
        constexpr int corners = 48;
        for (int i = 0; i < corners; ++i) {
            const double angle = 2 * M_PI * i / corners;
            points << QPointF(object.width / 2 * (1 + std::cos(angle)), object.height / 2 * (1 + std::sin(angle)));
        }
    } else if (object.shape == TiledShape::Box) {
        points = QPolygonF{{0, 0}, {object.width, 0}, {object.width, object.height}, {0, object.height}};
    }
    QTransform turn;
    turn.translate(object.x + offset.x(), object.y + offset.y());
    turn.rotate(object.rotation);
    return turn.map(points);
}

/// The middle of an object: of a box or label its centre, else its place.
QPointF middleOf(const TiledObject& object, QPointF offset)
{
    QTransform turn;
    turn.translate(object.x + offset.x(), object.y + offset.y());
    turn.rotate(object.rotation);
    const bool sized = object.shape != TiledShape::Point;
    return turn.map(sized ? QPointF(object.width / 2, object.height / 2) : QPointF());
}

/// The middle of a tile that is an object, whose place is usually its lower left corner.
QPointF middleOfTile(const TiledObject& object, const std::string& alignment, QPointF offset)
{
    const auto has = [&](const char* word) { return alignment.find(word) != std::string::npos; };
    double right = has("right") ? -0.5 : has("left") || alignment.empty() || alignment == "unspecified" ? 0.5 : 0;
    double down = has("top") ? 0.5 : has("bottom") || alignment.empty() || alignment == "unspecified" ? -0.5 : 0;
    QTransform turn;
    turn.translate(object.x + offset.x(), object.y + offset.y());
    turn.rotate(object.rotation);
    return turn.map(QPointF(right * object.width, down * object.height));
}

/// What a piece of a hexside and a step of a way cost, compared with a corner of a shape at a cell.
constexpr std::int64_t sideCost = 100;
constexpr std::int64_t stepCost = 30;

class ObjectReader
{
public:
    ObjectReader(const TiledDoc& doc, const TiledPlaces& places, std::string file, ImportModel& model,
                 TiledPictures& pictures)
        : mTiles(doc), mPlaces(places), mFile(std::move(file)), mModel(model), mMap(model.maps.back().map),
          mPictures(pictures)
    {}

    void read(const TiledLayer& layer);

private:
    void read(const TiledObject& object, const TiledLayer& layer, QPointF offset);
    void line(const TiledObject& object, const TiledLayer& layer, QPointF offset);
    void sides(const TiledObject& object, const std::string& word, const QPolygonF& points);
    bool way(const TiledObject& object, const std::string& word, const QPolygonF& points);
    void name(const TiledObject& object, QPointF offset);
    void area(const TiledObject& object, QPointF offset);
    void piece(const TiledObject& object, QPointF offset);
    std::string picture(const TiledLookup& found);
    Cell cellOf(const std::string& text) const;
    void doubt(const TiledObject& object, const char* id, const char* sentence);
    bool room(const TiledObject& object, std::size_t many, std::size_t most);
    bool spend(const TiledObject& object, std::int64_t steps);

    TiledTiles mTiles;
    const TiledPlaces& mPlaces;
    std::string mFile;
    ImportModel& mModel;
    Map& mMap;
    TiledPictures& mPictures;
    std::map<int, std::size_t> mSides;          ///< number of the side, index in the map
    std::map<std::string, std::size_t> mPieces; ///< tile, name and class; index of the piece
    std::set<std::string> mAreaIds;
    std::map<std::string, int> mSameIds; ///< id of an area, number of others that wanted it
    std::size_t mAreaCells = 0;
    std::int64_t mSteps = 50'000'000; ///< how much more work lines and shapes may cost
};

void ObjectReader::doubt(const TiledObject& object, const char* id, const char* sentence)
{
    const std::string called = object.name.empty() ? object.word : object.name;
    countNote(mModel.notes, {id, Text(sentence, {called}), called});
}

bool ObjectReader::room(const TiledObject& object, std::size_t many, std::size_t most)
{
    if (many < most)
        return true;
    doubt(object, "tiled/limit", QT_TRANSLATE_NOOP("engine", "The object {0} is beyond the most that a map can have."));
    return false;
}

/// Counts work, so that long lines and large shapes do not take longer than any map needs.
bool ObjectReader::spend(const TiledObject& object, std::int64_t steps)
{
    mSteps -= steps;
    return room(object, mSteps < 0 ? 1 : 0, 1);
}

/// The cell of "column,row" counted from 0; noCell if there is none.
Cell ObjectReader::cellOf(const std::string& text) const
{
    const std::vector<std::string> parts = tiledWords(text);
    if (parts.size() != 2)
        return noCell;
    const std::optional<int> column = tiledNumber(parts[0]);
    const std::optional<int> row = tiledNumber(parts[1]);
    return column && row ? mMap.grid.cell(*column, *row) : noCell;
}

void ObjectReader::read(const TiledLayer& layer)
{
    if (layer.hidden) {
        countNote(mModel.notes,
                  {"tiled/hidden",
                   Text(QT_TRANSLATE_NOOP("engine", "The layer {0} is hidden and was left out."), {layer.name}),
                   layer.name});
        return;
    }
    for (const TiledObject& object : layer.objects)
        read(object, layer, QPointF(layer.offsetX, layer.offsetY));
}

void ObjectReader::read(const TiledObject& object, const TiledLayer& layer, QPointF offset)
{
    if (object.fromTemplate)
        doubt(object, "tiled/template",
              QT_TRANSLATE_NOOP("engine",
                                "The object {0} has a template, which is not read; only its own values count."));
    if (object.tile != 0)
        piece(object, offset);
    else if (tiledValue(object.properties, "cells") != nullptr)
        area(object, offset);
    else if (object.shape == TiledShape::Polyline)
        line(object, layer, offset);
    else if (object.shape == TiledShape::Point || object.shape == TiledShape::Label)
        name(object, offset);
    else
        area(object, offset);
}

/// Reads a polyline as a way or as hexsides: as its layer is called, or by what its points are nearer to.
void ObjectReader::line(const TiledObject& object, const TiledLayer& layer, QPointF offset)
{
    const QPolygonF points = outlineOf(object, offset);
    std::string word = object.word;
    const std::string role = smallLetters(layer.word.empty() ? layer.name : layer.word);
    const bool told = role == "ways" || role == "hexsides" || role == "sides";
    if (word.empty())
        word = valueOr(object.properties, "kind", told ? object.name : layer.name);
    if (points.isEmpty() || !spend(object, points.size()))
        return;
    bool onSides = role == "hexsides" || role == "sides";
    if (!told) {
        double centres = 0;
        double corners = 0;
        constexpr qsizetype enough = 1000;
        for (const QPointF& point : points.mid(0, enough))
            if (const Cell cell = mPlaces.cellAt(point); cell != noCell) {
                centres += mPlaces.offCentre(cell, point);
                corners += mPlaces.offCorner(cell, point);
            }
        onSides = corners < centres;
    }
    if (onSides)
        sides(object, word, points);
    else if (!way(object, word, points))
        doubt(object, "tiled/line", QT_TRANSLATE_NOOP("engine", "The line {0} passes no two cells of the map."));
}

void ObjectReader::sides(const TiledObject& object, const std::string& word, const QPolygonF& points)
{
    const std::vector<std::string> features = tiledWords(word);
    bool any = false;
    const double wide = mPlaces.cellSize().width();
    for (qsizetype i = 0; i + 1 < points.size(); ++i) {
        const double pieces = QLineF(points[i], points[i + 1]).length() / wide * 2;
        if (!spend(object, sideCost * std::max<std::int64_t>(1, std::llround(std::min(pieces, 1e5)))))
            return;
        for (const auto& [a, b] : mPlaces.sidesAlong(points[i], points[i + 1])) {
            any = true;
            const auto [known, fresh] = mSides.emplace(mMap.grid.sharedSide(a, b), mMap.sides.size());
            if (fresh) {
                Side side;
                side.a = a;
                side.b = b;
                side.owner = valueOr(object.properties, "owner");
                side.shelters = cellOf(valueOr(object.properties, "shelters"));
                mMap.sides.push_back(std::move(side));
            }
            std::vector<std::string>& has = mMap.sides[known->second].features;
            for (const std::string& feature : features)
                if (std::ranges::find(has, feature) == has.end())
                    has.push_back(feature);
        }
    }
    if (!any)
        doubt(object, "tiled/line", QT_TRANSLATE_NOOP("engine", "The line {0} is along no side between two cells."));
}

/// Reads a polyline as a way through the cells of its points, and those between them; false if it has none.
bool ObjectReader::way(const TiledObject& object, const std::string& word, const QPolygonF& points)
{
    if (!room(object, mMap.ways.size(), std::size_t(most::ways)))
        return true;
    Way way;
    for (const QPointF& point : points) {
        const Cell cell = mPlaces.cellAt(point);
        if (cell == noCell)
            continue;
        const int far = way.cells.empty() ? 0 : mMap.grid.distance(way.cells.back(), cell);
        if (!spend(object, stepCost * (1 + std::int64_t(far))))
            return true;
        if (far > 1)
            for (const LineStep& step : mMap.grid.line(way.cells.back(), cell))
                if (step.cell != way.cells.back() && step.cell != cell
                    && mMap.grid.adjacent(way.cells.back(), step.cell))
                    way.cells.push_back(step.cell);
        if (way.cells.empty() || way.cells.back() != cell)
            way.cells.push_back(cell);
    }
    if (way.cells.empty())
        return false;
    way.kind = word;
    way.name = object.name;
    way.id = valueOr(object.properties, "id");
    way.origin = originOf(object.properties);
    mMap.ways.push_back(std::move(way));
    return true;
}

void ObjectReader::name(const TiledObject& object, QPointF offset)
{
    const Cell cell = mPlaces.cellAt(middleOf(object, offset));
    const std::string& text = object.text.empty() ? object.name : object.text;
    if (cell == noCell || text.empty()) {
        doubt(object, "tiled/name",
              QT_TRANSLATE_NOOP("engine", "The point {0} has no name, or it is on no cell of the map."));
        return;
    }
    if (!room(object, mMap.names.size(), std::size_t(most::names)))
        return;
    PlaceName name;
    name.text = text;
    name.cell = cell;
    name.size = std::clamp(tiledNumber(valueOr(object.properties, "size")).value_or(2), 1, 3);
    name.angle = std::clamp(tiledNumber(valueOr(object.properties, "angle")).value_or(0), -90, 90);
    mMap.names.push_back(std::move(name));
}

void ObjectReader::area(const TiledObject& object, QPointF offset)
{
    if (!room(object, mMap.areas.size(), std::size_t(most::rows)))
        return;
    Area area;
    if (const std::string* list = tiledValue(object.properties, "cells")) {
        for (const std::string& place : splitAt(*list, " "))
            if (const Cell cell = cellOf(place); cell != noCell)
                area.cells.push_back(cell);
    } else {
        area.cells = mPlaces.cellsIn(outlineOf(object, offset), mSteps);
        if (!spend(object, 0))
            return;
        if (area.cells.empty()) {
            doubt(object, "tiled/area", QT_TRANSLATE_NOOP("engine", "The shape {0} has no centre of a cell inside."));
            return;
        }
    }
    mAreaCells += area.cells.size();
    constexpr std::size_t mostAreaCells = 5'000'000;
    if (!room(object, mAreaCells, mostAreaCells))
        return;
    area.label = object.name;
    area.kind = object.word.empty() && tiledValue(object.properties, "cells") == nullptr ? "other" : object.word;
    area.side = valueOr(object.properties, "side");
    area.origin = originOf(object.properties);
    area.id = valueOr(object.properties, "id", idFrom(object.name.empty() ? object.word : object.name));
    if (area.id.empty())
        area.id = "area";
    const std::string first = area.id;
    while (!mAreaIds.insert(area.id).second)
        area.id = first + "-" + std::to_string(++mSameIds[first] + 1);
    mMap.areas.push_back(std::move(area));
}

/// The name of the picture of a tile; empty if it has none. Notes its file.
std::string ObjectReader::picture(const TiledLookup& found)
{
    if (found.tileset == nullptr)
        return {};
    TiledPicture picture;
    std::string name;
    if (found.tile != nullptr && !found.tile->image.empty()) {
        name = found.tile->image;
    } else {
        const TiledTileset& set = *found.tileset;
        const std::int64_t column = set.columns > 0 ? std::int64_t(found.id) % set.columns : 0;
        const std::int64_t row = set.columns > 0 ? std::int64_t(found.id) / set.columns : 0;
        const std::int64_t x = set.margin + column * (std::int64_t(set.tileWidth) + set.spacing);
        const std::int64_t y = set.margin + row * (std::int64_t(set.tileHeight) + set.spacing);
        constexpr std::int64_t farthest = 100'000;
        if (set.image.empty() || set.columns <= 0 || set.tileWidth <= 0 || set.tileHeight <= 0 || x < 0 || y < 0
            || x > farthest || y > farthest)
            return {};
        name = set.image + "#" + std::to_string(found.id);
        picture.part = QRect(int(x), int(y), set.tileWidth, set.tileHeight);
    }
    picture.path = tiledPath(mFile, name.substr(0, name.find('#')));
    if (picture.path.empty())
        return {};
    if (mPictures.emplace(name, picture).second)
        mModel.pictures.push_back(name);
    return name;
}

void ObjectReader::piece(const TiledObject& object, QPointF offset)
{
    const TiledLookup found = mTiles.find(object.tile);
    if (found.tileset == nullptr) {
        doubt(object, "tiled/tile", QT_TRANSLATE_NOOP("engine", "The object {0} shows a tile that is in no tileset."));
        return;
    }
    if (!room(object, mModel.setup.size(), std::size_t(most::units)))
        return;
    TiledProperties values = found.tile != nullptr ? found.tile->properties : TiledProperties();
    for (const auto& [key, value] : object.properties)
        values[key] = value;
    const std::string tileWord = found.tile != nullptr ? found.tile->word : std::string();
    const std::string word = object.word.empty() ? tileWord : object.word;
    std::string key = std::to_string(object.tile & ~tiledFlips) + '\n' + object.name + '\n' + word;
    for (const auto& [name, value] : values)
        key += '\n' + name + '\n' + value;
    const auto [known, fresh] = mPieces.emplace(key, mModel.pieces.size());
    if (fresh) {
        ImportPiece piece;
        piece.name = object.name;
        piece.type = word;
        piece.front = picture(found);
        if (piece.name.empty())
            piece.name = !word.empty()         ? word
                         : piece.front.empty() ? found.tileset->name + " " + std::to_string(found.id)
                                               : std::filesystem::path(piece.front).stem().string();
        for (auto& [name, value] : values) {
            const std::string plain = smallLetters(name);
            if (plain == "side")
                piece.side = value;
            else if (plain == "formation")
                piece.formation = value;
            else
                piece.values[name] = value;
        }
        if (!piece.side.empty() && std::ranges::find(mModel.sides, piece.side) == mModel.sides.end())
            mModel.sides.push_back(piece.side);
        mModel.pieces.push_back(std::move(piece));
    }
    const QPointF middle = middleOfTile(object, found.tileset->alignment, offset);
    ImportPlacing placing;
    placing.piece = known->second;
    placing.map = mModel.maps.size() - 1;
    placing.cell = mPlaces.cellAt(middle);
    constexpr double farthest = 1e6;
    placing.x = int(std::clamp(middle.x(), -farthest, farthest));
    placing.y = int(std::clamp(middle.y(), -farthest, farthest));
    const int directions = mMap.grid.directions();
    const double turns = std::fmod(object.rotation, 360.0) / 360.0 * directions;
    placing.facing = ((int(std::lround(turns)) % directions) + directions) % directions;
    if (placing.facing != 0)
        mModel.pieces[placing.piece].facings = directions;
    mModel.setup.push_back(placing);
}

} // namespace

void readTiledObjects(const TiledDoc& doc, const TiledPlaces& places, const std::string& file, ImportModel& model,
                      TiledPictures& pictures)
{
    ObjectReader reader(doc, places, file, model, pictures);
    for (const TiledLayer& layer : doc.layers)
        if (layer.kind == TiledLayerKind::Objects)
            reader.read(layer);
}

std::string tiledCellText(const Grid& grid, Cell cell)
{
    return std::to_string(grid.column(cell)) + "," + std::to_string(grid.row(cell));
}

} // namespace fw
