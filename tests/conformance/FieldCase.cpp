// Lays out a case on an open field: its cells become numbers of a large board, its cards and corps become counters.
#include "tests/conformance/Field.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <set>

namespace conformance {

namespace {

/// Reads "q,r" as a pair; false for other text.
bool axial(const std::string& text, int& q, int& r)
{
    const std::size_t comma = text.find(',');
    if (comma == std::string::npos)
        return false;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), text.data() + comma, q);
    const auto second = std::from_chars(text.data() + comma + 1, end, r);
    return first.ec == std::errc() && first.ptr == text.data() + comma && second.ec == std::errc() && second.ptr == end;
}

/// The board of the adapter, with axial 0,0 in the centre.
class Board
{
public:
    explicit Board(const Adapter& adapter)
    {
        const Json& board = at(adapter.names, "board");
        mMap.grid.shape = boardShape(adapter);
        mMap.grid.columns = number(at(board, "columns"));
        mMap.grid.rows = number(at(board, "rows"));
        mMap.grid.evenShoved = has(board, "evenShoved");
        mMap.numbering = fw::fourDigits();
        // The centre column, counted from 0, is even, like column 0 of the cases.
        mColumn = mMap.grid.columns / 4 * 2;
        mRow = mMap.grid.rows / 2;
    }

    /// The printed number of an axial cell; empty off the board.
    std::string printed(int q, int r) const
    {
        const int column = mColumn + q;
        const int row = mRow + r + (q - (q & 1)) / 2;
        if (column < 0 || row < 0 || column >= mMap.grid.columns || row >= mMap.grid.rows)
            return {};
        return mMap.numbering.label(mMap.grid, row * mMap.grid.columns + column);
    }

    /// The axial cell of a printed number; empty for other text.
    std::string cell(const std::string& text) const
    {
        if (text.size() != 4 || text.find_first_not_of("0123456789") != std::string::npos)
            return {};
        const fw::Cell cell = mMap.numbering.parse(mMap.grid, text);
        if (cell == fw::noCell)
            return {};
        const int q = cell % mMap.grid.columns - mColumn;
        const int r = cell / mMap.grid.columns - mRow - (q - (q & 1)) / 2;
        return std::to_string(q) + "," + std::to_string(r);
    }

private:
    fw::Map mMap;
    int mColumn = 0;
    int mRow = 0;
};

/// Applies `change` to all texts in a value, including keys.
template <class F>
Json changed(const Json& value, F change)
{
    if (value.is_string())
        return change(value.get<std::string>());
    Json out = value;
    if (value.is_array())
        for (Json& one : out)
            one = changed(one, change);
    if (value.is_object()) {
        out = Json::object();
        for (const auto& [key, member] : value.items())
            out[change(key)] = changed(member, change);
    }
    return out;
}

void know(const Json& object, const Json& keys, const std::string& what, std::string& fault)
{
    if (!object.is_object()) {
        if (!object.is_null())
            fault = what + " is no object";
        return;
    }
    for (const auto& [key, value] : object.items())
        if (!lists(words(keys), key))
            fault = "nothing here reads " + what + "." + key;
}

Json renamedKeys(const Json& object, const Json& names)
{
    Json out = Json::object();
    for (const auto& [key, value] : object.items()) {
        const std::string known = word(at(names, key));
        out[known.empty() ? key : known] = value;
    }
    return out;
}

/// Converts streams and prohibited cells to terrain and hexsides.
Json boardMap(const Json& map, const Json& names, std::string& fault)
{
    Json out = Json::object();
    know(map, at(names, "mapKeys"), "map", fault);
    if (!map.is_null() && word(at(map, "extent")) != word(at(names, "extent")))
        fault = "nothing here lays out such a map";
    out["terrain"] = at(map, "terrain").is_null() ? Json::object() : at(map, "terrain");
    out["hexsides"] = Json::array();
    for (const auto& [key, feature] : at(names, "hexsideLists").items())
        for (const Json& pair : at(map, key))
            if (pair.is_array())
                out["hexsides"].push_back({{"between", pair}, {"features", {word(feature)}}});
    for (const auto& [key, feature] : at(names, "cellLists").items())
        for (const Json& cell : at(map, key))
            if (cell.is_string())
                out["terrain"][word(cell)] = word(feature);
    return out;
}

void addUnit(Json& given, Json unit)
{
    given["units"].push_back(std::move(unit));
}

/// Adds counters that arrive later.
void addReinforcements(Json& given, const Json& names, std::string& fault)
{
    for (const Json& one : at(given, "reinforcements")) {
        Json unit = Json::object();
        for (const auto& [key, value] : one.items())
            if (key != "unit" && key != "turn" && key != "at" && key != "hex")
                unit[key] = value;
        unit["id"] = at(one, "unit");
        unit["arrives"] = {{"turn", at(one, "turn")}, {"hex", at(one, "at")}};
        if (!unit.contains("type"))
            unit["type"] = at(names, "unsaidType");
        if (word(unit["id"]).empty() || !at(one, "turn").is_number_integer() || at(one, "at").is_null())
            fault = "a reinforcement needs unit, turn and hex";
        addUnit(given, unit);
    }
}

