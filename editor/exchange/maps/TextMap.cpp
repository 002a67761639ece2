#include "editor/exchange/maps/TextMap.h"

#include "editor/exchange/Encoding.h"
#include "editor/exchange/ForeignNotes.h"
#include "editor/exchange/maps/TextMapLine.h"
#include "engine/model/Limits.h"
#include "engine/store/Files.h"
#include "engine/store/Input.h"

#include <QtGlobal>
#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

namespace fw {

namespace {

constexpr std::uintmax_t mostTextMapBytes = std::uintmax_t(16) << 20;
/// How many files a map can include, as in the text-mapper.
constexpr std::size_t mostIncludes = 5;

/// A line through hexes.
struct ReadLine {
    std::vector<TextMapPoint> points;
    std::string kind;
    std::string name;
};

/// Collects what the lines of a map and of its included files say.
class TextMapReader
{
public:
    explicit TextMapReader(std::string path) : mPath(std::move(path)) {}
    Result<ImportModel> read();

private:
    void lines(std::string_view text, const std::string& file);
    void take(const TextMapLine& line, const std::string& place);
    void include(const std::string& name);
    void note(const char* id, Text text, std::string place)
    {
        countNote(mNotes, {id, std::move(text), std::move(place)});
    }
    void limit()
    {
        note("textMap/limit", QT_TRANSLATE_NOOP("engine", "The map has more lines or names than a map can have."), {});
    }
    std::optional<Problem> fill(Map& map);
    Cell cellOf(const Map& map, const TextMapPoint& point) const;
    void way(Map& map, const ReadLine& line);

