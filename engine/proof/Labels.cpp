// Checks what people read of rows: labels that are missing or not told apart, and options that explain or do nothing.
#include "engine/base/Words.h"
#include "engine/model/Procedures.h"
#include "engine/proof/FindingCollector.h"
#include "engine/rules/LintParts.h"

#include <algorithm>
#include <map>
#include <set>

namespace fw {

namespace {

const std::string& labelOf(const auto& row)
{
    if constexpr (requires { row.label; })
        return row.label;
    else
        return row.name;
}

/// Rows of a list of which one or few have no label.
void missing(const auto& rows, const char* key, const char* kind, FindingCollector& found, std::ptrdiff_t fewest = 3)
{
    const auto without = std::ranges::count_if(rows, [](const auto& row) { return labelOf(row).empty(); });
    const auto all = std::ranges::ssize(rows);
    if (without == 0 || all < fewest || (without > 1 && without * 4 > all))
        return;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (labelOf(rows[i]).empty())
            found.add("labels/missing", {kind, rows[i].id, {}, {}},
                      "it has no label, unlike the other rows of its list", "write one", {},
                      std::string(key) + "/" + std::to_string(i));
}

/// Rows of a list with the same label; those of different options do not meet.
void twice(const auto& rows, const char* key, const char* kind, FindingCollector& found)
{
    std::map<std::string, std::string> first;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if constexpr (requires { rows[i].when; })
            if (!rows[i].when.empty())
                continue;
        if (labelOf(rows[i]).empty())
            continue;
        const auto [other, fresh] = first.try_emplace(smallLetters(labelOf(rows[i])), rows[i].id);
        if (!fresh && other->second != rows[i].id)
            found.add("labels/twice", {kind, rows[i].id, {}, {}},
                      Text("it is called '{0}', as '{1}' is", {labelOf(rows[i]), other->second}),
                      "give each a label of its own", {}, std::string(key) + "/" + std::to_string(i) + "/label");
    }
}

/// The values of options that rows ask for, as "option=value".
std::set<std::string> asked(const Ruleset& ruleset)
{
    std::set<std::string> out;
    const auto see = [&](const auto& row) {
        if constexpr (requires { row.when; })
            for (const std::string& when : row.when) {
                std::string plain = when;
                if (const std::size_t differs = plain.find("!="); differs != std::string::npos)
                    plain.erase(differs, 1);
                out.insert(plain);
            }
    };
    PointerWay way;
    PlacedWalker<decltype(see)> walker(see, way);
    eachRuleList(ruleset, [&](const auto& rows, const char*, const char*) {
        for (const auto& row : rows)
            walker.see(row);
    });
    return out;
}

void readings(const Option& option, const std::string& place, bool usual, FindingCollector& found)
{
    const FindingSpot spot{"option", option.id, {}, {}};
    const auto wrong = [&](Text text, Text remedy) {
        found.add("options/readings", spot, std::move(text), std::move(remedy), option.cite, place + "/readings");
    };
    if (option.readings.empty()) {
        if (usual)
            wrong("no sentence says what its values mean, unlike those of other options",
                  "write a reading for each value");
        return;
    }
    if (option.readings.size() != option.values.size()) {
        wrong(Text("{0} values have {1} readings",
                   {std::to_string(option.values.size()), std::to_string(option.readings.size())}),
              "write a reading for each value");
        return;
    }
    std::map<std::string, std::size_t> first;
    for (std::size_t i = 0; i < option.readings.size(); ++i) {
        const std::string reading = smallLetters(std::string(trimmed(option.readings[i])));
        if (reading.empty()) {
            wrong(Text("the value '{0}' has no reading", {option.values[i]}), "say what it means");
            continue;
        }
        const auto [other, fresh] = first.try_emplace(reading, i);
        if (!fresh)
            wrong(Text("the values '{0}' and '{1}' have the same reading",
                       {option.values[other->second], option.values[i]}),
                  "say what each means");
    }
}

void options(const Ruleset& ruleset, FindingCollector& found)
{
    const std::set<std::string> known = asked(ruleset);
    const auto read = std::ranges::count_if(ruleset.options, [](const Option& o) { return !o.readings.empty(); });
    for (std::size_t i = 0; i < ruleset.options.size(); ++i) {
        const Option& option = ruleset.options[i];
        const FindingSpot spot{"option", option.id, {}, {}};
        const std::string place = "/options/" + std::to_string(i);
        readings(option, place, read * 4 >= std::ranges::ssize(ruleset.options) * 3 && read > 1, found);
        std::vector<std::string> silent; // values that no row asks for
        for (const std::string& value : option.values)
            if (!known.contains(option.id + "=" + value))
                silent.push_back(value);
        if (option.values.size() < 2)
            found.add("options/one-value", spot, "it has fewer than two values to choose from",
                      "add the other value, or take the option out", option.cite, place + "/values");
        else if (silent.size() == option.values.size())
            found.add("options/unused", spot, "no row depends on this option",
                      "write its values in 'when' of rows, or take the option out", option.cite, place);
        else if (silent.size() > 1)
            found.add("options/same-effect", spot,
                      Text("the values '{0}' and '{1}' have the same effect, because no row depends on either",
                           {silent[0], silent[1]}),
                      "write them in 'when' of rows, or take one out", option.cite, place + "/values");
    }
}

} // namespace

void proveLabels(const Ruleset& ruleset, FindingCollector& found)
{
    const auto list = [&](const auto& rows, const char* key, const char* kind) {
        missing(rows, key, kind, found);
        twice(rows, key, kind, found);
    };
    list(ruleset.features, "/features", "feature");
    list(ruleset.ratings, "/ratings", "rating");
    list(ruleset.boxes, "/boxes", "box");
    list(ruleset.options, "/options", "option");
    list(ruleset.presets, "/presets", "preset");
    missing(ruleset.marks, "/marks", "mark", found);
    missing(ruleset.tables, "/tables", "table", found);
    missing(ruleset.quantities, "/quantities", "quantity", found);
    missing(ruleset.zones, "/zones", "zone", found);
    missing(ruleset.sights, "/sights", "sight", found);
    options(ruleset, found);
}

void proveLabels(const Scenario& scenario, FindingCollector& found)
{
    missing(scenario.sides, "/sides", "side", found);
    missing(scenario.map.areas, "/map/areas", "area", found, 2);
    missing(scenario.units, "/units", "unit", found);
}

} // namespace fw
