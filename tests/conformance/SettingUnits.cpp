#include "tests/conformance/Setting.h"

#include <algorithm>

namespace conformance {

namespace {

fw::Rational rational(const Json& value)
{
    return value.is_number_integer() ? fw::Rational(value.get<long long>()) : fw::Rational(0);
}

/// Sets one rating of a counter from the key `from` of the case, or from the nth value if that is a list.
void stateRating(const Json& given, const Json& row, fw::Unit& unit)
{
    const Json* value = &at(given, word(at(row, "from")));
    if (value->is_null())
        return;
    if (value->is_array()) {
        const auto nth = static_cast<std::size_t>(number(at(row, "nth")));
        if (nth >= value->size())
            return;
        value = &(*value)[nth];
    }
    unit.ratings[word(at(row, "rating"))][word(at(row, "column"))] = rational(*value);
}

std::string boxOf(const Setting& setting, const std::string& role)
{
    for (const fw::Box& box : setting.rules.boxes)
        if (fw::wordOf(box.role) == role)
            return box.id;
    return {};
}

/// The text of a mark's value in a placement.
std::string markText(const Json& value)
{
    if (value.is_boolean())
        return value.get<bool>() ? "1" : "0";
    return word(value);
}

std::string joined(const std::vector<std::string>& words)
{
    std::string out;
    for (const std::string& one : words)
        out += (out.empty() ? "" : ",") + one;
    return out;
}

void stateMarks(const Json& given, const Json& names, const std::string& id, Setting& setting, fw::Placement& placement)
{
    for (const auto& [key, row] : at(names, "unitMarks").items()) {
        const Json& value = at(given, key);
        if (value.is_null())
            continue;
        const std::string mark = word(at(row, "mark"));
        const bool known = std::any_of(setting.rules.marks.begin(), setting.rules.marks.end(),
                                       [&](const fw::Mark& one) { return one.id == mark; });
        if (!known && value != Json(false))
            setting.fault = "the rules have no mark " + mark;
        if (!known)
            continue;
        // A set lists its members; a word may set the mark.
        placement.marks[mark] = row.contains("members") ? joined(words(at(value, word(row["members"]))))
                                : row.contains("word")  ? (value == row["word"] ? "1" : "0")
                                                        : markText(value);
        if (has(row, "again"))
            setting.memories.push_back({mark, "unit", id, value == Json(true) ? 1 : 0});
    }
}

void place(const Json& given, const Json& names, Setting& setting, fw::Placement& placement)
{
    const std::string hex = word(at(given, "hex"));
    const fw::Map& map = setting.scenario.map;
    if (!hex.empty()) {
        placement.at = map.numbering.parse(map.grid, hex);
        if (placement.at == fw::noCell)
            setting.fault = "there is no hex " + hex;
        return;
    }
    std::string role = word(at(names, "waitingRole"));
    for (const auto& [key, other] : at(names, "boxRoles").items())
        if (has(given, key))
            role = word(other);
    placement.box = boxOf(setting, role);
}

void stateUnit(const Json& given, const Adapter& adapter, Setting& setting)
{
    const Json& names = adapter.names;
    fw::Unit unit;
    unit.id = word(at(given, "id"));
    unit.name = unit.id;
    unit.side = sideId(adapter, word(at(given, "side")));
    unit.steps = std::max(1, number(at(given, "steps"), 1));
    unit.type = word(at(given, "type"));
    if (unit.type.empty())
        unit.type = word(at(at(names, "typeBySteps"), std::to_string(unit.steps)));
    unit.formation = word(at(given, "formation"));
    for (const std::string& tag : words(at(names, "unitTags")))
        if (has(given, tag))
            unit.tags.push_back(tag);
    for (const Json& row : at(names, "ratings"))
        stateRating(given, row, unit);

    fw::Placement placement;
    placement.unit = unit.id;
    place(given, names, setting, placement);
    placement.facing = number(at(given, "facing"));
    if (has(given, word(at(names, "reduced"))))
        placement.stepsLost = 1;
    const Json& arrives = at(given, "arrives");
    if (arrives.is_object()) {
        placement.arrives.turn = number(at(arrives, "turn"));
        for (const std::string& hex : words(at(arrives, "hex"))) {
            const fw::Map& map = setting.scenario.map;
            placement.arrives.at.push_back(map.numbering.parse(map.grid, hex));
        }
    }
    stateMarks(given, names, unit.id, setting, placement);
    setting.scenario.units.push_back(std::move(unit));
    setting.scenario.setup.push_back(std::move(placement));
}

/// Applies the "within" notes of a set-up: the distance in which the unit may be placed.
void stateSetup(const Json& rows, Setting& setting)
{
    for (const Json& row : rows) {
        for (fw::Placement& placement : setting.scenario.setup) {
            if (placement.unit != word(at(row, "unit")))
                continue;
            const fw::Map& map = setting.scenario.map;
            placement.at = map.numbering.parse(map.grid, word(at(row, "at")));
            placement.within = number(at(row, "within"));
        }
    }
}

} // namespace

void stateUnits(const Json& given, const Adapter& adapter, Setting& setting)
{
    const std::vector<std::string> known = words(at(adapter.names, "unitKeys"));
    for (const Json& unit : at(given, "units")) {
        for (const auto& [key, value] : unit.items())
            if (std::find(known.begin(), known.end(), key) == known.end())
                setting.fault = "the adapter does not know the unit key " + key;
        stateUnit(unit, adapter, setting);
    }
    for (Json gone : at(given, "eliminated")) {
        if (gone.is_object()) {
            gone["eliminated"] = true;
            stateUnit(gone, adapter, setting);
        }
    }
    stateSetup(at(given, "setup"), setting);
}

void stateCause(const Json& action, const Adapter& adapter, Setting& setting)
{
    const Json& causes = at(adapter.names, "causes");
    if (has(action, "cause") && !causes.contains(word(at(action, "cause"))))
        setting.fault = "the adapter does not know the cause " + word(at(action, "cause"));
    const std::string role = word(at(causes, word(at(action, "cause"))));
    const std::vector<std::string> actors = words(at(action, "participants"));
    if (role.empty() || actors.empty())
        return;
    std::string own;
    for (const fw::Unit& unit : setting.scenario.units)
        if (unit.id == actors.front())
            own = unit.side;
    for (const fw::Army& army : setting.scenario.sides) {
        if (army.id == own)
            continue;
        Json gone;
        gone["id"] = statedLoser;
        gone["side"] = sideName(adapter, army.id);
        gone["steps"] = 1;
        for (const auto& [key, other] : at(adapter.names, "boxRoles").items())
            gone[key] = word(other) == role;
        stateUnit(gone, adapter, setting);
    }
}

} // namespace conformance
