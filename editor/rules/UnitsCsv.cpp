#include "editor/rules/UnitsCsv.h"

#include "engine/base/Escaped.h"

#include <algorithm>
#include <map>

namespace fw {

namespace {

std::string plainKey(const std::string& text)
{
    std::string out;
    for (const char c : text)
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0)
            out += c;
        else if (c >= 'A' && c <= 'Z')
            out += char(c + 32);
    return out;
}

std::string trimmed(const std::string& text)
{
    const auto begin = text.find_first_not_of(" \t\r");
    if (begin == std::string::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

std::vector<std::string> split(const std::string& text, char at)
{
    std::vector<std::string> out;
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find(at, begin), text.size());
        const std::string part = trimmed(text.substr(begin, end - begin));
        if (!part.empty())
            out.push_back(part);
        begin = end + 1;
    }
    return out;
}

std::string joined(const std::vector<std::string>& list)
{
    std::string out;
    for (const std::string& one : list)
        out += (out.empty() ? "" : "; ") + one;
    return out;
}

/// "1st Grenadiers" is 1st-grenadiers.
std::string idFrom(const std::string& name)
{
    std::string out;
    for (const char c : name) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0)
            out += c;
        else if (c >= 'A' && c <= 'Z')
            out += char(c + 32);
        else if (c != '\'' && !out.empty() && out.back() != '-')
            out += '-';
    }
    while (!out.empty() && out.back() == '-')
        out.pop_back();
    return out;
}

const std::string ratingKey = "rating ";

/// Reads one cell into a counter; the reason when it cannot.
std::string put(const Ruleset& rules, const Scenario& scenario, Unit& unit, const std::string& key,
                const std::string& text)
{
    if (key == "id") {
        if (!text.empty())
            unit.id = text;
    } else if (key == "name") {
        unit.name = text;
    } else if (key == "aliases") {
        unit.aliases = split(text, ';');
    } else if (key == "side") {
        for (const Army& army : scenario.sides)
            if (plainKey(army.id) == plainKey(text) || plainKey(army.name) == plainKey(text)) {
                unit.side = army.id;
                return {};
            }
        return "there is no side '" + text + "'";
    } else if (key == "formation") {
        unit.formation = text;
    } else if (key == "type") {
        for (const std::string& type : rules.unitTypes)
            if (plainKey(type) == plainKey(text)) {
                unit.type = type;
                return {};
            }
        return "there is no unit type '" + text + "'";
    } else if (key == "tags") {
        unit.tags = split(text, ';');
    } else if (key == "colour") {
        unit.colour = text;
    } else if (key == "steps") {
        const Rational steps = Rational::parse(text);
        if (!steps.valid() || !steps.whole() || steps < Rational(1) || steps > Rational(99))
            return "'" + text + "' is no number of steps";
        unit.steps = int(steps.num());
    } else if (key.rfind(ratingKey, 0) == 0) {
        const std::string rest = key.substr(ratingKey.size());
        const std::string rating = rest.substr(0, rest.rfind(' '));
        const std::string column = rest.substr(rest.rfind(' ') + 1);
        if (text.empty()) {
            if (const auto own = unit.ratings.find(rating); own != unit.ratings.end()) {
                own->second.erase(column);
                if (own->second.empty())
                    unit.ratings.erase(own);
            }
            return {};
        }
        const Rational number = Rational::parse(text);
        if (!number.valid())
            return "'" + text + "' is no number";
        unit.ratings[rating][column] = number;
    }
    return {};
}

std::string valueOf(const Unit& unit, const std::string& key)
{
    if (key == "id")
        return unit.id;
    if (key == "name")
        return unit.name;
    if (key == "aliases")
        return joined(unit.aliases);
    if (key == "side")
        return unit.side;
    if (key == "formation")
        return unit.formation;
    if (key == "type")
        return unit.type;
    if (key == "tags")
        return joined(unit.tags);
    if (key == "colour")
        return unit.colour;
    if (key == "steps")
        return std::to_string(unit.steps);
    const std::string rest = key.substr(std::min(key.size(), ratingKey.size()));
    const auto rating = unit.ratings.find(rest.substr(0, rest.rfind(' ')));
    if (rating == unit.ratings.end())
        return {};
    const auto column = rating->second.find(rest.substr(rest.rfind(' ') + 1));
    return column == rating->second.end() ? std::string() : column->second.text();
}

} // namespace

Sheet readSheet(const std::string& text)
{
    const std::string first = text.substr(0, text.find('\n'));
    const auto count = [&](char c) { return std::ranges::count(first, c); };
    const char separator = count('\t') > 0 ? '\t' : count(';') > count(',') ? ';' : ',';
    Sheet out(1, std::vector<std::string>(1));
    bool inQuotes = false;
    for (std::size_t i = text.rfind("\xEF\xBB\xBF", 0) == 0 ? 3 : 0; i < text.size(); ++i) {
        const char c = text[i];
        std::string& cell = out.back().back();
        if (inQuotes && c == '"' && i + 1 < text.size() && text[i + 1] == '"') {
            cell += '"';
            ++i;
        } else if (c == '"' && (inQuotes || cell.empty())) {
            inQuotes = !inQuotes;
        } else if (!inQuotes && c == separator) {
            out.back().emplace_back();
        } else if (!inQuotes && c == '\n') {
            out.emplace_back(1);
        } else if (c != '\r' || inQuotes) {
            cell += c;
        }
    }
    out.erase(std::remove_if(out.begin(), out.end(),
                             [](const auto& line) {
                                 return std::ranges::all_of(line,
                                                            [](const std::string& c) { return trimmed(c).empty(); });
                             }),
              out.end());
    return out;
}