/// Adds artificial counters, so that a corps has the losses and the strength in the case.
void addCorps(Json& given, const Json& names, std::string& fault)
{
    for (const auto& [corps, said] : at(given, "corps").items()) {
        know(said, at(names, "corpsKeys"), "corps", fault);
        int gone = 0;
        int routed = 0;
        int all = 0;
        for (const Json& unit : at(given, "units")) {
            if (word(at(unit, "formation")) != corps || lists(words(at(names, "notCounted")), word(at(unit, "type"))))
                continue;
            ++all;
            gone += has(unit, "eliminated") ? 1 : 0;
            routed += !has(unit, "eliminated") && at(unit, "state") == at(names, "routedState") ? 1 : 0;
        }
        const auto add = [&](int many, const char* why, const Json& more) {
            if (many < 0)
                fault = "the units of corps " + corps + " are more than the case counts as " + why;
            for (int i = 0; i < many; ++i) {
                Json unit = {{"id", madeUp + corps + "-" + why + "-" + std::to_string(i + 1)},
                             {"side", at(said, "side")},
                             {"formation", corps},
                             {"type", at(names, "unsaidType")}};
                for (const auto& [key, value] : more.items())
                    unit[key] = value;
                addUnit(given, unit);
                ++all;
            }
        };
        add(number(at(said, "eliminated"), gone) - gone, "eliminated", {{"eliminated", true}});
        add(number(at(said, "routed"), routed) - routed, "routed", {{"state", at(names, "routedState")}});
        add(std::max(number(at(said, "start"), all) - all, all == 0 ? 1 : 0), "steady", Json::object());
        if (!at(said, "start").is_null() && number(at(said, "start")) != all)
            fault = "corps " + corps + " has more units than it started with";
    }
}

} // namespace

Case onBoard(const Case& said, const Adapter& adapter, std::string& fault)
{
    const Json& names = adapter.names;
    Case out = said;
    const Board board(adapter);
    const auto printed = [&](const std::string& text) {
        int q = 0;
        int r = 0;
        if (!axial(text, q, r))
            return text;
        const std::string found = board.printed(q, r);
        if (found.empty())
            fault = "the board is too small for " + text;
        return found;
    };
    out.given = changed(said.given, printed);
    out.action = changed(said.action, printed);
    out.expect = changed(said.expect, printed);
    know(out.given, at(names, "givenKeys"), "given", fault);
    know(at(out.given, "phase"), at(names, "phaseKeys"), "phase", fault);
    if (!at(out.given, "table").is_null() && at(out.given, "table") != at(names, "tableSaid"))
        fault = "the rules have no table " + at(out.given, "table").dump();
    out.given["map"] = boardMap(at(out.given, "map"), names, fault);
    Json units = Json::array();
    for (const Json& unit : at(out.given, "units"))
        units.push_back(renamedKeys(unit, find(names, "words.unit")));
    out.given["units"] = units;
    addReinforcements(out.given, names, fault);
    addCorps(out.given, names, fault);
    return out;
}

Json fromBoard(const Json& found, const Adapter& adapter)
{
    const Board board(adapter);
    return changed(found, [&](const std::string& text) {
        const std::string cell = board.cell(text);
        return cell.empty() ? text : cell;
    });
}

