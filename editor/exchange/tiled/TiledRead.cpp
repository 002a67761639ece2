#include "editor/exchange/tiled/TiledRead.h"

#include "editor/exchange/ForeignNotes.h"
#include "editor/exchange/tiled/TiledFile.h"
#include "editor/exchange/tiled/TiledMapKeys.h"
#include "editor/exchange/tiled/TiledObjects.h"
#include "editor/exchange/tiled/TiledTerrain.h"
#include "engine/store/Input.h"

#include <QBuffer>
#include <QImageReader>
#include <algorithm>
#include <filesystem>

namespace fw {

namespace {

/// The numbering of a map that does not say how its cells are numbered: from 1, with as many digits as needed.
Numbering plainNumbering(const Grid& grid)
{
    Numbering numbering = fourDigits();
    const auto digits = [](int most) { return most > 999 ? 4 : most > 99 ? 3 : 2; };
    numbering.columnDigits = digits(grid.columns);
    numbering.rowDigits = digits(grid.rows);
    return numbering;
}

/// Takes the first picture layer as the picture of the map, with three points that place it under the cells.
void takePicture(const TiledDoc& doc, const TiledPlaces& places, const std::string& file, ImportModel& model,
                 TiledPictures& pictures)
{
    ImportMap& map = model.maps.back();
    for (const TiledLayer& layer : doc.layers) {
        if (layer.kind != TiledLayerKind::Picture || layer.image.empty())
            continue;
        const std::string path = tiledPath(file, layer.image);
        if (!map.picture.empty() || path.empty()) {
            countNote(
                model.notes,
                {"tiled/picture",
                 Text(QT_TRANSLATE_NOOP("engine", "The picture of the layer {0} was left out; a map has one, from "
                                                  "a folder near it."),
                      {layer.name}),
                 layer.name});
            continue;
        }
        map.picture = layer.image;
        pictures.emplace(layer.image, TiledPicture{path, {}});
        model.pictures.push_back(layer.image);
        if (!map.map.scan.image.empty())
            continue;
        const Grid& grid = map.map.grid;
        constexpr double farthest = 1e6;
        map.map.scan = Scan();
        for (const Cell cell : {grid.cell(0, 0), grid.cell(grid.columns - 1, 0), grid.cell(0, grid.rows - 1)}) {
            const QPointF at = places.centre(cell) - QPointF(layer.offsetX, layer.offsetY);
            map.map.scan.points.push_back(
                {int(std::clamp(at.x(), -farthest, farthest)), int(std::clamp(at.y(), -farthest, farthest)), cell});
        }
    }
}

/// The bytes of a picture; a part of one as PNG.
Result<std::string> bytesOf(const TiledPictures& pictures, const std::string& name)
{
    const auto found = pictures.find(name);
    if (found == pictures.end())
        return fail(Trouble::Unreadable, Text(QT_TRANSLATE_NOOP("engine", "The map has no picture {0}."), {name}));
    constexpr std::uintmax_t mostBytes = std::uintmax_t(256) << 20;
    Result<std::string> bytes = readWhole(found->second.path, mostBytes);
    if (!bytes || found->second.part.isEmpty())
        return bytes;
    QByteArray whole = QByteArray::fromRawData(bytes->data(), qsizetype(bytes->size()));
    QBuffer buffer(&whole);
    QImageReader reader(&buffer);
    const QImage image = reader.read();
    const QImage part = image.copy(found->second.part & image.rect());
    QByteArray written;
    QBuffer out(&written);
    if (part.isNull() || !out.open(QIODevice::WriteOnly) || !part.save(&out, "PNG"))
        return tl::unexpected(Problem(Trouble::BadInput,
                                      QT_TRANSLATE_NOOP("engine", "The picture of a tile cannot be read."), {},
                                      found->second.path, name));
    return written.toStdString();
}

Result<TiledDoc> docOf(const std::string& path)
{
    const Result<std::string> text = readWhole(path, mostTiled::bytes);
    if (!text)
        return tl::unexpected(text.error());
    const std::size_t at = text->find_first_not_of(" \t\r\n\xef\xbb\xbf");
    return at != std::string::npos && (*text)[at] == '{' ? readTmj(*text, path) : readTmx(*text, path);
}

} // namespace

Result<ImportModel> readTiled(const std::string& path)
{
    Result<TiledDoc> doc = docOf(path);
    if (!doc)
        return tl::unexpected(doc.error());
    if (const Result<void> joined = joinTiledChunks(*doc, path); !joined)
        return tl::unexpected(joined.error());
    const Result<Grid> grid = tiledGrid(*doc);
    if (!grid) {
        Problem problem = grid.error();
        problem.file = path;
        return tl::unexpected(problem);
    }
    ImportModel model;
    model.format = ForeignFormat::Tiled;
    readTiledTilesets(*doc, path, model.notes);
    ImportMap& map = model.maps.emplace_back();
    map.name = std::filesystem::path(path).stem().string();
    map.map.grid = *grid;
    map.map.numbering = plainNumbering(*grid);
    map.map.cellStretch = tiledStretch(*doc);
    const Numbering numbering = map.map.numbering;
    readTiledMapKeys(doc->properties, map.map, model.notes);
    if (tiledValue(doc->properties, "numbering") == nullptr && tiledValue(doc->properties, tiledMark) == nullptr)
        map.map.numbering = numbering;
    const TiledPlaces places(*doc, *grid);
    TiledPictures pictures;
    readTiledTerrain(*doc, map.map, model.notes);
    readTiledObjects(*doc, places, path, model, pictures);
    takePicture(*doc, places, path, model, pictures);
    const QPointF last = places.centre(grid->cellCount() - 1);
    const QSizeF cell = places.cellSize();
    map.width = int(last.x() + cell.width());
    map.height = int(last.y() + cell.height());
    model.title = map.map.title.empty() ? map.name : map.map.title;
    model.readPicture = [pictures](const std::string& name) { return bytesOf(pictures, name); };
    return model;
}

} // namespace fw
