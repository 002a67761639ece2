#include "tests/conformance/Setting.h"

#include "engine/model/Procedures.h"

#include <algorithm>
#include <set>

namespace conformance {

namespace {

void addSide(Setting& setting, const std::string& id, const std::string& name)
{
    fw::Army army;
    army.id = id;
    army.name = name;
    setting.scenario.sides.push_back(army);
}

/// Adds the two sides in the order of play, from a pair of names of which the case uses one.
void stateSides(const Case& one, const Adapter& adapter, Setting& setting)
{
    std::set<std::string> used;
    used.insert(word(at(one.given, "first_player")));
    used.insert(word(find(one.given, "clock.player")));
    for (const char* list : {"units", "eliminated"})
        for (const Json& unit : at(one.given, list))
            if (unit.is_object())
                used.insert(word(at(unit, "side")));
    const Json& pairs = at(adapter.names, "sides");
    const std::string preset = word(find(one.given, "ruleset.preset"));
    std::vector<std::string> pair = words(at(pairs, preset.empty() ? "" : preset));
    for (const auto& [key, names] : pairs.items()) {
        const std::vector<std::string> sides = words(names);
        const bool hit = std::any_of(sides.begin(), sides.end(),
                                     [&](const std::string& side) { return used.count(side) != 0; });
        if (pair.empty() || hit)
            pair = sides;
        if (hit)
            break;
    }
    const std::string first = word(at(one.given, "first_player"));
    if (pair.size() == 2 && pair[1] == first)
        std::swap(pair[0], pair[1]);
    for (const std::string& name : pair)
        addSide(setting, sideId(adapter, name), name);
}

/// The option's spelling of a value; a Boolean matches the option's own pair of words.
std::string optionValue(const fw::Option& option, const Json& value, const Json& spelling)
{
    const std::string key = value.is_boolean() ? (value.get<bool>() ? "true" : "false") : word(value);
    for (const std::string& said : words(at(spelling, key)))
        if (std::find(option.values.begin(), option.values.end(), said) != option.values.end())
            return said;
    if (std::find(option.values.begin(), option.values.end(), key) != option.values.end())
        return key;
    return {};
}

void stateOptions(const Case& one, const Adapter& adapter, const Shipped& shipped, Setting& setting)
{
    const Json& names = at(adapter.names, "options");
    const Json& presets = at(adapter.names, "presets");
    for (const auto& [key, value] : at(one.given, "ruleset").items()) {
        if (key == "tec")
            continue;
        if (key == "preset") {
            const std::string said = word(value);
            const std::string known = word(at(presets, said));
            setting.scenario.preset = known.empty() ? said : known;
            setting.scenario.options = shipped.scenario.options;
            continue;
        }
        const std::string known = word(at(at(names, "keys"), key));
        const std::string id = known.empty() ? key : known;
        const auto option = std::find_if(shipped.rules.options.begin(), shipped.rules.options.end(),
                                         [&](const fw::Option& o) { return o.id == id; });
        if (option == shipped.rules.options.end()) {
            setting.fault = "the rules have no option " + id;
            return;
        }
        const std::string said = optionValue(*option, value, at(names, "values"));
        const bool loose = value == at(names, "any");
        if (said.empty() && !loose)
            setting.fault = "option " + id + " has no value " + value.dump();
        else if (!said.empty())
            setting.setup.options[id] = said;
    }
}

/// Turns off options that roll a die, unless the case has that option or that die.
void leaveDiceOut(const Case& one, const Adapter& adapter, Setting& setting)
{
    for (const auto& [option, row] : at(adapter.names, "rolledByOption").items()) {
        const std::string die = word(at(row, "die"));
        const bool stated = std::any_of(one.dice.begin(), one.dice.end(),
                                        [&](const CaseDie& rolled) { return rolled.purpose == die; });
        if (!stated)
            setting.setup.options.try_emplace(option, word(at(row, "without")));
    }
}

/// A preset of a shipped scenario uses that scenario's rows and turn track.
void takeOver(const Adapter& adapter, const Shipped& shipped, Setting& setting)
{
    const bool always = has(adapter.names, "alwaysItsScenario");
    if ((setting.scenario.preset.empty() && !always) || shipped.scenario.id.empty())
        return;
    setting.scenario.tables = shipped.scenario.tables;
    setting.scenario.modifiers = shipped.scenario.modifiers;
    setting.scenario.triggers = shipped.scenario.triggers;
    setting.scenario.turnNames = shipped.scenario.turnNames;
    setting.scenario.lastTurn = shipped.scenario.lastTurn;
    setting.scenario.gameMarks = shipped.scenario.gameMarks;
    setting.scenario.sideMarks = shipped.scenario.sideMarks;
}

/// The hex that a case gives a unit; empty if it gives none.
std::string hexOf(const Json& given, const std::string& unit)
{
    for (const Json& one : at(given, "units"))
        if (word(at(one, "id")) == unit)
            return word(at(one, "hex"));
    return {};
}

/// Sets a mark from one key of the case: a list of subjects, an object or one value. A row with `place` also marks the
/// hexes of those units.
void stateMemory(const Json& given, const Json& value, const Json& row, const Adapter& adapter, Setting& setting)
{
    const std::string mark = word(at(row, "mark"));
    const std::string on = word(at(row, "on"));
    const bool again = has(row, "again");
    if (has(row, "exact"))
        setting.memories.push_back({mark, on, {}, 0});
    const auto note = [&](const std::string& subject, const std::string& text) {
        if (on == "side")
            setting.scenario.sideMarks[subject][mark] = text;
        else if (on == "place")
            setting.scenario.placeMarks[subject][mark] = text;
        else
            for (fw::Placement& placement : setting.scenario.setup)
                if (placement.unit == subject)
                    placement.marks[mark] = text;
        if (again)
            setting.memories.push_back({mark, on, subject, text == "1" ? 1 : 0});
        const std::string hex = has(row, "place") ? hexOf(given, subject) : std::string();
        if (hex.empty())
            return;
        setting.scenario.placeMarks[hex][word(at(row, "place"))] = text;
        if (again)
            setting.memories.push_back({word(at(row, "place")), "place", hex, text == "1" ? 1 : 0});
    };
    if (on == "game") {
        setting.scenario.gameMarks[mark] = word(value);
    } else if (value.is_array()) {
        for (const std::string& subject : words(value))
            note(subject, "1");
    } else {
        for (const auto& [subject, amount] : value.items()) {
            const std::string said = word(amount);
            const bool names = has(row, "valueIsSide");
            note(on == "side" ? sideId(adapter, subject) : subject, names ? sideId(adapter, said) : said);
        }
    }
}

void stateMemories(const Case& one, const Adapter& adapter, Setting& setting)
{
    const Json& rows = at(adapter.names, "givenMarks");
    const std::vector<std::string> read = words(at(adapter.names, "givenKeys"));
    for (const auto& [key, value] : one.given.items()) {
        const Json& row = at(rows, key);
        if (!row.is_null())
            stateMemory(one.given, value, row, adapter, setting);
        else if (std::find(read.begin(), read.end(), key) == read.end())
            setting.fault = "the adapter does not know the given key " + key;
    }
}

/// Sets numbers that a case gives by side and name, such as eliminated units.
void stateCounts(const Case& one, const Adapter& adapter, Setting& setting)
{
    for (const auto& [key, names] : at(adapter.names, "sideCounts").items())
        for (const auto& [side, counts] : at(one.given, key).items())
            for (const auto& [name, mark] : names.items())
                if (!at(counts, name).is_null())
                    setting.scenario.sideMarks[sideId(adapter, side)][word(mark)] = word(at(counts, name));
}

/// Replaces the shipped results table by the one in the case.
void stateTable(const Case& one, const Adapter& adapter, Setting& setting)
{
    const Json& rows = find(one.given, "table.rows");
    if (!rows.is_object())
        return;
    for (fw::Table& table : setting.rules.tables)
        if (table.id == word(at(adapter.names, "resultTable")))
            for (fw::TableRow& row : table.rows)
                if (rows.contains(row.row))
                    row.cells = words(rows[row.row]);
}

/// Writes the turn track of the case into the cells of its table.
void stateTrack(const Case& one, const Adapter& adapter, Setting& setting)
{
    const Json& names = at(adapter.names, "track");
    for (const Json& turn : at(one.given, "track"))
        for (const auto& [key, columns] : at(names, "columns").items()) {
            const std::vector<std::string> said = words(at(turn, key));
            const std::vector<std::string> into = words(columns);
            for (fw::Table& table : setting.scenario.tables)
                for (fw::TableRow& row : table.rows)
                    for (std::size_t c = 0; c < row.cells.size() && table.id == word(at(names, "table")); ++c)
                        for (std::size_t i = 0; i < into.size() && i < said.size(); ++i)
                            if (row.row == word(at(turn, "turn")) && table.axes[1].bands[c].label == into[i])
                                row.cells[c] = said[i];
        }
}

/// Marks the units that entered at a hex this turn, by formation.
void stateEntries(const Case& one, const Adapter& adapter, Setting& setting)
{
    const std::string mark = word(at(adapter.names, "cameIn"));
    for (const Json& entry : at(one.given, "entries_this_turn")) {
        std::string& members = setting.scenario.placeMarks[word(at(entry, "hex"))][mark];
        for (const fw::Unit& unit : setting.scenario.units)
            if (unit.formation == word(at(entry, "formation")))
                members += (members.empty() ? "" : ", ") + unit.id;
    }
}

/// Sets earlier actions of units that the action mentions.
void stateDone(const Case& one, const Adapter& adapter, Setting& setting)
{
    for (const auto& [key, row] : at(adapter.names, "doneBefore").items())
        if (has(one.action, key))
            for (const std::string& unit : words(at(one.action, word(at(row, "units")))))
                setting.memories.push_back({word(at(row, "mark")), "unit", unit, 1});
}

/// For a preset of a battle, copies areas of the shipped map that the rules name, by the printed numbers of its hexes.
void takeAreas(const Adapter& adapter, const Shipped& shipped, Setting& setting)
{
    const std::vector<std::string> named = words(at(adapter.names, "areasOfTheSheet"));
    const fw::Map& sheet = shipped.scenario.map;
    for (const fw::Area& area : sheet.areas) {
        if (setting.scenario.preset.empty() || std::find(named.begin(), named.end(), area.id) == named.end())
            continue;
        fw::Area own = area;
        own.side = {};
        own.kind = "other"; // the case states its entry areas itself
        own.cells.clear();
        for (const fw::Cell cell : area.cells)
            own.cells.push_back(setting.scenario.map.numbering.parse(setting.scenario.map.grid,
                                                                     sheet.numbering.label(sheet.grid, cell)));
        setting.scenario.map.areas.push_back(own);
    }
}

/// The turn with a name.
int turnNamed(const fw::Scenario& scenario, const std::string& name)
{
    for (std::size_t i = 0; i < scenario.turnNames.size(); ++i)
        if (scenario.turnNames[i] == name)
            return static_cast<int>(i) + 1;
    return 0;
}

/// Makes the rules ask even if only one answer is legal, to check the case's own answer; `alone` gets the nodes among
/// `answered` for which this is new.
void askAlways(std::vector<fw::Node>& nodes, const std::vector<std::string>& asked, const Json& answered,
               std::vector<std::string>& alone)
{
    for (fw::Node& node : nodes) {
        const bool always = std::find(asked.begin(), asked.end(), node.id) != asked.end();
        std::visit(
            [&](auto& kind) {
                if constexpr (requires { kind.automatic; }) {
                    if (!always && kind.automatic && answered.contains(node.id))
                        alone.push_back(node.id);
                    if (always || answered.contains(node.id))
                        kind.automatic = false;
                }
            },
            node.kind);
        eachInside(node, [&](std::vector<fw::Node>& inside) { askAlways(inside, asked, answered, alone); });
    }
}

/// A key of the case that nothing here reads is a fault, because it would state something that is not checked.
void knowKeys(const Case& one, Setting& setting)
{
    const auto known = [&](const char* path, const std::vector<std::string>& keys) {
        const Json& object = find(one.given, path);
        for (auto at = object.begin(); object.is_object() && at != object.end(); ++at)
            if (std::find(keys.begin(), keys.end(), at.key()) == keys.end())
                setting.fault = std::string("nothing here reads ") + path + "." + at.key();
    };
    known("clock", {"turn", "turnName", "player", "phase"});
    known("map", {"rows", "cols", "terrain", "hexsides", "hexside_tec", "roads", "entry", "level", "tributaries"});
    for (const Json& gone : at(one.given, "eliminated"))
        if (!gone.is_object())
            setting.fault = "an eliminated unit is stated by its name only";
}

} // namespace

std::string sideId(const Adapter& adapter, const std::string& name)
{
    const std::string id = word(at(at(adapter.names, "sideIds"), name));
    return id.empty() ? name : id;
}

std::string sideName(const Adapter& adapter, const std::string& id)
{
    for (const auto& [name, known] : at(adapter.names, "sideIds").items())
        if (word(known) == id)
            return name;
    return id;
}

void askEverything(fw::Ruleset& rules, const std::vector<std::string>& asked)
{
    std::vector<std::string> alone;
    for (fw::Procedure& procedure : rules.procedures)
        askAlways(procedure.then, asked, Json::object(), alone);
    for (fw::Code& code : rules.codes)
        askAlways(code.then, asked, Json::object(), alone);
}

Setting makeSetting(const Case& one, const Adapter& adapter, const Shipped& shipped)
{
    Setting setting;
    setting.rules = shipped.rules;
    const Json& answered = at(adapter.names, "answers");
    for (fw::Procedure& procedure : setting.rules.procedures)
        askAlways(procedure.then, words(at(adapter.names, "askAlways")), answered, setting.alone);
    for (fw::Code& code : setting.rules.codes)
        askAlways(code.then, words(at(adapter.names, "askAlways")), answered, setting.alone);
    for (fw::Trigger& trigger : setting.rules.triggers)
        askAlways(trigger.then, words(at(adapter.names, "askAlways")), answered, setting.alone);
    knowKeys(one, setting);
    setting.scenario.id = one.id;
    setting.scenario.title = one.id;
    setting.scenario.rules = shipped.rules.id;
    setting.scenario.rulesVersion = shipped.rules.version;
    stateSides(one, adapter, setting);
    stateOptions(one, adapter, shipped, setting);
    leaveDiceOut(one, adapter, setting);
    takeOver(adapter, shipped, setting);
    stateMap(one.given, adapter, setting);
    stateUnits(one.given, adapter, setting);
    stateCause(one.action, adapter, setting);
    stateTec(one.given, adapter, setting);
    stateMemories(one, adapter, setting);
    stateCounts(one, adapter, setting);
    stateTable(one, adapter, setting);
    stateTrack(one, adapter, setting);
    stateEntries(one, adapter, setting);
    stateDone(one, adapter, setting);
    takeAreas(adapter, shipped, setting);
    const int open = number(at(adapter.names, "openEnd"));
    const int shippedLast = setting.scenario.lastTurn;
    setting.scenario.lastTurn = number(at(one.given, "last_turn"), shippedLast > 0 ? shippedLast : open);

    const Json& clock = at(one.given, "clock");
    const std::string phase = word(at(clock, "phase"));
    const std::string known = word(at(at(adapter.names, "phases"), phase));
    setting.phase = known.empty() ? phase : known;
    setting.turn = number(at(clock, "turn"));
    if (const std::string name = word(at(clock, "turnName")); !name.empty())
        setting.turn = phase == word(at(adapter.names, "beforeTurns")) ? 0 : turnNamed(setting.scenario, name);
    const std::string player = word(at(clock, "player"));
    if (!player.empty())
        setting.side = sideId(adapter, player);
    else if (!setting.scenario.sides.empty())
        setting.side = setting.scenario.sides.front().id;
    return setting;
}

} // namespace conformance
