#include "editor/exchange/maps/Hexographer.h"

#include "editor/exchange/ForeignNotes.h"
#include "editor/exchange/maps/HexographerDoc.h"
#include "editor/exchange/maps/HexographerText.h"
#include "engine/base/Words.h"
#include "engine/model/Limits.h"
#include "engine/store/Input.h"

#include <QtGlobal>
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <set>

namespace fw {

namespace {

/// Places cells in the units of these programs, in which each tile is 300 wide and high.
TiledPlaces placesOf(const Grid& grid)
{
    TiledDoc doc;
    doc.orientation = grid.hex() ? "hexagonal" : "orthogonal";
    doc.width = grid.columns;
    doc.height = grid.rows;
    doc.tileWidth = 300;
    doc.tileHeight = 300;
    doc.sideLength = 150;
    doc.staggerX = grid.shape == GridShape::HexFlat;
    return {doc, grid};
}

/// Sets levels from elevations: as they are if they are small whole numbers, else as ten equal steps.
void setLevels(const std::vector<double>& elevation, Map& map, std::vector<ImportNote>& notes)
{
    const auto [low, high] = std::ranges::minmax(elevation);
    if (low == high)
        return;
    constexpr double small = 20;
    const bool asIs = low >= -small && high <= small
                      && std::ranges::all_of(elevation, [](double height) { return height == std::round(height); });
    for (const double height : elevation)
        map.level.push_back(asIs ? int(height) : std::clamp(int((height - low) / (high - low) * 10), 0, 9));
    if (!asIs)
        countNote(notes, {"hexographer/elevation",
                          Text(QT_TRANSLATE_NOOP("engine", "Elevations from {0} to {1} became levels from 0 to 9."),
                               {std::to_string(std::llround(std::clamp(low, -1e15, 1e15))),
                                std::to_string(std::llround(std::clamp(high, -1e15, 1e15)))}),
                          {}});
}

/// Fills a map with what is drawn over its tiles.
class OverlayReader
{
public:
    OverlayReader(const HexographerDoc& doc, Map& map, std::vector<ImportNote>& notes)
        : mPlaces(placesOf(doc.grid)), mMap(map), mNotes(notes)
    {}

    void feature(const HexographerShape& shape);
    void label(const HexographerShape& shape);
    void line(const HexographerShape& shape);

private:
    Cell cellOf(const HexographerShape& shape) const
    {
        return shape.points.isEmpty() ? noCell : mPlaces.cellAt(shape.points.front());
    }
    void note(const char* id, const char* text) { countNote(mNotes, {id, Text(text), {}}); }