std::vector<CsvTarget> csvTargets(const Ruleset& rules)
{
    std::vector<CsvTarget> out;
    for (const char* key : {"id", "name", "aliases", "side", "formation", "type", "tags", "steps", "colour"})
        out.push_back({key, key});
    for (const Rating& rating : rules.ratings)
        for (auto column = rating.columns.rbegin(); column != rating.columns.rend(); ++column)
            out.push_back({ratingKey + rating.id + " " + column->column, rating.id + " " + column->column});
    return out;
}

std::vector<std::string> guessTargets(const Ruleset& rules, const std::vector<std::string>& headings)
{
    const auto targets = csvTargets(rules);
    std::vector<std::string> out;
    for (const std::string& heading : headings) {
        std::string found;
        const std::string wanted = plainKey(heading);
        for (const CsvTarget& target : targets)
            if (!wanted.empty() && plainKey(target.label) == wanted)
                found = target.key;
        // A rating without its column is the front.
        for (const Rating& rating : rules.ratings)
            if (found.empty() && !wanted.empty() && !rating.columns.empty()
                && (plainKey(rating.id) == wanted || plainKey(rating.label) == wanted))
                found = ratingKey + rating.id + " " + rating.columns.back().column;
        if (std::ranges::find(out, found) != out.end())
            found.clear();
        out.push_back(found);
    }
    return out;
}

std::vector<CsvChange> putSheet(const Ruleset& rules, Scenario& scenario, const Sheet& sheet,
                                const std::vector<std::string>& targets)
{
    std::map<std::string, std::size_t> byId, byName;
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
        byId.try_emplace(scenario.units[i].id, i);
        byName.try_emplace(plainKey(scenario.units[i].name), i);
    }
    std::vector<CsvChange> out;
    for (std::size_t l = 1; l < sheet.size(); ++l) {
        const auto cell = [&](const std::string& key) {
            const auto at = std::ranges::find(targets, key);
            const auto c = std::size_t(at - targets.begin());
            return at == targets.end() || c >= sheet[l].size() ? std::string() : fromCsv(trimmed(sheet[l][c]));
        };
        CsvChange change;
        change.line = int(l) + 1;
        const std::string id = cell("id"), name = cell("name");
        auto old = scenario.units.size();
        if (!id.empty() && byId.count(id))
            old = byId[id];
        else if (id.empty() && byName.count(plainKey(name)))
            old = byName[plainKey(name)];
        else if (id.empty() && byId.count(idFrom(name)))
            old = byId[idFrom(name)];
        const bool fresh = old == scenario.units.size();
        Unit unit;
        if (!fresh)
            unit = scenario.units[old];
        else
            unit.id = id.empty() ? idFrom(name) : id;
        std::string trouble, what;
        if (unit.id.empty())
            trouble = "the line has neither id nor name";
        for (std::size_t c = 0; c < targets.size() && c < sheet[l].size() && trouble.empty(); ++c) {
            if (targets[c].empty())
                continue;
            const std::string before = valueOf(unit, targets[c]);
            trouble = put(rules, scenario, unit, targets[c], fromCsv(trimmed(sheet[l][c])));
            const std::string after = valueOf(unit, targets[c]);
            if (before != after && !fresh)
                what += (what.empty() ? "" : ", ") + targets[c] + ": " + (before.empty() ? "-" : before) + " to "
                        + (after.empty() ? "-" : after);
        }
        if (trouble.empty() && unit.side.empty())
            trouble = "the counter has no side";
        change.unit = unit.id;
        if (!trouble.empty()) {
            change.kind = CsvChange::Kind::Refused;
            change.text = trouble;
        } else if (fresh) {
            change.kind = CsvChange::Kind::Added;
            byId[unit.id] = byName[plainKey(unit.name)] = scenario.units.size();
            scenario.units.push_back(unit);
        } else if (!(scenario.units[old] == unit)) {
            change.kind = CsvChange::Kind::Changed;
            change.text = what;
            scenario.units[old] = unit;
        }
        out.push_back(std::move(change));
    }
    return out;
}

std::string unitsCsv(const Ruleset& rules, const Scenario& scenario)
{
    // Columns that no counter fills are left out.
    std::vector<CsvTarget> used;
    for (const CsvTarget& target : csvTargets(rules))
        if (std::ranges::any_of(scenario.units, [&](const Unit& unit) { return !valueOf(unit, target.key).empty(); }))
            used.push_back(target);
    std::string out;
    for (const CsvTarget& target : used)
        out += (out.empty() ? "" : ",") + forCsv(target.label);
    out += "\r\n";
    for (const Unit& unit : scenario.units) {
        std::string line;
        for (std::size_t c = 0; c < used.size(); ++c)
            line += (c == 0 ? "" : ",") + forCsv(valueOf(unit, used[c].key));
        out += line + "\r\n";
    }
    return out;
}

} // namespace fw
