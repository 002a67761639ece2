#include "tests/conformance/Ruling.h"

#include <algorithm>

namespace conformance {

namespace {

void addFeature(Setting& setting, const std::string& id, fw::FeatureKind kind)
{
    for (const fw::Feature& feature : setting.rules.features)
        if (feature.id == id)
            return;
    fw::Feature feature;
    feature.id = id;
    feature.label = id;
    feature.kind = kind;
    setting.rules.features.push_back(feature);
}

fw::Cell cellOf(Setting& setting, const std::string& number)
{
    const fw::Map& map = setting.scenario.map;
    const fw::Cell cell = map.numbering.parse(map.grid, number);
    if (cell == fw::noCell)
        setting.fault = "there is no hex " + number;
    return cell;
}

void addArea(Setting& setting, const std::string& id, const std::string& kind, const std::string& side,
             const std::vector<std::string>& numbers)
{
    fw::Area area;
    area.id = id;
    area.label = id;
    area.kind = kind;
    area.side = side;
    for (const std::string& number : numbers)
        area.cells.push_back(cellOf(setting, number));
    setting.scenario.map.areas.push_back(area);
}

void makeBoard(const Adapter& adapter, fw::Map& map)
{
    const Json& board = at(adapter.names, "board");
    map.grid.shape = boardShape(adapter);
    map.grid.columns = number(at(board, "columns"));
    map.grid.rows = number(at(board, "rows"));
    map.grid.evenShoved = has(board, "evenShoved");
    map.numbering = fw::fourDigits();
    if (has(board, "letters")) {
        map.numbering.columnFirst = false;
        map.numbering.rowLetters = true;
        map.numbering.columnDigits = map.numbering.rowDigits = 0;
    }
    map.terrain.assign(static_cast<std::size_t>(map.grid.cellCount()), {});
}

void stateTerrain(const Json& map, const Json& names, Setting& setting)
{
    const std::vector<std::string> bare = words(at(names, "bareTerrain"));
    for (const auto& [number, features] : at(map, "terrain").items()) {
        const fw::Cell cell = cellOf(setting, number);
        if (cell == fw::noCell)
            return;
        for (const std::string& feature : words(features)) {
            if (std::find(bare.begin(), bare.end(), feature) != bare.end())
                continue;
            addFeature(setting, feature, fw::FeatureKind::Terrain);
            setting.scenario.map.terrain[static_cast<std::size_t>(cell)].push_back(feature);
        }
    }
    for (const Json& side : at(map, "hexsides")) {
        const std::vector<std::string> between = words(at(side, "between"));
        if (between.size() != 2) {
            setting.fault = "a hexside lies between two hexes";
            return;
        }
        const fw::Cell a = cellOf(setting, between[0]);
        const fw::Cell b = cellOf(setting, between[1]);
        const std::vector<std::string> features = words(at(side, "features"));
        for (const std::string& feature : features)
            addFeature(setting, feature, fw::FeatureKind::Hexside);
        setting.scenario.map.sides.push_back({a, b, features, {}, fw::noCell});
    }
}

/// Checks that cells in a named chain of the case have its terrain.
void checkChains(const Json& map, const Json& names, Setting& setting)
{
    for (const auto& [key, feature] : at(names, "chains").items())
        for (const auto& [name, cells] : at(map, key).items())
            for (const std::string& number : words(cells)) {
                const std::vector<std::string> has = words(at(at(map, "terrain"), number));
                if (std::find(has.begin(), has.end(), word(feature)) == has.end())
                    setting.fault = number + " is said to be " + word(feature) + " and is not";
            }
}

void stateLevels(const Json& map, Setting& setting)
{
    std::vector<int>& level = setting.scenario.map.level;
    if (!at(map, "level").is_null())
        level.assign(static_cast<std::size_t>(setting.scenario.map.grid.cellCount()), 1);
    for (const auto& [number, height] : at(map, "level").items())
        if (const fw::Cell cell = cellOf(setting, number); cell != fw::noCell)
            level[static_cast<std::size_t>(cell)] = height.get<int>();
}

/// Adds areas from named lists of cells, and cells with an owner.
void stateAreas(const Json& given, const Adapter& adapter, Setting& setting)
{
    for (const auto& [key, kinds] : at(adapter.names, "areaLists").items())
        for (const auto& [name, cells] : at(given, key).items())
            if (kinds.contains(name))
                addArea(setting, name, word(kinds[name]), {}, words(cells));
    for (const auto& [key, row] : at(adapter.names, "owners").items())
        for (const auto& [cell, side] : at(given, key).items()) {
            addArea(setting, cell, word(at(row, "kind")), {}, {cell});
            setting.scenario.placeMarks[cell][word(at(row, "mark"))] = sideId(adapter, word(side));
        }
}

void stateRoads(const Json& map, const Json& names, Setting& setting)
{
    for (const Json& road : at(map, "roads")) {
        fw::Way way;
        way.id = "road-" + std::to_string(setting.scenario.map.ways.size() + 1);
        way.kind = word(at(names, "road"));
        for (const std::string& number : words(road))
            way.cells.push_back(cellOf(setting, number));
        setting.scenario.map.ways.push_back(way);
    }
}

} // namespace

void stateMap(const Json& given, const Adapter& adapter, Setting& setting)
{
    const Json& names = adapter.names;
    makeBoard(adapter, setting.scenario.map);
    const Json& map = at(given, "map");
    const auto agree = [&](const char* key, const Json& ours) {
        if (!at(map, key).is_null() && at(map, key) != ours)
            setting.fault = std::string("the board has other ") + key + " than the case";
    };
    agree("rows", at(at(names, "board"), "rowsSaid"));
    agree("cols", at(at(names, "board"), "columns"));
    stateTerrain(map, names, setting);
    checkChains(map, names, setting);
    stateLevels(map, setting);
    stateRoads(map, names, setting);
    stateAreas(given, adapter, setting);
    for (const auto& [side, cells] : at(map, "entry").items()) {
        const std::string id = sideId(adapter, side);
        for (const auto& [key, number] : cells.items()) {
            const std::string hex = word(number);
            // A key with a Boolean states a further property of the cell.
            if (number.is_boolean()) {
                if (number.get<bool>())
                    addArea(setting, key, word(at(at(names, "entryKinds"), key)), id, {word(at(cells, "square"))});
                continue;
            }
            addArea(setting, cells.is_object() ? key : id + "-" + hex, "entry", id, {hex});
        }
    }
    const Json& objectives = at(names, "objectives");
    for (const auto& [name, cells] : at(given, "objectives").items()) {
        const std::string known = word(at(objectives, name));
        addArea(setting, known.empty() ? name : known, "objective", {}, words(cells));
    }
}

} // namespace conformance
