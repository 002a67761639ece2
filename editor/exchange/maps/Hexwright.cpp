#include "editor/exchange/maps/Hexwright.h"

#include "editor/exchange/ForeignNotes.h"
#include "editor/exchange/maps/LinkChains.h"
#include "engine/base/Words.h"
#include "engine/model/Limits.h"
#include "engine/store/Files.h"
#include "engine/store/Form.h"
#include "engine/store/Input.h"
#include "engine/store/JsonTree.h"

#include <QByteArray>
#include <QtGlobal>
#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <set>

namespace fw {

namespace {

constexpr std::uintmax_t mostHexwrightBytes = std::uintmax_t(16) << 20;

/// Columns have two digits, so that a map is never large.
constexpr JsonLimits hexwrightLimits{std::size_t(16) << 20, 64, 1'000'000};

/// Links across hexsides rather than along them; the others are hexsides.
constexpr const char* linkLayers[] = {"road", "roads", "rail", "rails", "trail", "trails"};

/// A hex by its code: column and row.
struct HexCode {
    int column = 0;
    int row = 0;
};

/// The hex of a code "CCRR"; a code of more digits has two for the column, as Hexwright reads it.
std::optional<HexCode> hexCode(std::string_view code)
{
    HexCode hex;
    const auto number = [](std::string_view digits, int& out) {
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), out);
        return error == std::errc() && end == digits.data() + digits.size() && out >= 0;
    };
    if (code.size() < 3 || code.size() > 6 || !number(code.substr(0, 2), hex.column) || !number(code.substr(2), hex.row)
        || hex.row >= Grid::maxExtent)
        return {};
    return hex;
}