    std::string mPath;
    std::map<TextMapPoint, std::vector<std::string>> mHexes;
    std::vector<std::pair<TextMapPoint, TextMapLabel>> mLabels;
    std::vector<ReadLine> mLines;
    std::vector<std::string> mIncludes; ///< names, in the order in which they are read
    std::vector<ImportNote> mNotes;
    std::int64_t mSteps = 1'000'000; ///< how many more hexes lines may pass
    bool mSquare = false;
    int mLeft = 0;
    int mTop = 0;
};

void TextMapReader::lines(std::string_view text, const std::string& file)
{
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string place = "line " + std::to_string(number);
        if (!file.empty())
            place = file + ", " + place;
        take(textMapLine(text.substr(0, end)), place);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

void TextMapReader::take(const TextMapLine& line, const std::string& place)
{
    using Kind = TextMapLine::Kind;
    const bool below = std::ranges::any_of(line.points, [](const TextMapPoint& point) { return point.z != 0; });
    if (below && line.kind != Kind::Unknown) {
        note("textMap/level", QT_TRANSLATE_NOOP("engine", "Hexes of other levels than the first were left out."), {});
        return;
    }
    switch (line.kind) {
    case Kind::Blank: return;
    case Kind::Hex:
        mHexes[line.points[0]] = line.words;
        for (const TextMapLabel& label : line.labels)
            if (mLabels.size() <= std::size_t(most::names)) // the one too many gives a note
                mLabels.emplace_back(line.points[0], label);
        return;
    case Kind::Line: {
        std::string name = line.labels.empty() ? std::string() : line.labels.front().text;
        if (mLines.size() < std::size_t(most::ways))
            mLines.push_back({line.points, line.words.front(), std::move(name)});
        else
            limit();
        return;
    }
    case Kind::Include: include(line.words.front()); return;
    case Kind::Option:
        if (line.words.front() == "square")
            mSquare = true;
        else if (line.words.front() != "hex")
            note("textMap/line", QT_TRANSLATE_NOOP("engine", "The line is not understood."), place);
        return;
    case Kind::Drawing:
        note("textMap/drawing", QT_TRANSLATE_NOOP("engine", "Lines that say how the map is drawn were left out."), {});
        return;
    case Kind::Unknown: note("textMap/line", QT_TRANSLATE_NOOP("engine", "The line is not understood."), place); return;
    }
}

void TextMapReader::include(const std::string& name)
{
    if (std::ranges::find(mIncludes, name) != mIncludes.end())
        return;
    if (mIncludes.size() >= mostIncludes) {
        note("textMap/include", QT_TRANSLATE_NOOP("engine", "A map can include at most five files."), name);
        return;
    }
    mIncludes.push_back(name);
}

Cell TextMapReader::cellOf(const Map& map, const TextMapPoint& point) const
{
    return map.grid.cell(point.x - mLeft, point.y - mTop);
}

/// Adds a line as a way; hexes between its points are on the straight line.
void TextMapReader::way(Map& map, const ReadLine& line)
{
    Way way;
    way.kind = line.kind;
    way.name = line.name;
    for (const TextMapPoint& point : line.points) {
        const Cell cell = cellOf(map, point);
        mSteps -= way.cells.empty() ? 1 : map.grid.distance(way.cells.back(), cell) + 1;
        if (mSteps < 0)
            return limit();
        if (!way.cells.empty())
            for (const LineStep& step : map.grid.line(way.cells.back(), cell))
                if (map.grid.distance(way.cells.back(), step.cell) == 1 && step.cell != cell)
                    way.cells.push_back(step.cell);
        if (way.cells.empty() || way.cells.back() != cell)
            way.cells.push_back(cell);
    }
    map.ways.push_back(std::move(way));
}

/// Makes the map of all that was read; gives the problem if there is no hex.
std::optional<Problem> TextMapReader::fill(Map& map)
{
    std::vector<TextMapPoint> all;
    for (const auto& [point, words] : mHexes)
        all.push_back(point);
    for (const ReadLine& line : mLines)
        all.insert(all.end(), line.points.begin(), line.points.end());
    if (mHexes.empty())
        return Problem(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The text has no line with a hex."), {}, mPath,
                       {}, QT_TRANSLATE_NOOP("engine", "A hex is a line such as: 0101 forest"));
    const auto [left, right] = std::ranges::minmax(all, {}, &TextMapPoint::x);
    const auto [top, bottom] = std::ranges::minmax(all, {}, &TextMapPoint::y);
    mLeft = left.x;
    mTop = top.y;
    map.grid.shape = mSquare ? GridShape::Square : GridShape::HexFlat;
    map.grid.columns = right.x - left.x + 1;
    map.grid.rows = bottom.y - top.y + 1;
    map.grid.evenShoved = mSquare || left.x % 2 != 0; // even columns are lower
    map.numbering = fourDigits();
    map.numbering.columnStart = mLeft;
    map.numbering.rowStart = mTop;
    map.terrain.assign(std::size_t(map.grid.cellCount()), {});
    std::set<Cell> blank;
    for (Cell cell = 0; cell < map.grid.cellCount(); ++cell)
        blank.insert(blank.end(), cell);
    for (const auto& [point, words] : mHexes) {
        const Cell cell = cellOf(map, point);
        blank.erase(cell);
        for (const std::string& word : words)
            if (word != "empty")
                map.terrain[std::size_t(cell)].push_back(word);
    }
    for (const ReadLine& line : mLines)
        way(map, line);
    for (const Way& way : map.ways)
        for (const Cell cell : way.cells)
            blank.erase(cell);
    map.outOfPlay.cells.assign(blank.begin(), blank.end());
    for (const auto& [point, label] : mLabels) {
        if (map.names.size() >= std::size_t(most::names)) {
            limit();
            break;
        }
        const int size = label.size == 0 ? 2 : label.size <= 16 ? 1 : label.size >= 24 ? 3 : 2;
        map.names.push_back({label.text, cellOf(map, point), size, 0});
    }
    return {};
}

Result<ImportModel> TextMapReader::read()
{
    const Result<std::string> bytes = readWhole(mPath, mostTextMapBytes);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const Result<DecodedText> text = decodeText(*bytes);
    if (!text) {
        Problem problem = text.error();
        problem.file = mPath;
        return tl::unexpected(problem);
    }
    lines(text->text, {});
    // An included file can include others, so the list grows.
    for (std::size_t i = 0; i < mIncludes.size(); ++i) {
        const std::string name = std::filesystem::path(mIncludes[i]).filename().string();
        const std::string path = (std::filesystem::path(parentFolder(mPath)) / name).string();
        const Result<std::string> included = readWhole(path, std::uintmax_t(1) << 20);
        if (included)
            lines(*included, name);
        else
            note("textMap/include",
                 Text(QT_TRANSLATE_NOOP("engine", "The included file {0} is not next to the map and was left out."),
                      {mIncludes[i]}),
                 mIncludes[i]);
    }
    ImportModel model;
    model.format = ForeignFormat::TextMap;
    ImportMap& map = model.maps.emplace_back();
    if (std::optional<Problem> problem = fill(map.map))
        return tl::unexpected(*problem);
    map.name = std::filesystem::path(mPath).stem().string();
    model.title = map.name;
    model.notes = std::move(mNotes);
    return model;
}

/// A word without blanks and quotation marks, as a type of a hex must be.
std::string typeWord(std::string word)
{
    for (char& c : word)
        if (c == ' ' || c == '\t' || c == '\n' || c == '"')
            c = '-';
    return word;
}

std::string quotedLabel(std::string text)
{
    for (char& c : text)
        if (c == '"' || c == '\n' || c == '\r')
            c = c == '"' ? '\'' : ' ';
    return '"' + text + '"';
}

} // namespace

Result<ImportModel> readTextMap(const std::string& path)
{
    return TextMapReader(path).read();
}

Result<std::string> textMapText(const Map& map)
{
    const Grid& grid = map.grid;
    const bool hex = grid.shape == GridShape::HexFlat;
    if (!grid.valid() || (!hex && grid.shape != GridShape::Square))
        return fail(Trouble::BadInput,
                    QT_TRANSLATE_NOOP("engine", "A text map has hexes with flat tops or squares, but no other cells."));
    const int left = hex && !grid.evenShoved ? 2 : 1; // even columns are lower
    if (grid.columns + left > 100 || grid.rows > 99)
        return fail(Trouble::BadInput,
                    QT_TRANSLATE_NOOP("engine", "A text map numbers its hexes with two digits, so it has at most 99 "
                                                "columns and rows."));
    const auto number = [&](Cell cell) {
        const auto two = [](int n) { return (n < 10 ? "0" : "") + std::to_string(n); };
        return two(grid.column(cell) + left) + two(grid.row(cell) + 1);
    };
    std::string text = map.title.empty() ? std::string() : "# " + map.title;
    std::ranges::replace(text, '\n', ' ');
    if (!text.empty())
        text += '\n';
    if (!hex)
        text += "option square\n";
    text += "include default.txt\n";
    std::map<Cell, std::vector<const PlaceName*>> names;
    for (const PlaceName& name : map.names)
        names[name.cell].push_back(&name);
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        if (map.outOfPlay.has(cell))
            continue;
        text += number(cell);
        const auto at = std::size_t(cell);
        const bool any = at < map.terrain.size() && !map.terrain[at].empty();
        if (!any)
            text += " empty";
        else
            for (const std::string& feature : map.terrain[at])
                text += " " + typeWord(feature);
        for (const PlaceName* name : names[cell])
            text += " " + quotedLabel(name->text) + (name->size == 1 ? " 16" : name->size == 3 ? " 24" : "");
        text += '\n';
    }
    for (const Way& way : map.ways) {
        if (way.cells.size() < 2)
            continue;
        for (std::size_t i = 0; i < way.cells.size(); ++i)
            text += (i == 0 ? "" : "-") + number(way.cells[i]);
        text += " " + typeWord(way.kind);
        if (!way.name.empty())
            text += " " + quotedLabel(way.name);
        text += '\n';
    }
    return text;
}

bool looksLikeTextMap(std::string_view text)
{
    constexpr int mostLines = 2000;
    for (int i = 0; i < mostLines && !text.empty(); ++i) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos && i > 0)
            break; // the end of what was read, perhaps not of the line
        using Kind = TextMapLine::Kind;
        const TextMapLine line = textMapLine(text.substr(0, end));
        if (line.kind == Kind::Hex && !line.words.empty())
            return true;
        if (line.kind == Kind::Unknown)
            return false;
        text.remove_prefix(std::min(end == std::string_view::npos ? text.size() : end + 1, text.size()));
    }
    return false;
}

} // namespace fw