    TiledPlaces mPlaces;
    Map& mMap;
    std::vector<ImportNote>& mNotes;
    std::int64_t mSteps = 1'000'000; ///< how many more cells of lines are looked up
};

void OverlayReader::feature(const HexographerShape& shape)
{
    const QString type = QString::fromStdString(shape.word);
    const Cell cell = cellOf(shape);
    if (cell != noCell && !type.contains("Coast")) { // coasts only decorate the edges of water
        std::vector<std::string>& words = mMap.terrain[std::size_t(cell)];
        const std::string word = hexographerWord(type);
        constexpr std::size_t mostWords = 20;
        if (!word.empty() && words.size() < mostWords && std::ranges::find(words, word) == words.end())
            words.push_back(word);
    }
    if (!shape.text.empty())
        label(shape);
}

void OverlayReader::label(const HexographerShape& shape)
{
    const Cell cell = cellOf(shape);
    if (shape.text.empty() || cell == noCell)
        note("hexographer/label",
             QT_TRANSLATE_NOOP("engine", "Labels without a text or beside the map were left out."));
    else if (mMap.names.size() >= std::size_t(most::names))
        note("hexographer/limit", QT_TRANSLATE_NOOP("engine", "The map has more lines or names than a map can have."));
    else
        mMap.names.push_back({shape.text, cell, 2, 0});
}

void OverlayReader::line(const HexographerShape& shape)
{
    if (shape.filled || shape.points.size() < 2) {
        note("hexographer/shape", QT_TRANSLATE_NOOP("engine", "Filled shapes were left out; only lines become ways."));
        return;
    }
    if (mMap.ways.size() >= std::size_t(most::ways)) {
        note("hexographer/limit", QT_TRANSLATE_NOOP("engine", "The map has more lines or names than a map can have."));
        return;
    }
    Way way;
    way.kind = shape.word.empty() || shape.word == "null" ? "line" : smallLetters(shape.word);
    for (const QPointF& point : shape.points) {
        const Cell cell = mPlaces.cellAt(point);
        if (cell == noCell)
            continue;
        if (!way.cells.empty()) {
            mSteps -= mMap.grid.distance(way.cells.back(), cell) + 1;
            if (mSteps < 0) {
                note("hexographer/limit",
                     QT_TRANSLATE_NOOP("engine", "The map has more lines or names than a map can have."));
                return;
            }
            for (const LineStep& step : mMap.grid.line(way.cells.back(), cell))
                if (mMap.grid.distance(way.cells.back(), step.cell) == 1 && step.cell != cell)
                    way.cells.push_back(step.cell);
        }
        if (way.cells.empty() || way.cells.back() != cell)
            way.cells.push_back(cell);
    }
    if (way.cells.size() > 1)
        mMap.ways.push_back(std::move(way));
}

} // namespace

std::string hexographerWord(const QString& name)
{
    constexpr qsizetype longest = 60; // it is copied into every cell that has it
    return name.mid(name.lastIndexOf('/') + 1).left(longest).simplified().toStdString();
}

std::optional<Problem> badHexographerSize(int columns, int rows, const std::string& file)
{
    if (columns >= 1 && rows >= 1 && columns <= Grid::maxExtent && rows <= Grid::maxExtent
        && std::int64_t(columns) * rows <= most::cells)
        return {};
    return Problem(Trouble::BadInput,
                   Text(QT_TRANSLATE_NOOP("engine", "The map has {0} columns and {1} rows; it may have 1 to 9999 of "
                                                    "each and a million cells."),
                        {std::to_string(columns), std::to_string(rows)}),
                   {}, file);
}

Result<ImportModel> readHexographer(const std::string& path)
{
    constexpr std::uintmax_t mostBytes = std::uintmax_t(64) << 20;
    const Result<std::string> bytes = readWhole(path, mostBytes);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const Result<QString> text = hexographerText(*bytes);
    if (!text) {
        Problem problem = text.error();
        problem.file = path;
        return tl::unexpected(problem);
    }
    Result<HexographerDoc> doc = QStringView(*text).left(100).trimmed().startsWith('<') ? readWxx(*text, path)
                                                                                        : readHxm(*text, path);
    if (!doc)
        return tl::unexpected(doc.error());
    ImportModel model;
    model.format = ForeignFormat::Hexographer;
    model.notes = std::move(doc->notes);
    ImportMap& map = model.maps.emplace_back();
    map.name = std::filesystem::path(path).stem().string();
    model.title = map.name;
    map.map.grid = doc->grid;
    map.map.numbering = doc->numbering;
    for (const std::string& word : doc->terrain)
        map.map.terrain.push_back(word.empty() || word == "Blank" ? std::vector<std::string>()
                                                                  : std::vector<std::string>{word});
    setLevels(doc->elevation, map.map, model.notes);
    OverlayReader overlay(*doc, map.map, model.notes);
    for (const HexographerShape& feature : doc->features)
        overlay.feature(feature);
    for (const HexographerShape& label : doc->labels)
        overlay.label(label);
    for (const HexographerShape& shape : doc->shapes)
        overlay.line(shape);
    return model;
}

bool looksLikeHexographer(std::string_view head)
{
    const QString text = hexographerHead(std::string(head));
    if (text.trimmed().startsWith('<'))
        return text.contains("<map ") && (text.contains("hexOrientation=") || text.contains("<terrainmap"));
    // Lines: the size of the map, and later the word before the hexes.
    const QString first = text.left(text.indexOf('\n')).trimmed();
    const QStringList size = first.split(',');
    bool columns = false;
    bool rows = false;
    return size.size() >= 2 && size[0].trimmed().toInt(&columns) > 0 && size[1].trimmed().toInt(&rows) > 0 && columns
           && rows && text.contains("\nhexes");
}

} // namespace fw
