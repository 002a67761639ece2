#include "editor/exchange/tiled/TiledMapKeys.h"

#include "editor/exchange/ForeignNotes.h"
#include "editor/exchange/tiled/TiledTerrain.h"
#include "engine/store/Json.h"
#include "engine/store/JsonTree.h"

#include <QtGlobal>

namespace fw {

namespace {

struct MapKey {
    const char* key;
    Json::Kind kind;
    bool foreign; ///< whether it counts in files of others
};

/// In this order, because panels and scans have numbers of cells.
constexpr MapKey mapKeys[] = {
    {"numbering", Json::Kind::Object, true},
    {"title", Json::Kind::Text, true},
    {"cellMillimetres", Json::Kind::Integer, true},
    {"cellStretch", Json::Kind::Integer, true},
    {"$schema", Json::Kind::Text, false},
    {"origin", Json::Kind::Text, false},
    {"style", Json::Kind::Text, false},
    {"panels", Json::Kind::Array, false},
    {"scan", Json::Kind::Object, false},
};

/// The value of a property as it would be in a map file; Null if the text is none.
Json valueOf(const std::string& text, Json::Kind kind)
{
    if (kind == Json::Kind::Text)
        return Json::ofText(text);
    if (kind == Json::Kind::Integer) {
        const std::optional<int> number = tiledNumber(text);
        return number ? Json::ofInteger(*number) : Json();
    }
    Result<Json> json = parseJson(text, {});
    return json && json->kind == kind ? std::move(*json) : Json();
}

} // namespace

TiledProperties tiledMapKeys(const Map& map)
{
    Map bare;
    bare.schema = map.schema;
    bare.title = map.title;
    bare.grid = map.grid;
    bare.numbering = map.numbering;
    bare.cellMillimetres = map.cellMillimetres;
    bare.cellStretch = map.cellStretch;
    bare.style = map.style;
    bare.panels = map.panels;
    bare.scan = map.scan;
    bare.origin = map.origin;
    TiledProperties properties;
    properties[tiledMark] = std::to_string(jsonFormat);
    const Result<Json> json = parseJson(writeMap(bare), {});
    if (!json)
        return properties;
    for (const MapKey& key : mapKeys)
        if (const Json* value = json->find(key.key))
            properties[key.key] = value->isText()                      ? value->text
                                  : value->kind == Json::Kind::Integer ? std::to_string(value->number)
                                                                       : denseJson(*value);
    return properties;
}

void readTiledMapKeys(const TiledProperties& properties, Map& map, std::vector<ImportNote>& notes)
{
    const bool ours = tiledValue(properties, tiledMark) != nullptr;
    Map bare;
    bare.grid = map.grid;
    const Result<Json> begun = parseJson(writeMap(bare), {});
    if (!begun)
        return;
    Json json = *begun;
    if (!ours && map.cellStretch != 1000)
        json.add("cellStretch", Json::ofInteger(map.cellStretch));
    for (const MapKey& key : mapKeys) {
        const std::string* text = tiledValue(properties, key.key);
        if (text == nullptr || (!ours && !key.foreign))
            continue;
        Json tried = json;
        const Json value = valueOf(*text, key.kind);
        const auto same = std::ranges::find(tried.keys, key.key);
        if (same == tried.keys.end())
            tried.add(key.key, value);
        else
            tried.items[std::size_t(same - tried.keys.begin())] = value;
        Result<Map> read = readMap(compactJson(tried), {});
        if (!read) {
            countNote(notes, {"tiled/property",
                              Text(QT_TRANSLATE_NOOP("engine", "The property {0} of the map does not fit: {1}"),
                                   {key.key, plain(read.error().text)}),
                              key.key});
            continue;
        }
        json = std::move(tried);
        bare = std::move(*read);
    }
    map.schema = bare.schema;
    map.title = bare.title;
    map.numbering = bare.numbering;
    map.cellMillimetres = bare.cellMillimetres;
    if (json.find("cellStretch") != nullptr || ours)
        map.cellStretch = bare.cellStretch;
    map.style = bare.style;
    map.panels = bare.panels;
    map.scan = bare.scan;
    map.origin = bare.origin;
}

} // namespace fw