namespace {

void stateFieldOptions(const Case& one, const Adapter& adapter, const Shipped& shipped, Setting& setting)
{
    for (const auto& [key, value] : at(one.given, "options").items()) {
        const auto option = std::find_if(shipped.rules.options.begin(), shipped.rules.options.end(),
                                         [&](const fw::Option& o) { return o.id == key; });
        if (option == shipped.rules.options.end()) {
            setting.fault = "the rules have no option " + key;
            return;
        }
        const std::string said = value.is_boolean() ? (value.get<bool>() ? "true" : "false") : word(value);
        std::vector<std::string> spelt = words(find(adapter.names, "optionValues." + said));
        spelt.push_back(said);
        const auto known = std::find_if(spelt.begin(), spelt.end(),
                                        [&](const std::string& v) { return lists(option->values, v); });
        if (known == spelt.end())
            setting.fault = "option " + key + " has no value " + value.dump();
        else
            setting.setup.options[key] = *known;
    }
}

void stateSides(const Adapter& adapter, Setting& setting)
{
    for (const std::string& name : words(at(adapter.names, "players"))) {
        fw::Army army;
        army.id = army.name = name;
        setting.scenario.sides.push_back(army);
    }
}

/// Adds one card of a pile as a counter.
void addCard(Setting& setting, const Case& one, const Json& names, const std::string& side, const std::string& box,
             const std::string& id)
{
    fw::Unit unit;
    unit.id = unit.name = word(at(names, "cardPrefix")) + id;
    unit.side = side;
    unit.type = word(at(names, "cardType"));
    const Json& text = at(at(one.given, "card_text"), id);
    know(text, at(names, "cardKeys"), "card_text", setting.fault);
    if (const std::string when = word(at(text, "when")); !when.empty()) {
        const std::string tag = word(at(at(names, "cardMoments"), when));
        if (tag.empty())
            setting.fault = "no card is for " + when;
        unit.tags.push_back(tag);
    }
    for (const auto& [key, tag] : at(names, "cardTags").items())
        if (has(text, key))
            unit.tags.push_back(word(tag));
    if (const std::string kind = word(at(text, "kind")); !kind.empty()) {
        const std::string tag = word(at(at(at(names, "cardKinds"), kind), "tag"));
        if (tag.empty())
            setting.fault = "no card is of the kind " + kind;
        unit.tags.push_back(tag);
    }
    fw::Placement placement;
    placement.unit = unit.id;
    placement.box = box;
    setting.scenario.units.push_back(std::move(unit));
    setting.scenario.setup.push_back(std::move(placement));
}

/// The case lists piles from the top, but the counter that is set up last is on top.
void stateCards(const Case& one, const Adapter& adapter, Setting& setting)
{
    const Json& names = adapter.names;
    for (const auto& [side, piles] : at(one.given, "cards").items()) {
        know(piles, at(names, "cardPileKeys"), "cards", setting.fault);
        for (const auto& [pile, box] : at(names, "piles").items()) {
            std::vector<std::string> ids = words(at(piles, pile));
            if (lists(words(at(names, "pilesFromTop")), pile))
                std::reverse(ids.begin(), ids.end());
            for (const std::string& id : ids)
                addCard(setting, one, names, side, word(box), id);
        }
        for (const std::string& key : words(at(names, "handSize")))
            if (!at(piles, key).is_null())
                setting.scenario.sideMarks[side][word(at(names, "handSizeMark"))] = word(at(piles, key));
    }
}

void stateFieldCounts(const Case& one, const Adapter& adapter, Setting& setting)
{
    const Json& names = adapter.names;
    for (const auto& [side, count] : at(one.given, "points").items())
        setting.scenario.sideMarks[side][word(at(names, "pointsMark"))] = word(count);
    if (const std::string side = word(at(one.given, "tie_winner")); !side.empty())
        setting.scenario.sideMarks[side][word(at(names, "tieMark"))] = "1";
    for (const auto& [corps, said] : at(one.given, "corps").items())
        if (has(said, "demoralized"))
            setting.scenario.formationMarks[corps][word(at(names, "demoralizedMark"))] = "1";
}

void knowTerrain(const Case& one, const Shipped& shipped, Setting& setting)
{
    for (const auto& [cell, terrain] : find(one.given, "map.terrain").items())
        for (const std::string& feature : words(terrain)) {
            const auto& known = shipped.rules.features;
            if (std::none_of(known.begin(), known.end(), [&](const fw::Feature& f) { return f.id == feature; }))
                setting.fault = "the rules have no terrain " + feature;
        }
}

} // namespace

Setting makeField(const Case& one, const Adapter& adapter, const Shipped& shipped)
{
    const Json& names = adapter.names;
    Setting setting;
    setting.rules = shipped.rules;
    askEverything(setting.rules, words(at(names, "askAlways")));
    setting.scenario.id = setting.scenario.title = one.id;
    setting.scenario.rules = shipped.rules.id;
    setting.scenario.rulesVersion = shipped.rules.version;
    stateSides(adapter, setting);
    stateFieldOptions(one, adapter, shipped, setting);
    knowTerrain(one, shipped, setting);
    stateMap(one.given, adapter, setting);
    stateUnits(one.given, adapter, setting);
    stateCards(one, adapter, setting);
    stateFieldCounts(one, adapter, setting);
    const Json& phase = at(one.given, "phase");
    setting.scenario.lastTurn = number(at(one.given, "turns"), number(at(names, "openEnd")));
    setting.turn = number(at(phase, "turn"), 1);
    setting.side = word(at(phase, "player"));
    const std::string said = word(at(phase, "phase"));
    // A single step runs in a phase without events, so that no earlier one changes anything.
    setting.phase = word(
        at(at(names, "phases"), at(one.given, "step").is_null() ? said : word(at(names, "quietPhase"))));
    if (!said.empty() && word(at(at(names, "phases"), said)).empty())
        setting.fault = "the rules have no phase " + said;
    return setting;
}

} // namespace conformance