std::optional<double> numberIn(const Json& json, const char* key)
{
    const Json* found = json.find(key);
    if (found == nullptr)
        return {};
    if (found->kind == Json::Kind::Integer)
        return double(found->number);
    bool read = false;
    const double number = QByteArray::fromStdString(found->text).toDouble(&read);
    return found->kind == Json::Kind::Real && read && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// A number that is at the top or in a part of older files.
std::optional<double> numberIn(const Json& json, const char* key, const char* part, const char* oldKey)
{
    if (const std::optional<double> found = numberIn(json, key))
        return found;
    const Json* inner = json.find(part);
    return inner != nullptr ? numberIn(*inner, oldKey) : std::nullopt;
}

/// Reads the layers of a map, from one file or several.
class HexwrightReader
{
public:
    explicit HexwrightReader(std::string path) : mPath(std::move(path)) {}
    Result<ImportModel> read();

private:
    using Codes = std::vector<std::pair<HexCode, std::string>>;

    const Json* layer(const Json& root, const char* key);
    void note(const char* id, Text text, std::string place)
    {
        countNote(mModel.notes, {id, std::move(text), std::move(place)});
    }
    std::optional<HexCode> code(const std::string& text);
    Codes codesOf(const Json* layer, const char* inner);
    Result<void> grid(const Json* grid);
    void hexsides(const Json* layer);
    void edge(const std::string& feature, const std::string& a, const std::string& b);
    void features(const Json* layer);
    Cell cellOf(HexCode hex) const { return mMap.grid.cell(hex.column, hex.row); }
    void edges();
    void outside(const Json& grid);

    std::string mPath;
    ImportModel mModel;
    Map mMap;
    std::vector<Json> mFiles; ///< of a manifest; never grows beyond its first size, so that layers can refer to it
    int mColumns = 0;
    int mRows = 0;
    std::map<std::string, std::vector<std::pair<HexCode, HexCode>>> mEdges; ///< by feature
};

/// The layer of a root: inside it, or in the file that it names next to the manifest.
const Json* HexwrightReader::layer(const Json& root, const char* key)
{
    const Json* found = root.find(key);
    if (found == nullptr || !found->isText())
        return found;
    // Names are relative to the folder that Hexwright serves, which is not known: the folder of the manifest and the
    // one above it are tried.
    const std::filesystem::path folder = parentFolder(mPath);
    const std::filesystem::path named = std::filesystem::path(found->text).lexically_normal();
    if (!named.is_absolute() && std::find(named.begin(), named.end(), "..") == named.end())
        for (const std::filesystem::path& path : {folder / named.filename(), folder / named, folder / ".." / named}) {
            const Result<std::string> text = readWhole(path.string(), mostHexwrightBytes / 4);
            Result<Json> json = text ? parseJson(*text, path.string(), hexwrightLimits) : tl::unexpected(text.error());
            if (!json)
                continue;
            mFiles.push_back(std::move(*json));
            return &mFiles.back();
        }
    note("hexwright/file",
         Text(QT_TRANSLATE_NOOP("engine", "The layer {0} is in the file {1}, which cannot be read."),
              {key, found->text}),
         key);
    return nullptr;
}

/// The hex of a code, which extends the map; a note if it is no code.
std::optional<HexCode> HexwrightReader::code(const std::string& text)
{
    const std::optional<HexCode> hex = hexCode(text);
    if (!hex) {
        note("hexwright/code", Text(QT_TRANSLATE_NOOP("engine", "\"{0}\" is not the code of a hex."), {text}), {});
        return {};
    }
    mColumns = std::max(mColumns, hex->column + 1);
    mRows = std::max(mRows, hex->row + 1);
    return hex;
}

/// The codes of an object with a text or number for each; it may be inside another object of the same name.
HexwrightReader::Codes HexwrightReader::codesOf(const Json* layer, const char* inner)
{
    Codes found;
    if (layer != nullptr && layer->find(inner) != nullptr)
        layer = layer->find(inner);
    if (layer == nullptr || !layer->isObject())
        return found;
    for (std::size_t i = 0; i < layer->items.size(); ++i) {
        const Json& item = layer->items[i];
        const bool whole = item.kind == Json::Kind::Integer;
        if (layer->keys[i].starts_with('_') || (!item.isText() && !whole))
            continue;
        if (const std::optional<HexCode> hex = code(layer->keys[i]))
            found.emplace_back(*hex, whole ? std::to_string(item.number) : item.text);
    }
    return found;
}

void HexwrightReader::edge(const std::string& feature, const std::string& a, const std::string& b)
{
    const std::optional<HexCode> from = code(a);
    const std::optional<HexCode> to = code(b);
    if (from && to)
        mEdges[feature].emplace_back(*from, *to);
}

/// Reads edges in both forms: lists of pairs by layer, or lists of features by pair.
void HexwrightReader::hexsides(const Json* layer)
{
    if (layer == nullptr)
        return;
    if (!layer->isObject())
        note("hexwright/edge", QT_TRANSLATE_NOOP("engine", "The list of hexsides has no layers and was left out."), {});
    for (std::size_t i = 0; i < layer->keys.size(); ++i) {
        const Json& list = layer->items[i];
        const std::string& key = layer->keys[i];
        if (!list.isArray())
            continue;
        const std::size_t bar = key.find('|');
        for (const Json& item : list.items) {
            const Json* a = item.find("a");
            const Json* b = item.find("b");
            if (bar != std::string::npos && item.isText())
                edge(item.text, key.substr(0, bar), key.substr(bar + 1));
            else if (a != nullptr && b != nullptr && a->isText() && b->isText())
                edge(key, a->text, b->text);
        }
    }
}

void HexwrightReader::features(const Json* layer)
{
    const Json* list = layer != nullptr ? layer->find("features") : nullptr;
    if (list == nullptr || !list->isArray())
        return;
    for (const Json& item : list->items) {
        const Json* at = item.find("code");
        const Json* type = item.find("type");
        const Json* name = item.find("name");
        const std::optional<HexCode> hex = at != nullptr && at->isText() ? code(at->text) : std::nullopt;
        const Cell cell = hex ? cellOf(*hex) : noCell;
        if (cell == noCell)
            continue;
        std::vector<std::string>& words = mMap.terrain[std::size_t(cell)];
        if (type != nullptr && type->isText() && std::ranges::find(words, type->text) == words.end())
            words.push_back(type->text);
        const bool named = std::ranges::any_of(mMap.names, [&](const PlaceName& other) { return other.cell == cell; });
        if (name != nullptr && name->isText() && !name->text.empty() && !named
            && mMap.names.size() < std::size_t(most::names))
            mMap.names.push_back({name->text, cell, 2, 0});
        if (const Json* attributes = item.find("attrs"); attributes != nullptr && !attributes->items.empty())
            note("hexwright/attributes",
                 QT_TRANSLATE_NOOP("engine", "Numbers of point features were left out; a map has no place for them."),
                 {});
    }
}

/// Sets the grid from its calibration, or as large as the codes need; refuses over a million cells.
Result<void> HexwrightReader::grid(const Json* grid)
{
    const Json none = Json::object();
    const Json& from = grid != nullptr ? *grid : none;
    const double version = numberIn(from, "grid_version").value_or(1);
    double columns = numberIn(from, "n_cols", "x_model", "n_cols").value_or(mColumns);
    double rows = numberIn(from, "n_rows", "y_model", "n_rows").value_or(mRows);
    if (const Json* jagged = from.find("row_counts_by_parity"))
        rows = std::max(numberIn(*jagged, "even").value_or(rows), numberIn(*jagged, "odd").value_or(rows));
    columns = std::max(columns, double(mColumns));
    rows = std::max(rows, double(mRows));
    if (columns < 1 || rows < 1 || columns > Grid::maxExtent || rows > Grid::maxExtent || columns * rows > most::cells)
        return tl::unexpected(
            Problem(Trouble::BadInput,
                    QT_TRANSLATE_NOOP("engine", "The map has no hexes, or more than a million of them."), {}, mPath));
    mMap.grid.shape = GridShape::HexFlat;
    mMap.grid.columns = int(columns);
    mMap.grid.rows = int(rows);
    const double pitchX = numberIn(from, "col_pitch_x", "x_model", "col_pitch_x").value_or(0);
    const double pitchY = numberIn(from, "row_pitch_y", "y_model", "row_pitch_y").value_or(0);
    // Columns are counted from 0: a positive offset moves the first, third ... or the second, fourth ... down.
    const bool jagged = version >= 2;
    const double offset = jagged ? numberIn(from, "odd_col_y_offset").value_or(1)
                                 : numberIn(from, "even_col_y_offset", "y_model", "even_col_down_offset").value_or(1);
    mMap.grid.evenShoved = (offset >= 0) == jagged;
    mMap.numbering = fourDigits();
    mMap.numbering.columnStart = 0;
    mMap.numbering.rowStart = 0;
    mMap.numbering.rowDigits = rows > 100 ? 3 : 2;
    if (pitchX > 0 && pitchY > 0)
        mMap.cellStretch = int(std::clamp(std::round(1000 * pitchY / (pitchX / 1.5 * std::sqrt(3.0))), 500.0, 2000.0));
    mMap.terrain.assign(std::size_t(mMap.grid.cellCount()), {});
    return {};
}

/// Marks the cells beyond the shorter columns of a grid as out of play.
void HexwrightReader::outside(const Json& grid)
{
    const Json* jagged = grid.find("row_counts_by_parity");
    if (jagged == nullptr)
        return;
    const double even = numberIn(*jagged, "even").value_or(mMap.grid.rows);
    const double odd = numberIn(*jagged, "odd").value_or(mMap.grid.rows);
    for (Cell cell = 0; cell < mMap.grid.cellCount(); ++cell)
        if (mMap.grid.row(cell) >= (mMap.grid.column(cell) % 2 == 0 ? even : odd))
            mMap.outOfPlay.cells.push_back(cell);
}

Result<ImportModel> HexwrightReader::read()
{
    const Result<std::string> text = readWhole(mPath, mostHexwrightBytes);
    if (!text)
        return tl::unexpected(text.error());
    const Result<Json> json = parseJson(*text, mPath, hexwrightLimits);
    if (!json)
        return tl::unexpected(json.error());
    if (json->find("nodes") != nullptr)
        return tl::unexpected(Problem(Trouble::BadInput,
                                      QT_TRANSLATE_NOOP("engine", "The map has nodes and edges in place of hexes."), {},
                                      mPath, "/nodes"));
    if (!looksLikeHexwright(text->substr(0, std::size_t(1) << 20)))
        return tl::unexpected(Problem(
            Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The file is not a map of Hexwright."), {}, mPath, {},
            QT_TRANSLATE_NOOP("engine", "Choose a project, a manifest, or a layer that Hexwright exported.")));
    mFiles.reserve(8);
    const Json& root = *json;
    const Json* gridLayer = layer(root, root.find("hexgrid") != nullptr ? "hexgrid" : "grid");
    if (gridLayer == nullptr && root.find("col_pitch_x") != nullptr)
        gridLayer = &root;
    const Codes terrain = codesOf(layer(root, "terrain"), "terrain");
    const Codes elevation = codesOf(layer(root, "elevation"), "elevation");
    const Codes names = codesOf(layer(root, "names"), "names");
    const bool edgesAtTop = root.find("hexsides") == nullptr && root.find("terrain") == nullptr;
    hexsides(edgesAtTop ? &root : layer(root, "hexsides"));
    // A single layer of features is the root itself.
    const Json* points = root.find("features");
    points = points != nullptr && points->isArray() ? &root : layer(root, "features");
    features(points); // only extends the map, which has no cells yet
    if (Result<void> sized = grid(gridLayer); !sized)
        return tl::unexpected(sized.error());
    for (const auto& [hex, word] : terrain)
        mMap.terrain[std::size_t(cellOf(hex))].push_back(word);
    for (const auto& [hex, level] : elevation) {
        mMap.level.resize(std::size_t(mMap.grid.cellCount()));
        int number = 0;
        std::from_chars(level.data(), level.data() + level.size(), number);
        mMap.level[std::size_t(cellOf(hex))] = std::clamp(number, -1000, 1000);
    }
    for (const auto& [hex, name] : names)
        if (!name.empty() && mMap.names.size() < std::size_t(most::names))
            mMap.names.push_back({name, cellOf(hex), 2, 0});
    features(points);
    edges();
    if (gridLayer != nullptr)
        outside(*gridLayer);
    ImportMap& map = mModel.maps.emplace_back();
    const Json* name = root.find("name");
    map.name = name != nullptr && name->isText() ? name->text : std::filesystem::path(mPath).stem().string();
    map.map = std::move(mMap);
    mModel.format = ForeignFormat::Hexwright;
    mModel.title = map.name;
    return std::move(mModel);
}

/// Turns edges into ways, where a road crosses them, and hexsides.
void HexwrightReader::edges()
{
    for (const auto& [feature, pairs] : mEdges) {
        std::vector<std::pair<Cell, Cell>> links;
        for (const auto& [a, b] : pairs)
            if (mMap.grid.adjacent(cellOf(a), cellOf(b)))
                links.emplace_back(cellOf(a), cellOf(b));
            else
                note("hexwright/edge", Text(QT_TRANSLATE_NOOP("engine", "Pairs of {0} are not adjacent."), {feature}),
                     feature);
        const bool across = std::ranges::find(linkLayers, smallLetters(feature)) != std::end(linkLayers);
        if (across)
            for (std::vector<Cell>& chain : linkChains(links)) {
                Way way;
                way.kind = feature;
                way.cells = std::move(chain);
                if (mMap.ways.size() < std::size_t(most::ways))
                    mMap.ways.push_back(std::move(way));
                else
                    note("hexwright/limit", QT_TRANSLATE_NOOP("engine", "The map has more roads than a map can have."),
                         {});
            }
        else
            for (const auto& [a, b] : links)
                mMap.sides.push_back({a, b, {feature}, {}, noCell});
    }
}

} // namespace

Result<ImportModel> readHexwright(const std::string& path)
{
    return HexwrightReader(path).read();
}

bool looksLikeHexwright(const std::string& text)
{
    const Form form = formOf(text, "a.json");
    if (form == Form::Game || form == Form::Rules || form == Form::Scenario || form == Form::Log)
        return false;
    if (hasTopKey(text, "hexgrid") || hasTopKey(text, "col_pitch_x"))
        return true;
    // The text may be cut off after the first keys.
    if (hasTopKey(text, "schemaVersion") && hasTopKey(text, "name") && hasTopKey(text, "grid"))
        return true;
    // A single layer says in its remark which program wrote it.
    constexpr std::size_t remark = 400;
    return form == Form::Json && text.substr(0, remark).find("Hexwright") != std::string::npos;
}

} // namespace fw
