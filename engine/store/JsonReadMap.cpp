#include "engine/base/CheckedIndex.h"
#include "engine/store/JsonReader.h"
#include "engine/store/JsonRows.h"
#include "engine/store/migrations/Format2.h"
#include "engine/store/migrations/Format4.h"
#include "engine/store/migrations/PaletteToStyle.h"

#include <algorithm>

namespace fw {

namespace {

/// The length in bytes of the first character; the parser guarantees valid UTF-8.
std::size_t characterLength(std::string_view text)
{
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    return std::min(length, text.size());
}

std::size_t characterCount(std::string_view text)
{
    std::size_t count = 0;
    for (const char c : text)
        if ((static_cast<unsigned char>(c) & 0xC0) != 0x80)
            ++count;
    return count;
}

std::vector<std::string> idsOf(const std::vector<MapPlace>& places)
{
    std::vector<std::string> ids;
    for (const MapPlace& place : places)
        ids.push_back(place.id);
    return ids;
}

} // namespace

void JsonReader::value(const Json& json, Grid& out, FieldFlags)
{
    row(json, out);
    if (mProblem)
        return;
    if (out.linked()) {
        placesGrid(json, out);
        mGrid = out;
        return;
    }
    for (const char* key : {"places", "links"})
        if (json.find(key)) {
            refuse(json, {"only a map of places has \"{0}\"", {key}}, {"give it the shape \"places\""});
            return;
        }
    if (!out.valid() || std::int64_t(out.columns) * out.rows > most::cells)
        refuse(json,
               {"a map of {0} columns and {1} rows is not possible",
                {std::to_string(out.columns), std::to_string(out.rows)}},
               {"1 to {0} each, and no more than {1} cells",
                {std::to_string(Grid::maxExtent), std::to_string(most::cells)}});
    mGrid = out;
}

void JsonReader::placesGrid(const Json& json, Grid& out)
{
    for (const char* key : {"columns", "rows", "shoved"})
        if (json.find(key)) {
            refuse(json, {"a map of places has no \"{0}\"", {key}}, {"take it out"});
            return;
        }
    const GraphFault fault = PlaceGraph::fault(out.places, out.links);
    out.settle();
    using What = GraphFault::What;
    if (fault.what == What::None)
        return;
    const bool link = fault.what >= What::NotTwoEnds;
    const Within list(*this, {link ? "links" : "places"});
    const Json* rows = json.find(link ? "links" : "places");
    if (!rows || fault.row >= rows->items.size()) {
        refuse(rows ? *rows : json, {"the map has no places"}, {"list its places"});
        return;
    }
    const Within item(*this, {{}, fault.row});
    const Json& at = rows->items[fault.row];
    switch (fault.what) {
    case What::TooManyPlaces:
        refuse(at, {"there are more than {0} places", {std::to_string(PlaceGraph::maxPlaces)}}, {"take some out"});
        break;
    case What::BadId:
        refuse(at, {"\"{0}\" is not an id of a place", {fault.word}},
               {"write letters, digits, \"-\" and \"_\", as orders name it"});
        break;
    case What::TwicePlace:
        refuse(at, {"two places have the id \"{0}\"", {fault.word}}, {"give one of them another id"});
        break;
    case What::NotTwoEnds: refuse(at, {"a link is between two different places"}, {"write two ids"}); break;
    case What::UnknownPlace:
        refuse(at, {"the map has no place \"{0}\"", {fault.word}}, suggestion(fault.word, idsOf(out.places)));
        break;
    case What::TwiceLink: refuse(at, {"these places are linked twice"}, {"take one of the links out"}); break;
    case What::TooManyLinks:
        refuse(at, {"the place \"{0}\" has more than {1} links", {fault.word, std::to_string(PlaceGraph::maxDegree)}},
               {"take some out"});
        break;
    case What::NoPlaces:
    case What::None: break;
    }
}

void JsonReader::value(const Json& json, Map& out, FieldFlags)
{
    if (!json.isText()) {
        const Json* palette = json.find("palette");
        if (palette == nullptr || json.find("style") != nullptr) {
            row(json, out);
            return;
        }
        {
            const Within within(*this, {"palette"});
            if (wordIndex(*palette, formerPalettes) < 0)
                return;
        }
        row(paletteToStyle(json), out);
        return;
    }
    if (!mMapLoader || !*mMapLoader) {
        refuse(json, {"the map \"{0}\" cannot be loaded here", {json.text}}, {"put the map into the scenario"});
        return;
    }
    Result<Map> map = (*mMapLoader)(json.text);
    if (!map) {
        Problem problem = map.error();
        if (problem.file.empty()) {
            problem.file = mFile;
            problem.place = jsonPlace(json.line, pointer());
        }
        mProblem = std::move(problem);
        return;
    }
    out = std::move(*map);
    mGrid = out.grid;
}

void JsonReader::eachCharacter(const Json& json, const std::map<std::string, std::size_t>& legend,
                               const char* legendKey, auto put)
{
    if (!expect(json, Json::Kind::Array, "a list of texts"))
        return;
    if (json.items.size() != static_cast<std::size_t>(mGrid.rows)) {
        refuse(json,
               {"there are {0} rows of characters, the map has {1} rows",
                {std::to_string(json.items.size()), std::to_string(mGrid.rows)}},
               {"one text for each row of the map"});
        return;
    }
    constexpr std::size_t unknown = static_cast<std::size_t>(-1);
    std::vector<std::size_t> quick(128, unknown);
    for (const auto& [character, meaning] : legend)
        if (character.size() == 1)
            quick[static_cast<unsigned char>(character[0])] = meaning;
    Cell cell = 0;
    for (std::size_t r = 0; r < json.items.size() && !mProblem; ++r) {
        const Within within(*this, {{}, r});
        const Json& line = json.items[r];
        if (!expect(line, Json::Kind::Text, "a text"))
            return;
        if (const std::size_t count = characterCount(line.text); count != static_cast<std::size_t>(mGrid.columns)) {
            refuse(line,
                   {"this row has {0} characters, the map has {1} columns",
                    {std::to_string(count), std::to_string(mGrid.columns)}},
                   {"one character for each cell"});
            return;
        }
        for (std::string_view rest = line.text; !rest.empty(); ++cell) {
            const std::string_view character = rest.substr(0, characterLength(rest));
            rest.remove_prefix(character.size());
            std::size_t meaning = unknown;
            if (character.size() == 1) {
                meaning = quick[static_cast<unsigned char>(character[0])];
            } else if (const auto at = legend.find(std::string(character)); at != legend.end()) {
                meaning = at->second;
            }
            if (meaning == unknown) {
                refuse(line,
                       {"the character \"{0}\" in column {1} has no meaning",
                        {std::string(character), std::to_string(cell % mGrid.columns + 1)}},
                       legendKey == std::string_view("outOfPlay")
                           ? Text("write x for a cell out of play, and . for a cell in play")
                           : Text("give it a meaning in \"{0}\"", {legendKey}));
                return;
            }
            put(cell, meaning);
        }
    }
}

template <class T>
std::map<std::string, std::size_t> JsonReader::legend(const Json& object, const char* key, std::vector<T>& meanings)
{
    std::map<std::string, std::size_t> places;
    const Json* legend = object.find(key);
    if (!legend)
        return places;
    const Step back = mWay.back();
    mWay.back() = {key};
    std::map<std::string, T> read;
    value(*legend, read, {});
    for (auto& [character, meaning] : read) {
        if (characterCount(character) != 1)
            refuse(*legend, {"\"{0}\" is not a single character", {character}},
                   {"a legend gives a meaning to single characters"});
        places[character] = meanings.size();
        meanings.push_back(std::move(meaning));
    }
    mWay.back() = back;
    return places;
}

template <class T>
void JsonReader::byPlace(const Json& json, std::vector<T>& out)
{
    std::map<std::string, T> read;
    value(json, read, {});
    for (auto& [id, meaning] : read) {
        if (const Cell cell = mGrid.graph->named(id); cell != noCell)
            checkedAt(out, cell) = std::move(meaning);
        else
            refuse(json, {"the map has no place \"{0}\"", {id}}, suggestion(id, idsOf(mGrid.places)));
    }
}

void JsonReader::plane(const Json& object, const Json* json, std::vector<std::vector<std::string>>& out)
{
    std::vector<std::vector<std::string>> meanings;
    const auto places = legend(object, "legend", meanings);
    if (mProblem)
        return;
    out.assign(static_cast<std::size_t>(mGrid.cellCount()), {});
    if (json && json->isObject() && mGrid.linked())
        byPlace(*json, out);
    else if (json)
        eachCharacter(*json, places, "legend",
                      [&](Cell cell, std::size_t meaning) { checkedAt(out, cell) = meanings[meaning]; });
}

void JsonReader::plane(const Json& object, const Json* json, std::vector<int>& out)
{
    std::vector<int> meanings = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    auto places = legend(object, "levelLegend", meanings);
    for (std::size_t digit = 0; digit < 10; ++digit)
        places.try_emplace(std::string(1, static_cast<char>('0' + digit)), digit);
    if (mProblem || !json)
        return;
    out.assign(static_cast<std::size_t>(mGrid.cellCount()), 0);
    if (json->isObject() && mGrid.linked()) {
        byPlace(*json, out);
        return;
    }
    eachCharacter(*json, places, "levelLegend",
                  [&](Cell cell, std::size_t meaning) { checkedAt(out, cell) = meanings[meaning]; });
}

void JsonReader::plane(const Json&, const Json* json, CellSet& out)
{
    out.cells.clear();
    if (json)
        eachCharacter(*json, {{".", 0}, {"x", 1}}, "outOfPlay", [&](Cell cell, std::size_t meaning) {
            if (meaning == 1)
                out.cells.push_back(cell);
        });
}

void JsonReader::plane(const Json& object, const Json* json, std::vector<Side>& out)
{
    std::vector<std::vector<std::string>> meanings;
    const auto places = legend(object, "sideLegend", meanings);
    const Json* planes = object.find("sidePlanes");
    if (planes && !mProblem) {
        const Step back = mWay.back();
        mWay.back() = {"sidePlanes"};
        if (!expect(*planes, Json::Kind::Object, "an object of directions"))
            return;
        for (std::size_t i = 0; i < planes->items.size() && !mProblem; ++i) {
            const Within within(*this, {planes->keys[i]});
            const int direction = directionNamed(mGrid.shape, planes->keys[i]);
            if (direction < 0 || mGrid.linked() || direction >= mGrid.directions() / 2) {
                refuse(planes->items[i], {"\"{0}\" is not a direction of a plane", {planes->keys[i]}},
                       {"the first half of the directions, from {0} clockwise, have planes",
                        {std::string(directionName(mGrid.shape, 0))}});
                return;
            }
            eachCharacter(planes->items[i], places, "sideLegend", [&](Cell cell, std::size_t at) {
                const Cell other = mGrid.neighbour(cell, direction);
                if (!meanings[at].empty() && other != noCell)
                    out.push_back({std::min(cell, other), std::max(cell, other), meanings[at], {}, noCell});
            });
        }
        mWay.back() = back;
        std::ranges::sort(out, [](const Side& x, const Side& y) { return std::pair(x.a, x.b) < std::pair(y.a, y.b); });
    }
    if (json && !mProblem) {
        std::vector<Side> rows;
        value(*json, rows, {});
        out.insert(out.end(), rows.begin(), rows.end());
    }
}

Result<Scenario> JsonReader::scenario(const Json& json)
{
    Result<Scenario> read = top<Scenario>(json);
    if (read && writtenBefore(2, json))
        toFormat2(*read);
    if (read && writtenBefore(4, json))
        toFormat4(*read);
    return read;
}

Result<Scenario> readScenario(std::string_view text, const std::string& file, const MapLoader& mapLoader)
{
    return parseJson(text, file).and_then([&](const Json& json) {
        return JsonReader(file, &mapLoader).scenario(json);
    });
}

Result<Scenario> readUnsavedScenario(std::string_view text, const std::string& file, const MapLoader& mapLoader)
{
    return parseJson(text, file).and_then([&](const Json& json) {
        return JsonReader(file, &mapLoader, JsonReader::Length::Any).scenario(json);
    });
}

Result<Scenario> scenarioFromTree(const Json& tree, const std::string& file, const Map& map)
{
    const MapLoader loader = [&](const std::string&) -> Result<Map> { return map; };
    return JsonReader(file, &loader, JsonReader::Length::Any).scenario(tree);
}

Result<Map> mapFromTree(const Json& tree, const std::string& file)
{
    if (!tree.isObject())
        return tl::unexpected<Problem>(
            Problem{Trouble::BadInput, {"a map file is an object"}, {}, file, jsonPlace(tree.line, {}), {}, {}});
    return JsonReader(file, nullptr).top<Map>(tree);
}

Result<Map> readMap(std::string_view text, const std::string& file)
{
    return parseJson(text, file).and_then([&](const Json& json) { return mapFromTree(json, file); });
}

} // namespace fw
